"""A key with a word on it, for sheets and the showdown; its look is told by fill, edge and word."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, box, fitting, width_of, write
from dealer_app.ui.widgets.panel.signs import sign
from dealer_app.ui.widgets.touch_key import TouchKey

# Fill, edge and text of each look, as tokens; what is only told looks the same when it takes no touch.
_LOOKS: Final = {
    "plain": ("s3", "lines", "hi"),
    "key": ("s2", "edge", "hi"),
    "selected": ("cyan_tint", "cyan", "on_cyan_tint"),
    "told": ("s2", "line", "hi"),
    "done": ("green_tint", "green", "hi"),
}
_SIZES: Final = (18, 16, 14, 13)
_DIGIT: Final = 26  # of digits, letters and signs (UX 3.3)
_SHORT: Final = 2
_SIGN: Final = 24


class WordKey(TouchKey):
    """One word in a box; shrinks the type before it cuts the word."""

    def __init__(self, palette: Palette, parent: QWidget | None = None, *, look: str = "plain", sign: str = "") -> None:
        super().__init__(palette, parent)
        self.look = look
        self._sign = sign
        self.align: Qt.AlignmentFlag = MIDDLE
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def set_words(self, words: str, name: str = "") -> None:
        """The word on the key, and what assistive tools say when that is more."""
        self.setText(words)
        self.setAccessibleName(name or words)
        self.update()

    def type_size(self) -> int:
        """The size of the type, in units, at which the words fit."""
        sizes = (_DIGIT, *_SIZES) if len(self.text()) <= _SHORT else _SIZES
        return fitting(self.text(), sizes, 600, self.drawn_frame().width() - 16 - self._sign_room())

    def _sign_room(self) -> float:
        return _SIGN + 8 if self._sign else 0

    def draw(self, painter: QPainter) -> None:
        """Box and word."""
        frame, theme = self.drawn_frame(), self.theme
        fill, edge, text = _LOOKS[self.look] if self.isEnabled() or self.look == "told" else ("s2", "line", "low")
        box(painter, frame, 10, theme.colour(fill), theme.colour(edge))
        left = 16 if self.align == LEFT else 8
        inside = QRectF(left, 0, frame.width() - left - 8, frame.height())
        if self._sign:
            wide = self._sign_room() + width_of(self.text(), self.type_size(), 600)
            at = frame.center().x() - wide / 2
            sign(painter, self._sign, QPointF(at + _SIGN / 2, frame.center().y()), _SIGN, theme.colour(text))
            inside.setLeft(at + self._sign_room())
            write(painter, inside, self.text(), self.type_size(), 600, theme.colour(text), LEFT)
            return
        write(painter, inside, self.text(), self.type_size(), 600, theme.colour(text), self.align)
