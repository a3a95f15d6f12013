"""Moves chips for a player's act and passes the turn. Never judges."""

from typing import assert_never

from dealer_app.rules.betting.facts import BetPlaced, BettingEvent, Called, Checked, Folded
from dealer_app.rules.betting.sizes import after_wager
from dealer_app.rules.betting.turn import next_to_act
from dealer_app.rules.hand import ALL_IN, FOLDED, LIVE, Betting, Hand, Seat
from dealer_app.rules.table import Table


def apply(table: Table, event: BettingEvent) -> Table:
    """The table after a player's act."""
    hand = table.hand
    assert hand is not None
    return table.with_hand(act(hand, event))


def act(hand: Hand, event: BettingEvent) -> Hand:
    """The hand after a player's act."""
    at = hand.setup.place[event.seat]
    seat = hand.seats[at]
    b = hand.betting
    match event:
        case Folded():
            changed = Seat(seat.number, seat.stack, seat.bet, seat.total, b.level, FOLDED)
        case Called():
            changed = _put(seat, event.to, b.level)
        case Checked():
            changed = Seat(seat.number, seat.stack, seat.bet, seat.total, b.level, seat.status)
        case BetPlaced():
            b = after_wager(hand, seat, event.to)
            changed = _put(seat, event.to, b.level)
        case _:
            assert_never(event)
    seats = hand.seats
    seats = seats[:at] + (changed,) + seats[at + 1 :]  # noqa: RUF005 - twice as fast as unpacking, on the hot path
    turn = next_to_act(seats, b.level, at)
    passed = Betting(b.street, b.level, b.increment, b.full, b.raises, b.largest, b.capped, b.aggressor, turn)
    return hand.with_turn(seats, passed)


def _put(seat: Seat, to: int, level: int) -> Seat:
    by = to - seat.bet
    stack = seat.stack - by
    status = LIVE if stack else ALL_IN
    return Seat(seat.number, stack, to, seat.total + by, level, status)
