"""Signs on the keys of the panel and the foot, as strokes in a box of 24 by 24 units."""

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

_STROKES: Final = {
    "undo": "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
    "hand": "M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2.4 7-6 7"
    "-3 0-4.6-1.8-6-4.5L3.4 13.6a1.5 1.5 0 0 1 2.5-1.6L8 14.5",
    "lock": "M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5",
    "erase": "M9 6H20v12H9l-6-6zM12 9.5l5 5m0-5-5 5",
    "check": "m5 12.5 4.5 4.5L19 7.5",
}


def sign(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw a sign round a centre."""
    look = f'fill="none" stroke="{colour.name()}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path {look} d="{_STROKES[name]}"/></svg>'
    frame = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    QSvgRenderer(QByteArray(drawn.encode())).render(painter, frame)
