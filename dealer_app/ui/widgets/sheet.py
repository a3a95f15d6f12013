"""The ground of every sheet over the table column: title, Close, one at a time (UX 4.7)."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sheets as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import box, fitting, pen_for, units, write
from dealer_app.ui.widgets.word_key import WordKey
from dealer_app.ui.wishes import Close

WIDE: Final = 840
HIGH: Final = 528


class SheetPlace(QWidget):
    """840 × 528 units; parts are placed in units and follow the scale."""

    wished = Signal(object)

    def __init__(self, palette: Palette, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = palette
        self.scale = 1.0
        self._title = ""
        self._parts: list[tuple[QWidget, QRectF]] = []
        self.setObjectName(f"sheet.{name}")
        self._close = self.key("close", QRectF(WIDE - 64, 8, 56, 56))
        self._close.clicked.connect(lambda: self.wished.emit(Close()))
        self.setFixedSize(WIDE, HIGH)

    def key(self, name: str, frame: QRectF, look: str = "plain") -> WordKey:
        """A new key of the sheet at a place in units."""
        made = WordKey(self.theme, self, look=look)
        made.setObjectName(f"{self.objectName()}.{name}")
        self.place(made, frame)
        return made

    def place(self, part: QWidget, frame: QRectF) -> None:
        """Hold a part at a place in units."""
        self._parts.append((part, frame))
        self._put(part, frame)

    def show_title(self, title: str) -> None:
        """The title, said by assistive tools as the name of the sheet."""
        self._title = title
        self.setAccessibleName(title)
        self._close.set_words("×", words.close())
        self.update()

    def set_scale(self, scale: float) -> None:
        """Lay out at so many pixels per unit."""
        self.scale = scale
        self.setFixedSize(round(WIDE * scale), round(HIGH * scale))
        for part, frame in self._parts:
            self._put(part, frame)

    def _put(self, part: QWidget, frame: QRectF) -> None:
        scale = self.scale
        if isinstance(part, WordKey):
            part.set_scale(scale)
        left, top = round(frame.left() * scale), round(frame.top() * scale)
        part.setGeometry(left, top, round(frame.width() * scale), round(frame.height() * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc closes."""
        if Qt.Key(event.key()) is Qt.Key.Key_Escape:
            self.wished.emit(Close())
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Panel and title."""
        painter = pen_for(self, self.scale)
        box(painter, units(self, self.scale), 12, self.theme.colour("s1"), self.theme.colour("line"))
        size = fitting(self._title, (20, 18, 16), 700, WIDE - 112)
        write(painter, QRectF(24, 8, WIDE - 112, 56), self._title, size, 700, self.theme.colour("hi"))
        painter.end()
