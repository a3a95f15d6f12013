"""The table sign: what is played here, to be read from the seats; full screen with Close alone (UX 7.11)."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sign as words
from dealer_app.ui.theme import Palette, scale_for
from dealer_app.ui.view.sign import SignView
from dealer_app.ui.widgets.ink import LEFT, fitting, pen_for, units, write
from dealer_app.ui.widgets.word_key import WordKey
from dealer_app.ui.wishes import Close


class TableSign(QWidget):
    """Names 64 high, figures 96; the house rules below in two columns."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._view: SignView | None = None
        self.setObjectName("sign")
        self._close = WordKey(palette, self)
        self._close.setObjectName("sign.close")
        self._close.clicked.connect(lambda: self.wished.emit(Close()))

    def show_view(self, view: SignView) -> None:
        """Show the options in force."""
        self._view = view
        self._close.set_words(words.close())
        (stakes, figures), (bought, span) = words.stakes(view), words.buy_in(view)
        said = (words.heading(view), f"{stakes} {figures}", f"{bought} {span}", *words.house(view))
        self.setAccessibleName(". ".join(said))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self._close.set_scale(scale)
        width = round(152 * scale)
        self._close.setGeometry(self.width() - width - round(24 * scale), round(24 * scale), width, round(56 * scale))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep to the scale of the window."""
        self.set_scale(scale_for(self.width(), self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the sign."""
        painter = pen_for(self, self._scale)
        frame, theme, view = units(self, self._scale), self._theme, self._view
        painter.fillRect(frame, theme.colour("bg"))
        if view is None:
            painter.end()
            return
        hi, mid = theme.colour("hi"), theme.colour("mid")
        room = frame.width() - 96
        title = words.heading(view)
        write(painter, QRectF(48, 28, room - 170, 72), title, fitting(title, (64, 56, 48), 800, room - 170), 800, hi)
        for left, (name, figures) in ((48.0, words.stakes(view)), (48 + room / 2, words.buy_in(view))):
            write(painter, QRectF(left, 132, room / 2 - 16, 72), name, 64, 500, mid)
            size = fitting(figures, (96, 80, 64, 48), 800, room / 2 - 16)
            write(painter, QRectF(left, 198, room / 2 - 16, 118), figures, size, 800, hi)
        painter.fillRect(QRectF(48, 336, room, 1), theme.colour("line"))
        lines = words.house(view)
        half = (len(lines) + 1) // 2
        high = min(100.0, (frame.height() - 376) / half)
        for at, told in enumerate(lines):
            left = 48 + (at // half) * room / 2
            place = QRectF(left, 356 + (at % half) * high, room / 2 - 16, high)
            size = fitting(told, (40, 36, 32, 28, 24), 600, room / 2 - 16)
            write(painter, place, told, size, 600, hi, LEFT, wraps=True)
        painter.end()
