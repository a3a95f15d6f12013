"""Whose turn it is and what he may do (ACT-2, BET-1, BET-4, BET-22, BET-27, NL-1)."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.options import Options
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def flop() -> TableScript:
    """Blinds 1 and 2, all limp: 98 left each, seat 1 first."""
    return TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2)).street()


def test_act_2_heads_up_the_button_acts_first_before_the_flop_and_last_after_it() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal()
    assert script.legal.seat == 1
    assert script.do(Call(1), Check(2)).street().legal.seat == 2


def test_bet_1_action_goes_clockwise_and_only_in_turn() -> None:
    script = TableScript(THREE, button=3).deal()
    with pytest.raises(Refused) as refused:
        script.do(Fold(1))
    assert (refused.value.why, refused.value.seat, refused.value.rule) == (Refusal.NOT_YOUR_TURN, 3, "BET-1")
    assert script.do(Call(3)).legal.seat == 1
    assert script.do(Call(1)).legal.seat == 2


def test_bet_4_without_a_bet_one_checks_bets_or_folds_and_facing_one_folds_calls_or_raises() -> None:
    script = flop()
    assert (script.legal.fold, script.legal.check, script.legal.call) == (True, True, 0)
    script.do(PlaceBet(1, 10))
    assert (script.legal.fold, script.legal.check, script.legal.call) == (True, False, 10)
    assert script.legal.raise_to is not None


def test_bet_22_who_checked_may_raise() -> None:
    script = flop().do(Check(1), PlaceBet(2, 10), Fold(3), PlaceBet(1, 20))
    assert script.legal.call == 10


def test_nl_1_an_opening_bet_is_from_the_big_blind_to_all_chips() -> None:
    assert flop().legal.raise_to == (2, 98)


def test_bet_27_chips_below_the_smallest_play_only_in_an_all_in() -> None:
    options = Options(small_blind=5, big_blind=10, min_chip=5)
    script = TableScript({1: 100, 2: 100, 3: 98}, button=3, options=options).deal()
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(3, 23))
    assert (refused.value.why, refused.value.rule) == (Refusal.NOT_WHOLE_CHIPS, "BET-27")
    script.do(PlaceBet(3, 98))
