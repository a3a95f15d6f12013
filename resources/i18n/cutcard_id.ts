<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id">
<context>
    <name>bar</name>
    <message>
        <source>No limit hold&apos;em</source>
        <translation>No limit hold&apos;em</translation>
    </message>
    <message>
        <source>Pot limit hold&apos;em</source>
        <translation>Pot limit hold&apos;em</translation>
    </message>
    <message>
        <source>Limit hold&apos;em</source>
        <translation>Limit hold&apos;em</translation>
    </message>
    <message>
        <source>Table {t}: {game} {stakes}</source>
        <translation>Meja {t}: {game} {stakes}</translation>
    </message>
    <message>
        <source>{k} seats, {time}</source>
        <translation>{k} kursi, {time}</translation>
    </message>
    <message>
        <source>Hand {h}, {k} seats, {time}</source>
        <translation>Tangan {h}, {k} kursi, {time}</translation>
    </message>
    <message>
        <source>Table {t}, {game} {stakes}</source>
        <translation>Meja {t}, {game} {stakes}</translation>
    </message>
    <message>
        <source>hand {h}</source>
        <translation>tangan {h}</translation>
    </message>
    <message>
        <source>Disk failing</source>
        <translation>Disk bermasalah</translation>
    </message>
    <message>
        <source>Down {time}</source>
        <translation>Down {time}</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>{street}, step {i} of {n}</source>
        <translation>{street}, langkah {i} dari {n}</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <source>No readers</source>
        <translation>Tanpa reader</translation>
    </message>
    <message>
        <source>Devices: all reading</source>
        <translation>Perangkat: semua terbaca</translation>
    </message>
    <message>
        <source>{device} off</source>
        <translation>{device} mati</translation>
    </message>
    <message>
        <source>Board lost, cards by tap</source>
        <translation>Board putus, kartu diketuk</translation>
    </message>
    <message>
        <source>{device} lost</source>
        <translation>{device} putus</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Mengapa?</translation>
    </message>
    <message>
        <source>Why, rule {rule}</source>
        <translation>Mengapa, aturan {rule}</translation>
    </message>
    <message>
        <source>{rule} {title}</source>
        <translation>{rule} {title}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>{n} events</source>
        <translation>{n} catatan</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 catatan</translation>
    </message>
    <message>
        <source>Not recording since {time}</source>
        <translation>Tidak terekam sejak {time}</translation>
    </message>
    <message>
        <source>tapped</source>
        <translation>diketuk</translation>
    </message>
    <message>
        <source>read</source>
        <translation>terbaca</translation>
    </message>
    <message>
        <source>implied</source>
        <translation>tersirat</translation>
    </message>
    <message>
        <source>{n} call {amt}</source>
        <translation>{n} call {amt}</translation>
    </message>
    <message>
        <source>{n} bet {amt}</source>
        <translation>{n} bet {amt}</translation>
    </message>
    <message>
        <source>{n} raise {amt}</source>
        <translation>{n} raise {amt}</translation>
    </message>
    <message>
        <source>{n} all in {amt}</source>
        <translation>{n} all in {amt}</translation>
    </message>
    <message>
        <source>{n} posts {amt}</source>
        <translation>{n} post {amt}</translation>
    </message>
    <message>
        <source>{amt} to {n}</source>
        <translation>{amt} ke {n}</translation>
    </message>
    <message>
        <source>{n} fold</source>
        <translation>{n} fold</translation>
    </message>
    <message>
        <source>{n} check</source>
        <translation>{n} check</translation>
    </message>
    <message>
        <source>{n} call</source>
        <translation>{n} call</translation>
    </message>
    <message>
        <source>{n} bet</source>
        <translation>{n} bet</translation>
    </message>
    <message>
        <source>{n} raise</source>
        <translation>{n} raise</translation>
    </message>
    <message>
        <source>{n} all in</source>
        <translation>{n} all in</translation>
    </message>
    <message>
        <source>{n} posts</source>
        <translation>{n} post</translation>
    </message>
    <message>
        <source>Pushed to {n}</source>
        <translation>Didorong ke {n}</translation>
    </message>
    <message>
        <source>{n} tabled</source>
        <translation>{n} buka</translation>
    </message>
    <message>
        <source>{n} mucked</source>
        <translation>{n} muck</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} dibatalkan</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Didorong</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Dibatalkan</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Diposting</translation>
    </message>
    <message>
        <source>seat {what}</source>
        <translation>kursi {what}</translation>
    </message>
    <message>
        <source>Event {i}, {what}, {source}, {time}</source>
        <translation>Catatan {i}, {what}, {source}, {time}</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>To call</source>
        <translation>Untuk call</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maksimal</translation>
    </message>
    <message>
        <source>Bet or raise to</source>
        <translation>Bet atau raise ke</translation>
    </message>
    <message>
        <source>Pot that counts</source>
        <translation>Pot yang dihitung</translation>
    </message>
    <message>
        <source>Seat {n} posts</source>
        <translation>Kursi {n} post</translation>
    </message>
    <message>
        <source>Blinds together</source>
        <translation>Jumlah blind</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Back to seat {n}</source>
        <translation>Kembali ke kursi {n}</translation>
    </message>
    <message>
        <source>Pot with the bets</source>
        <translation>Pot dengan taruhan</translation>
    </message>
    <message>
        <source>{pot}, to cut</source>
        <translation>{pot}, dipisahkan</translation>
    </message>
    <message>
        <source>{pot}</source>
        <translation>{pot}</translation>
    </message>
    <message>
        <source>Rake to take</source>
        <translation>Rake yang diambil</translation>
    </message>
    <message>
        <source>Jackpot to take</source>
        <translation>Jackpot yang diambil</translation>
    </message>
    <message>
        <source>Rake taken</source>
        <translation>Rake sudah diambil</translation>
    </message>
    <message>
        <source>Jackpot taken</source>
        <translation>Jackpot sudah diambil</translation>
    </message>
    <message>
        <source>{pot}, its rake</source>
        <translation>{pot}, rake-nya</translation>
    </message>
    <message>
        <source>{pot}, to push</source>
        <translation>{pot}, didorong</translation>
    </message>
    <message>
        <source>{pot}, each winner</source>
        <translation>{pot}, tiap pemenang</translation>
    </message>
    <message>
        <source>{pot}, odd chips</source>
        <translation>{pot}, kelebihan chip</translation>
    </message>
    <message>
        <source>{pot}, seat {n}</source>
        <translation>{pot}, kursi {n}</translation>
    </message>
    <message>
        <source>Seat {n}, all pots</source>
        <translation>Kursi {n}, semua pot</translation>
    </message>
    <message>
        <source>Into the drop box</source>
        <translation>Masuk kotak drop</translation>
    </message>
    <message>
        <source>price {amt}</source>
        <translation>harga {amt}</translation>
    </message>
    <message>
        <source>full blind {amt}</source>
        <translation>blind penuh {amt}</translation>
    </message>
    <message>
        <source>largest all-in {amt}</source>
        <translation>all-in terbesar {amt}</translation>
    </message>
    <message>
        <source>own bet {amt}</source>
        <translation>taruhan sendiri {amt}</translation>
    </message>
    <message>
        <source>stack {amt}</source>
        <translation>stack {amt}</translation>
    </message>
    <message>
        <source>beyond the stack {amt}</source>
        <translation>di luar stack {amt}</translation>
    </message>
    <message>
        <source>highest bet {amt}</source>
        <translation>bet tertinggi {amt}</translation>
    </message>
    <message>
        <source>largest bet or raise {amt}</source>
        <translation>bet atau raise terbesar {amt}</translation>
    </message>
    <message>
        <source>last full bet {amt}</source>
        <translation>bet penuh terakhir {amt}</translation>
    </message>
    <message>
        <source>bet size {amt}</source>
        <translation>ukuran bet {amt}</translation>
    </message>
    <message>
        <source>call {amt}</source>
        <translation>call {amt}</translation>
    </message>
    <message>
        <source>rounded up {amt}</source>
        <translation>dibulatkan ke atas {amt}</translation>
    </message>
    <message>
        <source>rounded down {amt}</source>
        <translation>dibulatkan ke bawah {amt}</translation>
    </message>
    <message>
        <source>over the most {amt}</source>
        <translation>di atas maksimum {amt}</translation>
    </message>
    <message>
        <source>pot {amt}</source>
        <translation>pot {amt}</translation>
    </message>
    <message>
        <source>up to the minimum {amt}</source>
        <translation>sampai minimum {amt}</translation>
    </message>
    <message>
        <source>blind counted as full {amt}</source>
        <translation>blind dihitung penuh {amt}</translation>
    </message>
    <message>
        <source>small blind counted as big {amt}</source>
        <translation>small blind dihitung big blind {amt}</translation>
    </message>
    <message>
        <source>antes not counted {amt}</source>
        <translation>ante tidak dihitung {amt}</translation>
    </message>
    <message>
        <source>ante {amt}</source>
        <translation>ante {amt}</translation>
    </message>
    <message>
        <source>small blind {amt}</source>
        <translation>small blind {amt}</translation>
    </message>
    <message>
        <source>big blind {amt}</source>
        <translation>big blind {amt}</translation>
    </message>
    <message>
        <source>big blind ante {amt}</source>
        <translation>ante big blind {amt}</translation>
    </message>
    <message>
        <source>straddle {amt}</source>
        <translation>straddle {amt}</translation>
    </message>
    <message>
        <source>button charge {amt}</source>
        <translation>biaya button {amt}</translation>
    </message>
    <message>
        <source>{amt} (seat {n})</source>
        <translation>{amt} (kursi {n})</translation>
    </message>
    <message>
        <source>put in {amt}</source>
        <translation>dimasukkan {amt}</translation>
    </message>
    <message>
        <source>matched {amt}</source>
        <translation>disamakan {amt}</translation>
    </message>
    <message>
        <source>in the middle {amt}</source>
        <translation>di tengah {amt}</translation>
    </message>
    <message>
        <source>bets in front {amt}</source>
        <translation>taruhan di depan {amt}</translation>
    </message>
    <message>
        <source>{k} × {each}</source>
        <translation>{k} × {each}</translation>
    </message>
    <message>
        <source>folded chips {amt}</source>
        <translation>chip fold {amt}</translation>
    </message>
    <message>
        <source>folded chips above that {amt}</source>
        <translation>chip fold di atasnya {amt}</translation>
    </message>
    <message>
        <source>dead money {amt}</source>
        <translation>uang mati {amt}</translation>
    </message>
    <message>
        <source>rake {amt}</source>
        <translation>rake {amt}</translation>
    </message>
    <message>
        <source>jackpot {amt}</source>
        <translation>jackpot {amt}</translation>
    </message>
    <message>
        <source>{amt} ({p}% of {of})</source>
        <translation>{amt} ({p}% dari {of})</translation>
    </message>
    <message>
        <source>{k} × {each} (per {of})</source>
        <translation>{k} × {each} (per {of})</translation>
    </message>
    <message>
        <source>{amt} (from a pot of {of})</source>
        <translation>{amt} (mulai pot {of})</translation>
    </message>
    <message>
        <source>over the cap {amt}</source>
        <translation>di atas batas {amt}</translation>
    </message>
    <message>
        <source>more than is left {amt}</source>
        <translation>melebihi sisa {amt}</translation>
    </message>
    <message>
        <source>already taken {amt}</source>
        <translation>sudah diambil {amt}</translation>
    </message>
    <message>
        <source>{amt} (rake on {of})</source>
        <translation>{amt} (rake dari {of})</translation>
    </message>
    <message>
        <source>for the next pot {amt}</source>
        <translation>untuk pot berikutnya {amt}</translation>
    </message>
    <message>
        <source>more than the pot {amt}</source>
        <translation>melebihi pot {amt}</translation>
    </message>
    <message>
        <source>{amt} ({of} among {k})</source>
        <translation>{amt} ({of} dibagi {k})</translation>
    </message>
    <message>
        <source>odd chips {amt}</source>
        <translation>kelebihan chip {amt}</translation>
    </message>
    <message>
        <source>less than a chip {amt}</source>
        <translation>kurang dari satu chip {amt}</translation>
    </message>
    <message>
        <source>{amt} ({pot})</source>
        <translation>{amt} ({pot})</translation>
    </message>
    <message>
        <source>{k} × big blind {each}</source>
        <translation>{k} × big blind {each}</translation>
    </message>
    <message>
        <source>The sum behind the number</source>
        <translation>Hitungan di balik angka</translation>
    </message>
    <message>
        <source>{what} ({rule}): {sum}</source>
        <translation>{what} ({rule}): {sum}</translation>
    </message>
    <message>
        <source>{what} ({rule}): {sum} = {amt}</source>
        <translation>{what} ({rule}): {sum} = {amt}</translation>
    </message>
    <message>
        <source>Each seat posts</source>
        <translation>Setiap kursi post</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Side pot {i}</source>
        <translation>Side pot {i}</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Main pot</translation>
    </message>
    <message>
        <source>{term} ({rule})</source>
        <translation>{term} ({rule})</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>king</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>sekop</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hati</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>wajik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>keriting</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>high card {rank}</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>one pair {ranks}</translation>
    </message>
    <message>
        <source>two pair, {ranks} and {others}</source>
        <translation>two pair, {ranks} dan {others}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>three of a kind {ranks}</translation>
    </message>
    <message>
        <source>straight, {rank} high</source>
        <translation>straight, {rank} tertinggi</translation>
    </message>
    <message>
        <source>flush in {suit}, {rank} high</source>
        <translation>flush {suit}, {rank} tertinggi</translation>
    </message>
    <message>
        <source>full house, {ranks} over {others}</source>
        <translation>full house, {ranks} dengan {others}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>four of a kind {ranks}</translation>
    </message>
    <message>
        <source>straight flush in {suit}, {rank} high</source>
        <translation>straight flush {suit}, {rank} tertinggi</translation>
    </message>
    <message>
        <source>royal flush in {suit}</source>
        <translation>royal flush {suit}</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>pre-flop</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <source>No limit hold&apos;em {small}–{big}</source>
        <translation>No limit hold&apos;em {small}–{big}</translation>
    </message>
    <message>
        <source>Pot limit hold&apos;em {small}–{big}</source>
        <translation>Pot limit hold&apos;em {small}–{big}</translation>
    </message>
    <message>
        <source>Limit hold&apos;em {small}–{big}</source>
        <translation>Limit hold&apos;em {small}–{big}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>kursi {n}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>tempat burn</translation>
    </message>
    <message>
        <source>muck</source>
        <translation>muck</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>shoe</translation>
    </message>
    <message>
        <source>show spot</source>
        <translation>tempat show</translation>
    </message>
    <message>
        <source>aside spot</source>
        <translation>tempat sisih</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>tray</translation>
    </message>
    <message>
        <source>drop box</source>
        <translation>kotak drop</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Kursi {n}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} dan {last}</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Actions</source>
        <translation>Aksi</translation>
    </message>
    <message>
        <source>Actions for seat {n}</source>
        <translation>Aksi untuk kursi {n}</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Minta waktu</translation>
    </message>
    <message>
        <source>Time: {s} seconds</source>
        <translation>Waktu: {s} detik</translation>
    </message>
    <message>
        <source>{amt} behind</source>
        <translation>Sisa {amt}</translation>
    </message>
    <message>
        <source>{position}, {amt} behind</source>
        <translation>{position}, sisa {amt}</translation>
    </message>
    <message>
        <source>{words}, likeliest</source>
        <translation>{words}, paling mungkin</translation>
    </message>
    <message>
        <source>Keypad {digit}</source>
        <translation>Tombol {digit}</translation>
    </message>
    <message>
        <source>Call {amt}</source>
        <translation>Call {amt}</translation>
    </message>
    <message>
        <source>Bet {amt}</source>
        <translation>Bet {amt}</translation>
    </message>
    <message>
        <source>Raise to {amt}</source>
        <translation>Raise ke {amt}</translation>
    </message>
    <message>
        <source>All in {amt}</source>
        <translation>All in {amt}</translation>
    </message>
    <message>
        <source>Least {amt}</source>
        <translation>Minimal {amt}</translation>
    </message>
    <message>
        <source>Minimum {amt}</source>
        <translation>Minimum {amt}</translation>
    </message>
    <message>
        <source>Most {amt}</source>
        <translation>Maksimal {amt}</translation>
    </message>
    <message>
        <source>Most {amt} = {sum}</source>
        <translation>Paling banyak {amt} = {sum}</translation>
    </message>
    <message>
        <source>No raise here</source>
        <translation>Tidak boleh raise di sini</translation>
    </message>
    <message>
        <source>No raise here: {rule}</source>
        <translation>Tidak boleh raise di sini: {rule}</translation>
    </message>
    <message>
        <source>{made} of {allowed} bets</source>
        <translation>{made} dari {allowed} bet</translation>
    </message>
    <message>
        <source>Min {amt}</source>
        <translation>Min {amt}</translation>
    </message>
    <message>
        <source>Pot {amt}</source>
        <translation>Pot {amt}</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All in</translation>
    </message>
    <message>
        <source>{what}, minimum</source>
        <translation>{what}, minimum</translation>
    </message>
    <message>
        <source>{what}, usual here</source>
        <translation>{what}, biasa di sini</translation>
    </message>
    <message>
        <source>{what}, pot</source>
        <translation>{what}, pot</translation>
    </message>
    <message>
        <source>{what}, all in</source>
        <translation>{what}, all in</translation>
    </message>
    <message>
        <source>Wash the deck</source>
        <translation>Wash kartu di meja</translation>
    </message>
    <message>
        <source>Shuffle, box, cut</source>
        <translation>Kocok, box, potong</translation>
    </message>
    <message>
        <source>Deal for the button</source>
        <translation>Undi button</translation>
    </message>
    <message>
        <source>Deal the down cards</source>
        <translation>Bagi kartu tertutup</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n}</source>
        <translation>Kembalikan {amt} ke kursi {n}</translation>
    </message>
    <message>
        <source>Pull the bets</source>
        <translation>Tarik taruhan</translation>
    </message>
    <message>
        <source>Cut side pot: {amt}</source>
        <translation>Pisahkan side pot: {amt}</translation>
    </message>
    <message>
        <source>Take rake: {amt}</source>
        <translation>Ambil rake: {amt}</translation>
    </message>
    <message>
        <source>Take jackpot: {amt}</source>
        <translation>Ambil untuk jackpot: {amt}</translation>
    </message>
    <message>
        <source>Tap the table, burn one</source>
        <translation>Ketuk meja, bakar satu</translation>
    </message>
    <message>
        <source>Deal the flop</source>
        <translation>Buka flop</translation>
    </message>
    <message>
        <source>Deal the turn</source>
        <translation>Buka turn</translation>
    </message>
    <message>
        <source>Deal the river</source>
        <translation>Buka river</translation>
    </message>
    <message>
        <source>Check the card</source>
        <translation>Periksa kartunya</translation>
    </message>
    <message>
        <source>Turn hands face up</source>
        <translation>Buka kartu pemain</translation>
    </message>
    <message>
        <source>Drop rake: {amt}</source>
        <translation>Masukkan rake ke kotak: {amt}</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Tangan berikutnya</translation>
    </message>
    <message>
        <source>Button to seat {n}</source>
        <translation>Button ke kursi {n}</translation>
    </message>
    <message>
        <source>Follow the prompt</source>
        <translation>Ikuti petunjuk</translation>
    </message>
    <message>
        <source>No touch needed: the next card read answers</source>
        <translation>Tak perlu disentuh: cukup kartu terbaca</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>A reader sees it</source>
        <translation>Terbaca oleh reader</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Sekarang</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Lalu</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Sudah dipasang</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>Sudah dibakar</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Sudah dibagi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Bagi</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Sudah masuk kotak</translation>
    </message>
    <message>
        <source>All correct</source>
        <translation>Semua benar</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Big blind ante</source>
        <translation>Ante big blind</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Button charge</source>
        <translation>Biaya button</translation>
    </message>
    <message>
        <source>Skipped big blind</source>
        <translation>Big blind terlewat</translation>
    </message>
    <message>
        <source>Seat {n}: {kind} {amt}</source>
        <translation>Kursi {n}: {kind} {amt}</translation>
    </message>
    <message>
        <source>Seat {n}: {kind} {amt}, short</source>
        <translation>Kursi {n}: {kind} {amt}, kurang</translation>
    </message>
    <message>
        <source>Seat {n}: {kind}, sits out</source>
        <translation>Kursi {n}: {kind}, istirahat</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Main pot</translation>
    </message>
    <message>
        <source>Side pot {i}</source>
        <translation>Side pot {i}</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Sudah didorong</translation>
    </message>
    <message>
        <source>Odd chip, {rule}</source>
        <translation>Kelebihan chip, {rule}</translation>
    </message>
    <message>
        <source>{amt} tied, split</source>
        <translation>{amt} seri, dibagi</translation>
    </message>
    <message>
        <source>Seat {n} still has cards</source>
        <translation>Kursi {n} masih punya kartu</translation>
    </message>
    <message>
        <source>Pot pushed</source>
        <translation>Pot didorong</translation>
    </message>
    <message>
        <source>Main pot pushed</source>
        <translation>Main pot didorong</translation>
    </message>
    <message>
        <source>Side pot pushed</source>
        <translation>Side pot didorong</translation>
    </message>
    <message>
        <source>{amt} to seat {n}</source>
        <translation>{amt} ke kursi {n}</translation>
    </message>
    <message>
        <source>{pot}: choose the winner</source>
        <translation>{pot}: pilih pemenang</translation>
    </message>
    <message>
        <source>{pot} is split by seats {list}</source>
        <translation>{pot} dibagi kursi {list}</translation>
    </message>
    <message>
        <source>{pot} won by seat {n}</source>
        <translation>{pot} dimenangkan kursi {n}</translation>
    </message>
    <message>
        <source>Winner seat {n}, chosen</source>
        <translation>Pemenang kursi {n}, dipilih</translation>
    </message>
    <message>
        <source>Winner seat {n}</source>
        <translation>Pemenang kursi {n}</translation>
    </message>
    <message>
        <source>Seat {n}, {name}</source>
        <translation>Kursi {n}, {name}</translation>
    </message>
    <message>
        <source>No chips: may buy in</source>
        <translation>Chip habis: boleh buy-in</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Istirahat</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Utang blind</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} lagi</translation>
    </message>
    <message>
        <source>Stopped {time}</source>
        <translation>Berhenti {time}</translation>
    </message>
    <message>
        <source>Misunderstanding</source>
        <translation>Salah paham</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Keputusan sudah diberikan</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>Chip sudah dihitung</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Lihat meja dulu</translation>
    </message>
    <message>
        <source>Look at: {place}</source>
        <translation>Lihat: {place}</translation>
    </message>
    <message>
        <source>Read: {card}</source>
        <translation>Terbaca: {card}</translation>
    </message>
    <message>
        <source>Tapped: {card}</source>
        <translation>Diketuk: {card}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Rake dropped</source>
        <translation>Rake dimasukkan</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Langkah terakhir</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Batalkan {step}</translation>
    </message>
    <message>
        <source>{words}, needs the floor</source>
        <translation>{words}, perlu floor</translation>
    </message>
    <message>
        <source>Seat {n} call {amt}</source>
        <translation>Kursi {n} call {amt}</translation>
    </message>
    <message>
        <source>Seat {n} bet {amt}</source>
        <translation>Kursi {n} bet {amt}</translation>
    </message>
    <message>
        <source>Seat {n} raise {amt}</source>
        <translation>Kursi {n} raise {amt}</translation>
    </message>
    <message>
        <source>Seat {n} all in {amt}</source>
        <translation>Kursi {n} all in {amt}</translation>
    </message>
    <message>
        <source>Seat {n} posted {amt}</source>
        <translation>Kursi {n} post {amt}</translation>
    </message>
    <message>
        <source>Pushed {amt} to seat {n}</source>
        <translation>Didorong {amt} ke kursi {n}</translation>
    </message>
    <message>
        <source>Seat {n} bought in {amt}</source>
        <translation>Kursi {n} buy-in {amt}</translation>
    </message>
    <message>
        <source>Seat {n} fold</source>
        <translation>Kursi {n} fold</translation>
    </message>
    <message>
        <source>Seat {n} check</source>
        <translation>Kursi {n} check</translation>
    </message>
    <message>
        <source>Seat {n} call</source>
        <translation>Kursi {n} call</translation>
    </message>
    <message>
        <source>Seat {n} all in</source>
        <translation>Kursi {n} all in</translation>
    </message>
    <message>
        <source>Seat {n} tabled</source>
        <translation>Kursi {n} buka kartu</translation>
    </message>
    <message>
        <source>Seat {n} mucked</source>
        <translation>Kursi {n} muck</translation>
    </message>
    <message>
        <source>Seat {n} seated</source>
        <translation>Kursi {n} duduk</translation>
    </message>
    <message>
        <source>Seat {n} left</source>
        <translation>Kursi {n} pergi</translation>
    </message>
    <message>
        <source>Seat {n} sits out</source>
        <translation>Kursi {n} istirahat</translation>
    </message>
    <message>
        <source>Seat {n} sits in</source>
        <translation>Kursi {n} main lagi</translation>
    </message>
    <message>
        <source>Seat {n} step</source>
        <translation>Langkah kursi {n}</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Check around</source>
        <translation>Semua check</translation>
    </message>
    <message>
        <source>Chop</source>
        <translation>Chop</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>Untuk call</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Raise ke</translation>
    </message>
    <message>
        <source>Then drop rake</source>
        <translation>Lalu masukkan rake</translation>
    </message>
    <message>
        <source>Then move button to</source>
        <translation>Lalu pindahkan button ke</translation>
    </message>
    <message>
        <source>Tap the cards that lie there</source>
        <translation>Pilih kartu yang ada di meja</translation>
    </message>
    <message>
        <source>Due before the deal</source>
        <translation>Wajib sebelum pembagian</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Urutan dorong</translation>
    </message>
    <message>
        <source>Side pots first</source>
        <translation>Side pot dulu</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Dibuka</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Or name the winner by seat</source>
        <translation>Atau sebut kursi pemenang</translation>
    </message>
    <message>
        <source>Before the next hand</source>
        <translation>Sebelum tangan berikutnya</translation>
    </message>
    <message>
        <source>No seat changes</source>
        <translation>Tidak ada perubahan kursi</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Menunggu pemain</translation>
    </message>
    <message>
        <source>Why does play go on?</source>
        <translation>Mengapa permainan dilanjutkan?</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Tampilkan</translation>
    </message>
    <message>
        <source>Call floor</source>
        <translation>Panggil floor</translation>
    </message>
    <message>
        <source>Not so</source>
        <translation>Tidak benar</translation>
    </message>
    <message>
        <source>Which card lies there?</source>
        <translation>Kartu mana yang ada di sana?</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Terbaca</translation>
    </message>
    <message>
        <source>Tapped</source>
        <translation>Diketuk</translation>
    </message>
    <message>
        <source>Compare board, bets and stacks with the table</source>
        <translation>Cocokkan board, taruhan, dan stack dengan meja</translation>
    </message>
    <message>
        <source>The panel is off</source>
        <translation>Panel tidak aktif</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Batalkan</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Seat {n}: “Check”</source>
        <translation>Kursi {n}: “Check”</translation>
    </message>
    <message>
        <source>Seat {n}: “Call”</source>
        <translation>Kursi {n}: “Call”</translation>
    </message>
    <message>
        <source>Seat {n} folds</source>
        <translation>Kursi {n} fold</translation>
    </message>
    <message>
        <source>Seat {n}: “{amt}”</source>
        <translation>Kursi {n}: “{amt}”</translation>
    </message>
    <message>
        <source>Seat {n} throws the cards away</source>
        <translation>Kursi {n} membuang kartunya</translation>
    </message>
    <message>
        <source>Seat {n} lays the cards open</source>
        <translation>Kursi {n} membuka kartunya</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Set up the table</source>
        <translation>Siapkan meja</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Menunggu pemain</translation>
    </message>
    <message>
        <source>Deal one card each for the button</source>
        <translation>Undi button: satu kartu per pemain</translation>
    </message>
    <message>
        <source>Button to seat {n}</source>
        <translation>Button ke kursi {n}</translation>
    </message>
    <message>
        <source>Wash the deck</source>
        <translation>Wash kartu di meja</translation>
    </message>
    <message>
        <source>Shuffle, box, cut</source>
        <translation>Kocok, box, potong</translation>
    </message>
    <message>
        <source>Next hand: button to {n}</source>
        <translation>Tangan berikutnya: button ke {n}</translation>
    </message>
    <message>
        <source>Blinds due: seats {n} and {m}</source>
        <translation>Blind: kursi {n} dan {m}</translation>
    </message>
    <message>
        <source>Big blind only: seat {n}</source>
        <translation>Hanya big blind: kursi {n}</translation>
    </message>
    <message>
        <source>Straddle, seat {n}: {amt}</source>
        <translation>Straddle kursi {n}: {amt}</translation>
    </message>
    <message>
        <source>Take antes: {amt} each</source>
        <translation>Kumpulkan ante: {amt} per pemain</translation>
    </message>
    <message>
        <source>Big blind ante, seat {n}: {amt}</source>
        <translation>Ante big blind, kursi {n}: {amt}</translation>
    </message>
    <message>
        <source>Button charge, seat {n}: {amt}</source>
        <translation>Biaya button, kursi {n}: {amt}</translation>
    </message>
    <message>
        <source>Chop: blinds back to {n} and {m}</source>
        <translation>Chop: blind kembali ke {n} dan {m}</translation>
    </message>
    <message>
        <source>Deal {k} down, start seat {n}</source>
        <translation>Bagi {k} tertutup, mulai kursi {n}</translation>
    </message>
    <message>
        <source>Seat {n} to act: {amt} to call</source>
        <translation>Giliran kursi {n}: call {amt}</translation>
    </message>
    <message>
        <source>Seat {n} to act: check or bet</source>
        <translation>Giliran kursi {n}: check atau bet</translation>
    </message>
    <message>
        <source>Seat {n}: check or raise</source>
        <translation>Kursi {n}: check atau raise</translation>
    </message>
    <message>
        <source>Seat {n}: call {amt} or fold</source>
        <translation>Kursi {n}: call {amt} atau fold</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n}</source>
        <translation>Kembalikan {amt} ke kursi {n}</translation>
    </message>
    <message>
        <source>Pull bets: pot {amt}</source>
        <translation>Tarik taruhan: pot {amt}</translation>
    </message>
    <message>
        <source>Cut side pot: {amt}</source>
        <translation>Pisahkan side pot: {amt}</translation>
    </message>
    <message>
        <source>Take rake: {amt}</source>
        <translation>Ambil rake: {amt}</translation>
    </message>
    <message>
        <source>Take jackpot: {amt}</source>
        <translation>Ambil untuk jackpot: {amt}</translation>
    </message>
    <message>
        <source>Tap the table, burn one</source>
        <translation>Ketuk meja, bakar satu</translation>
    </message>
    <message>
        <source>Deal the flop</source>
        <translation>Buka flop</translation>
    </message>
    <message>
        <source>Deal the turn</source>
        <translation>Buka turn</translation>
    </message>
    <message>
        <source>Deal the river</source>
        <translation>Buka river</translation>
    </message>
    <message>
        <source>Check the {street}: {card}</source>
        <translation>Periksa {street}: {card}</translation>
    </message>
    <message>
        <source>Turn hands face up</source>
        <translation>Buka kartu pemain</translation>
    </message>
    <message>
        <source>Seat {n} shows first</source>
        <translation>Kursi {n} buka kartu dulu</translation>
    </message>
    <message>
        <source>Seat {n}: show or muck</source>
        <translation>Kursi {n}: buka atau muck</translation>
    </message>
    <message>
        <source>Push pot: {amt} to {n}</source>
        <translation>Dorong pot: {amt} ke {n}</translation>
    </message>
    <message>
        <source>Push side pot: {amt} to {n}</source>
        <translation>Dorong side pot: {amt} ke {n}</translation>
    </message>
    <message>
        <source>Push main pot: {amt} to {n}</source>
        <translation>Dorong main pot: {amt} ke {n}</translation>
    </message>
    <message>
        <source>Split: {amt} each to {list}</source>
        <translation>Bagi rata {amt} per kursi: {list}</translation>
    </message>
    <message>
        <source>Drop rake: {amt}</source>
        <translation>Masukkan rake ke kotak: {amt}</translation>
    </message>
    <message>
        <source>Confirm board, bets and stacks</source>
        <translation>Konfirmasi board, taruhan, dan stack</translation>
    </message>
    <message>
        <source>Stop. Floor called</source>
        <translation>Berhenti. Floor sudah dipanggil</translation>
    </message>
    <message>
        <source>Card at {place}: not expected</source>
        <translation>Kartu di {place}: tak terduga</translation>
    </message>
    <message>
        <source>{street} dealt early. Stop</source>
        <translation>Terlalu cepat: {street}. Berhenti</translation>
    </message>
    <message>
        <source>No burn seen</source>
        <translation>Kartu bakar tidak terbaca</translation>
    </message>
    <message>
        <source>Two burns seen</source>
        <translation>Dua kartu bakar terbaca</translation>
    </message>
    <message>
        <source>Seat {n} cards in the muck</source>
        <translation>Kartu kursi {n} ada di muck</translation>
    </message>
    <message>
        <source>Card seen twice</source>
        <translation>Satu kartu terbaca dua kali</translation>
    </message>
    <message>
        <source>Read {a}, tapped {b}</source>
        <translation>Terbaca {a}, diketuk {b}</translation>
    </message>
    <message>
        <source>Unknown card in play</source>
        <translation>Kartu tak dikenal di meja</translation>
    </message>
    <message>
        <source>Wrong seat got the card</source>
        <translation>Kartu jatuh ke kursi yang salah</translation>
    </message>
    <message>
        <source>Check the {street}: tap the card</source>
        <translation>Periksa {street}: pilih kartunya</translation>
    </message>
    <message>
        <source>Card dealt early. Stop</source>
        <translation>Kartu terlalu cepat. Berhenti</translation>
    </message>
    <message>
        <source>Cards and chips stay where they are</source>
        <translation>Kartu dan chip tetap di tempatnya</translation>
    </message>
    <message>
        <source>Hand {h} restored: {step}</source>
        <translation>Tangan {h} dipulihkan: {step}</translation>
    </message>
    <message>
        <source>Next: seat {n}</source>
        <translation>Berikutnya: kursi {n}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Berikutnya: {step}</translation>
    </message>
    <message>
        <source>seat {n} to act</source>
        <translation>giliran kursi {n}</translation>
    </message>
    <message>
        <source>Not recording. Finish by hand, call floor</source>
        <translation>Tidak terekam. Lanjut manual, panggil floor</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Not now: follow the prompt</source>
        <translation>Belum saatnya: ikuti petunjuk</translation>
    </message>
    <message>
        <source>No hand yet: deal first</source>
        <translation>Belum ada tangan: bagi dulu</translation>
    </message>
    <message>
        <source>Finish this hand first</source>
        <translation>Selesaikan tangan ini dulu</translation>
    </message>
    <message>
        <source>Game stopped: wait for floor</source>
        <translation>Permainan berhenti: tunggu floor</translation>
    </message>
    <message>
        <source>Not stopped: play on</source>
        <translation>Tidak berhenti: lanjutkan</translation>
    </message>
    <message>
        <source>Seat {n} acts first</source>
        <translation>Kursi {n} bertindak dulu</translation>
    </message>
    <message>
        <source>Seat {n} is not in the hand</source>
        <translation>Kursi {n} tidak ikut tangan ini</translation>
    </message>
    <message>
        <source>Nothing to call: check</source>
        <translation>Tidak ada yang di-call: check</translation>
    </message>
    <message>
        <source>Call {amt} or fold</source>
        <translation>Call {amt} atau fold</translation>
    </message>
    <message>
        <source>No raise here: call or fold</source>
        <translation>Tidak bisa raise: call atau fold</translation>
    </message>
    <message>
        <source>Least {amt}</source>
        <translation>Minimal {amt}</translation>
    </message>
    <message>
        <source>Most {amt}</source>
        <translation>Maksimal {amt}</translation>
    </message>
    <message>
        <source>Exactly {amt}</source>
        <translation>Tepat {amt}</translation>
    </message>
    <message>
        <source>In steps of {amt}</source>
        <translation>Kelipatan {amt}</translation>
    </message>
    <message>
        <source>Nothing to call: check instead of fold</source>
        <translation>Tidak ada yang di-call: check, bukan fold</translation>
    </message>
    <message>
        <source>Ask seat {n}: check or raise</source>
        <translation>Tanya kursi {n}: check atau raise</translation>
    </message>
    <message>
        <source>Finish the betting first</source>
        <translation>Selesaikan taruhan dulu</translation>
    </message>
    <message>
        <source>Pull the bets first</source>
        <translation>Tarik taruhan dulu</translation>
    </message>
    <message>
        <source>No bets to pull: go on</source>
        <translation>Tidak ada taruhan untuk ditarik: lanjut</translation>
    </message>
    <message>
        <source>No rake due: go on</source>
        <translation>Tidak ada rake: lanjut</translation>
    </message>
    <message>
        <source>No card due there: check the place</source>
        <translation>Tidak ada kartu untuk di sana: periksa tempatnya</translation>
    </message>
    <message>
        <source>Card already in play: check it</source>
        <translation>Kartu sudah dipakai: periksa</translation>
    </message>
    <message>
        <source>Show all cards of seat {n}</source>
        <translation>Buka semua kartu kursi {n}</translation>
    </message>
    <message>
        <source>No card to name: go on</source>
        <translation>Tidak ada kartu untuk disebut: lanjut</translation>
    </message>
    <message>
        <source>Seat {n} has already shown</source>
        <translation>Kursi {n} sudah buka kartu</translation>
    </message>
    <message>
        <source>Seat {n} must show</source>
        <translation>Kursi {n} wajib buka kartu</translation>
    </message>
    <message>
        <source>Last hand: push the pot to seat {n}</source>
        <translation>Tangan terakhir: dorong pot ke kursi {n}</translation>
    </message>
    <message>
        <source>Hands still open: show or muck first</source>
        <translation>Masih ada kartu: buka atau muck dulu</translation>
    </message>
    <message>
        <source>All hands shown: the cards decide</source>
        <translation>Semua kartu terbuka: kartu yang menentukan</translation>
    </message>
    <message>
        <source>Choose a seat that plays for this pot</source>
        <translation>Pilih kursi yang berhak atas pot ini</translation>
    </message>
    <message>
        <source>Push the last side pot first</source>
        <translation>Dorong side pot terakhir dulu</translation>
    </message>
    <message>
        <source>No pot to push: go on</source>
        <translation>Tidak ada pot untuk didorong: lanjut</translation>
    </message>
    <message>
        <source>No such seat: choose another</source>
        <translation>Kursi tidak ada: pilih yang lain</translation>
    </message>
    <message>
        <source>Seat taken: choose another</source>
        <translation>Kursi terisi: pilih yang lain</translation>
    </message>
    <message>
        <source>Seat empty: choose another</source>
        <translation>Kursi kosong: pilih yang lain</translation>
    </message>
    <message>
        <source>Buy-in at least {amt}</source>
        <translation>Buy-in minimal {amt}</translation>
    </message>
    <message>
        <source>Buy-in at most {amt}</source>
        <translation>Buy-in maksimal {amt}</translation>
    </message>
    <message>
        <source>Wait for two players</source>
        <translation>Tunggu dua pemain</translation>
    </message>
    <message>
        <source>Draw for the button first</source>
        <translation>Undi button dulu</translation>
    </message>
    <message>
        <source>Button already drawn: go on</source>
        <translation>Button sudah diundi: lanjut</translation>
    </message>
    <message>
        <source>No straddle here: give it back</source>
        <translation>Tidak ada straddle: kembalikan</translation>
    </message>
    <message>
        <source>Straddle too short: give it back</source>
        <translation>Straddle kurang: kembalikan</translation>
    </message>
    <message>
        <source>Straddle already posted: deal on</source>
        <translation>Straddle sudah dipasang: lanjut bagi</translation>
    </message>
    <message>
        <source>No chop here: play on</source>
        <translation>Tidak bisa chop: lanjutkan</translation>
    </message>
    <message>
        <source>House options clash: correct them</source>
        <translation>Aturan kasino bentrok: perbaiki</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>Masukkan nama</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Tidak ada yang bisa dibatalkan</translation>
    </message>
    <message>
        <source>Call floor for this</source>
        <translation>Panggil floor untuk ini</translation>
    </message>
    <message>
        <source>Nothing to answer: go on</source>
        <translation>Tidak ada yang perlu dijawab: lanjut</translation>
    </message>
    <message>
        <source>Enter a reason</source>
        <translation>Masukkan alasan</translation>
    </message>
    <message>
        <source>Not this seat&apos;s turn: follow the prompt</source>
        <translation>Bukan giliran kursi ini: ikuti petunjuk</translation>
    </message>
    <message>
        <source>Seat is not in the hand</source>
        <translation>Kursi tidak ikut tangan ini</translation>
    </message>
    <message>
        <source>Ask first: check or raise</source>
        <translation>Tanya dulu: check atau raise</translation>
    </message>
    <message>
        <source>Show all cards of the hand</source>
        <translation>Buka semua kartu tangan ini</translation>
    </message>
    <message>
        <source>Hand already shown: go on</source>
        <translation>Tangan sudah dibuka: lanjut</translation>
    </message>
    <message>
        <source>This hand must be shown</source>
        <translation>Tangan ini wajib dibuka</translation>
    </message>
    <message>
        <source>Last hand: push the pot</source>
        <translation>Tangan terakhir: dorong pot</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n} first</source>
        <translation>Kembalikan dulu {amt} ke kursi {n}</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Table sign</source>
        <translation>Papan meja</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Catatan tangan</translation>
    </message>
    <message>
        <source>Undo back to</source>
        <translation>Batalkan sampai</translation>
    </message>
    <message>
        <source>{step} (floor only)</source>
        <translation>{step} (hanya floor)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>membaca</translation>
    </message>
    <message>
        <source>lost, by tap</source>
        <translation>putus, lewat ketukan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>mati</translation>
    </message>
    <message>
        <source>{state}, simulator</source>
        <translation>{state}, simulator</translation>
    </message>
    <message>
        <source>{device}: {state}. Reads {r}, bad {b}, reconnected {c}</source>
        <translation>{device}: {state}. Terbaca {r}, rusak {b}, tersambung lagi {c}</translation>
    </message>
    <message>
        <source>{line}, passed unseen {n}</source>
        <translation>{line}, lewat tak terbaca {n}</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Retry {device}</source>
        <translation>Coba lagi {device}</translation>
    </message>
    <message>
        <source>{seat}: open</source>
        <translation>{seat}: kosong</translation>
    </message>
    <message>
        <source>{seat}: {name}, {amt}</source>
        <translation>{seat}: {name}, {amt}</translation>
    </message>
    <message>
        <source>Buy in {amt}</source>
        <translation>Buy-in {amt}</translation>
    </message>
    <message>
        <source>Seat player with {amt}</source>
        <translation>Dudukkan pemain dengan {amt}</translation>
    </message>
    <message>
        <source>Player&apos;s name</source>
        <translation>Nama pemain</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Istirahat</translation>
    </message>
    <message>
        <source>Leave, cash out</source>
        <translation>Pergi, tukar chip</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Utang blind</translation>
    </message>
    <message>
        <source>Keypad {key}</source>
        <translation>Tombol {key}</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Why, rule {rule}</source>
        <translation>Mengapa, aturan {rule}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>Peringkat</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosarium</translation>
    </message>
    <message>
        <source>{tab}, tab {n} of 3</source>
        <translation>{tab}, tab {n} dari 3</translation>
    </message>
    <message>
        <source>No rule pack: the text of this rule is not here</source>
        <translation>Tanpa paket aturan: teks aturan ini tidak ada</translation>
    </message>
    <message>
        <source>Source: {origin}</source>
        <translation>Sumber: {origin}</translation>
    </message>
    <message>
        <source>Not in the glossary</source>
        <translation>Tidak ada di glosarium</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Cari di glosarium</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Royal flush</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight flush</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Two pair</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>One pair</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>High card</translation>
    </message>
