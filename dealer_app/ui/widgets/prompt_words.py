"""The prompt's sentence: the largest of its sizes that fits, amount or card in amber (UX 5)."""

import atexit
import re
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.fonts import inter
from dealer_app.ui.text.prompts import Line
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import LEFT, pen_for, set_in_type, units

_WEIGHT: Final = 800
_LARGE: Final = 36
_SMALL: Final = 28
_LINE_HIGH: Final = 32
_CLOSER: Final = -0.015


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

    def width_u(self) -> float:
        """How wide the sentence is in one line at its largest, in units."""
        return sum(_width_of(said, _LARGE) for said, _ in self._line)

    def laid_out(self) -> tuple[int, tuple[Line, ...]]:
        """The size in units, and the pieces of each line."""
        room = units(self, self._scale).width()
        for size in (_LARGE, _SMALL):
            if sum(_width_of(said, size) for said, _ in self._line) <= room:
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
                painter.setFont(_letters(size))
                painter.setPen(self._ink(is_key=is_key))
                painter.drawText(rest, int(LEFT | Qt.TextFlag.TextSingleLine), set_in_type(said))
                rest.adjust(_width_of(said, size), 0, 0, 0)
        painter.end()

    def _ink(self, *, is_key: bool) -> QColor:
        return self._theme.colour("amber" if is_key and not self._warning else "hi")


@cache
def _letters(size: int) -> QFont:
    """The type of the prompt line, set a little closer than other words (UX 3.3)."""
    font = QFont(inter(size, _WEIGHT))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _CLOSER * size)
    return font


@lru_cache(256)
def _width_of(words: str, size: int) -> float:
    return QFontMetricsF(_letters(size)).horizontalAdvance(set_in_type(words))


# Fonts must not outlive the application.
atexit.register(_letters.cache_clear)


def _wrapped(line: Line, room: float) -> tuple[Line, Line]:
    """Break a sentence at the last word that fits into the first line."""
    first: list[tuple[str, bool]] = []
    second: list[tuple[str, bool]] = []
    used = 0.0
    for said, is_key in line:
        for word in re.findall(r"\S*\s*", said):
            fits = not second and used + _width_of(word.rstrip(), _SMALL) <= room
            used += _width_of(word, _SMALL)
            (first if fits else second).append((word, is_key))
    return tuple(first), tuple(second)
