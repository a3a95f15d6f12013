"""Judges wishes about cards: the right place, in order, no face twice."""

from collections.abc import Callable

from dealer_app.rules.cards import UNKNOWN, Card, Face
from dealer_app.rules.dealing.facts import (
    BoardCardDealt,
    Burn,
    CardBurned,
    CardDealt,
    CardNamed,
    DealAll,
    DealBoard,
    DealCard,
    DealingEvent,
    DeckShuffled,
    NameCard,
    Shuffle,
)
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Zone
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.table import Table


def _shuffle(table: Table, _: Shuffle) -> tuple[DealingEvent, ...]:
    if phase(table) is not Phase.SHUFFLING:
        raise Refused(Refusal.NOT_NOW, rule="DECK-4")
    return (DeckShuffled(washed=table.deck.wash_due),)


def _deal_card(table: Table, wish: DealCard) -> tuple[DealingEvent, ...]:
    hand = _dealing(table, Zone.HOLE)
    if hand.cards.owed[0].seat != wish.seat:
        raise Refused(Refusal.CARD_NOT_EXPECTED, seat=hand.cards.owed[0].seat, rule="DEAL-1")
    return (CardDealt(wish.seat),)


def _deal_all(table: Table, _: DealAll) -> tuple[DealingEvent, ...]:
    hand = _dealing(table, Zone.HOLE)
    return tuple(CardDealt(place.seat) for place in hand.cards.owed if place.zone is Zone.HOLE)


def _burn(table: Table, _: Burn) -> tuple[DealingEvent, ...]:
    _dealing(table, Zone.BURNS)
    return (CardBurned(),)


def _deal_board(table: Table, wish: DealBoard) -> tuple[DealingEvent, ...]:
    hand = _dealing(table, Zone.BOARD)
    _fresh(hand, wish.face)
    return (BoardCardDealt(wish.face),)


def _name(table: Table, wish: NameCard) -> tuple[DealingEvent, ...]:
    hand = table.hand
    if hand is None or UNKNOWN not in hand.cards.board or table.stops or table.notice:
        raise Refused(Refusal.NOTHING_TO_NAME, rule="IRR-72")
    _fresh(hand, wish.card)
    return (CardNamed(hand.cards.board.index(UNKNOWN), wish.card),)


def _dealing(table: Table, zone: Zone) -> Hand:
    hand = table.hand
    if hand is None:
        raise Refused(Refusal.NO_HAND)
    now = phase(table)
    if now is Phase.RAKING:
        raise Refused(Refusal.BETS_NOT_PULLED, rule="RAKE-5")
    if now is Phase.PULLING:
        raise Refused(Refusal.BETS_NOT_PULLED, rule="BURN-2")
    if now is Phase.BETTING:
        raise Refused(Refusal.BETTING_OPEN, rule="INV-4")
    if now is Phase.POSTING:
        raise Refused(Refusal.NOT_NOW, rule="BLD-2")
    if now is not Phase.DEALING or hand.cards.owed[0].zone is not zone:
        raise Refused(Refusal.CARD_NOT_EXPECTED, rule="INV-4")
    return hand


def _fresh(hand: Hand, face: Face) -> None:
    """INV-2: no card in two places, as far as faces are public."""
    if isinstance(face, Card) and face in public(hand):
        raise Refused(Refusal.CARD_ALREADY_SEEN, rule="IRR-18")


def public(hand: Hand) -> tuple[Face, ...]:
    """Every face that lies open: the board and the hands tabled."""
    return (*hand.cards.board, *(card for tabled in hand.showdown.tabled for card in tabled.cards))


DECIDE: dict[type, Callable[..., tuple[DealingEvent, ...]]] = {
    DealCard: _deal_card,
    DealBoard: _deal_board,
    Burn: _burn,
    DealAll: _deal_all,
    NameCard: _name,
    Shuffle: _shuffle,
}
