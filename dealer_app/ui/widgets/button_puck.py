"""The dealer button on the felt."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.table import button_words, puck_letter
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import MIDDLE, disc, pen_for, ring, units, write


class ButtonPuck(QWidget):
    """A white disc with a letter; hidden when no seat has the button."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("button")
        self._theme = palette
        self._scale = 1.0
        self._letter = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, seat: int | None) -> None:
        """Show that a seat has the button."""
        self.setVisible(seat is not None)
        if seat is not None:
            self._letter = puck_letter()
            self.setAccessibleName(button_words(seat))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the disc."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        disc(painter, frame, self._theme.colour("card"))
        ring(painter, frame.adjusted(2, 2, -2, -2), self._theme.colour("bg"), 2)
        write(painter, frame, self._letter, 15, 800, self._theme.colour("spade"), MIDDLE)
        painter.end()
