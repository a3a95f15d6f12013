"""What a sighting is judged by: the table, what is known of the cards, what the readers cover, the time."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from dealer_app.guidance import reads
from dealer_app.rules.cards import Card
from dealer_app.rules.hand import Place, Zone
from dealer_app.rules.table import Table
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake.places import BOARD, MUCK, SHOW, concealed, dealt_to, seats
from dealer_app.session.vault import Vault
from hardware.events import Tag


@dataclass(frozen=True, slots=True)
class Scene:
    """The moment in which a sighting is judged; nothing is changed through it.

    `confirmed`: ids of the tags that were seen where they were dealt. `has_shoe`: the draws of a shoe make the cards.
    `shoe_is_healthy`: nothing is known against it. `is_cleared`: all cards of the hand before have left the table.
    `is_burned_early`: the burn of the next street lies there before its time. `now_ms`: by the session's clock.
    """

    table: Table
    deck: DeckMap
    vault: Vault
    confirmed: AbstractSet[str]
    has_shoe: bool
    shoe_is_healthy: bool
    is_cleared: bool
    is_burned_early: bool
    now_ms: int

    def other_places(self, tag: Tag, place: Place) -> tuple[Place, ...]:
        """Where else the tag is seen now. The muck doesn't count: cards pass over it."""
        return tuple(other for other in self.vault.lies_at(tag.id) if other not in (place, MUCK))

    def misses_card(self, tag: Tag, place: Place) -> bool:
        """Whether the rules dealt a card there that no reader has told yet, and this can be it."""
        hand = self.table.hand
        if hand is None:
            return False
        if place.zone is Zone.BOARD:
            return self.deck.card(tag.id) in hand.cards.board
        return dealt_to(hand, place) > len(self.vault.tags(place))

    def has_unseen_down_card(self) -> bool:
        """Whether a down card was dealt to some seat that no reader has told."""
        return self.table.hand is not None and self._has_unseen(seats(self.table.hand))

    def has_unseen_concealed_card(self) -> bool:
        """Whether a down card or a burn was dealt that no reader has told."""
        return self.table.hand is not None and self._has_unseen(concealed(self.table.hand))

    def _has_unseen(self, places: tuple[Place, ...]) -> bool:
        hand = self.table.hand
        return hand is not None and any(dealt_to(hand, place) > len(self.vault.tags(place)) for place in places)

    def tapped_board_card(self) -> Card | None:
        """A board card that no reader has seen."""
        if self.table.hand is None:
            return None
        read = {self.deck.card(tag) for tag in self.vault.tags(BOARD)}
        return next((card for card in self.table.hand.cards.board if isinstance(card, Card) and card not in read), None)

    def is_mucked(self, seat: int) -> bool:
        """Whether every down card of the seat was told by readers and lies in the muck."""
        return self._has_all_at(seat, MUCK)

    def is_shown(self, seat: int) -> bool:
        """Whether every down card of the seat was told by readers and lies on the show spot (SHOW-16)."""
        return self._has_all_at(seat, SHOW)

    def _has_all_at(self, seat: int, spot: Place) -> bool:
        hand = self.table.hand
        if hand is None or not hand.is_dealt_in(seat):
            return False
        place = Place(Zone.HOLE, seat)
        tags = self.vault.tags(place)
        return 0 < dealt_to(hand, place) == len(tags) and all(spot in self.vault.lies_at(tag) for tag in tags)

    def is_next(self, seat: int) -> bool:
        """Whether a card at this seat is the very one that is due."""
        meaning = reads.at_seat(self.table, seat)
        return isinstance(meaning, reads.Proves) and len(meaning.wishes) == 1
