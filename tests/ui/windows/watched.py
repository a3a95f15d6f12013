"""The real window over a real table, looked through for cards that lie concealed (BURN-3, INV-8)."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QApplication

from dealer_app.bootstrap import now_us, pack_pages
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import BoardCardDealt, CardNamed
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.record import Record
from dealer_app.rules.seats.facts import ButtonCardDealt
from dealer_app.rules.showdown.facts import HandTabled
from dealer_app.session.intake import Intake
from dealer_app.session.table_session import TableSession
from dealer_app.ui.desk import Desk
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.main_window import LEAST, MainWindow
from dealer_app.ui.text.names import card_name
from dealer_app.ui.theme import load_palette
from dealer_app.ui.wishes import Close, Open, Sheet, Why, Wish
from tests.ui.windows.telling import CardWords, Said, cards_in, parts_of, said_by, tags_in

_pages = cache(pack_pages)
_SHEETS: Final[tuple[Wish, ...]] = (
    Why(),
    Open(Sheet.DEVICES),
    Open(Sheet.LOG),
    Open(Sheet.UNDO),
    Open(Sheet.MENU),
)


def lying_open(records: Iterable[Record]) -> frozenset[Card]:
    """The cards that the records turned face up: of the draw, on the board, of hands that were tabled."""
    found: set[Card] = set()
    for record in records:
        events = record.event.instead if isinstance(record.event, Corrected) else (record.event,)
        for event in events:
            found.update(_turned_up(event))
    return frozenset(found)


def _turned_up(event: Event) -> tuple[Card, ...]:
    match event:
        case BoardCardDealt(face) if isinstance(face, Card):
            return (face,)
        case CardNamed(_, card) | ButtonCardDealt(_, card):
            return (card,)
        case HandTabled(_, cards):
            return cards
        case _:
            return ()


class Watched:
    """A window that is looked through whenever it is asked to; `leaks` grows by whatever names a concealed card.

    `named`: by language, the cards that words on the screen have named. `most_concealed`: of how many down cards that
    were not tabled readers knew the faces. `also_open`: cards that lie open though no record turned them up.
    """

    def __init__(self, session: TableSession, intake: Intake, words: CardWords, tags: Iterable[str]) -> None:
        load_fonts()
        self._session = session
        self._intake = intake
        self._words = words
        self._tags = tuple(tags)
        self._ever: frozenset[Card] = frozenset()
        self.leaks: list[str] = []
        self.named: dict[str, set[Card]] = {}
        self.most_concealed = 0
        self.also_open: frozenset[Card] = frozenset()
        self.desk = Desk(session, intake, lambda _: None, lambda: now_us() // 1000, "Sari")
        self.window = MainWindow(load_palette(reduced_motion=True), self.desk, _pages())
        self.window.resize(LEAST)
        self.window.show()
        session.listen(lambda _: self._look_at_values())

    def close(self) -> None:
        """End the window."""
        self.window.speak("en")
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()

    def look(self, language: str) -> None:
        """Look through the window in a language, every sheet filled as it is when it lies open now."""
        window = self.window
        window.speak(language)
        seat = self.desk.prompt.seat or 1
        for wish in (*_SHEETS, Open(Sheet.SEAT, seat), Close()):
            window.wish(wish)
        window.show_now()
        said = [*said_by(window), *self._values(), *self._printed()]
        self._judge(said, language)
        self._look_at_grid()
        self._count_concealed()

    def _look_at_values(self) -> None:
        """At each fact: what the screen is made of."""
        self._judge(self._values(), self.window.language)

    def _values(self) -> list[Said]:
        view = self.desk.view()
        return [Said(type(value).__name__, part) for value in (view, view.prompt.prompt) for part in parts_of(value)]

    def _printed(self) -> list[Said]:
        """What a traceback or a line of debugging would show; the table keeps the cards of the draw, which lay open."""
        table, undo = self._session.table, self._session.undoable
        values = (self.desk.view(), table.notice, table.hand, undo, self._session, self._intake, self.desk, self.window)
        return [Said(f"repr of {type(value).__name__}", repr(value)) for value in values]

    def _judge(self, said: list[Said], language: str) -> None:
        now = lying_open(self._session.records) | self.also_open
        self._ever |= now
        named = self.named.setdefault(language, set())
        for card, by in cards_in(said, self._words).items():
            if card in now:
                named.update({card} if any(_is_on_screen(each, card) for each in by) else ())
                continue
            for each in by:
                # What is hidden may still hold what lay open in a hand before.
                if (each.is_shown or card not in self._ever) and not self._is_same_always(each, card, language):
                    self.leaks.append(f"{language}: {each.where} says {each.what!r:.200}")
        self.leaks += [f"{each.where} says the id of a tag" for each in tags_in(said, self._tags)]

    def _is_same_always(self, each: Said, card: Card, language: str) -> bool:
        """A cell of the grid has its card's name at any time; a rule and the glossary speak of cards as examples."""
        if f"grid/card.{card}" in each.where:
            return True
        if not isinstance(each.what, str):
            return False
        rest = each.what
        for text in _texts(self.desk.prompt.rule, language):
            rest = rest.replace(text, "…")
        return card not in self._words.found(rest)

    def _look_at_grid(self) -> None:
        """UX 4.4: the grid dims public cards only."""
        grid = self.window.console.grid
        if not grid.isVisible():
            return
        open_now = {str(card) for card in lying_open(self._session.records)}
        for cell in grid.findChildren(QAbstractButton):
            card = cell.objectName().removeprefix("card.")
            if not cell.isEnabled() and card not in open_now:
                self.leaks.append(f"the grid dims {card}, which lies concealed")

    def _count_concealed(self) -> None:
        hand = self._session.table.hand
        if hand is not None:
            tabled = {each.seat for each in hand.showdown.tabled}
            faces = [self._intake.faces(seat.number) for seat in hand.seats if seat.number not in tabled]
            self.most_concealed = max(self.most_concealed, sum(map(len, faces)))


def _is_on_screen(each: Said, card: Card) -> bool:
    """Whether a part that is shown says the card's name in the language that is spoken; the grid says all names."""
    if not each.is_shown or not isinstance(each.what, str) or "/grid/" in each.where:
        return False
    return "/console/" in each.where and card_name(card).casefold() in each.what.casefold()


@cache
def _texts(rule: str, language: str) -> tuple[str, ...]:
    page = _pages().rule(rule, language)
    terms = (f"{term.word}: {term.meaning}" for term in page.glossary)
    return tuple(text for text in (page.text, page.title, page.origin, *terms) if text)
