"""Rake and jackpot are two steps, the rake first (RAKE-1, RAKE-10, RAKE-20)."""

import pytest

from dealer_app.guidance.next_step import steps
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.betting.facts import Call, Fold, PlaceBet
from dealer_app.rules.options import Options, Rake, RakeType, Step
from dealer_app.rules.pots.facts import PullBets, TakeRake
from tests.guidance.told import follow, said
from tests.script import TableScript

STEPS = Rake(type=RakeType.STEPS, steps=(Step(5, 1), Step(20, 2)))


def called(rake: Rake | None, to: int) -> TableScript:
    """Blinds 1 and 2, all three in for `to`; jackpot 1 from a pot of 20 on."""
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3, options=Options(rake=rake, promo=(Step(20, 1),)))
    return script.deal().do(PlaceBet(3, to), Call(1), Call(2))


def test_rake_10_the_jackpot_is_told_after_the_rake() -> None:
    """Pot 30: rake 2, then jackpot 1."""
    script = called(STEPS, 10)
    assert [(step.kind, step.amount) for step in steps(script.table)] == [
        (K.PULL_BETS, 30),
        (K.RAKE, 2),
        (K.JACKPOT, 1),
    ]
    follow(
        script,
        ((K.PULL_BETS, None, 30, "HE-6"), PullBets()),
        ((K.RAKE, None, 2, "RAKE-5"), TakeRake()),
        ((K.JACKPOT, None, 1, "RAKE-10"), TakeRake()),
        ((K.BURN, None, None, "BURN-2"), None),
    )
    assert (script.hand.taken.house, script.hand.taken.promo) == (2, 1)


def test_rake_10_without_rake_the_jackpot_is_told_alone() -> None:
    script = called(None, 10)
    follow(
        script,
        ((K.PULL_BETS, None, 30, "HE-6"), PullBets()),
        ((K.JACKPOT, None, 1, "RAKE-10"), TakeRake()),
        ((K.BURN, None, None, "BURN-2"), None),
    )


def test_rake_10_a_pot_below_the_step_owes_no_jackpot() -> None:
    """Pot 18: rake 1 alone."""
    script = called(STEPS, 6)
    follow(
        script,
        ((K.PULL_BETS, None, 18, "HE-6"), PullBets()),
        ((K.RAKE, None, 1, "RAKE-5"), TakeRake()),
        ((K.BURN, None, None, "BURN-2"), None),
    )


@pytest.mark.parametrize(("no_flop_no_drop", "promo"), [(True, 0), (False, 1)])
def test_rake_20_the_jackpot_is_spared_before_the_flop_only_where_the_rake_is(
    *, no_flop_no_drop: bool, promo: int
) -> None:
    """Raise to 10, all fold: 5 in the pot, too little for 10 % of rake, enough for the jackpot of 1 from 5 on."""
    rake = Rake(type=RakeType.PERCENT, basis_points=1000, no_flop_no_drop=no_flop_no_drop)
    options = Options(rake=rake, promo=(Step(5, 1),))
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3, options=options).deal()
    script.do(PlaceBet(3, 10), Fold(1), Fold(2)).settle()
    assert (script.hand.taken.house, script.hand.taken.promo) == (0, promo)
    assert said(script) == (K.PUSH_ALL, 3, 5 - promo, "HE-18")
