"""A key that paints itself and takes a touch: on release, sliding off cancels (UX 2)."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import focus_ring, pen_for, units

_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class TouchKey(QAbstractButton):
    """The ground of all painted keys: a scale, a focus ring, and `draw` in units."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = palette
        self.scale = 1.0
        self._shows_focus = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self.scale = scale
        self.update()

    def drawn_frame(self) -> QRectF:
        """The drawing, in units; the touch area may be larger."""
        return units(self, self.scale)

    def draw(self, painter: QPainter) -> None:
        """Draw the key in units."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Show the ring for who works by keys; a touch needs none."""
        self._shows_focus = event.reason() in _BY_KEYS
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the key, and the focus ring over it."""
        painter = pen_for(self, self.scale)
        self.draw(painter)
        if self.hasFocus() and self._shows_focus:
            focus_ring(painter, self.drawn_frame(), 12, self.theme.colour("cyan"), self.theme.colour("bg"))
        painter.end()
