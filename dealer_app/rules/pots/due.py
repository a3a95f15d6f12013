"""Pots and rake of a running hand: what lies in the middle, what is due to the house."""

from functools import lru_cache

from dealer_app.rules.hand import FOLDED, Hand, Seat, gross, in_hand
from dealer_app.rules.pots.layers import Contribution, Pot, layers, uncalled
from dealer_app.rules.pots.rake import Cut, attribute, promo_due, rake_due


def contributions(seats: tuple[Seat, ...]) -> tuple[Contribution, ...]:
    """What each seat put in alive, for POT-2."""
    return tuple([Contribution(seat.number, seat.total, seat.status is not FOLDED) for seat in seats])


def to_return(hand: Hand) -> tuple[int, int] | None:
    """The seat and the chips of it that nobody called, once the round is closed (POT-2 a)."""
    return uncalled(contributions(hand.seats))


def pots(hand: Hand) -> tuple[Pot, ...]:
    """The pots by POT-2 on everything put in so far, main pot first."""
    return _pots(hand.seats, hand.dead)


@lru_cache(maxsize=8)  # nothing of it changes from the last act to the last push, and every step in between asks
def _pots(seats: tuple[Seat, ...], dead: int) -> tuple[Pot, ...]:
    return layers(contributions(seats), dead)


def middle(hand: Hand) -> tuple[Pot, ...]:
    """The pots without the bets in front: what lies in the middle while a round is open (POT-5)."""
    pulled = tuple(Contribution(seat.number, seat.total - seat.bet, seat.status is not FOLDED) for seat in hand.seats)
    return layers(pulled, hand.dead)


def rake_to_take(hand: Hand) -> tuple[int, int]:
    """House rake and promotional drop still to be pulled now (RAKE-1, RAKE-5, RAKE-6, RAKE-20)."""
    options = hand.setup.options
    if options.rake is None and not options.promo:
        return (0, 0)
    pot = gross(hand)
    # Before the flop nothing is pulled; the street has moved on as soon as a flop is to come (HE-7, RAKE-17).
    flop_seen = hand.betting.street > 0
    house = rake_due(pot, options.rake, len(hand.seats), flop_seen=flop_seen)
    # What already lies in the jackpot's place stays there, should the rake reach for it now (INV-1).
    house = max(hand.taken.house, min(house, pot - hand.taken.promo))
    promo = promo_due(pot, house, options.promo, options.rake, flop_seen=flop_seen)
    return (max(0, house - hand.taken.house), max(0, promo - hand.taken.promo))


def cuts(hand: Hand, of: tuple[Pot, ...]) -> tuple[Cut, ...]:
    """What rake and promo take from each pot (RAKE-8)."""
    amounts = tuple(pot.amount for pot in of)
    taken = hand.taken
    return attribute(amounts, hand.setup.options.rake, len(hand.seats), taken.house, taken.promo)


def is_contested(hand: Hand) -> bool:
    """Whether two or more seats are still in the hand."""
    return len(in_hand(hand)) > 1