</context>
<context>
    <name>showdown</name>
    <message>
        <source>Pot, {k} players</source>
        <translation>Pot, {k} pemain</translation>
    </message>
    <message>
        <source>Main pot, {k} players</source>
        <translation>Main pot, {k} pemain</translation>
    </message>
    <message>
        <source>Side pot {n}, {k} players</source>
        <translation>Side pot {n}, {k} pemain</translation>
    </message>
    <message>
        <source>Main only</source>
        <translation>Main pot saja</translation>
    </message>
    <message>
        <source>Main and side</source>
        <translation>Main dan side</translation>
    </message>
    <message>
        <source>Main and {k} sides</source>
        <translation>Main dan {k} side</translation>
    </message>
    <message>
        <source>To push</source>
        <translation>Untuk didorong</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Dibuka</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>{seat}: {key}</source>
        <translation>{seat}: {key}</translation>
    </message>
    <message>
        <source>Mucked</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Cards not shown</source>
        <translation>Kartu tidak dibuka</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Dapat</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>{seat}, to show, cards not shown</source>
        <translation>{seat}, giliran buka, kartu belum dibuka</translation>
    </message>
    <message>
        <source>{seat}, cards not shown</source>
        <translation>{seat}, kartu belum dibuka</translation>
    </message>
    <message>
        <source>{seat}, mucked</source>
        <translation>{seat}, di-muck</translation>
    </message>
    <message>
        <source>{seat}, tabled</source>
        <translation>{seat}, dibuka</translation>
    </message>
    <message>
        <source>gets {amt}</source>
        <translation>dapat {amt}</translation>
    </message>
    <message>
        <source>{hand} ties</source>
        <translation>{hand} seri</translation>
    </message>
    <message>
        <source>{hand} wins</source>
        <translation>{hand} menang</translation>
    </message>
    <message>
        <source>Check before you push</source>
        <translation>Periksa sebelum mendorong</translation>
    </message>
    <message>
        <source>{k} of {n} hands tabled or mucked</source>
        <translation>{k} dari {n} tangan dibuka atau di-muck</translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>1 more hand</source>
        <translation>1 tangan lagi</translation>
    </message>
    <message>
        <source>{k} more hands</source>
        <translation>{k} tangan lagi</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Sengketa</translation>
    </message>
    <message>
        <source>Card for the button: seat {n}</source>
        <translation>Kartu untuk button: kursi {n}</translation>
    </message>
    <message>
        <source>Seat {n}: tap 1 card</source>
        <translation>Kursi {n}: pilih 1 kartu</translation>
    </message>
    <message>
        <source>Seat {n}: tap {k} cards</source>
        <translation>Kursi {n}: pilih {k} kartu</translation>
    </message>
    <message>
        <source>{street}: tap the card</source>
        <translation>{street}: pilih kartunya</translation>
    </message>
    <message>
        <source>{street}: tap {k} cards</source>
        <translation>{street}: pilih {k} kartu</translation>
    </message>
