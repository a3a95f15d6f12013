"""The painted table, and where its seats stand; it places what it is given and knows nothing of the hand."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from dealer_app.ui.theme import Palette

SIZE: Final = QSize(840, 528)
SEAT_SIZE: Final = QSize(128, 60)

# Centres in units, the dealer at the bottom centre, seat 1 at the dealer's left, clockwise (UX 6).
SEAT_CENTRES: Final = {
    1: (236, 470),
    2: (76, 384),
    3: (76, 216),
    4: (172, 74),
    5: (336, 42),
    6: (504, 42),
    7: (668, 74),
    8: (764, 216),
    9: (764, 384),
    10: (604, 470),
}

_OVAL: Final = QRectF(64, 40, 712, 432)
_RAIL: Final = 14
_CORNER: Final = 190


class Felt(QWidget):
    """The rim and the cloth. Spare width stays beside the table: the oval keeps its shape (UX 2)."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._cloth = QPixmap()

    def scale(self) -> float:
        """Pixels per unit now."""
        return min(self.width() / SIZE.width(), self.height() / SIZE.height())

    def seat_frame(self, seat: int) -> QRectF:
        """Where a seat's plate lies, in pixels of this widget."""
        scale = self.scale()
        x, y = SEAT_CENTRES[seat]
        width, height = SEAT_SIZE.width() * scale, SEAT_SIZE.height() * scale
        left = (self.width() - SIZE.width() * scale) / 2
        return QRectF(left + x * scale - width / 2, y * scale - height / 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the cloth, painted anew only after a change of size."""
        if self._cloth.deviceIndependentSize().toSize() != self.size():
            self._cloth = self._painted()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        cloth = QPixmap(self.size() * ratio)
        cloth.setDevicePixelRatio(ratio)
        cloth.fill(self._theme.colour("bg"))
        painter = QPainter(cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        scale = self.scale()
        painter.translate((self.width() - SIZE.width() * scale) / 2, 0)
        painter.scale(scale, scale)
        painter.setBrush(self._theme.colour("rail"))
        painter.drawRoundedRect(_OVAL, _CORNER, _CORNER)
        painter.setBrush(self._light())
        inner = _OVAL.adjusted(_RAIL, _RAIL, -_RAIL, -_RAIL)
        painter.drawRoundedRect(inner, _CORNER - _RAIL, _CORNER - _RAIL)
        painter.end()
        return cloth

    def _light(self) -> QRadialGradient:
        light = QRadialGradient(QPointF(_OVAL.center().x(), _OVAL.top() + 0.45 * _OVAL.height()), _OVAL.width() / 2)
        light.setColorAt(0, self._theme.colour("felt_hi"))
        light.setColorAt(0.62, self._theme.colour("felt"))
        light.setColorAt(1, self._theme.colour("felt"))
        return light
