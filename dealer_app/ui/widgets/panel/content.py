"""The ground of what the panel holds: keys at places in units, and words painted between them."""

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import BigButton, TouchGuard
from dealer_app.ui.widgets.ink import pen_for

LEFT_U = 16
WIDE_U = 358
LARGE_PLACE = QRectF(LEFT_U, 519, WIDE_U, 104)
LEFT_HALF = QRectF(LEFT_U, 519, 173, 104)
RIGHT_HALF = QRectF(LEFT_U + 185, 519, 173, 104)


class Content(QWidget):
    """392 by 640 units of the panel; subclasses make keys by `key`, fill them in `show_view` and paint in `draw`."""

    wished = Signal(object)

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = palette
        self.guard = guard
        self.scale = 1.0
        self.view: PanelView | None = None
        self._places: dict[BigButton, QRectF] = {}

    def key(self, frame: QRectF) -> BigButton:
        """Make a key at a place in units."""
        button = BigButton(self.theme, self)
        button.guard = self.guard
        button.wished.connect(self.wished)
        self._places[button] = frame
        return button

    def move_key(self, button: BigButton, frame: QRectF) -> None:
        """Put a key elsewhere."""
        self._places[button] = frame
        self._place(button)

    def set_scale(self, scale: float) -> None:
        """Place all keys for so many pixels per unit."""
        self.scale = scale
        for button in self._places:
            self._place(button)
        self.update()

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show the figures; `amber` False while a warning stands, then no key is the likeliest."""
        raise NotImplementedError

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """Paint the words between the keys, in units."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint what is not a key."""
        if self.view is None:
            return
        painter = pen_for(self, self.scale)
        self.draw(painter, self.view)
        painter.end()

    def _place(self, button: BigButton) -> None:
        frame, scale = self._places[button], self.scale
        button.set_scale(scale)
        left, top = round(frame.left() * scale), round(frame.top() * scale)
        button.setGeometry(QRect(left, top, round(frame.width() * scale), round(frame.height() * scale)))
