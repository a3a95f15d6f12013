"""The chips in front of a seat: a pill with the amount; the disc only decorates."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.names import amount
from dealer_app.ui.text.table import bet_words
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import box, disc, pen_for, units, width_of, write

_HIGH = 28
_SIZE = 16


class BetChip(QWidget):
    """A bet; hidden while nothing lies in front. It takes no touch: the seat does."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._said = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, seat: int, chips: int) -> None:
        """Show what a seat has in front, in chips."""
        self._said = amount(chips)
        self.setObjectName(f"bet.{seat}")
        self.setAccessibleName(bet_words(seat, chips))
        self.setVisible(chips > 0)
        self.update()

    def width_u(self) -> float:
        """How wide the pill is, in units."""
        return 35 + width_of(self._said, _SIZE, 700)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the pill."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        fill = self._theme.colour("bg")
        fill.setAlpha(200)
        box(painter, frame, _HIGH / 2, fill, self._theme.colour("edge"))
        chip = QRectF(6, 6, 16, 16)
        disc(painter, chip, self._theme.colour("s3"))
        painter.setPen(QPen(self._theme.colour("mid"), 3, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(chip.adjusted(2, 2, -2, -2))
        write(painter, frame.adjusted(26, 0, 0, 0), self._said, _SIZE, 700, self._theme.colour("hi"))
        painter.end()
