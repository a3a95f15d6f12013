"""The menu: language, table sign."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sheets as words
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.wishes import Open, Sheet, Speak


class MenuSheet(SheetPlace):
    """Three languages in a row, the one spoken marked, and the table sign below."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "menu", parent)
        self._languages = {
            code: self.key(code, QRectF(24 + at * 268, 80, 256, 72)) for at, code in enumerate(LANGUAGES)
        }
        for code, key in self._languages.items():
            key.clicked.connect(lambda _checked=False, chosen=code: self.wished.emit(Speak(chosen)))
        self._sign = self.key("sign", QRectF(24, 168, 792, 72))
        self._sign.clicked.connect(lambda: self.wished.emit(Open(Sheet.SIGN)))

    def show_view(self, language: str) -> None:
        """Show the menu in the language that is spoken (en, id, ro)."""
        self.show_title(words.menu_title())
        for code, key in self._languages.items():
            key.look = "selected" if code == language else "plain"
            key.set_words(words.language_name(code))
        self._sign.set_words(words.table_sign())
