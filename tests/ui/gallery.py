"""`python -m tests.ui.gallery FOLDER`: the console in its states, at two sizes and in three languages, as pictures."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize

from dealer_app.bootstrap import now_us, pack_pages, throw_away_seal
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import DECK, Card, card
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.options import Cap, Options, Rake, RakeType
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import DropRake, PushPot
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.table_session import TableSession
from dealer_app.ui.app import application
from dealer_app.ui.desk import Desk
from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.theatre import let_pass
from hardware.clock import Clock
from hardware.events import DeviceDown, DeviceUp, DownReason, PlaceKind, Request, TablePlace

SIZES = (QSize(1280, 800), QSize(1920, 1080))
LANGUAGES = ("en", "id", "ro")
_FADE_MS = 200
_NAMES = ("Wati", "Chen", "Ionescu", "Budi", "Maria", "Okoye", "Putri", "Radu", "Sari", "Costin")
_STACKS = (1240, 860, 1060, 345, 2000, 705, 1430, 950, 1180, 1615)


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


def _board(table: Table, text: str) -> None:
    table.session.do(Burn())
    for face in cards(text):
        table.session.do(DealBoard(face))


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


def main(target: Path) -> None:
    """Make every picture."""
    target.mkdir(parents=True, exist_ok=True)
    _, palette = application()
    pages = pack_pages()
    for name, scene in SCENES.items():
        with tempfile.TemporaryDirectory() as folder:
            table = open_table(Path(folder))
            scene(table)
            desk = Desk(table.session, table.intake, lambda _: None, lambda: now_us() // 1000, "Sari")
            window = MainWindow(palette, desk, pages)
            for size in SIZES:
                window.resize(size)
                window.show()
                for language in LANGUAGES:
                    window.speak(language)
                    let_pass(_FADE_MS)
                    window.grab().save(str(target / f"{name}-{size.height()}-{language}.png"))
            window.close()
    print(f"{len(SCENES) * len(SIZES) * len(LANGUAGES)} pictures in {target}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
