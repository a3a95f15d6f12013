"""Twelve keys for an amount: 7 8 9, 4 5 6, 1 2 3, 0 00 and erase."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal

from dealer_app.ui.text.panel import amounts as text
from dealer_app.ui.widgets.big_button import BigButton, Face, Look
from dealer_app.ui.widgets.panel.content import Content

_ROWS: Final = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("0", "00", ""))
_KEY_WIDE, _KEY_HIGH, _GAP = 81, 64, 8


class NumberPad(QObject):
    """The keys of the pad inside a content, from `left`, `top` on."""

    typed = Signal(str)
    erased = Signal()

    def __init__(self, content: Content, left: float, top: float) -> None:
        super().__init__(content)
        self.keys: dict[str, BigButton] = {}
        for row, digits in enumerate(_ROWS):
            for column, digit in enumerate(digits):
                at = QRectF(left + column * (_KEY_WIDE + _GAP), top + row * (_KEY_HIGH + _GAP), _KEY_WIDE, _KEY_HIGH)
                self._key(content, digit, at)

    def show_words(self, *, visible: bool) -> None:
        """Say the names in the language of now; hidden where no amount can be bet."""
        for digit, key in self.keys.items():
            name = text.keypad(digit) if digit else text.erase()
            key.show_face(Face(digit, look=Look.KEY, name=name, size=26, sign="" if digit else "erase"))
            key.setVisible(visible)

    def _key(self, content: Content, digit: str, frame: QRectF) -> None:
        key = self.keys[digit] = content.key(frame)
        if digit:
            key.clicked.connect(lambda: self.typed.emit(digit))
        else:
            key.clicked.connect(self.erased)
