<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro">
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
        <translation>Masa {t}: {game} {stakes}</translation>
    </message>
    <message>
        <source>{k} seats, {time}</source>
        <translation>{k} locuri, {time}</translation>
    </message>
    <message>
        <source>Hand {h}, {k} seats, {time}</source>
        <translation>Mâna {h}, {k} locuri, {time}</translation>
    </message>
    <message>
        <source>Table {t}, {game} {stakes}</source>
        <translation>Masa {t}, {game} {stakes}</translation>
    </message>
    <message>
        <source>hand {h}</source>
        <translation>mâna {h}</translation>
    </message>
    <message>
        <source>Disk failing</source>
        <translation>Discul cedează</translation>
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
        <translation>{street}, pasul {i} din {n}</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Locuri</translation>
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
        <translation>Tavă</translation>
    </message>
    <message>
        <source>No readers</source>
        <translation>Fără cititoare</translation>
    </message>
    <message>
        <source>Devices: all reading</source>
        <translation>Dispozitive: toate citesc</translation>
    </message>
    <message>
        <source>{device} off</source>
        <translation>{device} oprit</translation>
    </message>
    <message>
        <source>Board lost, cards by tap</source>
        <translation>Board fără semnal, cărți prin atingere</translation>
    </message>
    <message>
        <source>{device} lost</source>
        <translation>{device} fără semnal</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>De ce?</translation>
    </message>
    <message>
        <source>Why, rule {rule}</source>
        <translation>De ce, regula {rule}</translation>
    </message>
    <message>
        <source>{rule} {title}</source>
        <translation>{rule} {title}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>{n} events</source>
        <translation>{n} intrări</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 intrare</translation>
    </message>
    <message>
        <source>Not recording since {time}</source>
        <translation>Nu se înregistrează din {time}</translation>
    </message>
    <message>
        <source>tapped</source>
        <translation>atins</translation>
    </message>
    <message>
        <source>read</source>
        <translation>citit</translation>
    </message>
    <message>
        <source>implied</source>
        <translation>dedus</translation>
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
        <translation>{n} postează {amt}</translation>
    </message>
    <message>
        <source>{amt} to {n}</source>
        <translation>{amt} la {n}</translation>
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
        <translation>{n} postează</translation>
    </message>
    <message>
        <source>Pushed to {n}</source>
        <translation>Împins la {n}</translation>
    </message>
    <message>
        <source>{n} tabled</source>
        <translation>{n} arată</translation>
    </message>
    <message>
        <source>{n} mucked</source>
        <translation>{n} muck</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} anulat</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Oprit</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Împins</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Anulat</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Postat</translation>
    </message>
    <message>
        <source>seat {what}</source>
        <translation>locul {what}</translation>
    </message>
    <message>
        <source>Event {i}, {what}, {source}, {time}</source>
        <translation>Intrarea {i}, {what}, {source}, {time}</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>To call</source>
        <translation>De plătit</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minim</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maxim</translation>
    </message>
    <message>
        <source>Bet or raise to</source>
        <translation>Bet sau raise la</translation>
    </message>
    <message>
        <source>Pot that counts</source>
        <translation>Potul care contează</translation>
    </message>
    <message>
        <source>Seat {n} posts</source>
        <translation>Locul {n} pune</translation>
    </message>
    <message>
        <source>Blinds together</source>
        <translation>Blindurile împreună</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Back to seat {n}</source>
        <translation>Înapoi la locul {n}</translation>
    </message>
    <message>
        <source>Pot with the bets</source>
        <translation>Potul cu mizele</translation>
    </message>
    <message>
        <source>{pot}, to cut</source>
        <translation>{pot}, de separat</translation>
    </message>
    <message>
        <source>{pot}</source>
        <translation>{pot}</translation>
    </message>
    <message>
        <source>Rake to take</source>
        <translation>Rake de luat</translation>
    </message>
    <message>
        <source>Jackpot to take</source>
        <translation>Jackpot de luat</translation>
    </message>
    <message>
        <source>Rake taken</source>
        <translation>Rake luat</translation>
    </message>
    <message>
        <source>Jackpot taken</source>
        <translation>Jackpot luat</translation>
    </message>
    <message>
        <source>{pot}, its rake</source>
        <translation>{pot}, rake-ul lui</translation>
    </message>
    <message>
        <source>{pot}, to push</source>
        <translation>{pot}, de împins</translation>
    </message>
    <message>
        <source>{pot}, each winner</source>
        <translation>{pot}, fiecare câștigător</translation>
    </message>
    <message>
        <source>{pot}, odd chips</source>
        <translation>{pot}, jetoane în plus</translation>
    </message>
    <message>
        <source>{pot}, seat {n}</source>
        <translation>{pot}, locul {n}</translation>
    </message>
    <message>
        <source>Seat {n}, all pots</source>
        <translation>Locul {n}, toate poturile</translation>
    </message>
    <message>
        <source>Into the drop box</source>
        <translation>În cutia de drop</translation>
    </message>
    <message>
        <source>price {amt}</source>
        <translation>preț {amt}</translation>
    </message>
    <message>
        <source>full blind {amt}</source>
        <translation>blind întreg {amt}</translation>
    </message>
    <message>
        <source>largest all-in {amt}</source>
        <translation>cel mai mare all-in {amt}</translation>
    </message>
    <message>
        <source>own bet {amt}</source>
        <translation>miza proprie {amt}</translation>
    </message>
    <message>
        <source>stack {amt}</source>
        <translation>stack {amt}</translation>
    </message>
    <message>
        <source>beyond the stack {amt}</source>
        <translation>peste stack {amt}</translation>
    </message>
    <message>
        <source>highest bet {amt}</source>
        <translation>cea mai mare miză {amt}</translation>
    </message>
    <message>
        <source>largest bet or raise {amt}</source>
        <translation>cel mai mare bet sau raise {amt}</translation>
    </message>
    <message>
        <source>last full bet {amt}</source>
        <translation>ultimul bet întreg {amt}</translation>
    </message>
    <message>
        <source>bet size {amt}</source>
        <translation>mărimea betului {amt}</translation>
    </message>
    <message>
        <source>call {amt}</source>
        <translation>call {amt}</translation>
    </message>
    <message>
        <source>rounded up {amt}</source>
        <translation>rotunjit în sus {amt}</translation>
    </message>
    <message>
        <source>rounded down {amt}</source>
        <translation>rotunjit în jos {amt}</translation>
    </message>
    <message>
        <source>over the most {amt}</source>
        <translation>peste maxim {amt}</translation>
    </message>
    <message>
        <source>pot {amt}</source>
        <translation>pot {amt}</translation>
    </message>
    <message>
        <source>up to the minimum {amt}</source>
        <translation>până la minim {amt}</translation>
    </message>
    <message>
        <source>blind counted as full {amt}</source>
        <translation>blind socotit întreg {amt}</translation>
    </message>
    <message>
        <source>small blind counted as big {amt}</source>
        <translation>small blind socotit big blind {amt}</translation>
    </message>
    <message>
        <source>antes not counted {amt}</source>
        <translation>ante-uri nesocotite {amt}</translation>
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
        <translation>ante de big blind {amt}</translation>
    </message>
    <message>
        <source>straddle {amt}</source>
        <translation>straddle {amt}</translation>
    </message>
    <message>
        <source>button charge {amt}</source>
        <translation>taxă de buton {amt}</translation>
    </message>
    <message>
        <source>{amt} (seat {n})</source>
        <translation>{amt} (locul {n})</translation>
    </message>
    <message>
        <source>put in {amt}</source>
        <translation>pus {amt}</translation>
    </message>
    <message>
        <source>matched {amt}</source>
        <translation>egalat {amt}</translation>
    </message>
    <message>
        <source>in the middle {amt}</source>
        <translation>în mijloc {amt}</translation>
    </message>
    <message>
        <source>bets in front {amt}</source>
        <translation>mize în față {amt}</translation>
    </message>
    <message>
        <source>{k} × {each}</source>
        <translation>{k} × {each}</translation>
    </message>
    <message>
        <source>folded chips {amt}</source>
        <translation>jetoane din fold {amt}</translation>
    </message>
    <message>
        <source>folded chips above that {amt}</source>
        <translation>jetoane din fold peste nivel {amt}</translation>
    </message>
    <message>
        <source>dead money {amt}</source>
        <translation>bani morți {amt}</translation>
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
        <translation>{amt} ({p}% din {of})</translation>
    </message>
    <message>
        <source>{k} × {each} (per {of})</source>
        <translation>{k} × {each} (la {of})</translation>
    </message>
    <message>
        <source>{amt} (from a pot of {of})</source>
        <translation>{amt} (de la potul {of})</translation>
    </message>
    <message>
        <source>over the cap {amt}</source>
        <translation>peste plafon {amt}</translation>
    </message>
    <message>
        <source>more than is left {amt}</source>
        <translation>peste ce rămâne {amt}</translation>
    </message>
    <message>
        <source>already taken {amt}</source>
        <translation>deja luat {amt}</translation>
    </message>
    <message>
        <source>{amt} (rake on {of})</source>
        <translation>{amt} (rake din {of})</translation>
    </message>
    <message>
        <source>for the next pot {amt}</source>
        <translation>pentru potul următor {amt}</translation>
    </message>
    <message>
        <source>more than the pot {amt}</source>
        <translation>peste pot {amt}</translation>
    </message>
    <message>
        <source>{amt} ({of} among {k})</source>
        <translation>{amt} ({of} împărțit la {k})</translation>
    </message>
    <message>
        <source>odd chips {amt}</source>
        <translation>jetoane în plus {amt}</translation>
    </message>
    <message>
        <source>less than a chip {amt}</source>
        <translation>sub un jeton {amt}</translation>
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
        <translation>Calculul din spatele sumei</translation>
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
        <translation>Fiecare loc pune</translation>
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
        <translation>doiar</translation>
    </message>
    <message>
        <source>three</source>
        <translation>treiar</translation>
    </message>
    <message>
        <source>four</source>
        <translation>patrar</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cincar</translation>
    </message>
    <message>
        <source>six</source>
        <translation>șesar</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>șeptar</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>optar</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nouar</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>decar</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>damă</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rigă</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doiari</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treiari</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>patrari</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincari</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>șesari</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>șeptari</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>optari</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nouari</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>decari</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valeți</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rigi</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ași</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>inimă roșie</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>carte mare, {rank}</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>pereche de {ranks}</translation>
    </message>
    <message>
        <source>two pair, {ranks} and {others}</source>
        <translation>două perechi, {ranks} și {others}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>brelan de {ranks}</translation>
    </message>
    <message>
        <source>straight, {rank} high</source>
        <translation>chintă la {rank}</translation>
    </message>
    <message>
        <source>flush in {suit}, {rank} high</source>
        <translation>culoare de {suit} la {rank}</translation>
    </message>
    <message>
        <source>full house, {ranks} over {others}</source>
        <translation>ful, {ranks} cu {others}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>careu de {ranks}</translation>
    </message>
    <message>
        <source>straight flush in {suit}, {rank} high</source>
        <translation>chintă de culoare de {suit} la {rank}</translation>
    </message>
    <message>
        <source>royal flush in {suit}</source>
        <translation>chintă roială de {suit}</translation>
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
        <translation>buton</translation>
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
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Locuri</translation>
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
        <translation>Tavă</translation>
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
        <translation>locul {n}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>burn</translation>
    </message>
    <message>
        <source>muck</source>
        <translation>muck</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>sabot</translation>
    </message>
    <message>
        <source>show spot</source>
        <translation>locul de etalare</translation>
    </message>
    <message>
        <source>aside spot</source>
        <translation>locul de lângă</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>tavă</translation>
    </message>
    <message>
        <source>drop box</source>
        <translation>cutia de rake</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Locul {n}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} și {last}</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Actions</source>
        <translation>Acțiuni</translation>
    </message>
    <message>
        <source>Actions for seat {n}</source>
        <translation>Acțiuni pentru locul {n}</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Cere timpul</translation>
    </message>
    <message>
        <source>Time: {s} seconds</source>
        <translation>Timp: {s} secunde</translation>
    </message>
    <message>
        <source>{amt} behind</source>
        <translation>{amt} în spate</translation>
    </message>
    <message>
        <source>{position}, {amt} behind</source>
        <translation>{position}, {amt} în spate</translation>
    </message>
    <message>
        <source>{words}, likeliest</source>
        <translation>{words}, cel mai probabil</translation>
    </message>
    <message>
        <source>Keypad {digit}</source>
        <translation>Tasta {digit}</translation>
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
        <translation>Raise la {amt}</translation>
    </message>
    <message>
        <source>All in {amt}</source>
        <translation>All in {amt}</translation>
    </message>
    <message>
        <source>Least {amt}</source>
        <translation>Minim {amt}</translation>
    </message>
    <message>
        <source>Minimum {amt}</source>
        <translation>Minim {amt}</translation>
    </message>
    <message>
        <source>Most {amt}</source>
        <translation>Maxim {amt}</translation>
    </message>
    <message>
        <source>Most {amt} = {sum}</source>
        <translation>Cel mult {amt} = {sum}</translation>
    </message>
    <message>
        <source>No raise here</source>
        <translation>Fără raise aici</translation>
    </message>
    <message>
        <source>No raise here: {rule}</source>
        <translation>Fără raise aici: {rule}</translation>
    </message>
    <message>
        <source>{made} of {allowed} bets</source>
        <translation>{made} din {allowed} mize</translation>
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
        <translation>{what}, minim</translation>
    </message>
    <message>
        <source>{what}, usual here</source>
        <translation>{what}, obișnuit aici</translation>
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
        <translation>Spală cărțile pe masă</translation>
    </message>
    <message>
        <source>Shuffle, box, cut</source>
        <translation>Amestecă, box, taie</translation>
    </message>
    <message>
        <source>Deal for the button</source>
        <translation>Dă pentru buton</translation>
    </message>
    <message>
        <source>Deal the down cards</source>
        <translation>Dă cărțile cu fața în jos</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n}</source>
        <translation>Returnează {amt} la locul {n}</translation>
    </message>
    <message>
        <source>Pull the bets</source>
        <translation>Strânge mizele</translation>
    </message>
    <message>
        <source>Cut side pot: {amt}</source>
        <translation>Separă side pot-ul: {amt}</translation>
    </message>
    <message>
        <source>Take rake: {amt}</source>
        <translation>Ia rake-ul: {amt}</translation>
    </message>
    <message>
        <source>Take jackpot: {amt}</source>
        <translation>Ia pentru jackpot: {amt}</translation>
    </message>
    <message>
        <source>Tap the table, burn one</source>
        <translation>Bate în masă, arde una</translation>
    </message>
    <message>
        <source>Deal the flop</source>
        <translation>Dă flopul</translation>
    </message>
    <message>
        <source>Deal the turn</source>
        <translation>Dă turnul</translation>
    </message>
    <message>
        <source>Deal the river</source>
        <translation>Dă riverul</translation>
    </message>
    <message>
        <source>Check the card</source>
        <translation>Verifică cartea</translation>
    </message>
    <message>
        <source>Turn hands face up</source>
        <translation>Cărțile pe față</translation>
    </message>
    <message>
        <source>Drop rake: {amt}</source>
        <translation>Pune rake-ul în cutie: {amt}</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mâna următoare</translation>
    </message>
    <message>
        <source>Button to seat {n}</source>
        <translation>Butonul la locul {n}</translation>
    </message>
    <message>
        <source>Follow the prompt</source>
        <translation>Urmează indicația</translation>
    </message>
    <message>
        <source>No touch needed: the next card read answers</source>
        <translation>Fără atingere: e de ajuns cartea citită</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>A reader sees it</source>
        <translation>Îl vede un cititor</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Acum</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Apoi</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Postat</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>Arsă</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Împărțit</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Împarte</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Pus în cutie</translation>
    </message>
    <message>
        <source>All correct</source>
        <translation>Totul e corect</translation>
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
        <translation>Ante de big blind</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Button charge</source>
        <translation>Taxă de buton</translation>
    </message>
    <message>
        <source>Skipped big blind</source>
        <translation>Big blind sărit</translation>
    </message>
    <message>
        <source>Seat {n}: {kind} {amt}</source>
        <translation>Locul {n}: {kind} {amt}</translation>
    </message>
    <message>
        <source>Seat {n}: {kind} {amt}, short</source>
        <translation>Locul {n}: {kind} {amt}, incomplet</translation>
    </message>
    <message>
        <source>Seat {n}: {kind}, sits out</source>
        <translation>Locul {n}: {kind}, în pauză</translation>
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
        <translation>Împins</translation>
    </message>
    <message>
        <source>Odd chip, {rule}</source>
        <translation>Jeton în plus, {rule}</translation>
    </message>
    <message>
        <source>{amt} tied, split</source>
        <translation>{amt} egal, împărțit</translation>
    </message>
    <message>
        <source>Seat {n} still has cards</source>
        <translation>Locul {n} mai are cărți</translation>
    </message>
    <message>
        <source>Pot pushed</source>
        <translation>Pot împins</translation>
    </message>
    <message>
        <source>Main pot pushed</source>
        <translation>Main pot împins</translation>
    </message>
    <message>
        <source>Side pot pushed</source>
        <translation>Side pot împins</translation>
    </message>
    <message>
        <source>{amt} to seat {n}</source>
        <translation>{amt} la locul {n}</translation>
    </message>
    <message>
        <source>{pot}: choose the winner</source>
        <translation>{pot}: alege câștigătorul</translation>
    </message>
    <message>
        <source>{pot} is split by seats {list}</source>
        <translation>{pot} se împarte la locurile {list}</translation>
    </message>
    <message>
        <source>{pot} won by seat {n}</source>
        <translation>{pot} câștigat de locul {n}</translation>
    </message>
    <message>
        <source>Winner seat {n}, chosen</source>
        <translation>Câștigă locul {n}, ales</translation>
    </message>
    <message>
        <source>Winner seat {n}</source>
        <translation>Câștigă locul {n}</translation>
    </message>
    <message>
        <source>Seat {n}, {name}</source>
        <translation>Locul {n}, {name}</translation>
    </message>
    <message>
        <source>No chips: may buy in</source>
        <translation>Fără jetoane: poate face buy-in</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>În pauză</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Datorează blinduri</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>încă {n}</translation>
    </message>
    <message>
        <source>Stopped {time}</source>
        <translation>Oprit {time}</translation>
    </message>
    <message>
        <source>Misunderstanding</source>
        <translation>Neînțelegere</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Decizie dată</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>Jetoane numărate</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altul</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Privește întâi masa</translation>
    </message>
    <message>
        <source>Look at: {place}</source>
        <translation>Privește: {place}</translation>
    </message>
    <message>
        <source>Read: {card}</source>
        <translation>Citit: {card}</translation>
    </message>
    <message>
        <source>Tapped: {card}</source>
        <translation>Atins: {card}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cărți</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Carte arsă</translation>
    </message>
    <message>
        <source>Rake dropped</source>
        <translation>Rake în cutie</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimul pas</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Anulează {step}</translation>
    </message>
    <message>
        <source>{words}, needs the floor</source>
        <translation>{words}, cere floorul</translation>
    </message>
    <message>
        <source>Seat {n} call {amt}</source>
        <translation>Locul {n} call {amt}</translation>
    </message>
    <message>
        <source>Seat {n} bet {amt}</source>
        <translation>Locul {n} bet {amt}</translation>
    </message>
    <message>
        <source>Seat {n} raise {amt}</source>
        <translation>Locul {n} raise {amt}</translation>
    </message>
    <message>
        <source>Seat {n} all in {amt}</source>
        <translation>Locul {n} all in {amt}</translation>
    </message>
    <message>
        <source>Seat {n} posted {amt}</source>
        <translation>Locul {n} a postat {amt}</translation>
    </message>
    <message>
        <source>Pushed {amt} to seat {n}</source>
        <translation>Împins {amt} la locul {n}</translation>
    </message>
    <message>
        <source>Seat {n} bought in {amt}</source>
        <translation>Locul {n} buy-in {amt}</translation>
    </message>
    <message>
        <source>Seat {n} fold</source>
        <translation>Locul {n} fold</translation>
    </message>
    <message>
        <source>Seat {n} check</source>
        <translation>Locul {n} check</translation>
    </message>
    <message>
        <source>Seat {n} call</source>
        <translation>Locul {n} call</translation>
    </message>
    <message>
        <source>Seat {n} all in</source>
        <translation>Locul {n} all in</translation>
    </message>
    <message>
        <source>Seat {n} tabled</source>
        <translation>Locul {n} a arătat</translation>
    </message>
    <message>
        <source>Seat {n} mucked</source>
        <translation>Locul {n} a dat muck</translation>
    </message>
    <message>
        <source>Seat {n} seated</source>
        <translation>Locul {n} ocupat</translation>
    </message>
    <message>
        <source>Seat {n} left</source>
        <translation>Locul {n} a plecat</translation>
    </message>
    <message>
        <source>Seat {n} sits out</source>
        <translation>Locul {n} ia pauză</translation>
    </message>
    <message>
        <source>Seat {n} sits in</source>
        <translation>Locul {n} revine</translation>
    </message>
    <message>
        <source>Seat {n} step</source>
        <translation>Pasul locului {n}</translation>
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
        <translation>Check la toți</translation>
    </message>
    <message>
        <source>Chop</source>
        <translation>Chop</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>De plătit</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Raise la</translation>
    </message>
    <message>
        <source>Then drop rake</source>
        <translation>Apoi pune rake-ul în cutie</translation>
    </message>
    <message>
        <source>Then move button to</source>
        <translation>Apoi mută butonul la</translation>
    </message>
    <message>
        <source>Tap the cards that lie there</source>
        <translation>Alege cărțile de pe masă</translation>
    </message>
    <message>
        <source>Due before the deal</source>
        <translation>De plătit înainte de împărțire</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Ordinea împingerii</translation>
    </message>
    <message>
        <source>Side pots first</source>
        <translation>Întâi side pot-urile</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Arătată</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Or name the winner by seat</source>
        <translation>Sau numește locul câștigător</translation>
    </message>
    <message>
        <source>Before the next hand</source>
        <translation>Înaintea mâinii următoare</translation>
    </message>
    <message>
        <source>No seat changes</source>
        <translation>Nicio schimbare la locuri</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Se așteaptă jucători</translation>
    </message>
    <message>
        <source>Why does play go on?</source>
        <translation>De ce continuă jocul?</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Arată cartea</translation>
    </message>
    <message>
        <source>Call floor</source>
        <translation>Cheamă floorul</translation>
    </message>
    <message>
        <source>Not so</source>
        <translation>Nu e așa</translation>
    </message>
    <message>
        <source>Which card lies there?</source>
        <translation>Ce carte e acolo?</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Citit</translation>
    </message>
    <message>
        <source>Tapped</source>
        <translation>Atins</translation>
    </message>
    <message>
        <source>Compare board, bets and stacks with the table</source>
        <translation>Compară boardul, mizele și stackurile cu masa</translation>
    </message>
    <message>
        <source>The panel is off</source>
        <translation>Panoul e oprit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Seat {n}: “Check”</source>
        <translation>Locul {n}: „Check”</translation>
    </message>
    <message>
        <source>Seat {n}: “Call”</source>
        <translation>Locul {n}: „Call”</translation>
    </message>
    <message>
        <source>Seat {n} folds</source>
        <translation>Locul {n} face fold</translation>
    </message>
    <message>
        <source>Seat {n}: “{amt}”</source>
        <translation>Locul {n}: „{amt}”</translation>
    </message>
    <message>
        <source>Seat {n} throws the cards away</source>
        <translation>Locul {n} aruncă cărțile</translation>
    </message>
    <message>
        <source>Seat {n} lays the cards open</source>
        <translation>Locul {n} arată cărțile</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Set up the table</source>
        <translation>Pregătește masa</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Se așteaptă jucători</translation>
    </message>
    <message>
        <source>Deal one card each for the button</source>
        <translation>Dă câte o carte pentru buton</translation>
    </message>
    <message>
        <source>Button to seat {n}</source>
        <translation>Butonul la locul {n}</translation>
    </message>
    <message>
        <source>Wash the deck</source>
        <translation>Spală cărțile pe masă</translation>
    </message>
    <message>
        <source>Shuffle, box, cut</source>
        <translation>Amestecă, box, taie</translation>
    </message>
    <message>
        <source>Next hand: button to {n}</source>
        <translation>Mâna următoare: butonul la {n}</translation>
    </message>
    <message>
        <source>Blinds due: seats {n} and {m}</source>
        <translation>Blinduri: locurile {n} și {m}</translation>
    </message>
    <message>
        <source>Big blind only: seat {n}</source>
        <translation>Doar big blind: locul {n}</translation>
    </message>
    <message>
        <source>Straddle, seat {n}: {amt}</source>
        <translation>Straddle, locul {n}: {amt}</translation>
    </message>
    <message>
        <source>Take antes: {amt} each</source>
        <translation>Strânge ante-urile: câte {amt}</translation>
    </message>
    <message>
        <source>Big blind ante, seat {n}: {amt}</source>
        <translation>Ante de big blind, locul {n}: {amt}</translation>
    </message>
    <message>
        <source>Button charge, seat {n}: {amt}</source>
        <translation>Taxă de buton, locul {n}: {amt}</translation>
    </message>
    <message>
        <source>Chop: blinds back to {n} and {m}</source>
        <translation>Chop: blindurile înapoi la {n} și {m}</translation>
    </message>
    <message>
        <source>Deal {k} down, start seat {n}</source>
        <translation>Dă {k} cu fața în jos, de la locul {n}</translation>
    </message>
    <message>
        <source>Seat {n} to act: {amt} to call</source>
        <translation>Rândul locului {n}: call {amt}</translation>
    </message>
    <message>
        <source>Seat {n} to act: check or bet</source>
        <translation>Rândul locului {n}: check sau bet</translation>
    </message>
    <message>
        <source>Seat {n}: check or raise</source>
        <translation>Locul {n}: check sau raise</translation>
    </message>
    <message>
        <source>Seat {n}: call {amt} or fold</source>
        <translation>Locul {n}: call {amt} sau fold</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n}</source>
        <translation>Returnează {amt} la locul {n}</translation>
    </message>
    <message>
        <source>Pull bets: pot {amt}</source>
        <translation>Strânge mizele: pot {amt}</translation>
    </message>
    <message>
        <source>Cut side pot: {amt}</source>
        <translation>Separă side pot-ul: {amt}</translation>
    </message>
    <message>
        <source>Take rake: {amt}</source>
        <translation>Ia rake-ul: {amt}</translation>
    </message>
    <message>
        <source>Take jackpot: {amt}</source>
        <translation>Ia pentru jackpot: {amt}</translation>
    </message>
    <message>
        <source>Tap the table, burn one</source>
        <translation>Bate în masă, arde una</translation>
    </message>
    <message>
        <source>Deal the flop</source>
        <translation>Dă flopul</translation>
    </message>
    <message>
        <source>Deal the turn</source>
        <translation>Dă turnul</translation>
    </message>
    <message>
        <source>Deal the river</source>
        <translation>Dă riverul</translation>
    </message>
    <message>
        <source>Check the {street}: {card}</source>
        <translation>Verifică {street}: {card}</translation>
    </message>
    <message>
        <source>Turn hands face up</source>
        <translation>Cărțile pe față</translation>
    </message>
    <message>
        <source>Seat {n} shows first</source>
        <translation>Locul {n} arată primul</translation>
    </message>
    <message>
        <source>Seat {n}: show or muck</source>
        <translation>Locul {n}: arată sau muck</translation>
    </message>
    <message>
        <source>Push pot: {amt} to {n}</source>
        <translation>Împinge potul: {amt} la {n}</translation>
    </message>
    <message>
        <source>Push side pot: {amt} to {n}</source>
        <translation>Împinge side pot-ul: {amt} la {n}</translation>
    </message>
    <message>
        <source>Push main pot: {amt} to {n}</source>
        <translation>Împinge main pot-ul: {amt} la {n}</translation>
    </message>
    <message>
        <source>Split: {amt} each to {list}</source>
        <translation>Împarte: câte {amt} la {list}</translation>
    </message>
    <message>
        <source>Drop rake: {amt}</source>
        <translation>Pune rake-ul în cutie: {amt}</translation>
    </message>
    <message>
        <source>Confirm board, bets and stacks</source>
        <translation>Confirmă boardul, mizele, stackurile</translation>
    </message>
    <message>
        <source>Stop. Floor called</source>
        <translation>Stop. Floorul a fost chemat</translation>
    </message>
    <message>
        <source>Card at {place}: not expected</source>
        <translation>Carte neașteptată la {place}</translation>
    </message>
    <message>
        <source>{street} dealt early. Stop</source>
        <translation>Prea devreme: {street}. Stop</translation>
    </message>
    <message>
        <source>No burn seen</source>
        <translation>Nu s-a văzut nicio carte arsă</translation>
    </message>
    <message>
        <source>Two burns seen</source>
        <translation>S-au văzut două cărți arse</translation>
    </message>
    <message>
        <source>Seat {n} cards in the muck</source>
        <translation>Cărțile locului {n} sunt în muck</translation>
    </message>
    <message>
        <source>Card seen twice</source>
        <translation>Carte citită de două ori</translation>
    </message>
    <message>
        <source>Read {a}, tapped {b}</source>
        <translation>Citit {a}, atins {b}</translation>
    </message>
    <message>
        <source>Unknown card in play</source>
        <translation>Carte necunoscută în joc</translation>
    </message>
    <message>
        <source>Wrong seat got the card</source>
        <translation>Cartea a ajuns la alt loc</translation>
    </message>
    <message>
        <source>Check the {street}: tap the card</source>
        <translation>Verifică {street}: alege cartea</translation>
    </message>
    <message>
        <source>Card dealt early. Stop</source>
        <translation>Carte dată prea devreme. Stop</translation>
    </message>
    <message>
        <source>Cards and chips stay where they are</source>
        <translation>Cărțile și jetoanele rămân pe loc</translation>
    </message>
    <message>
        <source>Hand {h} restored: {step}</source>
        <translation>Mâna {h} refăcută: {step}</translation>
    </message>
    <message>
        <source>Next: seat {n}</source>
        <translation>Urmează: locul {n}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Urmează: {step}</translation>
    </message>
    <message>
        <source>seat {n} to act</source>
        <translation>la rând locul {n}</translation>
    </message>
    <message>
        <source>Not recording. Finish by hand, call floor</source>
        <translation>Nu se înregistrează. Termină manual, cheamă floorul</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Not now: follow the prompt</source>
        <translation>Nu acum: urmează indicația</translation>
    </message>
    <message>
        <source>No hand yet: deal first</source>
        <translation>Nicio mână încă: împarte întâi</translation>
    </message>
    <message>
        <source>Finish this hand first</source>
        <translation>Termină întâi mâna asta</translation>
    </message>
    <message>
        <source>Game stopped: wait for floor</source>
        <translation>Joc oprit: așteaptă floorul</translation>
    </message>
    <message>
        <source>Not stopped: play on</source>
        <translation>Jocul nu e oprit: continuă</translation>
    </message>
    <message>
        <source>Seat {n} acts first</source>
        <translation>Locul {n} acționează primul</translation>
    </message>
    <message>
        <source>Seat {n} is not in the hand</source>
        <translation>Locul {n} nu este în mână</translation>
    </message>
    <message>
        <source>Nothing to call: check</source>
        <translation>Nimic de plătit: check</translation>
    </message>
    <message>
        <source>Call {amt} or fold</source>
        <translation>Call {amt} sau fold</translation>
    </message>
    <message>
        <source>No raise here: call or fold</source>
        <translation>Fără raise aici: call sau fold</translation>
    </message>
    <message>
        <source>Least {amt}</source>
        <translation>Minim {amt}</translation>
    </message>
    <message>
        <source>Most {amt}</source>
        <translation>Maxim {amt}</translation>
    </message>
    <message>
        <source>Exactly {amt}</source>
        <translation>Exact {amt}</translation>
    </message>
    <message>
        <source>In steps of {amt}</source>
        <translation>În trepte de {amt}</translation>
    </message>
    <message>
        <source>Nothing to call: check instead of fold</source>
        <translation>Nimic de plătit: check în loc de fold</translation>
    </message>
    <message>
        <source>Ask seat {n}: check or raise</source>
        <translation>Întreabă locul {n}: check sau raise</translation>
    </message>
    <message>
        <source>Finish the betting first</source>
        <translation>Termină întâi runda de pariuri</translation>
    </message>
    <message>
        <source>Pull the bets first</source>
        <translation>Strânge întâi mizele</translation>
    </message>
    <message>
        <source>No bets to pull: go on</source>
        <translation>Nicio miză de strâns: continuă</translation>
    </message>
    <message>
        <source>No rake due: go on</source>
        <translation>Niciun rake de luat: continuă</translation>
    </message>
    <message>
        <source>No card due there: check the place</source>
        <translation>Nicio carte așteptată acolo: verifică locul</translation>
    </message>
    <message>
        <source>Card already in play: check it</source>
        <translation>Carte deja în joc: verific-o</translation>
    </message>
    <message>
        <source>Show all cards of seat {n}</source>
        <translation>Arată toate cărțile locului {n}</translation>
    </message>
    <message>
        <source>No card to name: go on</source>
        <translation>Nicio carte de numit: continuă</translation>
    </message>
    <message>
        <source>Seat {n} has already shown</source>
        <translation>Locul {n} a arătat deja</translation>
    </message>
    <message>
        <source>Seat {n} must show</source>
        <translation>Locul {n} trebuie să arate</translation>
    </message>
    <message>
        <source>Last hand: push the pot to seat {n}</source>
        <translation>Ultima mână: împinge potul la locul {n}</translation>
    </message>
    <message>
        <source>Hands still open: show or muck first</source>
        <translation>Mai sunt cărți: arată sau muck întâi</translation>
    </message>
    <message>
        <source>All hands shown: the cards decide</source>
        <translation>Toate mâinile arătate: cărțile decid</translation>
    </message>
    <message>
        <source>Choose a seat that plays for this pot</source>
        <translation>Alege un loc care joacă pentru acest pot</translation>
    </message>
    <message>
        <source>Push the last side pot first</source>
        <translation>Împinge întâi ultimul side pot</translation>
    </message>
    <message>
        <source>No pot to push: go on</source>
        <translation>Niciun pot de împins: continuă</translation>
    </message>
    <message>
        <source>No such seat: choose another</source>
        <translation>Loc inexistent: alege altul</translation>
    </message>
    <message>
        <source>Seat taken: choose another</source>
        <translation>Loc ocupat: alege altul</translation>
    </message>
    <message>
        <source>Seat empty: choose another</source>
        <translation>Loc liber: alege altul</translation>
    </message>
    <message>
        <source>Buy-in at least {amt}</source>
        <translation>Buy-in minim {amt}</translation>
    </message>
    <message>
        <source>Buy-in at most {amt}</source>
        <translation>Buy-in maxim {amt}</translation>
    </message>
    <message>
        <source>Wait for two players</source>
        <translation>Așteaptă doi jucători</translation>
    </message>
    <message>
        <source>Draw for the button first</source>
        <translation>Trage întâi pentru buton</translation>
    </message>
    <message>
        <source>Button already drawn: go on</source>
        <translation>Butonul e deja tras: continuă</translation>
    </message>
    <message>
        <source>No straddle here: give it back</source>
        <translation>Fără straddle aici: dă-l înapoi</translation>
    </message>
    <message>
        <source>Straddle too short: give it back</source>
        <translation>Straddle prea mic: dă-l înapoi</translation>
    </message>
    <message>
        <source>Straddle already posted: deal on</source>
        <translation>Straddle deja pus: împarte mai departe</translation>
    </message>
    <message>
        <source>No chop here: play on</source>
        <translation>Fără chop aici: continuă</translation>
    </message>
    <message>
        <source>House options clash: correct them</source>
        <translation>Opțiunile casei se contrazic: corectează-le</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>Introdu un nume</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nimic de anulat</translation>
    </message>
    <message>
        <source>Call floor for this</source>
        <translation>Cheamă floorul pentru asta</translation>
    </message>
    <message>
        <source>Nothing to answer: go on</source>
        <translation>Nimic de răspuns: continuă</translation>
    </message>
    <message>
        <source>Enter a reason</source>
        <translation>Introdu un motiv</translation>
    </message>
    <message>
        <source>Not this seat&apos;s turn: follow the prompt</source>
        <translation>Nu e rândul acestui loc: urmează indicația</translation>
    </message>
    <message>
        <source>Seat is not in the hand</source>
        <translation>Locul nu este în mână</translation>
    </message>
    <message>
        <source>Ask first: check or raise</source>
        <translation>Întreabă întâi: check sau raise</translation>
    </message>
    <message>
        <source>Show all cards of the hand</source>
        <translation>Arată toate cărțile mâinii</translation>
    </message>
    <message>
        <source>Hand already shown: go on</source>
        <translation>Mână deja arătată: continuă</translation>
    </message>
    <message>
        <source>This hand must be shown</source>
        <translation>Mâna aceasta trebuie arătată</translation>
    </message>
    <message>
        <source>Last hand: push the pot</source>
        <translation>Ultima mână: împinge potul</translation>
    </message>
    <message>
        <source>Return {amt} to seat {n} first</source>
        <translation>Returnează întâi {amt} la locul {n}</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Table sign</source>
        <translation>Panoul mesei</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Jurnalul mâinii</translation>
    </message>
    <message>
        <source>Undo back to</source>
        <translation>Anulează până la</translation>
    </message>
    <message>
        <source>{step} (floor only)</source>
        <translation>{step} (doar floor)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispozitive</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>citește</translation>
    </message>
    <message>
        <source>lost, by tap</source>
        <translation>fără semnal, manual</translation>
    </message>
    <message>
        <source>off</source>
        <translation>oprit</translation>
    </message>
    <message>
        <source>{state}, simulator</source>
        <translation>{state}, simulator</translation>
    </message>
    <message>
        <source>{device}: {state}. Reads {r}, bad {b}, reconnected {c}</source>
        <translation>{device}: {state}. Citiri {r}, greșite {b}, reconectări {c}</translation>
    </message>
    <message>
        <source>{line}, passed unseen {n}</source>
        <translation>{line}, trecute necitite {n}</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>Retry {device}</source>
        <translation>Reîncearcă {device}</translation>
    </message>
    <message>
        <source>{seat}: open</source>
        <translation>{seat}: liber</translation>
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
        <translation>Așază jucătorul cu {amt}</translation>
    </message>
    <message>
        <source>Player&apos;s name</source>
        <translation>Numele jucătorului</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Reintră</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Ia pauză</translation>
    </message>
    <message>
        <source>Leave, cash out</source>
        <translation>Pleacă, schimbă jetoanele</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Datorează blinduri</translation>
    </message>
    <message>
        <source>Keypad {key}</source>
        <translation>Tasta {key}</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Why, rule {rule}</source>
        <translation>De ce, regula {rule}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regulă</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosar</translation>
    </message>
    <message>
        <source>{tab}, tab {n} of 3</source>
        <translation>{tab}, fila {n} din 3</translation>
    </message>
    <message>
        <source>No rule pack: the text of this rule is not here</source>
        <translation>Fără pachet de reguli: textul regulii lipsește</translation>
    </message>
    <message>
        <source>Source: {origin}</source>
        <translation>Sursa: {origin}</translation>
    </message>
    <message>
        <source>Not in the glossary</source>
        <translation>Nu e în glosar</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Caută în glosar</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Chintă roială</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Chintă de culoare</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Careu</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Ful</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Culoare</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Chintă</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Două perechi</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>O pereche</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carte mare</translation>
    </message>
