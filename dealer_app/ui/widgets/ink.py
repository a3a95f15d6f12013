"""Words, frames and icons drawn in units: the painter is scaled once, so measures hold at every size of the window."""

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from dealer_app.ui.fonts import inter

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter

# Strokes in a box of 24 by 24.
ICON: Final = {
    "menu": "M4 7h16M4 12h16M4 17h16",
    "book": "M5 4.5h9a4 4 0 0 1 4 4V20H8.5A3.5 3.5 0 0 1 5 16.5zM5 16.5A3.5 3.5 0 0 1 8.5 13H18",
    "check": "m5 12.5 4.5 4.5L19 7.5",
    "alert": "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.2",
    "cross": "m6 6 12 12M18 6 6 18",
    "tap": "M10 14.5V9a1.5 1.5 0 0 1 3 0v4l4.4 1a2.2 2.2 0 0 1 1.7 2.6L18.2 21H12l-4-4.6a1.5 1.5 0 0 1 2-2"
    "M7 10a5 5 0 1 1 9 0",
    "user": "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7v5l3.5 2",
}


_MEASURED: Final = 4096  # wordings of one evening, whose widths need not be measured at each paint


def pen_for(widget: QWidget, scale: float) -> QPainter:
    """A painter on the widget that draws in units; the caller ends it."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    return painter


def units(widget: QWidget, scale: float) -> QRectF:
    """The widget's rectangle in units."""
    return QRectF(0, 0, widget.width() / scale, widget.height() / scale)


def set_in_type(words: str) -> str:
    """The words as they are painted: figures of one width make the plain hyphen as wide as a figure, this one not."""
    return words.replace("-", "\N{NON-BREAKING HYPHEN}")


@lru_cache(_MEASURED)
def width_of(words: str, size: int, weight: int) -> float:
    """How wide words are in one line, in units."""
    return QFontMetricsF(inter(size, weight)).horizontalAdvance(set_in_type(words))


def fitting(words: str, sizes: tuple[int, ...], weight: int, room: float) -> int:
    """The first of the sizes at which the words fit in one line, else the last."""
    return next((size for size in sizes if width_of(words, size, weight) <= room), sizes[-1])


def shortened(words: str, size: int, weight: int, room: float) -> str:
    """The words, their end an ellipsis where they do not fit."""
    return QFontMetricsF(inter(size, weight)).elidedText(set_in_type(words), Qt.TextElideMode.ElideRight, room)


def write(
    painter: QPainter,
    frame: QRectF,
    words: str,
    size: int,
    weight: int,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wraps: bool = False,
) -> None:
    """Write words into a frame, in one line unless they may wrap."""
    painter.setFont(inter(size, weight))
    painter.setPen(colour)
    flags = align | Qt.TextFlag.TextWordWrap if wraps else align | Qt.TextFlag.TextSingleLine
    painter.drawText(frame, int(flags), set_in_type(words))


def box(
    painter: QPainter,
    frame: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    thick: float = 1,
    *,
    dashed: bool = False,
) -> None:
    """A rounded box whose edge lies inside the frame; half a pen would else lie outside."""
    line = QPen(Qt.PenStyle.NoPen) if edge is None else QPen(edge, thick)
    if edge is not None and dashed:
        line.setDashPattern([4, 3])
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    half = 0 if edge is None else thick / 2
    painter.drawRoundedRect(frame.adjusted(half, half, -half, -half), radius - half, radius - half)


def disc(painter: QPainter, frame: QRectF, fill: QColor) -> None:
    """A filled disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(frame)


def ring(painter: QPainter, frame: QRectF, edge: QColor, thick: float) -> None:
    """An open ring whose line lies inside the frame."""
    painter.setPen(QPen(edge, thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = thick / 2
    painter.drawEllipse(frame.adjusted(half, half, -half, -half))


def icon(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor, stroke: float = 1.9) -> None:
    """One of the icons, round a centre; `stroke` in parts of the 24 units of its box."""
    frame = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    _drawing(name, colour.name(), stroke).render(painter, frame)


@cache
def _drawing(name: str, colour: str, stroke: float) -> QSvgRenderer:
    look = f'fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round"'
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path {look} d="{ICON[name]}"/></svg>'
    return QSvgRenderer(QByteArray(drawn.encode()))


def focus_ring(painter: QPainter, frame: QRectF, radius: float, cyan: QColor, ground: QColor) -> None:
    """Three units of cyan outside three of the ground, so that focus shows on amber too (UX 3.1)."""
    box(painter, frame, radius, None, cyan, 3)
    box(painter, frame.adjusted(3, 3, -3, -3), radius - 3, None, ground, 3)
