"""A toast: says what a touch or a reader has done, four seconds long, with Undo where there is something to undo."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.table import toast_words, undo_word
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.strip import ToastView
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, box, fitting, pen_for, units, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Undo

_UNDO_W = 84
_LINES = 3


class _UndoKey(TouchKey):
    """The key of the toast."""

    def draw(self, painter: QPainter) -> None:
        """Draw a quiet key."""
        frame = self.drawn_frame()
        box(painter, frame, 10, self.theme.colour("s3"), self.theme.colour("lines"))
        size = fitting(self.text(), (16, 14, 13), 600, frame.width() - 12)
        write(painter, frame, self.text(), size, 600, self.theme.colour("hi"), MIDDLE)


class Toast(QWidget):
    """One toast at a time; the same view shown again does not start it anew, a new serial does."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._theme = palette
        self._scale = 1.0
        self._words = ""
        self._serial: int | None = None
        self._undo = _UndoKey(palette, self)
        self._undo.setObjectName("toast.undo")
        self._undo.clicked.connect(self._undone)
        self._stay = QTimer(self, singleShot=True, interval=palette.motion.toast_stay)
        self._stay.timeout.connect(self.hide)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self._undo.set_scale(scale)
        self._lay_out()

    def show_view(self, view: ToastView | None) -> None:
        """Show a toast for four seconds, or none."""
        if view is None:
            self._stay.stop()
            self.hide()
            return
        self._words = toast_words(view)
        self.setAccessibleName(self._words)
        self._undo.setText(undo_word())
        self._undo.setAccessibleName(undo_word())
        self._undo.setVisible(view.can_undo)
        if view.serial != self._serial:
            self._serial = view.serial
            self.show()
            self._stay.start()
        self.update()

    def _undone(self) -> None:
        self._stay.stop()
        self.hide()
        self.wished.emit(Undo())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the key at the right."""
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._scale
        width = round(_UNDO_W * scale)
        margin = round(4 * scale)
        self._undo.setGeometry(self.width() - width - margin, margin, width, self.height() - 2 * margin)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw box and words."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        box(painter, frame, 12, self._theme.colour("s2"), self._theme.colour("cyan"))
        right = _UNDO_W + 8 if self._undo.isVisibleTo(self) else 12
        room: QRectF = frame.adjusted(12, 2, -right, -2)
        size = fitting(self._words, (16, 15, 14, 13), 600, room.width() * _LINES * 0.8)
        write(painter, room, self._words, size, 600, self._theme.colour("hi"), LEFT, wraps=True)
        painter.end()
