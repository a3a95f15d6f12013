"""One pot: label, amount and who contends for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.names import amount
from dealer_app.ui.text.table import pot_label, pot_seats, pot_words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.board import PotView
from dealer_app.ui.widgets.ink import box, pen_for, units, width_of, write

_PAD = 14
_GAP = 9


class PotPill(QWidget):
    """A pot on the felt, forty units high; without room it leaves out the seats, never the amount."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._label = self._amount = self._seats = ""
        self._lists_seats = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, view: PotView, *, only: bool = False) -> None:
        """Show a pot; `only`: no other lies there."""
        self._label, self._amount = pot_label(view.number, only=only), amount(view.amount)
        self._seats = pot_seats(view.seats)
        self.setObjectName(f"pot.{view.number}")
        self.setAccessibleName(pot_words(view, only=only))
        self.update()

    def list_seats(self, *, yes: bool) -> None:
        """Write who contends, or leave it to the accessible name."""
        self._lists_seats = yes
        self.update()

    def width_u(self, *, with_seats: bool) -> float:
        """How wide the pill is, in units."""
        seats = _GAP + width_of(self._seats, 14, 400) if with_seats and self._seats else 0
        return 2 * _PAD + width_of(self._label, 14, 500) + _GAP + width_of(self._amount, 24, 800) + seats

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the pill from left to right."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        fill = self._theme.colour("bg")
        fill.setAlpha(200)
        box(painter, frame, 20, fill, self._theme.colour("edge"))
        rest = frame.adjusted(_PAD, 0, 0, 0)
        write(painter, rest, self._label, 14, 500, self._theme.colour("felt_cap"))
        rest.adjust(width_of(self._label, 14, 500) + _GAP, 0, 0, 0)
        write(painter, rest, self._amount, 24, 800, self._theme.colour("hi"))
        if self._lists_seats and self._seats:
            rest.adjust(width_of(self._amount, 24, 800) + _GAP, 0, 0, 0)
            write(painter, rest, self._seats, 14, 400, self._theme.colour("felt_cap"))
        painter.end()
