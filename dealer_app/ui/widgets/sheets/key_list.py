"""A list of keys, 56 high, that scrolls when it is longer than its place."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.ink import LEFT
from dealer_app.ui.widgets.word_key import WordKey

_HIGH: Final = 56
_STEP: Final = 64


class KeyList(QScrollArea):
    """Rows of one key each; `chosen` says which row was tapped, from 0."""

    chosen = Signal(int)

    def __init__(self, palette: Palette, parent: QWidget | None = None, *, look: str = "key") -> None:
        super().__init__(parent)
        self._theme = palette
        self._look = look
        self._inside = QWidget()
        self.keys: list[WordKey] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inside)
        self.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)

    def show_rows(self, rows: tuple[tuple[str, bool], ...]) -> None:
        """Show the words of each row, and whether it can be tapped."""
        for key in self.keys:
            key.setParent(None)
            key.deleteLater()
        self.keys = []
        before: QWidget = self
        for at, (told, is_open) in enumerate(rows):
            key = WordKey(self._theme, self._inside, look=self._look)
            key.align = LEFT
            key.set_words(told)
            key.setEnabled(is_open)
            key.clicked.connect(lambda _checked=False, row=at: self.chosen.emit(row))
            key.show()
            QWidget.setTabOrder(before, key)
            before = key
            self.keys.append(key)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Rows are as wide as the list, less the bar; the scale is told by the width of 792 units."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self.width() / 792
        wide = round(768 * scale)
        self._inside.setFixedSize(wide, max(1, round(_STEP * scale) * len(self.keys)))
        for at, key in enumerate(self.keys):
            key.set_scale(scale)
            key.setGeometry(0, at * round(_STEP * scale), wide, round(_HIGH * scale))
