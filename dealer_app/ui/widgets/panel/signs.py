"""Signs on the keys of the panel and the foot, as strokes in a box of 24 by 24 units."""

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

_STROKES: Final = {
    "undo": "M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H12",
    "hand": "M7.5 12V6.5a1.5 1.5 0 0 1 3 0V11M10.5 10.5V4.8a1.5 1.5 0 0 1 3 0v5.7M13.5 10.5V6a1.5 1.5 0 0 1 3 0v6"
    "M16.5 9.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7h-.6a6 6 0 0 1-4.8-2.4L4 14.4a1.6 1.6 0 0 1 2.4-2L8 14",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "erase": "M8.5 6H20v12H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5",
    "check": "m5 12.5 4.5 4.5L19 7.5",
}


def sign(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw a sign round a centre."""
    look = f'fill="none" stroke="{colour.name()}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path {look} d="{_STROKES[name]}"/></svg>'
    frame = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    QSvgRenderer(QByteArray(drawn.encode())).render(painter, frame)
