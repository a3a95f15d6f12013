"""One seat between hands: buy in, sit out or in, leave; a player for an empty seat."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from dealer_app.rules.facts import Command
from dealer_app.rules.seats.facts import BuyIn, CashOut, SeatPlayer, SitIn, SitOut
from dealer_app.ui.text import sheets as words
from dealer_app.ui.text.names import amount
from dealer_app.ui.text.panel.head import call_time
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.sheets import SeatSheetView
from dealer_app.ui.widgets.ink import RIGHT, box, pen_for, write
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.wishes import CallTime, Close, Do

_PAD: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "⌫")
_MOST_DIGITS: Final = 7


class SeatSheet(SheetPlace):
    """Keypad at the left, what can be done at the right."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "seat", parent)
        self._view: SeatSheetView | None = None
        self._digits = ""
        self._pad = {
            digit: self.key(f"pad.{digit}", QRectF(24 + at % 3 * 104, 160 + at // 3 * 80, 96, 72), "key")
            for at, digit in enumerate(_PAD)
        }
        for digit, key in self._pad.items():
            key.clicked.connect(lambda _checked=False, pressed=digit: self._press(pressed))
        self._name = QLineEdit(self)
        self._name.setObjectName("sheet.seat.name")
        self._name.setMaxLength(24)
        self._name.textChanged.connect(self._refresh)
        self.place(self._name, QRectF(360, 80, 456, 64))
        self._commit = self.key("commit", QRectF(360, 160, 456, 72), "selected")
        self._commit.clicked.connect(self._say_commit)
        self._sit = self.key("sit", QRectF(360, 240, 456, 72))
        self._sit.clicked.connect(self._say_sit)
        self._leave = self.key("leave", QRectF(360, 400, 456, 72))
        self._leave.clicked.connect(self._say_leave)
        self._clock = self.key("clock", QRectF(360, 80, 456, 64))
        self._clock.clicked.connect(self._say_clock)

    def show_view(self, view: SeatSheetView) -> None:
        """Show a seat; what was typed for another seat is forgotten."""
        if self._view is None or view.seat != self._view.seat:
            self._digits = ""
            self._name.clear()
        self._view = view
        self.show_title(words.seat_title(view))
        self._name.setPlaceholderText(words.player_name())
        self._name.setAccessibleName(words.player_name())
        for digit, key in self._pad.items():
            key.set_words(digit, words.erase() if digit == "⌫" else words.digit(digit))
        self._sit.set_words(words.sit(is_out=view.is_out))
        self._leave.set_words(words.leave())
        self._clock.set_words(call_time())
        self._refresh()

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            return
        is_empty = view.name is None
        chips = int(self._digits or 0)
        self._name.setVisible(is_empty)
        self._sit.setVisible(not is_empty)
        self._leave.setVisible(not is_empty)
        self._clock.setVisible(not is_empty)
        self._clock.setEnabled(view.may_call_time)
        self._commit.set_words(words.seat_player(chips) if is_empty else words.buy_in(chips))
        self._commit.setEnabled(chips > 0 and (not is_empty or bool(self._name.text().strip())) and view.can_change)
        self._sit.setEnabled(view.can_change)
        self._leave.setEnabled(view.can_change)
        self.update()

    def _press(self, digit: str) -> None:
        typed = self._digits[:-1] if digit == "⌫" else self._digits + digit
        self._digits = typed.lstrip("0")[:_MOST_DIGITS]
        self._refresh()

    def _wish(self, command: Command) -> None:
        self._digits = ""
        self._refresh()
        self.wished.emit(Do((command,)))

    def _say_commit(self) -> None:
        if self._view is None:
            return
        seat, chips = self._view.seat, int(self._digits)
        is_empty = self._view.name is None
        self._wish(SeatPlayer(seat, self._name.text().strip(), chips) if is_empty else BuyIn(seat, chips))

    def _say_sit(self) -> None:
        if self._view is not None:
            self._wish(SitIn(self._view.seat) if self._view.is_out else SitOut(self._view.seat))

    def _say_leave(self) -> None:
        if self._view is not None:
            self._wish(CashOut(self._view.seat))

    def _say_clock(self) -> None:
        if self._view is not None:
            self.wished.emit(CallTime(self._view.seat))
            self.wished.emit(Close())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """The field of the amount over the keypad."""
        super().paintEvent(event)
        painter = pen_for(self, self.scale)
        box(painter, QRectF(24, 80, 304, 64), 10, self.theme.colour("bg"), self.theme.colour("lines"))
        told = amount(int(self._digits or 0))
        write(painter, QRectF(40, 80, 272, 64), told, 32, 700, self.theme.colour("hi"), RIGHT)
        if self._view is not None and self._view.owes:
            frame = QRectF(360, 320, 456, 72)
            write(painter, frame, words.owes_blinds(), 16, 600, self.theme.colour("hi"))
        painter.end()
