"""Side pots are cut while the bets are pulled (POT-5). Blinds 1 and 2, the highest seat has the button."""

from dealer_app.guidance.next_step import next_step, steps
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.betting.facts import Call, PlaceBet
from dealer_app.rules.pots.facts import ReturnUncalled
from tests.script import TableScript


def listed(script: TableScript) -> list[tuple[K, int | None]]:
    return [(step.kind, step.amount) for step in steps(script.table)]


def test_pot_5_a_side_pot_is_cut_before_the_next_card() -> None:
    """20, 50 and a bet of 100: 50 go back, 120 are pulled, of which 2 x 30 are the side pot."""
    script = TableScript({1: 20, 2: 50, 3: 100}, button=3).deal().do(PlaceBet(3, 100), Call(1), Call(2))
    assert listed(script) == [(K.RETURN_BET, 50), (K.PULL_BETS, 120), (K.SIDE_POT, 60)]
    script.do(ReturnUncalled())
    assert listed(script) == [(K.PULL_BETS, 120), (K.SIDE_POT, 60), (K.BURN, None)]
    follows = next_step(script.table).follows
    assert follows is not None
    assert (follows.kind, follows.amount, follows.rule) == (K.SIDE_POT, 60, "POT-5")


def test_pot_5_several_are_cut_the_smallest_all_in_first() -> None:
    """20, 50, 90 and 90: 80 in the main pot, then 3 x 30 and 2 x 40."""
    script = TableScript({1: 20, 2: 50, 3: 90, 4: 200}, button=4).deal()
    script.do(PlaceBet(3, 90), Call(4), Call(1), Call(2))
    assert listed(script) == [(K.PULL_BETS, 250), (K.SIDE_POT, 90), (K.SIDE_POT, 80)]


def test_pot_5_bets_into_a_side_pot_that_is_there_cut_none() -> None:
    """Seat 1 is all-in for 20 before the flop, the side pot of 2 x 10 lies there; 30 and 30 more go into it."""
    script = TableScript({1: 20, 2: 200, 3: 200}, button=3).deal().do(PlaceBet(3, 30), Call(1), Call(2))
    assert (K.SIDE_POT, 20) in listed(script)
    script.street().do(PlaceBet(2, 30), Call(3))
    assert listed(script)[:2] == [(K.PULL_BETS, 140), (K.BURN, None)]


def test_pot_5_an_all_in_on_a_later_street_cuts_one_then() -> None:
    """12 before the flop. All-in 28, raised to 58 and called: main pot 12 + 3 x 28, side pot 2 x 30."""
    script = TableScript({1: 32, 2: 200, 3: 200}, button=3).deal().do(PlaceBet(3, 4), Call(1), Call(2)).street()
    script.do(PlaceBet(1, 28), PlaceBet(2, 58), Call(3))
    assert listed(script)[:2] == [(K.PULL_BETS, 12 + 28 + 58 + 58), (K.SIDE_POT, 60)]
