"""Words that give way before they are cut: first smaller, then in two lines (UX 2, 8)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from dealer_app.ui.fonts import inter
from dealer_app.ui.widgets.ink import LEFT, set_in_type, write

_SMALLEST = 13


def fits(words: str, size: int, weight: int, frame: QRectF, *, wraps: bool) -> bool:
    """Whether the words stand whole inside the frame at that size."""
    metrics = QFontMetricsF(inter(size, weight))
    words = set_in_type(words)
    if not wraps:
        return metrics.horizontalAdvance(words) <= frame.width()
    flags = int(Qt.TextFlag.TextWordWrap)
    room = metrics.boundingRect(QRectF(0, 0, frame.width(), 10_000), flags, words)
    return room.width() <= frame.width() and room.height() <= frame.height()


def write_fitted(
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
    """Write the words at `size` units, or at the largest size below at which they are whole."""
    while size > _SMALLEST and not fits(words, size, weight, frame, wraps=wraps):
        size -= 1
    write(painter, frame, words, size, weight, colour, align, wraps=wraps)
