"""The word "pot" names an amount in pot limit only (BET-24). Blinds 5 and 10, three players."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.rules.betting.facts import Call, Check, PlaceBet
from dealer_app.rules.betting.legal import Range
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.ui.text.panel.amounts import most_sum
from dealer_app.ui.view.panel import PresetReason
from dealer_app.ui.view.panelled import panel_view
from dealer_app.ui.view.scene import Scene
from tests.script import TableScript


def before_flop(structure: Structure) -> TableScript:
    options = Options(structure=structure, small_blind=5, big_blind=10)
    return TableScript(dict.fromkeys((1, 2, 3), 1000), button=3, options=options).deal()


def offered(script: TableScript) -> dict[PresetReason, int]:
    panel = panel_view(script.table, next_step(script.table), Scene())
    return {preset.reason: preset.to for preset in panel.presets}


def test_bet_24_in_pot_limit_the_pot_is_an_amount_and_the_most() -> None:
    """10 + 15 + 10 = 35; over a raise to 35 it is 35 + 50 + 30 for the small blind, which has 5 in."""
    script = before_flop(Structure.POT_LIMIT)
    assert offered(script)[PresetReason.POT] == 35
    script.do(PlaceBet(3, 35))
    assert offered(script)[PresetReason.POT] == 115


def test_pl_1_the_most_is_said_with_its_sum_unless_the_stack_is_shorter() -> None:
    """10 + 15 + 10 = 35; with 1,000 before him and a pot of 900 no sum stands behind the most."""
    script = before_flop(Structure.POT_LIMIT)
    assert most(script) == "Most 35 = 10 + 15 + 10"
    script.do(PlaceBet(3, 35), PlaceBet(1, 115), PlaceBet(2, 375))
    assert script.legal.raise_to == Range(635, 1000)
    assert most(script) is None


def test_pl_1_an_opening_bet_is_the_pot_and_no_sum() -> None:
    script = before_flop(Structure.POT_LIMIT).do(Call(3), Call(1), Check(2)).street()
    assert script.legal.raise_to == Range(10, 30)
    assert most(script) is None


def most(script: TableScript) -> str | None:
    limit = panel_view(script.table, next_step(script.table), Scene()).pot_limit
    return most_sum(limit) if limit is not None else None


@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.FIXED_LIMIT])
def test_bet_24_elsewhere_the_pot_is_no_amount(structure: Structure) -> None:
    assert PresetReason.POT not in offered(before_flop(structure))


def test_bet_24_in_no_limit_who_says_pot_makes_a_valid_raise_of_the_minimum_or_more() -> None:
    """The blinds make 15, which is no raise over 10; the least is to 20, and anything from there on is valid."""
    script = before_flop(Structure.NO_LIMIT)
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(3, 15))
    assert (refused.value.why, refused.value.limit) == (Refusal.BELOW_MINIMUM, 20)
    assert offered(script)[PresetReason.MINIMUM] == 20
    assert script.do(PlaceBet(3, 35)).hand.betting.level == 35
