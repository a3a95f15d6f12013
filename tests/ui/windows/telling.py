"""All that a window says or holds, shown or hidden, and the cards and tags that any of it names."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import DECK, RANKS, SUITS, Card
from dealer_app.ui.text.language import LANGUAGES, use_language
from dealer_app.ui.text.names import card_name
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.rules import RuleView
from dealer_app.ui.widgets.sheet import SheetPlace
from tests.ui.windows.writing import path_of

_SIGNS: Final = dict(zip("♣♦♥♠", SUITS, strict=True))
_SHORT: Final = re.compile(rf"(?<![^\W_])(10|[{RANKS}])\s?([{SUITS}♣♦♥♠])(?![^\W_])")
_BY_SHORT: Final = {str(card): card for card in DECK}
_ASKED: Final = (
    "objectName",
    "accessibleName",
    "accessibleDescription",
    "toolTip",
    "statusTip",
    "whatsThis",
    "windowTitle",
    "text",
    "placeholderText",
    "toPlainText",
    "title",
)
_ASSISTIVE: Final = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


class Said(NamedTuple):
    """Words, or a card itself, at a place of the window. `is_shown`: what says it is visible, or in a sheet."""

    where: str
    what: str | Card
    is_shown: bool = True


class CardWords:
    """Finds cards in words: "nine of diamonds" in each language of the console, and "9d", "9♦", "10♦"."""

    def __init__(self, app: QCoreApplication) -> None:
        self._by_name: dict[str, Card] = {}
        for language in LANGUAGES:
            use_language(app, language)
            self._by_name |= {card_name(card).casefold(): card for card in DECK}
        use_language(app, "en")
        if len(self._by_name) != len(DECK) * len(LANGUAGES):
            raise AssertionError("two cards have one name")
        longest_first = sorted(self._by_name, key=len, reverse=True)
        self._names = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in longest_first), re.IGNORECASE)
        self._suits = {name.split()[-1] for name in self._by_name}
        self.found = cache(self._found)

    def _found(self, words: str) -> frozenset[Card]:
        """The cards that the words name."""
        found: set[Card] = set()
        lower = words.casefold()
        if any(suit in lower for suit in self._suits):  # else the search would be long and in vain
            found = {self._by_name[name.casefold()] for name in self._names.findall(words)}
            # What is read as a name is no short name as well: an ace is an "As" in two of the languages.
            words = self._names.sub("…", words)
        for rank, suit in _SHORT.findall(words):
            found.add(_BY_SHORT[("T" if rank == "10" else rank) + _SIGNS.get(suit, suit)])
        return frozenset(found)


def said_by(window: QWidget) -> list[Said]:
    """What every part says of itself, to the eye or to assistive tools, and what it holds to be drawn."""
    found: dict[Said, None] = {}
    been: set[tuple[int, bool]] = set()
    for widget in (window, *window.findChildren(QWidget)):
        where, is_shown = path_of(widget), widget.isVisible() or _is_in_sheet(widget)
        for words in (*_plain(widget), *_to_assistive_tools(widget), *(action.text() for action in widget.actions())):
            found[Said(where, words, is_shown)] = None
        for name, value in vars(widget).items():
            if (id(value), is_shown) in been:
                continue  # the same view is given to many parts
            been.add((id(value), is_shown))
            for part in parts_of(value):
                found[Said(f"{where} {name}", part, is_shown)] = None
    return list(found)


def _is_in_sheet(widget: QWidget | None) -> bool:
    """A sheet is filled whenever it is opened, so what it holds is of now even while another lies over it."""
    while widget is not None and not isinstance(widget, SheetPlace):
        widget = widget.parentWidget()
    return widget is not None


def _plain(widget: QWidget) -> Iterator[str]:
    for name in _ASKED:
        ask = getattr(widget, name, None)
        if ask is not None:
            yield str(ask())


def _to_assistive_tools(widget: QWidget) -> Iterator[str]:
    told = QAccessible.queryAccessibleInterface(widget)
    if told is not None:
        for kind in _ASSISTIVE:
            yield told.text(kind)


def parts_of(value: object) -> Iterator[str | Card]:
    """Every card and every text of a value, in whatever it is made of; objects with a life of their own are none."""
    if isinstance(value, Card) or type(value) is str:
        yield value
    elif isinstance(value, bytes):
        yield value.hex()
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from parts_of(each)
    elif isinstance(value, dict):
        for each in value.items():
            yield from parts_of(each)
    else:
        for name in _fields_of(type(value)):
            yield from parts_of(getattr(value, name))


def _fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; colours and the texts of the rule pack say nothing of a hand."""
    if not is_dataclass(kind) or kind in (Palette, RuleView):
        return ()
    return tuple(field.name for field in fields(kind))


def cards_in(said: Iterable[Said], words: CardWords) -> dict[Card, list[Said]]:
    """By card, who names or holds it."""
    found: dict[Card, list[Said]] = {}
    for each in said:
        for card in (each.what,) if isinstance(each.what, Card) else words.found(each.what):
            found.setdefault(card, []).append(each)
    return found


def tags_in(said: Iterable[Said], tags: Iterable[str]) -> list[Said]:
    """Who says a whole tag id, in any case, with or without something between its digits."""
    wanted = re.compile("|".join(tag.casefold() for tag in tags))
    return [each for each in said if isinstance(each.what, str) and wanted.search(_digits(each.what))]


@cache
def _digits(words: str) -> str:
    return re.sub(r"[\s:.-]", "", words).casefold()
