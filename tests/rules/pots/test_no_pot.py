"""A hand in which nothing is left to win (POT-10)."""

import pytest

from dealer_app.guidance.next_step import next_step, steps
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.flow import Phase
from dealer_app.rules.options import Options, Rake, RakeType
from dealer_app.rules.pots.facts import ReturnUncalled
from dealer_app.rules.table import Positions
from tests.script import TableScript

RAKED = Rake(type=RakeType.PERCENT, basis_points=1000, no_flop_no_drop=False)


@pytest.mark.parametrize("options", [Options(), Options(rake=RAKED)])
def test_pot_10_without_a_small_blind_the_big_blind_takes_all_of_it_back_and_the_hand_is_over(options: Options) -> None:
    """Seat 3 had the big blind and left: button 2, no small blind, big blind 4 of 2. Nothing is pushed or dropped."""
    script = TableScript({1: 100, 2: 100, 4: 100}, button=0, positions=Positions(1, 2, 3), options=options)
    script.deal().do(Fold(1), Fold(2))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seat, prompt.amount) == (PromptKind.RETURN_BET, 4, 2)
    assert [step.kind for step in steps(script.table)][1] is PromptKind.NEXT_HAND
    script.do(ReturnUncalled())
    assert script.table.hand is None
    assert [occupant.stack for occupant in script.table.seats] == [100, 100, 100]
    assert script.phase is Phase.SHUFFLING
