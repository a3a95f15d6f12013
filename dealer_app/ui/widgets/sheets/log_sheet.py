"""The whole log of the hand as a list, newest first."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sheets as words
from dealer_app.ui.text.bar import clock, full_words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.strip import StripEntry
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.sheets.key_list import KeyList


class LogSheet(SheetPlace):
    """One row for each entry; nothing is to be tapped."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "log", parent)
        self._list = KeyList(palette, self, look="told")
        self.place(self._list, QRectF(24, 72, 792, 440))

    def show_view(self, entries: tuple[StripEntry, ...]) -> None:
        """Show the entries of the hand, given oldest first."""
        self.show_title(words.log_title())
        self._list.setAccessibleName(words.log_title())
        rows = tuple(f"{clock(each.at_ms, seconds=True)}  {full_words(each)}" for each in reversed(entries))
        self._list.show_rows(tuple((row, False) for row in rows))
