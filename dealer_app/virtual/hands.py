"""Hands that move real tags on the simulated felt: which tag is which card, and where each lies."""

from collections.abc import Mapping
from random import Random
from typing import Final

from dealer_app.rules.cards import DECK, Card
from dealer_app.session.deck_map import DeckMap
from dealer_app.virtual.cards import Pack
from hardware.events import PlaceKind, TablePlace, Tag
from hardware.simulator.table import SimulatedTable

_BOARD: Final = TablePlace(PlaceKind.BOARD)
_BURN: Final = TablePlace(PlaceKind.BURN)
_MUCK: Final = TablePlace(PlaceKind.MUCK)
_FAMILY: Final = "iso15693"


class Hands:
    """A dealer's hands over a simulated table. The pack says which card is on top, the felt where it goes."""

    def __init__(self, table: SimulatedTable, pack: Pack, seed: int) -> None:
        self._table = table
        self._pack = pack
        tags = list(table.tags)
        Random(f"deck {seed}").shuffle(tags)
        self._tag = dict(zip(DECK, tags, strict=True))
        self.board: list[Card] = []

    def __repr__(self) -> str:
        return "Hands()"

    def deck_map(self) -> DeckMap:
        """The secret of this deck, as enrolment would give it."""
        return DeckMap(self.tags())

    def tags(self) -> Mapping[str, Card]:
        """The same as a store of decks keeps it."""
        return {self._id(card): card for card in self._tag}

    def _id(self, card: Card) -> str:
        return Tag(_FAMILY, self._tag[card].hex().upper()).id

    def gather(self) -> None:
        """All cards off the felt, shuffled, and into the shoe."""
        self._table.gather()
        self._pack.shuffle()
        self.board.clear()
        self._table.load_shoe()

    def pitch(self, seat: int) -> None:
        """The top card to a seat, face down."""
        card = self._pack.pitch(seat)
        self._table.draw_to(self._tag[card], TablePlace(PlaceKind.SEAT, seat))

    def turn_for_button(self, seat: int) -> Card:
        """The top card to a seat, face up."""
        card = self._pack.draw()
        self._table.draw_to(self._tag[card], TablePlace(PlaceKind.SEAT, seat))
        return card

    def burn(self) -> None:
        """The top card under the pot."""
        self._table.draw_to(self._tag[self._pack.draw()], _BURN)

    def turn(self) -> Card:
        """The top card to the board, face up."""
        card = self._pack.draw()
        self.board.append(card)
        self._table.draw_to(self._tag[card], _BOARD)
        return card

    def muck(self, seat: int) -> None:
        """A seat's cards into the muck."""
        for card in self._pack.holes.get(seat, ()):
            self._table.put(self._tag[card], _MUCK)
