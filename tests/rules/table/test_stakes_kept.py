"""What happens to a stake while its player stays or is away (TS-4, TS-10)."""

import pytest

from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import BuyIn, CashOut, SeatPlayer, SitIn, SitOut
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


@pytest.mark.parametrize("amount", [-1, -60, 0])
def test_ts_4_no_part_of_a_stake_is_taken_off_the_table(amount: int) -> None:
    script = TableScript(THREE, button=3)
    with pytest.raises(Refused) as refused:
        script.do(BuyIn(1, amount))
    assert (refused.value.why, refused.value.rule) == (Refusal.BELOW_BUY_IN, "TS-1")


def test_ts_4_who_takes_his_chips_takes_them_all_and_leaves_his_seat() -> None:
    """A smaller buy-in does not go beside what is left: nothing is left."""
    script = TableScript(THREE, button=3).do(CashOut(1))
    assert script.table.occupant(1) is None
    with pytest.raises(Refused) as refused:
        script.do(BuyIn(1, 40))
    assert refused.value.why is Refusal.SEAT_EMPTY


def test_ts_10_the_seat_and_the_stack_of_an_absent_player_are_held() -> None:
    """Two hands without seat 4: it is not dealt in, pays nothing, nobody else gets the seat, and it comes back."""
    script = TableScript(THREE | {4: 70}, button=3, options=Options(allow_chop=False)).do(SitOut(4))
    for _ in range(2):
        script.deal()
        assert not script.hand.is_dealt_in(4)
        script.do(Fold(script.legal.seat)).do(Fold(script.legal.seat)).settle().do(PushPot(0))
        with pytest.raises(Refused) as refused:
            script.do(SeatPlayer(4, "Other", 100))
        assert refused.value.why is Refusal.SEAT_TAKEN
    occupant = script.table.occupant(4)
    assert occupant is not None
    assert (occupant.stack, occupant.sits_out) == (70, True)
    assert script.do(SitIn(4)).deal().hand.is_dealt_in(4)


def test_ts_10_the_stack_of_an_absent_player_may_be_picked_up_between_hands_only() -> None:
    script = TableScript(THREE | {4: 70}, button=3).do(SitOut(4)).deal()
    with pytest.raises(Refused) as refused:
        script.do(CashOut(4))
    assert refused.value.why is Refusal.HAND_RUNNING
    script.do(Fold(script.legal.seat)).do(Fold(script.legal.seat)).settle().do(PushPot(0), CashOut(4))
    assert script.table.occupant(4) is None
