"""What readers have told of the cards of the hand: where each lies, what it was dealt as, whether its read made it."""

from collections.abc import Iterable

from dealer_app.rules.floor.record import Record
from dealer_app.rules.flow import is_between_hands
from dealer_app.rules.hand import Hand, Place
from dealer_app.rules.table import Table
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake.confirmations import Confirmations
from dealer_app.session.intake.places import BOARD, BURNS, concealed, dealt_to, places_by_origin
from dealer_app.session.vault import Vault
from hardware.events import Tag


class HandCards:
    """`is_cleared`: all cards of the hand before have left the table. `records`: of the hand that is running."""

    def __init__(self, deck: DeckMap, records: Iterable[Record]) -> None:
        self.vault = Vault(deck)
        self.confirmations = Confirmations()
        self.is_cleared = True
        self._deck = deck
        self._made: set[str] = set()
        # A source of another hand than the running one is known and names no place any more.
        self._recorded: dict[str, Place | None] = {**places_by_origin(records)}

    def __repr__(self) -> str:
        return "HandCards()"

    def made(self, tag: Tag, place: Place) -> None:
        """Its own read or draw made the card of the tag, which was dealt to the place."""
        self.vault.deal(tag.id, place)
        self._made.add(tag.id)

    def turned_for_button(self, tag: Tag) -> None:
        """Its read made a card of the draw for the button."""
        self._made.add(tag.id)

    def gathered(self, tag: Tag) -> None:
        """The card of the draw has left the table and may be drawn again."""
        self._made.discard(tag.id)

    def matched(self, tag: Tag, place: Place) -> None:
        """The tag lies as the card that was dealt there without it."""
        self.vault.deal(tag.id, place)
        self.confirmations.confirm(tag.id)

    def is_there_already(self, tag: Tag, hand: Hand | None) -> bool:
        """Whether a draw of the tag is told late: its read made its card, or its card lies on the board.

        On the board by its read, or by a tap, or by what stood there before a crash.
        """
        if tag.id in self._made:
            return True
        return hand is not None and tag.id in self._deck and self._deck.card(tag.id) in hand.cards.board

    def is_recorded(self, source: str) -> bool:
        """Whether an event was recorded before a crash and its device sends it again."""
        return source in self._recorded

    def is_recorded_here(self, source: str) -> bool:
        """Whether it was recorded in the hand that is running."""
        return self._recorded.get(source) is not None

    def learn_again(self, tag: Tag, source: str) -> None:
        """Of what was recorded before a crash only the vault has to learn anew."""
        place = self._recorded[source]
        if place is not None:
            self.made(tag, place)

    def new_hand(self) -> None:
        """Nothing is known of the cards of the next hand; those of the last one still lie there."""
        self.vault.new_hand()
        self.confirmations.new_hand()
        self._made.clear()
        self._recorded = dict.fromkeys(self._recorded)
        self.is_cleared = False

    def match_again(self, hand: Hand) -> None:
        """After a correction (UX 4.6): what isn't dealt now is taken back; a board card that lies there is read."""
        for place in concealed(hand):
            for tag in self.vault.tags(place)[dealt_to(hand, place) :]:
                self.vault.take_back(tag)
        for tag in self.vault.tags(BOARD):
            if self._deck.card(tag) not in hand.cards.board:
                self.vault.take_back(tag)
        for tag in self.vault.tags_at(BOARD):
            if tag in self._deck and self._deck.card(tag) in hand.cards.board:
                self.vault.deal(tag, BOARD)

    def match_burn(self, hand: Hand) -> None:
        """A burn was tapped: a card that lies there already is it, else the burn of the next street would be taken."""
        for tag in self.vault.tags_at(BURNS):
            is_missing = dealt_to(hand, BURNS) > len(self.vault.tags(BURNS))
            if is_missing and tag in self._deck and self.vault.dealt(tag) is None:
                self.vault.deal(tag, BURNS)
                self.confirmations.confirm(tag)

    def look_for_clear_table(self, table: Table) -> None:
        """Between hands the table is cleared once no reader sees a card."""
        if is_between_hands(table) and self.vault.is_empty():
            self.is_cleared = True
