"""Reads that do not fit become notices: once for a tag and a kind until the tag leaves."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.dealing.facts import Burn, DealBoard, DealCard
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.rules.hand import Zone
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake.pending import Sighting
from dealer_app.session.table_session import TableSession
from hardware.events import Tag


class Notices:
    """Raises notices through the session and keeps the sighting that the last one told of."""

    def __init__(self, session: TableSession, deck: DeckMap) -> None:
        self._session = session
        self._deck = deck
        self._noted: set[tuple[str, Tag | None]] = set()
        self._last: Sighting | None = None

    def note(self, wish: NoteIrregularity, tag: Tag | None, source: str, sighting: Sighting | None = None) -> None:
        """Raise a notice unless it was raised for this tag; between hands only for a foreign card.

        `sighting`: what the dealer may say lies there rightly. Raises Refused, or LogError when it can't be recorded.
        """
        if self._session.table.hand is None and wish.kind != PromptKind.UNKNOWN_CARD:
            return
        if (wish.kind, tag) in self._noted:
            return
        self._noted.add((wish.kind, tag))
        self._last = sighting
        self._session.do(wish, source=source)

    def forget(self, tag: Tag) -> None:
        """The tag has left: what was told of it may be told again."""
        self._noted = {(kind, other) for kind, other in self._noted if other != tag}

    def new_hand(self) -> None:
        """What was told in the last hand may be told again."""
        self._noted.clear()

    def wish_of_last(self) -> Command | None:
        """What the read that was noted last would be if it lies there rightly; None where no place says so."""
        if self._last is None or self._last.tag.id not in self._deck:
            return None
        match self._last.place.zone:
            case Zone.HOLE:
                return DealCard(self._last.place.seat)
            case Zone.BOARD:
                return DealBoard(self._deck.card(self._last.tag.id))
            case Zone.BURNS:
                return Burn()
            case _:
                return None