</context>
<context>
    <name>sign</name>
    <message>
        <source>No limit hold&apos;em</source>
        <translation>No limit hold&apos;em</translation>
    </message>
    <message>
        <source>Pot limit hold&apos;em</source>
        <translation>Pot limit hold&apos;em</translation>
    </message>
    <message>
        <source>Limit hold&apos;em</source>
        <translation>Limit hold&apos;em</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>from {amt}</source>
        <translation>mulai {amt}</translation>
    </message>
    <message>
        <source>up to {amt}</source>
        <translation>sampai {amt}</translation>
    </message>
    <message>
        <source>Any amount</source>
        <translation>Bebas</translation>
    </message>
    <message>
        <source>No rake</source>
        <translation>Tanpa rake</translation>
    </message>
    <message>
        <source>Rake {p}%</source>
        <translation>Rake {p}%</translation>
    </message>
    <message>
        <source>Rake {amt} per {per}</source>
        <translation>Rake {amt} per {per}</translation>
    </message>
    <message>
        <source>Rake: {steps}</source>
        <translation>Rake: {steps}</translation>
    </message>
    <message>
        <source>{rake}, cap {cap}</source>
        <translation>{rake}, maksimal {cap}</translation>
    </message>
    <message>
        <source>{cap} ({a}–{b} players)</source>
        <translation>{cap} ({a}–{b} pemain)</translation>
    </message>
    <message>
        <source>Blinds {a}–{b}</source>
        <translation>Blind {a}–{b}</translation>
    </message>
    <message>
        <source>No ante</source>
        <translation>Tanpa ante</translation>
    </message>
    <message>
        <source>Ante {amt} each</source>
        <translation>Ante {amt} per pemain</translation>
    </message>
    <message>
        <source>Big blind ante {amt}</source>
        <translation>Ante big blind {amt}</translation>
    </message>
    <message>
        <source>No straddle</source>
        <translation>Tanpa straddle</translation>
    </message>
    <message>
        <source>Straddle left of the big blind</source>
        <translation>Straddle di kiri big blind</translation>
    </message>
    <message>
        <source>Button straddle</source>
        <translation>Straddle di button</translation>
    </message>
    <message>
        <source>Straddle left of the big blind or on the button</source>
        <translation>Straddle di kiri big blind atau di button</translation>
    </message>
    <message>
        <source>Jackpot: {steps}</source>
        <translation>Jackpot: {steps}</translation>
    </message>
    <message>
        <source>No flop, no drop</source>
        <translation>Tanpa flop, tanpa rake</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Button mati</translation>
    </message>
    <message>
        <source>Moving button</source>
        <translation>Button berjalan</translation>
    </message>
    <message>
        <source>All called hands are shown</source>
        <translation>Semua tangan yang di-call dibuka</translation>
    </message>
    <message>
        <source>All-in hands face up</source>
        <translation>Kartu all-in dibuka</translation>
    </message>
    <message>
        <source>Chopping blinds allowed</source>
        <translation>Chop blind boleh</translation>
    </message>
    <message>
        <source>No chopping of blinds</source>
        <translation>Chop blind tidak boleh</translation>
    </message>
    <message>
        <source>Clock {s} seconds</source>
        <translation>Waktu {s} detik</translation>
    </message>
    <message>
        <source>{amt} from {pot}</source>
        <translation>{amt} mulai pot {pot}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>To act</source>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Call</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All in</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Istirahat</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Utang blind</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Dibuka</translation>
    </message>
    <message>
        <source>Mucked</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Kosong</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Tangan berikutnya</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Tanpa chip</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Kursi {n}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>{amt} in front</source>
        <translation>{amt} di depan</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>giliran</translation>
    </message>
    <message>
        <source>{amt} to call</source>
        <translation>call {amt}</translation>
    </message>
    <message>
        <source>waits for the next hand</source>
        <translation>menunggu tangan berikutnya</translation>
    </message>
    <message>
        <source>no chips</source>
        <translation>tanpa chip</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>istirahat</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all in</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>cards seen</source>
        <translation>kartu terbaca</translation>
    </message>
    <message>
        <source>cards not seen</source>
        <translation>kartu belum terbaca</translation>
    </message>
    <message>
        <source>Seat {n} bet {amt}</source>
        <translation>Kursi {n} bet {amt}</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Main pot</translation>
    </message>
    <message>
        <source>Side {n}</source>
        <translation>Side {n}</translation>
    </message>
    <message>
        <source>Side pot {n}</source>
        <translation>Side pot {n}</translation>
    </message>
    <message>
        <source>seats {list}</source>
        <translation>kursi {list}</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>{k} burned</source>
        <translation>{k} dibakar</translation>
    </message>
    <message>
        <source>1 burned</source>
        <translation>1 dibakar</translation>
    </message>
    <message>
        <source>stub {k}</source>
        <translation>stub {k}</translation>
    </message>
    <message>
        <source>Rake {amt}, at cap</source>
        <translation>Rake {amt}, batas atas</translation>
    </message>
    <message>
        <source>Rake {amt}</source>
        <translation>Rake {amt}</translation>
    </message>
    <message>
        <source>Jackpot {amt}</source>
        <translation>Jackpot {amt}</translation>
    </message>
    <message>
        <source>Board place {n}, {what}</source>
        <translation>Tempat board {n}, {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>kosong</translation>
    </message>
    <message>
        <source>card not read</source>
        <translation>kartu tak terbaca</translation>
    </message>
    <message>
        <source>tapped</source>
        <translation>diketuk</translation>
    </message>
    <message>
        <source>Button at seat {n}</source>
        <translation>Button di kursi {n}</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Folded: {list}</source>
        <translation>Fold: {list}</translation>
    </message>
    <message>
        <source>Checked: {list}</source>
        <translation>Check: {list}</translation>
    </message>
    <message>
        <source>Shoe reading again</source>
        <translation>Shoe terbaca lagi</translation>
    </message>
    <message>
        <source>Board reading again</source>
        <translation>Board terbaca lagi</translation>
    </message>
    <message>
        <source>Seats reading again</source>
        <translation>Kursi terbaca lagi</translation>
    </message>
    <message>
        <source>Muck reading again</source>
        <translation>Muck terbaca lagi</translation>
    </message>
    <message>
        <source>Burn reading again</source>
        <translation>Burn terbaca lagi</translation>
    </message>
    <message>
        <source>Tray reading again</source>
        <translation>Tray terbaca lagi</translation>
    </message>
    <message>
        <source>Shoe reader lost: carry on</source>
        <translation>Reader shoe putus: lanjut saja</translation>
    </message>
    <message>
        <source>Board reader lost: tap the cards</source>
        <translation>Reader board putus: pilih kartunya</translation>
    </message>
    <message>
        <source>Seat reader lost: deal on</source>
        <translation>Reader kursi putus: lanjut bagi</translation>
    </message>
    <message>
        <source>Muck reader lost: tap folds</source>
        <translation>Reader muck putus: ketuk setiap fold</translation>
    </message>
    <message>
        <source>Burn reader lost: tap each burn</source>
        <translation>Reader burn putus: ketuk setiap burn</translation>
    </message>
    <message>
        <source>Tray reader lost: count by hand</source>
        <translation>Reader tray putus: hitung manual</translation>
    </message>
    <message>
        <source>Retrying by itself. The hand goes on. Logged as tapped, not read.</source>
        <translation>Mencoba lagi otomatis. Tangan jalan terus. Dicatat diketuk, bukan terbaca.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>To act {s} s</source>
        <translation>Giliran {s} dtk</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Screen too small: needs 1280 × 800</source>
        <translation>Layar terlalu kecil: perlu 1280 × 800</translation>
    </message>
    <message>
        <source>Opening the record of table {table}…</source>
        <translation>Membuka catatan meja {table}…</translation>
    </message>
</context>
</TS>
