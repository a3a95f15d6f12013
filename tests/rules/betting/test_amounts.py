"""Amounts that do not stand as they are pushed (BET-6, BET-30). Blinds 5 and 10, the highest seat has the button."""

import pytest

from dealer_app.rules.betting.facts import Call, Fold, PlaceBet
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import pulled
from dealer_app.rules.options import Options, Rake, RakeType, Structure
from dealer_app.rules.pots.facts import DropRake, PullBets, PushPot, ReturnUncalled, TakeRake
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

FOUR = dict.fromkeys((1, 2, 3, 4), 1000)


def before_flop(stacks: dict[int, int] = FOUR, structure: Structure = Structure.NO_LIMIT) -> TableScript:
    return TableScript(
        stacks, button=max(stacks), options=Options(structure=structure, small_blind=5, big_blind=10)
    ).deal()


@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
@pytest.mark.parametrize("to", [35, 40, 49])
def test_bet_6_an_undersized_raise_does_not_stand_and_the_minimum_is_named(structure: Structure, to: int) -> None:
    """A raise to 30 is by 20, so the next is to 50; less is a call or exactly 50, as the dealer judges the half."""
    script = before_flop(structure=structure).do(PlaceBet(3, 30))
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(4, to))
    assert (refused.value.why, refused.value.limit) == (Refusal.BELOW_MINIMUM, 50)
    assert (script.legal.seat, script.legal.call) == (4, 30)
    assert script.do(PlaceBet(4, 50)).hand.betting.level == 50


def test_bet_6_a_raise_below_the_minimum_stands_with_all_chips() -> None:
    """Seat 4 has 40 and raises the 30 by 10 with them."""
    script = before_flop(FOUR | {4: 40}).do(PlaceBet(3, 30), PlaceBet(4, 40))
    assert script.legal.call == 35


def test_bet_6_the_amount_of_a_raise_is_the_total() -> None:
    """The small blind has 5 in: "raise to 60" puts in 55 more, and the caller of 30 owes 30."""
    script = before_flop().do(PlaceBet(3, 30), Call(4), PlaceBet(1, 60))
    assert (script.hand.seat(1).bet, script.hand.seat(1).stack) == (60, 940)
    script.do(Call(2))
    assert (script.legal.seat, script.legal.call) == (3, 30)


@pytest.mark.parametrize("wish", [PullBets(), ReturnUncalled(), PushPot(0), TakeRake(), DropRake()])
def test_bet_30_no_chips_leave_the_middle_before_the_round_is_closed(wish: Command) -> None:
    """30 from before the flop lie there, a bet of 10 is open: nothing may be taken, given back or pulled."""
    options = Options(small_blind=5, big_blind=10, rake=Rake(type=RakeType.PERCENT, basis_points=1000))
    script = TableScript(FOUR, button=4, options=options).deal().do(PlaceBet(3, 30), Call(4), Call(1), Call(2)).street()
    before = script.do(PlaceBet(1, 10)).table
    with pytest.raises(Refused):
        script.do(wish)
    assert script.table == before
    assert pulled(script.hand) == 120


def test_bet_30_the_excess_of_an_all_in_is_what_goes_back() -> None:
    """All-in for 1,000, called for 400: 600 go back once the round is closed, and only then are the bets pulled."""
    script = before_flop({1: 1000, 2: 400, 3: 1000}).do(PlaceBet(3, 1000))
    with pytest.raises(Refused):
        script.do(ReturnUncalled())
    script.do(Fold(1), Call(2))
    with pytest.raises(Refused) as refused:
        script.do(PullBets())
    assert (refused.value.seat, refused.value.limit, refused.value.rule) == (3, 600, "POT-2")
    assert script.do(ReturnUncalled()).hand.seat(3).stack == 600
    assert pulled(script.do(PullBets()).hand) == 400 + 400 + 5
