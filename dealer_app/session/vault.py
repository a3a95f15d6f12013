"""The concealed cards of this hand: which tag lies where. Memory only; dies with the hand."""

from collections.abc import Mapping

from dealer_app.rules.cards import Card
from dealer_app.rules.hand import Place, Zone
from dealer_app.session.deck_map import DeckMap


class Vault:
    """Where each tag lies now, and as which card of the hand it was dealt. Nothing of it is ever printed."""

    def __init__(self, deck: DeckMap) -> None:
        self._deck = deck
        self._lies: dict[str, dict[Place, int]] = {}
        self._dealt: dict[str, Place] = {}

    def __repr__(self) -> str:
        return "Vault()"

    def arrived(self, tag: str, place: Place, at_ms: int) -> None:
        """A tag was seen at a place, ms of the session's clock."""
        self._lies.setdefault(tag, {}).setdefault(place, at_ms)

    def left(self, tag: str, place: Place) -> None:
        """A tag is no longer seen at a place."""
        places = self._lies.get(tag)
        if places is not None:
            places.pop(place, None)
            if not places:
                del self._lies[tag]

    def lies_at(self, tag: str) -> Mapping[Place, int]:
        """Every place where the tag is seen now, with the ms since when."""
        return self._lies.get(tag, {})

    def tags_at(self, place: Place) -> tuple[str, ...]:
        """The tags that are seen at a place now."""
        return tuple(tag for tag, places in self._lies.items() if place in places)

    def is_empty(self) -> bool:
        """Whether no reader sees any card of the table."""
        return not self._lies

    def deal(self, tag: str, place: Place) -> None:
        """The tag is the card that was dealt to a place in this hand."""
        self._dealt[tag] = place

    def take_back(self, tag: str) -> None:
        """The tag was not dealt after all; it counts as not seen until a reader tells it again."""
        self._dealt.pop(tag, None)
        self._lies.pop(tag, None)

    def dealt(self, tag: str) -> Place | None:
        """As what the tag was dealt in this hand; None when it was not seen being dealt."""
        return self._dealt.get(tag)

    def tags(self, place: Place) -> tuple[str, ...]:
        """The tags dealt to a place, in the order seen."""
        return tuple(tag for tag, at in self._dealt.items() if at == place)

    def faces(self, seat: int) -> tuple[Card, ...]:
        """The faces of a seat's down cards as far as read, for tabling only. A foreign tag has none (IRR-21)."""
        return tuple(self._deck.card(tag) for tag in self.tags(Place(Zone.HOLE, seat)) if tag in self._deck)

    def new_hand(self) -> None:
        """Forget as what the cards of the last hand were dealt."""
        self._dealt.clear()
