"""A real table brought to the moments that tests and pictures look at."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import DECK, Card, card
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import CallFloor, NoteIrregularity
from dealer_app.rules.options import Cap, Options, Rake, RakeType, Structure
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import DropRake, PushPot
from dealer_app.rules.seats.facts import CashOut, Configure, DealForButton, SeatPlayer, SitOut
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.table_session import TableSession
from hardware.clock import Clock
from hardware.events import (
    CardDrawn,
    CardSeen,
    DeviceDown,
    DeviceUp,
    DownReason,
    PlaceKind,
    Request,
    Seq,
    TablePlace,
    Tag,
)

_NAMES = ("Wati", "Chen", "Ionescu", "Budi", "Maria", "Okoye", "Putri", "Radu", "Sari", "Costin")
_STACKS = (1240, 860, 1060, 345, 2000, 705, 1430, 950, 1180, 1615)


_numbers = count(1)


class NoDevices:
    """Takes requests and sends them nowhere."""

    def send(self, request: Request) -> None:
        """See Devices."""


class Table(NamedTuple):
    """A real session on a real log, with the intake of readers that only say that they are there."""

    session: TableSession
    intake: Intake

    def readers(self, *, board: bool = True) -> None:
        """All readers answer; the board's is lost again when wanted."""
        seats = tuple(TablePlace(PlaceKind.SEAT, seat) for seat in range(1, 11))
        self.intake.take(
            [
                DeviceUp("felt", 0, "F0001", "1", 1, (*seats, TablePlace(PlaceKind.MUCK)), True, True),
                DeviceUp("middle", 0, "F0002", "1", 1, (TablePlace(PlaceKind.BURN),), True, True),
                DeviceUp("board", 0, "F0003", "1", 1, (TablePlace(PlaceKind.BOARD),), True, True),
                DeviceUp("shoe", 0, "A0001", "1", 1, (TablePlace(PlaceKind.SHOE),), True, True),
            ]
        )
        if not board:
            self.intake.take([DeviceDown("board", 0, DownReason.LOST, "pulled")])

    def see(self, device: str, place: TablePlace, *faces: Card) -> None:
        """Cards leave the shoe one by one, and a reader sees each at a place."""
        for face in faces:
            tag = Tag("iso15693", f"E00401{DECK.index(face):010X}")
            at = next(_numbers)
            self.intake.take([CardDrawn("shoe", Seq(1, at), 0, tag, at, simulated=True)])
            self.intake.take([CardSeen(device, Seq(1, at), 0, place, 1, tag, simulated=True)])


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their short names."""
    return tuple(card(name) for name in text.split())


def open_table(folder: Path, *, seats: int = 10, **options: object) -> Table:
    """A table of ten with the button drawn to seat 2."""
    log = LogFile(folder / "gallery.db", throw_away_seal(), now_us)
    session = TableSession(log, "cutcard-1")
    rake = Rake(type=RakeType.PERCENT, basis_points=500, caps=(Cap(2, 10, 7),))
    chosen = {"seats": 10, "small_blind": 2, "big_blind": 5, "rake": rake} | options
    session.do(Configure("7", Options(**chosen)))  # type: ignore[arg-type]
    for seat in range(1, seats + 1):
        session.do(SeatPlayer(seat, _NAMES[seat - 1], _STACKS[seat - 1]))
    drawn = [face for face in DECK if str(face) not in ("As", "Ah", "Ac", "Ad")][: seats - 1]
    for seat in range(1, seats + 1):
        session.do(DealForButton(card("As") if seat == 2 else drawn.pop()))
    deck = DeckMap({f"iso15693:E00401{at:010X}": face for at, face in enumerate(DECK)})
    return Table(session, Intake(session, deck, NoDevices(), Clock()))


def _do(table: Table, *commands: Command) -> None:
    """Steps of their own, one after the other."""
    for command in commands:
        table.session.do(command)


def _board(table: Table, text: str) -> None:
    table.session.do(Burn())
    for face in cards(text):
        table.session.do(DealBoard(face))


def _deal_read(table: Table, first: int, unseen: Card) -> None:
    """Two cards to each of ten seats, each seen where it lands; `unseen` stays in the stub."""
    stub = [face for face in DECK if face != unseen and face not in cards("Ks 9d 4c 7h 2s")]
    for at in range(20):
        seat = (first - 1 + at) % 10 + 1
        table.see("felt", TablePlace(PlaceKind.SEAT, seat), stub[at * 2])


def read_flop(table: Table) -> None:
    """The second hand of a table whose readers see everything: a short all-in, a side pot, a bet on the flop."""
    table.readers()
    _do(table, PlaceBet(5, 20), PassTo(8), Call(8), PassTo(5))
    _board(table, "9d 7d Ah")
    _do(table, PlaceBet(5, 750), Call(8))
    _board(table, "2c")
    _do(table, Check(5), PlaceBet(8, 115), PlaceBet(5, 750), Fold(8), PushPot(0), DropRake(), StartHand(), PostAll())
    _deal_read(table, 4, card("8h"))
    _do(table, PassTo(7), PlaceBet(7, 20), PlaceBet(8, 65), PassTo(10), PlaceBet(10, 180), PassTo(3), Call(3))
    _do(table, PassTo(7), Call(7))
    table.see("middle", TablePlace(PlaceKind.BURN), card("8h"))
    table.see("board", TablePlace(PlaceKind.BOARD), *cards("Ks 9d 4c"))
    _do(table, Check(7), PlaceBet(10, 250))


def flop_lost(table: Table) -> None:
    """The board's reader is lost in the middle of the betting: its banner lies on the felt."""
    read_flop(table)
    table.intake.take([DeviceDown("board", 0, DownReason.LOST, "pulled")])


