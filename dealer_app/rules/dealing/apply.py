"""Moves cards from the stub to their places; opens the betting with the last one. Never judges."""

from typing import assert_never

from dealer_app.rules.betting.opening import open_round
from dealer_app.rules.cards import UNKNOWN
from dealer_app.rules.dealing.facts import (
    BoardCardDealt,
    CardBurned,
    CardDealt,
    CardNamed,
    DealingEvent,
    DeckShuffled,
)
from dealer_app.rules.hand import Cards, Hand
from dealer_app.rules.table import Deck, Table

_ONE_UNKNOWN = (UNKNOWN,)


def apply(table: Table, event: DealingEvent) -> Table:
    """The table after a card has moved or the deck was shuffled."""
    if isinstance(event, DeckShuffled):
        return table._replace(deck=Deck(wash_due=False, shuffled=True))
    hand = table.hand
    assert hand is not None
    cards = hand.cards
    match event:
        case CardDealt():
            at = hand.setup.place[event.seat]
            hole = (*cards.hole[:at], cards.hole[at] + _ONE_UNKNOWN, *cards.hole[at + 1 :])
            moved = Cards(hole, cards.board, cards.burns, cards.stub - 1, cards.owed[1:])
        case BoardCardDealt():
            moved = Cards(cards.hole, (*cards.board, event.face), cards.burns, cards.stub - 1, cards.owed[1:])
        case CardBurned():
            moved = Cards(cards.hole, cards.board, cards.burns + 1, cards.stub - 1, cards.owed[1:])
        case CardNamed():
            board = (*cards.board[: event.position], event.card, *cards.board[event.position + 1 :])
            moved = Cards(cards.hole, board, cards.burns, cards.stub, cards.owed)
            return table.with_hand(hand.with_cards(moved, hand.betting))
        case _:
            assert_never(event)
    return table.with_hand(_settled(hand, moved))


def _settled(hand: Hand, cards: Cards) -> Hand:
    if cards.owed:
        return hand.with_cards(cards, hand.betting)
    dealt = hand.with_cards(cards, hand.betting)
    return dealt.with_turn(hand.seats, open_round(dealt))
