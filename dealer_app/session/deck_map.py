"""Tag id <-> card: the secret of the deck in play. Memory only; on disk it lies encrypted (stores)."""

from collections.abc import Mapping

from dealer_app.rules.cards import DECK, Card
from dealer_app.session.ports import Decks


class DeckMap:
    """The tags of one deck. Raises ValueError when a card is missing or a tag stands for two."""

    def __init__(self, tags: Mapping[str, Card]) -> None:
        missing = set(DECK) - set(tags.values())
        if missing or len(tags) != len(DECK):
            raise ValueError(f"a deck map has 52 tags for 52 cards; this one has {len(tags)} and lacks {len(missing)}")
        self._tags = dict(tags)

    @classmethod
    def kept(cls, decks: Decks, name: str) -> "DeckMap":
        """The deck enrolled under a name. Raises KeyError when there is none, ValueError when it is not whole."""
        return cls(decks.load(name))

    def __contains__(self, tag: str) -> bool:
        return tag in self._tags

    def __repr__(self) -> str:
        return "DeckMap()"  # a secret is never printed

    def card(self, tag: str) -> Card:
        """The card of a tag of this deck. Raises KeyError for a foreign tag, without naming it."""
        try:
            return self._tags[tag]
        except KeyError:
            raise KeyError("a tag that is not of this deck") from None