def turn_lost(table: Table) -> None:
    """The board's reader is lost when the turn is due."""
    flop_lost(table)
    _do(table, Call(3), Fold(7), Burn())


def betting(table: Table) -> None:
    """The flop after a raise: a bet, a raise, seat 3 to act."""
    table.readers()
    do = table.session.do
    do(PassTo(7))
    do(PlaceBet(7, 20))
    do(PassTo(10))
    do(Call(10))
    do(PassTo(3))
    do(Call(3))
    do(PassTo(7))
    _board(table, "9d 7d Ah")
    do(Check(3))
    do(PlaceBet(7, 60))
    do(PlaceBet(10, 250))


def no_bet(table: Table) -> None:
    """The turn, nobody has bet."""
    betting(table)
    do = table.session.do
    do(Call(3))
    do(Fold(7))
    _board(table, "2c")


def all_in(table: Table) -> None:
    """Three all in for different stacks, the river dealt: two side pots."""
    table.readers()
    do = table.session.do
    do(PassTo(6))
    do(PlaceBet(6, 705))
    do(PassTo(2))
    do(Call(2))
    do(Call(3))
    do(Call(4))
    _board(table, "9d 7d Ah")
    do(PlaceBet(3, 155))
    do(Call(2))
    _board(table, "2c")
    _board(table, "Ks")


def showdown(table: Table) -> None:
    """The first hands lie open, the next is due."""
    all_in(table)
    table.session.do(TableHand(3, cards("As Kd")))
    table.session.do(MuckHand(2))
    table.session.do(PushPot(2))


def pushing(table: Table) -> None:
    """All hands lie open: pots to push."""
    showdown(table)
    table.session.do(TableHand(6, cards("9c 9h")))
    table.session.do(PushPot(1))
    table.session.do(TableHand(4, cards("7c 7h")))


def reader_lost(table: Table) -> None:
    """The board's reader is lost when the flop is due."""
    table.readers(board=False)
    do = table.session.do
    do(PassTo(7))
    do(PlaceBet(7, 20))
    do(PassTo(3))
    do(Call(3))
    do(PassTo(7))
    do(Burn())


