"""Wagers over an all-in with chips smaller than the smallest that plays (BET-27). Blinds 5 and 10, chips of 5."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript


def all_in(chips: int, structure: Structure = Structure.NO_LIMIT, *, small: int = 1000) -> TableScript:
    """Seat 3, the button, is all-in before the flop; seat 1 is to act."""
    options = Options(structure=structure, small_blind=5, big_blind=10, min_chip=5)
    return TableScript({1: small, 2: 1000, 3: chips}, button=3, options=options).deal().do(PlaceBet(3, chips))


def test_bet_27_the_least_raise_is_in_whole_chips() -> None:
    """98 is a raise by 88, the next to 186 at least: with chips of 5 that is 190. The call is 98 to the last chip."""
    script = all_in(98)
    assert script.legal.call == 93
    assert script.legal.raise_to == (190, 1000)
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(1, 186))
    assert (refused.value.why, refused.value.limit) == (Refusal.BELOW_MINIMUM, 190)
    assert script.do(PlaceBet(1, 190)).hand.betting.level == 190


def test_bet_27_an_all_in_may_have_any_chips() -> None:
    """187 cannot be made in chips of 5, but it is all that seat 1 has and more than 186."""
    assert all_in(98, small=187).legal.raise_to == (187, 187)


def test_bet_27_the_most_of_pot_limit_is_in_whole_chips_too() -> None:
    """All-in 33: P is 48, C is 28, so 33 + 48 + 28 = 109, in chips of 5 it is 105; at least 33 + 23 = 56, so 60."""
    assert all_in(33, Structure.POT_LIMIT).legal.raise_to == (60, 105)


def test_bet_27_a_limit_raise_keeps_its_fixed_size() -> None:
    """Bet 10 on the flop, all-in 18, which is more than half a bet: the raise is to 28."""
    options = Options(structure=Structure.FIXED_LIMIT, small_blind=5, big_blind=10, min_chip=5)
    script = TableScript({1: 1000, 2: 28, 3: 1000}, button=3, options=options).deal()
    script.do(Call(3), Call(1), Check(2)).street().do(PlaceBet(1, 10), PlaceBet(2, 18), Call(3))
    assert script.legal.raise_to == (28, 28)
    assert script.do(PlaceBet(1, 28), Fold(3)).hand.betting.level == 28
