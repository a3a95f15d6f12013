"""The banner of a lost reader: what its job becomes, and a key to try again now (UX 4.5)."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.table import lost_note, lost_words, retry_words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.devices import Device
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, box, fitting, icon, pen_for, units, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Retry

_KEY = (120, 56)
_WIDE = 600  # over the card grid the banner has room for a second line


class _RetryKey(TouchKey):
    """The key of the banner."""

    def draw(self, painter: QPainter) -> None:
        """Draw a quiet key: the banner is amber already."""
        frame = self.drawn_frame()
        box(painter, frame, 12, None, self.theme.colour("lines"))
        size = fitting(self.text(), (16, 15, 14, 13), 600, frame.width() - 12)
        write(painter, frame, self.text(), size, 600, self.theme.colour("hi"), MIDDLE)


class LostBanner(QWidget):
    """Stands while a reader is lost; the prompt stays the step."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lost")
        self._theme = palette
        self._scale = 1.0
        self._device: Device | None = None
        self._words = ""
        self._retry = _RetryKey(palette, self)
        self._retry.setObjectName("lost.retry")
        self._retry.clicked.connect(self._retried)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self._retry.set_scale(scale)
        self._lay_out()

    def show_view(self, device: Device | None) -> None:
        """Show which reader is lost, or nothing."""
        self._device = device
        self.setVisible(device is not None)
        if device is not None:
            self._words = lost_words(device)
            self.setAccessibleName(self._words)
            self._retry.setText(retry_words())
            self._retry.setAccessibleName(retry_words())
        self.update()

    def _retried(self) -> None:
        if self._device is not None:
            self.wished.emit(Retry(self._device))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the key at the right."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = round(_KEY[0] * self._scale), round(_KEY[1] * self._scale)
        margin = round(8 * self._scale)
        self._retry.setGeometry(self.width() - width - margin, margin, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw box, triangle and words."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        box(painter, frame, 12, self._theme.colour("amber_tint"), self._theme.colour("amber"))
        wide = frame.width() >= _WIDE
        icon(painter, "alert", QPointF(38 if wide else 24, frame.height() / 2), 28 if wide else 24, self._ink("amber"))
        room = frame.adjusted(68 if wide else 44, 0, -_KEY[0] - 14, 0)
        if wide:
            upper = QRectF(room.left(), 12, room.width(), 26)
            write(
                painter, upper, self._words, fitting(self._words, (18, 17, 16), 700, room.width()), 700, self._ink("hi")
            )
            note = lost_note()
            lower = QRectF(room.left(), 38, room.width(), 20)
            write(painter, lower, note, fitting(note, (14, 13), 400, room.width()), 400, self._ink("mid"))
        else:
            size = fitting(self._words, (18, 17, 16, 15), 700, room.width() * 1.7)
            write(painter, room, self._words, size, 700, self._ink("hi"), LEFT, wraps=True)
        painter.end()

    def _ink(self, token: str) -> QColor:
        return self._theme.colour(token)
