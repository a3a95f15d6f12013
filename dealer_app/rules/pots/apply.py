"""Moves chips between the front, the pots, the rake spot and the stacks. Never judges."""

from typing import assert_never

from dealer_app.rules.dealing.owed import places
from dealer_app.rules.hand import ALL_IN, LIVE, NOT_ACTED, Betting, Hand, Pushed, Seat, in_hand, replace_seat
from dealer_app.rules.pots.facts import (
    BetsPulled,
    HandEnded,
    PotPushed,
    PotsEvent,
    RakeDropped,
    RakeTaken,
    UncalledReturned,
)
from dealer_app.rules.table import Table


def apply(table: Table, event: PotsEvent) -> Table:
    """The table after chips have moved in the middle."""
    hand = table.hand
    assert hand is not None
    match event:
        case BetsPulled():
            return table.with_hand(_pulled(hand))
        case PotPushed():
            return table.with_hand(_pushed(hand, event))
        case UncalledReturned():
            return table.with_hand(_returned(hand, event))
        case RakeTaken():
            taken = hand.taken
            more = taken._replace(house=taken.house + event.house, promo=taken.promo + event.promo)
            return table.with_hand(hand._replace(taken=more))
        case RakeDropped():
            return table  # it leaves the table; the end of the hand is in the same step
        case HandEnded():
            return _ended(table, event)
        case _:
            assert_never(event)


def _pulled(hand: Hand) -> Hand:
    seats = tuple(Seat(s.number, s.stack, 0, s.total, NOT_ACTED, s.status) for s in hand.seats)
    street = hand.betting.street
    if street + 1 == len(hand.setup.variant.streets) or len(in_hand(hand)) < 2:
        return hand._replace(seats=seats, bets_open=False)
    betting = Betting(street + 1, 0, hand.betting.increment, 0, 0, 0, False, None, None)
    cards = hand.cards._replace(owed=places(hand.setup, seats, street + 1))
    return hand._replace(seats=seats, betting=betting, cards=cards, bets_open=False)


def _pushed(hand: Hand, event: PotPushed) -> Hand:
    at = hand.setup.place[event.seat]
    seat = hand.seats[at]
    seats = replace_seat(hand.seats, at, seat._replace(stack=seat.stack + event.amount))
    pushed = (*hand.showdown.pushed, Pushed(event.pot, event.seat, event.amount))
    return hand._replace(seats=seats, showdown=hand.showdown._replace(pushed=pushed))


def _returned(hand: Hand, event: UncalledReturned) -> Hand:
    at = hand.setup.place[event.seat]
    seat = hand.seats[at]
    # An ante that nobody matched lies in the middle already (POT-1): it is not part of the bet in front.
    bet = max(0, seat.bet - event.amount)
    # With chips again he is not all-in any more, though nobody is left to bet against (GEN-3).
    status = LIVE if seat.status is ALL_IN else seat.status
    stack, total = seat.stack + event.amount, seat.total - event.amount
    back = seat._replace(stack=stack, bet=bet, total=total, status=status)
    return hand._replace(seats=replace_seat(hand.seats, at, back))


def _ended(table: Table, event: HandEnded) -> Table:
    stacks = {final.seat: final.stack for final in event.stacks}
    seats = tuple(occupant._replace(stack=stacks.get(occupant.seat, occupant.stack)) for occupant in table.seats)
    return table._replace(seats=seats, hand=None)
