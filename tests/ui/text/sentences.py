"""The sentences of the steps as the UX specification has them, section 5: English, Indonesian, Romanian."""

from typing import Final

from dealer_app.guidance.prompt import PromptKind

EXPECTED: Final = {
    PromptKind.DRAW_BUTTON: (
        "Deal one card each for the button",
        "Undi button: satu kartu per pemain",
        "Dă câte o carte pentru buton",
    ),
    PromptKind.BUTTON_TO: (
        "Button to seat {n}",
        "Button ke kursi {n}",
        "Butonul la locul {n}",
    ),
    PromptKind.WASH: (
        "Wash the deck",
        "Wash kartu di meja",
        "Spală cărțile pe masă",
    ),
    PromptKind.SHUFFLE: (
        "Shuffle, box, cut",
        "Kocok, box, potong",
        "Amestecă, box, taie",
    ),
    PromptKind.NEXT_HAND: (
        "Next hand: button to {n}",
        "Tangan berikutnya: button ke {n}",
        "Mâna următoare: butonul la {n}",
    ),
    PromptKind.POST_BLINDS: (
        "Blinds due: seats {n} and {m}",
        "Blind: kursi {n} dan {m}",
        "Blinduri: locurile {n} și {m}",
    ),
    PromptKind.DEAD_SB: (
        "Big blind only: seat {n}",
        "Hanya big blind: kursi {n}",
        "Doar big blind: locul {n}",
    ),
    PromptKind.STRADDLE: (
        "Straddle, seat {n}: {amt}",
        "Straddle kursi {n}: {amt}",
        "Straddle, locul {n}: {amt}",
    ),
    PromptKind.TAKE_ANTES: (
        "Take antes: {amt} each",
        "Kumpulkan ante: {amt} per pemain",
        "Strânge ante-urile: câte {amt}",
    ),
    PromptKind.BB_ANTE: (
        "Big blind ante, seat {n}: {amt}",
        "Ante big blind, kursi {n}: {amt}",
        "Ante de big blind, locul {n}: {amt}",
    ),
    PromptKind.CHOP: (
        "Chop: blinds back to {n} and {m}",
        "Chop: blind kembali ke {n} dan {m}",
        "Chop: blindurile înapoi la {n} și {m}",
    ),
    PromptKind.DEAL_HOLE: (
        "Deal {k} down, start seat {n}",
        "Bagi {k} tertutup, mulai kursi {n}",
        "Dă {k} cu fața în jos, de la locul {n}",
    ),
    PromptKind.TO_ACT_CALL: (
        "Seat {n} to act: {amt} to call",
        "Giliran kursi {n}: call {amt}",
        "Rândul locului {n}: call {amt}",
    ),
    PromptKind.TO_ACT_CHECK: (
        "Seat {n} to act: check or bet",
        "Giliran kursi {n}: check atau bet",
        "Rândul locului {n}: check sau bet",
    ),
    PromptKind.TO_ACT_OPTION: (
        "Seat {n}: check or raise",
        "Kursi {n}: check atau raise",
        "Locul {n}: check sau raise",
    ),
    PromptKind.TO_ACT_SHORT: (
        "Seat {n}: call {amt} or fold",
        "Kursi {n}: call {amt} atau fold",
        "Locul {n}: call {amt} sau fold",
    ),
    PromptKind.RETURN_BET: (
        "Return {amt} to seat {n}",
        "Kembalikan {amt} ke kursi {n}",
        "Returnează {amt} la locul {n}",
    ),
    PromptKind.PULL_BETS: (
        "Pull bets: pot {amt}",
        "Tarik taruhan: pot {amt}",
        "Strânge mizele: pot {amt}",
    ),
    PromptKind.SIDE_POT: (
        "Cut side pot: {amt}",
        "Pisahkan side pot: {amt}",
        "Separă side pot-ul: {amt}",
    ),
    PromptKind.RAKE: (
        "Take rake: {amt}",
        "Ambil rake: {amt}",
        "Ia rake-ul: {amt}",
    ),
    PromptKind.JACKPOT: (
        "Take jackpot: {amt}",
        "Ambil untuk jackpot: {amt}",
        "Ia pentru jackpot: {amt}",
    ),
    PromptKind.BURN: (
        "Tap the table, burn one",
        "Ketuk meja, bakar satu",
        "Bate în masă, arde una",
    ),
    PromptKind.DEAL_FLOP: (
        "Deal the flop",
        "Buka flop",
        "Dă flopul",
    ),
    PromptKind.DEAL_TURN: (
        "Deal the turn",
        "Buka turn",
        "Dă turnul",
    ),
    PromptKind.DEAL_RIVER: (
        "Deal the river",
        "Buka river",
        "Dă riverul",
    ),
    PromptKind.CHECK_CARD: (
        "Check the {street}: {card}",
        "Periksa {street}: {card}",
        "Verifică {street}: {card}",
    ),
    PromptKind.ALL_IN_SHOW: (
        "Turn hands face up",
        "Buka kartu pemain",
        "Cărțile pe față",
    ),
    PromptKind.SHOW_FIRST: (
        "Seat {n} shows first",
        "Kursi {n} buka kartu dulu",
        "Locul {n} arată primul",
    ),
    PromptKind.SHOW_NEXT: (
        "Seat {n}: show or muck",
        "Kursi {n}: buka atau muck",
        "Locul {n}: arată sau muck",
    ),
    PromptKind.PUSH_ALL: (
        "Push pot: {amt} to {n}",
        "Dorong pot: {amt} ke {n}",
        "Împinge potul: {amt} la {n}",
    ),
    PromptKind.PUSH_SIDE: (
        "Push side pot: {amt} to {n}",
        "Dorong side pot: {amt} ke {n}",
        "Împinge side pot-ul: {amt} la {n}",
    ),
    PromptKind.PUSH_MAIN: (
        "Push main pot: {amt} to {n}",
        "Dorong main pot: {amt} ke {n}",
        "Împinge main pot-ul: {amt} la {n}",
    ),
    PromptKind.SPLIT: (
        "Split: {amt} each to {list}",
        "Bagi rata {amt} per kursi: {list}",
        "Împarte: câte {amt} la {list}",
    ),
    PromptKind.DROP: (
        "Drop rake: {amt}",
        "Masukkan rake ke kotak: {amt}",
        "Pune rake-ul în cutie: {amt}",
    ),
    PromptKind.RESUME: (
        "Confirm board, bets and stacks",
        "Konfirmasi board, taruhan, dan stack",
        "Confirmă boardul, mizele, stackurile",
    ),
    PromptKind.STOP_FLOOR: (
        "Stop. Floor called",
        "Berhenti. Floor sudah dipanggil",
        "Stop. Floorul a fost chemat",
    ),
    PromptKind.READ_ODD: (
        "Card at {place}: not expected",
        "Kartu di {place}: tak terduga",
        "Carte neașteptată la {place}",
    ),
    PromptKind.EARLY_STREET: (
        "{street} dealt early. Stop",
        "Terlalu cepat: {street}. Berhenti",
        "Prea devreme: {street}. Stop",
    ),
    PromptKind.NO_BURN: (
        "No burn seen",
        "Kartu bakar tidak terbaca",
        "Nu s-a văzut nicio carte arsă",
    ),
    PromptKind.TWO_BURNS: (
        "Two burns seen",
        "Dua kartu bakar terbaca",
        "S-au văzut două cărți arse",
    ),
    PromptKind.IN_MUCK: (
        "Seat {n} cards in the muck",
        "Kartu kursi {n} ada di muck",
        "Cărțile locului {n} sunt în muck",
    ),
    PromptKind.SEEN_TWICE: (
        "Card seen twice",
        "Satu kartu terbaca dua kali",
        "Carte citită de două ori",
    ),
    PromptKind.CONFLICT: (
        "Read {a}, tapped {b}",
        "Terbaca {a}, diketuk {b}",
        "Citit {a}, atins {b}",
    ),
    PromptKind.UNKNOWN_CARD: (
        "Unknown card in play",
        "Kartu tak dikenal di meja",
        "Carte necunoscută în joc",
    ),
    PromptKind.WRONG_SEAT: (
        "Wrong seat got the card",
        "Kartu jatuh ke kursi yang salah",
        "Cartea a ajuns la alt loc",
    ),
}
NOT_RECORDING: Final = (
    "Not recording. Finish by hand, call floor",
    "Tidak terekam. Lanjut manual, panggil floor",
    "Nu se înregistrează. Termină manual, cheamă floorul",
)
