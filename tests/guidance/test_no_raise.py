"""Who may only call or fold is told the rule that forbids the raise, and a raise is refused with the same rule."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

FOUR = dict.fromkeys((1, 2, 3, 4), 1000)


def flop(stacks: dict[int, int], structure: Structure) -> TableScript:
    """Blinds 10 and 20, button 4, all four limp; seat 1 acts first."""
    script = TableScript(stacks, button=4, options=Options(structure=structure, small_blind=10, big_blind=20)).deal()
    return script.do(Call(3), Call(4), Call(1), Check(2)).street()


def forbidden_by(script: TableScript, seat: int, call: int) -> str:
    """The rule of the prompt, which the refusal of any raise has to name too."""
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seat, prompt.amount) == (PromptKind.TO_ACT_SHORT, seat, call)
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(seat, 500))
    assert refused.value.why is Refusal.NO_RAISE_HERE
    assert refused.value.rule == prompt.rule
    return prompt.rule


def test_fl_3_at_the_cap() -> None:
    """Bet 20, raises to 40, 60 and 80: seat 1 has 60 in front."""
    script = flop(FOUR, Structure.FIXED_LIMIT)
    script.do(PlaceBet(1, 20), PlaceBet(2, 40), PlaceBet(3, 60), PlaceBet(4, 80))
    assert forbidden_by(script, 1, 60) == "FL-3"


def test_bet_10_in_limit_it_is_fl_7_that_keeps_the_betting_closed() -> None:
    """Bet 20, all-in 29."""
    script = flop(FOUR | {2: 49}, Structure.FIXED_LIMIT).do(PlaceBet(1, 20), PlaceBet(2, 29), Call(3), Call(4))
    assert forbidden_by(script, 1, 9) == "FL-7"


def test_fl_7_who_called_a_short_all_in_and_faces_less_than_half_more() -> None:
    """Bet 20, all-in 26 called by seat 3, all-in 32, which together reopens for seat 1 but not for seat 3."""
    script = flop(FOUR | {2: 46, 4: 52}, Structure.FIXED_LIMIT)
    script.do(PlaceBet(1, 20), PlaceBet(2, 26), Call(3), PlaceBet(4, 32), Call(1))
    assert forbidden_by(script, 3, 6) == "FL-7"


@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
def test_bet_7_a_short_all_in_in_a_big_bet_game(structure: Structure) -> None:
    """Bet 40, all-in 70."""
    script = flop(FOUR | {2: 90}, structure).do(PlaceBet(1, 40), PlaceBet(2, 70), Call(3), Call(4))
    assert forbidden_by(script, 1, 30) == "BET-7"


def test_bet_9_a_stack_that_does_not_go_beyond_the_call() -> None:
    """Bet 50, seat 2 has 30 left: he calls with all of them."""
    script = flop(FOUR | {2: 50}, Structure.NO_LIMIT).do(PlaceBet(1, 50))
    assert forbidden_by(script, 2, 30) == "BET-9"


def test_bet_9_nobody_could_put_in_more() -> None:
    """Seat 1 checks with 50 left, seat 2 is all-in for 50, seat 4 has folded: a raise of seat 3 would come back."""
    script = TableScript({1: 70, 2: 70, 3: 1000, 4: 1000}, button=4, options=Options(small_blind=10, big_blind=20))
    script.deal().do(Call(3), Fold(4), Call(1), Check(2)).street().do(Check(1), PlaceBet(2, 50))
    assert forbidden_by(script, 3, 50) == "BET-9"


def test_bet_31_every_opponent_is_all_in() -> None:
    """Bet 50, all-in 80, the others fold."""
    script = flop(FOUR | {2: 100}, Structure.NO_LIMIT).do(PlaceBet(1, 50), PlaceBet(2, 80), Fold(3), Fold(4))
    assert forbidden_by(script, 1, 30) == "BET-31"
