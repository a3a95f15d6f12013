"""Why: the rule of the step, the rankings, the glossary (UX 7.11)."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from dealer_app.ui.text import figures as sums
from dealer_app.ui.text import sheets as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.rules import RuleView
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.sheets.rankings import Rankings

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BODY: Final = QRectF(24, 136, 792, 376)


class RuleSheet(SheetPlace):
    """Three tabs; the rule first. Shows no card of the hand in play."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "rule", parent)
        self._view: RuleView | None = None
        self._tab = 0
        self._tabs = [self.key(f"tab.{at}", QRectF(24 + at * 266, 72, 258, 56)) for at in range(3)]
        for at, key in enumerate(self._tabs):
            key.clicked.connect(lambda _checked=False, tab=at: self._turn_to(tab))
        self._text = self._page("text", _BODY)
        self._rankings = Rankings(palette, self)
        self.place(self._rankings, _BODY)
        self._search = QLineEdit(self)
        self._search.setObjectName("sheet.rule.search")
        self._search.textChanged.connect(self._find)
        self.place(self._search, QRectF(24, 136, 792, 56))
        self._letters = [
            self.key(f"letter.{letter}", QRectF(8 + at % 13 * 64, 200 + at // 13 * 64, 56, 56), "key")
            for at, letter in enumerate(_LETTERS)
        ]
        for letter, key in zip(_LETTERS, self._letters, strict=True):
            key.clicked.connect(lambda _checked=False, first=letter: self._search.setText(first))
        self._terms = self._page("terms", QRectF(24, 328, 792, 184))

    def show_view(self, view: RuleView) -> None:
        """Show a rule; another rule than before turns to the rule tab."""
        if self._view is None or view.id != self._view.id:
            self._tab = 0
        self._view = view
        self.show_title(words.rule_title(view.id))
        for at, (key, told) in enumerate(zip(self._tabs, words.tabs(), strict=True)):
            key.set_words(told, words.tab_name(told, at + 1))
        for letter, key in zip(_LETTERS, self._letters, strict=True):
            key.set_words(letter)
        self._search.setPlaceholderText(words.search())
        self._search.setAccessibleName(words.search())
        rule, _, glossary = words.tabs()
        self._text.setAccessibleName(rule)
        self._terms.setAccessibleName(glossary)
        _write(self._text, _rule_text(view))
        self._rankings.show_words()
        self._find()
        self._turn_to(self._tab)

    def _page(self, name: str, frame: QRectF) -> QPlainTextEdit:
        made = QPlainTextEdit(self)
        made.setObjectName(f"sheet.rule.{name}")
        made.setReadOnly(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.place(made, frame)
        return made

    def _turn_to(self, tab: int) -> None:
        self._tab = tab
        for at, key in enumerate(self._tabs):
            key.look = "selected" if at == tab else "plain"
            key.update()
        self._text.setVisible(tab == 0)
        self._rankings.setVisible(tab == 1)
        for part in (self._search, self._terms, *self._letters):
            part.setVisible(tab == 2)

    def _find(self) -> None:
        if self._view is None:
            return
        wanted = self._search.text().strip().casefold()
        by_letter = len(wanted) == 1
        found = [
            f"{term.word}: {term.meaning}"
            for term in self._view.glossary
            if (term.word.casefold().startswith(wanted) if by_letter else wanted in term.word.casefold())
        ]
        _write(self._terms, "\n\n".join(found) or words.no_term())


def _write(page: QPlainTextEdit, text: str) -> None:
    """Show a text; the same one as before stays where the dealer has scrolled it to."""
    if page.toPlainText() != text:
        page.setPlainText(text)


def _rule_text(view: RuleView) -> str:
    parts = [f"{view.id}  {view.title}", view.text] if view.text else [words.no_pack()]
    if view.figures:
        parts.append("\n".join((sums.heading(), *map(sums.line, view.figures))))
    if view.origin:
        parts.append(words.source(view.origin))
    return "\n\n".join(parts)