</context>
<context>
    <name>showdown</name>
    <message>
        <source>Pot, {k} players</source>
        <translation>Pot, {k} jucători</translation>
    </message>
    <message>
        <source>Main pot, {k} players</source>
        <translation>Main pot, {k} jucători</translation>
    </message>
    <message>
        <source>Side pot {n}, {k} players</source>
        <translation>Side pot {n}, {k} jucători</translation>
    </message>
    <message>
        <source>Main only</source>
        <translation>Doar main pot</translation>
    </message>
    <message>
        <source>Main and side</source>
        <translation>Main și side</translation>
    </message>
    <message>
        <source>Main and {k} sides</source>
        <translation>Main și {k} side</translation>
    </message>
    <message>
        <source>To push</source>
        <translation>De împins</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Arătată</translation>
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
        <translation>Cărți nearătate</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Primește</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>câștigă</translation>
    </message>
    <message>
        <source>{seat}, to show, cards not shown</source>
        <translation>{seat}, urmează să arate, cărți nearătate</translation>
    </message>
    <message>
        <source>{seat}, cards not shown</source>
        <translation>{seat}, cărți nearătate</translation>
    </message>
    <message>
        <source>{seat}, mucked</source>
        <translation>{seat}, aruncată</translation>
    </message>
    <message>
        <source>{seat}, tabled</source>
        <translation>{seat}, arătată</translation>
    </message>
    <message>
        <source>gets {amt}</source>
        <translation>primește {amt}</translation>
    </message>
    <message>
        <source>{hand} ties</source>
        <translation>{hand} egal</translation>
    </message>
    <message>
        <source>{hand} wins</source>
        <translation>{hand} câștigă</translation>
    </message>
    <message>
        <source>Check before you push</source>
        <translation>Verifică înainte să împingi</translation>
    </message>
    <message>
        <source>{k} of {n} hands tabled or mucked</source>
        <translation>{k} din {n} mâini arătate sau aruncate</translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>1 more hand</source>
        <translation>Încă o mână</translation>
    </message>
    <message>
        <source>{k} more hands</source>
        <translation>Încă {k} mâini</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Contestă</translation>
    </message>
    <message>
        <source>Card for the button: seat {n}</source>
        <translation>Carte pentru buton: locul {n}</translation>
    </message>
    <message>
        <source>Seat {n}: tap 1 card</source>
        <translation>Locul {n}: alege o carte</translation>
    </message>
    <message>
        <source>Seat {n}: tap {k} cards</source>
        <translation>Locul {n}: alege {k} cărți</translation>
    </message>
    <message>
        <source>{street}: tap the card</source>
        <translation>{street}: alege cartea</translation>
    </message>
    <message>
        <source>{street}: tap {k} cards</source>
        <translation>{street}: alege {k} cărți</translation>
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
        <translation>Mize</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinduri</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>from {amt}</source>
        <translation>de la {amt}</translation>
    </message>
    <message>
        <source>up to {amt}</source>
        <translation>până la {amt}</translation>
    </message>
    <message>
        <source>Any amount</source>
        <translation>Orice sumă</translation>
    </message>
    <message>
        <source>No rake</source>
        <translation>Fără rake</translation>
    </message>
    <message>
        <source>Rake {p}%</source>
        <translation>Rake {p}%</translation>
    </message>
    <message>
        <source>Rake {amt} per {per}</source>
        <translation>Rake {amt} la {per}</translation>
    </message>
    <message>
        <source>Rake: {steps}</source>
        <translation>Rake: {steps}</translation>
    </message>
    <message>
        <source>{rake}, cap {cap}</source>
        <translation>{rake}, maximum {cap}</translation>
    </message>
    <message>
        <source>{cap} ({a}–{b} players)</source>
        <translation>{cap} ({a}–{b} jucători)</translation>
    </message>
    <message>
        <source>Blinds {a}–{b}</source>
        <translation>Blinduri {a}–{b}</translation>
    </message>
    <message>
        <source>No ante</source>
        <translation>Fără ante</translation>
    </message>
    <message>
        <source>Ante {amt} each</source>
        <translation>Ante de câte {amt}</translation>
    </message>
    <message>
        <source>Big blind ante {amt}</source>
        <translation>Ante de big blind {amt}</translation>
    </message>
    <message>
        <source>No straddle</source>
        <translation>Fără straddle</translation>
    </message>
    <message>
        <source>Straddle left of the big blind</source>
        <translation>Straddle la stânga big blindului</translation>
    </message>
    <message>
        <source>Button straddle</source>
        <translation>Straddle pe buton</translation>
    </message>
    <message>
        <source>Straddle left of the big blind or on the button</source>
        <translation>Straddle la stânga big blindului sau pe buton</translation>
    </message>
    <message>
        <source>Jackpot: {steps}</source>
        <translation>Jackpot: {steps}</translation>
    </message>
    <message>
        <source>No flop, no drop</source>
        <translation>Fără flop, fără rake</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Buton mort</translation>
    </message>
    <message>
        <source>Moving button</source>
        <translation>Buton mobil</translation>
    </message>
    <message>
        <source>All called hands are shown</source>
        <translation>Toate mâinile plătite se arată</translation>
    </message>
    <message>
        <source>All-in hands face up</source>
        <translation>Mâinile all-in se dau pe față</translation>
    </message>
    <message>
        <source>Chopping blinds allowed</source>
        <translation>Chop de blinduri permis</translation>
    </message>
    <message>
        <source>No chopping of blinds</source>
        <translation>Fără chop de blinduri</translation>
    </message>
    <message>
        <source>Clock {s} seconds</source>
        <translation>Timp {s} secunde</translation>
    </message>
    <message>
        <source>{amt} from {pot}</source>
        <translation>{amt} de la potul {pot}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>To act</source>
        <translation>La rând</translation>
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
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Owes blinds</source>
        <translation>Datorează blinduri</translation>
    </message>
    <message>
        <source>Tabled</source>
        <translation>Arătată</translation>
    </message>
    <message>
        <source>Mucked</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigă</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Liber</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mâna următoare</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Fără jetoane</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Locul {n}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>liber</translation>
    </message>
    <message>
        <source>{amt} in front</source>
        <translation>{amt} în față</translation>
    </message>
    <message>
        <source>button</source>
        <translation>buton</translation>
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
        <translation>la rând</translation>
    </message>
    <message>
        <source>{amt} to call</source>
        <translation>call {amt}</translation>
    </message>
    <message>
        <source>waits for the next hand</source>
        <translation>așteaptă mâna următoare</translation>
    </message>
    <message>
        <source>no chips</source>
        <translation>fără jetoane</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>în pauză</translation>
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
        <translation>a câștigat</translation>
    </message>
    <message>
        <source>cards seen</source>
        <translation>cărți citite</translation>
    </message>
    <message>
        <source>cards not seen</source>
        <translation>cărți necitite</translation>
    </message>
    <message>
        <source>Seat {n} bet {amt}</source>
        <translation>Locul {n} bet {amt}</translation>
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
        <translation>locurile {list}</translation>
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
        <translation>{k} arse</translation>
    </message>
    <message>
        <source>1 burned</source>
        <translation>1 arsă</translation>
    </message>
    <message>
        <source>stub {k}</source>
        <translation>stub {k}</translation>
    </message>
    <message>
        <source>Rake {amt}, at cap</source>
        <translation>Rake {amt}, la plafon</translation>
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
        <translation>Locul {n} de pe board, {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>gol</translation>
    </message>
    <message>
        <source>card not read</source>
        <translation>carte necitită</translation>
    </message>
    <message>
        <source>tapped</source>
        <translation>atins</translation>
    </message>
    <message>
        <source>Button at seat {n}</source>
        <translation>Butonul la locul {n}</translation>
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
        <translation>Sabotul citește din nou</translation>
    </message>
    <message>
        <source>Board reading again</source>
        <translation>Boardul citește din nou</translation>
    </message>
    <message>
        <source>Seats reading again</source>
        <translation>Locurile citesc din nou</translation>
    </message>
    <message>
        <source>Muck reading again</source>
        <translation>Muckul citește din nou</translation>
    </message>
    <message>
        <source>Burn reading again</source>
        <translation>Burnul citește din nou</translation>
    </message>
    <message>
        <source>Tray reading again</source>
        <translation>Tava citește din nou</translation>
    </message>
    <message>
        <source>Shoe reader lost: carry on</source>
        <translation>Sabot fără semnal: continuă</translation>
    </message>
    <message>
        <source>Board reader lost: tap the cards</source>
        <translation>Board fără semnal: alege cărțile</translation>
    </message>
    <message>
        <source>Seat reader lost: deal on</source>
        <translation>Locuri fără semnal: împarte mai departe</translation>
    </message>
    <message>
        <source>Muck reader lost: tap folds</source>
        <translation>Muck fără semnal: marchează foldurile</translation>
    </message>
    <message>
        <source>Burn reader lost: tap each burn</source>
        <translation>Burn fără semnal: marchează fiecare burn</translation>
    </message>
    <message>
        <source>Tray reader lost: count by hand</source>
        <translation>Tavă fără semnal: numără de mână</translation>
    </message>
    <message>
        <source>Retrying by itself. The hand goes on. Logged as tapped, not read.</source>
        <translation>Se reîncearcă automat. Mâna continuă. Notate ca atinse, nu citite.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>To act {s} s</source>
        <translation>La rând {s} s</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Screen too small: needs 1280 × 800</source>
        <translation>Ecran prea mic: sunt necesari 1280 × 800</translation>
    </message>
    <message>
        <source>Opening the record of table {table}…</source>
        <translation>Se deschide registrul mesei {table}…</translation>
    </message>
</context>
</TS>