def between(table: Table) -> None:
    """One hand is over, the next to come."""
    table.readers()
    do = table.session.do
    do(PassTo(7))
    do(PlaceBet(7, 20))
    do(PassTo(7))
    do(PushPot(0))
    if table.session.table.hand is not None:
        do(DropRake())


def all_folded(table: Table) -> None:
    """Nobody called: the pot goes to the last seat that has cards."""
    table.readers()
    _do(table, PassTo(7), PlaceBet(7, 20), PassTo(7))


def split(table: Table) -> None:
    """Two hands tie for the only pot, with an odd chip."""
    table.readers()
    _do(table, PassTo(7), Call(7), PassTo(3), Call(3), Check(4))
    for street in ("9d 7d Ah", "2c", "Ks"):
        _board(table, street)
        _do(table, Check(3), Check(4), Check(7))
    for seat, hand in ((3, "As Qd"), (4, "Ac Qh"), (7, "Th Tc")):
        table.session.do(TableHand(seat, cards(hand)))


def fixed_limit(table: Table) -> None:
    """A limit table, a raise before the flop."""
    table.readers()
    limit = Options(seats=10, small_blind=10, big_blind=20, structure=Structure.FIXED_LIMIT)
    _do(table, Configure("7", limit), PassTo(7), PlaceBet(7, 40), PassTo(10))


def pot_limit(table: Table) -> None:
    """A pot-limit table, a raise before the flop."""
    table.readers()
    limit = Options(seats=10, small_blind=2, big_blind=5, structure=Structure.POT_LIMIT)
    _do(table, Configure("7", limit), PassTo(7), PlaceBet(7, 17), PassTo(10))


def closing(table: Table) -> None:
    """The last pot has been pushed, the rake lies there to be dropped."""
    betting(table)
    _do(table, PassTo(10), PushPot(0))


def seat_changes(table: Table) -> None:
    """Between two hands: a player sits out, one has no chips, one seat is empty."""
    table.readers()
    _do(table, PassTo(6), PlaceBet(6, 705), PassTo(9), Call(9), PassTo(9))
    _board(table, "9d 7d Ah")
    _board(table, "2c")
    _board(table, "Ks")
    _do(table, TableHand(9, cards("As Ac")), MuckHand(6), PushPot(0), DropRake(), SitOut(3), CashOut(8))


def waiting(table: Table) -> None:
    """Fewer than two players are left."""
    table.readers()
    _do(table, *(CashOut(seat) for seat in range(2, 11)))


def resume(table: Table) -> None:
    """The program was started again in the middle of a hand."""
    betting(table)
    table.session.resume()


def conflict(table: Table) -> None:
    """A reader gives another card than the one that was tapped."""
    betting(table)
    table.session.do(NoteIrregularity("conflict", "board", 0, cards("Qh 9d"), "IRR-72"))


def floor_called(table: Table) -> None:
    """Play stands still."""
    betting(table)
    table.session.do(CallFloor())


def posting(table: Table) -> None:
    """A hand begun: the forced bets."""
    table.session.do(StartHand())


def draw(table: Table) -> None:
    """Nothing yet."""
    table.readers()


SCENES: dict[str, Callable[[Table], None]] = {
    "read-flop": read_flop,
    "flop-lost": flop_lost,
    "turn-lost": turn_lost,
    "all-folded": all_folded,
    "split": split,
    "fixed-limit": fixed_limit,
    "pot-limit": pot_limit,
    "closing": closing,
    "seat-changes": seat_changes,
    "waiting": waiting,
    "resume": resume,
    "conflict": conflict,
    "betting": betting,
    "no-bet": no_bet,
    "all-in": all_in,
    "showdown": showdown,
    "pushing": pushing,
    "reader-lost": reader_lost,
    "between-hands": between,
    "floor-called": floor_called,
    "posting": posting,
}
