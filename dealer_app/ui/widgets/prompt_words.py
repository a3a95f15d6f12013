"""The prompt's sentence: the largest of its sizes that fits, amount or card in amber (UX 5)."""

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.prompts import Line
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import pen_for, units, width_of, write

_WEIGHT: Final = 800
_LARGE: Final = 36
_SMALL: Final = 28
_LINE_HIGH: Final = 32


class PromptWords(QWidget):
    """36 units in one line, else 28, else two lines of 28; it takes no touch."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._line: Line = ()
        self._warning = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, line: Line, *, warning: bool) -> None:
        """Show a sentence; in a warning nothing is amber."""
        self._line = line
        self._warning = warning
        self.update()

    def laid_out(self) -> tuple[int, tuple[Line, ...]]:
        """The size in units, and the pieces of each line."""
        room = units(self, self._scale).width()
        for size in (_LARGE, _SMALL):
            if sum(width_of(said, size, _WEIGHT) for said, _ in self._line) <= room:
                return size, (self._line,)
        return _SMALL, _wrapped(self._line, room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw one line or two."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        size, lines = self.laid_out()
        high = frame.height() if len(lines) <= 1 else _LINE_HIGH
        for at, pieces in enumerate(lines):
            rest = QRectF(0, at * high, frame.width() + 1, high)
            for said, is_key in pieces:
                write(painter, rest, said, size, _WEIGHT, self._ink(is_key=is_key))
                rest.adjust(width_of(said, size, _WEIGHT), 0, 0, 0)
        painter.end()

    def _ink(self, *, is_key: bool) -> QColor:
        return self._theme.colour("amber" if is_key and not self._warning else "hi")


def _wrapped(line: Line, room: float) -> tuple[Line, Line]:
    """Break a sentence at the last word that fits into the first line."""
    first: list[tuple[str, bool]] = []
    second: list[tuple[str, bool]] = []
    used = 0.0
    for said, is_key in line:
        for word in re.findall(r"\S*\s*", said):
            fits = not second and used + width_of(word.rstrip(), _SMALL, _WEIGHT) <= room
            used += width_of(word, _SMALL, _WEIGHT)
            (first if fits else second).append((word, is_key))
    return tuple(first), tuple(second)
