"""Who takes the seat of a player of the last hand does not come in between button and big blind (BTN-5, BTN-6, BLD-8).

Four players, button 4, small blind 1, big blind 2; the big blind wins, then one leaves and a new player takes his seat.
"""

import pytest

from dealer_app.rules.betting.facts import Call, Fold
from dealer_app.rules.flow import Phase
from dealer_app.rules.options import ButtonMethod, Options
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.seats.facts import CashOut, SeatPlayer
from dealer_app.rules.table import Positions
from tests.script import TableScript

FOUR = dict.fromkeys((1, 2, 3, 4), 100)


def seat_changes_hands(seat: int, method: ButtonMethod) -> TableScript:
    """The hand after the one that the old player of the seat was dealt in to."""
    script = TableScript(FOUR, button=4, options=Options(button_method=method)).deal()
    script.do(Fold(3), Fold(4), Fold(1)).settle().do(PushPot(0))
    return script.do(CashOut(seat), SeatPlayer(seat, "New", 100), StartHand())


@pytest.mark.parametrize("method", list(ButtonMethod))
def test_bld_8_nobody_comes_in_as_small_blind_in_the_seat_of_the_last_big_blind(method: ButtonMethod) -> None:
    """As if seat 2 were empty: button 1, no small blind, big blind 3; the new player waits."""
    script = seat_changes_hands(2, method)
    assert script.table.positions == Positions(1, 2, 3)
    assert script.hand.setup.small_blind is None
    assert script.hand.setup.order == (3, 4, 1)


def test_btn_5_a_new_player_in_the_seat_of_the_last_small_blind_has_the_button() -> None:
    script = seat_changes_hands(1, ButtonMethod.DEAD)
    assert script.table.positions == Positions(1, 2, 3)
    assert script.hand.setup.order == (2, 3, 4, 1)


def test_btn_6_a_new_player_in_the_seat_of_the_last_small_blind_is_passed_by_the_button() -> None:
    """The button goes on to 2; seat 3, over which the big blind has jumped, posts one as small blind."""
    script = seat_changes_hands(1, ButtonMethod.MOVING)
    assert script.table.positions == Positions(2, 3, 4)
    assert [(bet.seat, bet.amount) for bet in script.hand.owed_bets] == [(3, 2), (4, 2)]
    assert script.hand.setup.order == (3, 4, 1, 2)


def test_btn_9_with_the_old_big_blind_gone_and_the_new_one_due_on_the_button_it_is_drawn_again() -> None:
    """Button 1, big blind 5; new players take seats 3 and 5: the blind is due on the button, only 1 is old."""
    script = TableScript({1: 100, 5: 100}, button=1).deal().do(Call(1), Fold(5)).settle().do(PushPot(0))
    script.do(CashOut(5), SeatPlayer(5, "New", 100), SeatPlayer(3, "Also new", 100))
    assert script.phase is Phase.DRAWING_BUTTON


def test_btn_6_with_one_old_player_to_be_dealt_in_the_button_is_drawn_again() -> None:
    """Seats 1 and 4 leave; 2 had the big blind and would post it again, with new players in 1 and 5 behind him."""
    script = TableScript({1: 100, 2: 100, 4: 100}, button=4, options=Options(button_method=ButtonMethod.MOVING)).deal()
    script.do(Fold(4), Fold(1)).settle().do(PushPot(0), CashOut(1), CashOut(4))
    script.do(SeatPlayer(1, "New", 100), SeatPlayer(5, "Also new", 100))
    assert script.phase is Phase.DRAWING_BUTTON
