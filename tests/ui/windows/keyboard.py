"""The real window on a real table whose record lies on the disk, dealt at by keys alone."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from dealer_app.bootstrap import now_us, pack_pages, throw_away_seal
from dealer_app.log.store import LogFile
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure, SeatPlayer
from dealer_app.session.table_session import TableSession
from dealer_app.ui.desk import Desk
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.main_window import LEAST, MainWindow
from dealer_app.ui.theme import load_palette

_pages = cache(pack_pages)
_SUITS, _RANKS = "shdc", "A23456789TJQK"
_MOST_MOVES = 60
_NAMED: Final = {
    "Enter": Qt.Key.Key_Return,
    "Space": Qt.Key.Key_Space,
    "Back": Qt.Key.Key_Backspace,
    "Esc": Qt.Key.Key_Escape,
    **{f"F{at}": getattr(Qt.Key, f"Key_F{at}") for at in range(1, 8)},
}


def open_table(path: Path, stacks: Mapping[int, int], options: Options) -> tuple[LogFile, TableSession]:
    """A table with its players in their seats; the button is not drawn yet."""
    log = LogFile(path, throw_away_seal(), now_us)
    session = TableSession(log, "cutcard-1")
    session.do(Configure("7", options))
    for seat, stack in stacks.items():
        session.do(SeatPlayer(seat, f"Player {seat}", stack))
    return log, session


@contextmanager
def keys_at(session: TableSession) -> Iterator["Keys"]:
    """The window over a session, without readers."""
    load_fonts()
    window = MainWindow(load_palette(reduced_motion=True), Desk(session, None, _no_reader, _now_ms, "Sari"), _pages())
    window.resize(LEAST)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    try:
        yield Keys(window)
    finally:
        window.close()
        window.deleteLater()


def _no_reader(name: str) -> None:
    raise AssertionError(f"nobody asked for a reader here: {name}")


def _now_ms() -> int:
    return now_us() // 1000


class Keys:
    """A dealer who has a keyboard and nothing else; each key goes where the window has its focus."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def prompt(self) -> str:
        """The sentence that is shown."""
        return self.window.console.prompt.accessibleName()

    def press(self, keys: str) -> None:
        """Keys one after the other: "2 0 Enter", "Alt+3", "F2"; a card, as "Kh", is found in the grid by arrows."""
        for key in keys.split():
            if len(key) > 1 and key[0] in _RANKS and key[1:] in _SUITS:
                self._card(key)
            else:
                self._key(key)

    def go(self, name: str) -> None:
        """By F6 to the region of that name."""
        for _ in range(_MOST_MOVES):
            at: QWidget | None = self.window.focusWidget()
            while at is not None and at.objectName() != name:
                at = at.parentWidget()
            if at is not None:
                return
            self._send(Qt.Key.Key_F6)
        raise AssertionError(f"F6 does not reach {name!r}")

    def reach(self, region: str, words: str) -> None:
        """By F6 to a region of the screen and by Tab on to the control of that name, then Space."""
        self.go(region)
        for _ in range(_MOST_MOVES):
            at = self.window.focusWidget()
            if isinstance(at, QAbstractButton) and at.accessibleName() == words:
                self._send(Qt.Key.Key_Space)
                return
            self._send(Qt.Key.Key_Tab)
        raise AssertionError(f"no key leads to {words!r}")

    def _key(self, key: str) -> None:
        plain = key.removeprefix("Alt+").removeprefix("Ctrl+")
        code = _NAMED.get(plain) or Qt.Key(ord(plain))
        alt, ctrl, none = (
            Qt.KeyboardModifier.AltModifier,
            Qt.KeyboardModifier.ControlModifier,
            Qt.KeyboardModifier.NoModifier,
        )
        self._send(code, alt if key.startswith("Alt+") else ctrl if key.startswith("Ctrl+") else none)

    def _send(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        at = self.window.focusWidget()
        QTest.keyClick(at if at is not None else self.window, key, modifier)
        QApplication.processEvents()

    def _card(self, card: str) -> None:
        """Along the row first; cards that are out of reach are jumped over, so both ways may have to be tried."""
        self.go("grid")
        been: set[tuple[int, int]] = set()
        for _ in range(_MOST_MOVES):
            row, column = self._cell()
            down, right = _SUITS.index(card[1]) - row, _RANKS.index(card[0]) - column
            if not down and not right:
                self._send(Qt.Key.Key_Space)
                return
            been.add((row, column))
            if right:
                self._send(Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left)
            if down and self._cell() in been:
                self._send(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        raise AssertionError(f"no arrow leads to {card}")

    def _cell(self) -> tuple[int, int]:
        at: QWidget | None = self.window.focusWidget()
        assert at is not None, "the grid lost the keyboard"
        card = at.objectName().removeprefix("card.")
        assert len(card) == len("As"), f"the keyboard is at {at.objectName()!r}, not in the grid"
        return _SUITS.index(card[1]), _RANKS.index(card[0])
