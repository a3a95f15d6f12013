"""Which rake a table may open with (RAKE-7, RAKE-14)."""

from dataclasses import replace

import pytest

from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import Cap, Options, Rake, RakeType, Step
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import Configure
from tests.script import TableScript

PERCENT = Rake(type=RakeType.PERCENT, basis_points=1000, caps=(Cap(2, 10, 5),))
STEPS = Rake(type=RakeType.STEPS, steps=(Step(1, 1), Step(20, 2), Step(40, 4)))
PER = Rake(type=RakeType.PER_AMOUNT, per=20, take=1)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(Options(rake=PERCENT), id="ten per cent are the most"),
        pytest.param(Options(rake=replace(PERCENT, basis_points=500), max_rake_pct=5), id="the house's own ceiling"),
        pytest.param(
            Options(rake=replace(PER, caps=(Cap(2, 2, 1), Cap(3, 4, 2), Cap(5, 9, 3)))),
            id="a cap for each of nine seats",
        ),
        pytest.param(Options(rake=STEPS), id="steps that rise"),
        pytest.param(Options(rake=PER), id="5 of 100"),
        pytest.param(Options(promo=(Step(10, 1), Step(30, 2))), id="jackpot steps that rise"),
        pytest.param(
            Options(
                small_blind=5, big_blind=10, min_chip=5, rake=replace(PERCENT, increment=10, caps=(Cap(2, 10, 20),))
            ),
            id="whole chips of 5",
        ),
    ],
)
def test_rake_14_a_sound_rake_opens_a_table(options: Options) -> None:
    assert problems(options) == ()


@pytest.mark.parametrize(
    ("options", "key"),
    [
        pytest.param(Options(rake=replace(PERCENT, basis_points=1001)), "rake.basis_points", id="above ten per cent"),
        pytest.param(Options(rake=PERCENT, max_rake_pct=9), "rake.basis_points", id="above the house's ceiling"),
        pytest.param(Options(rake=replace(PERCENT, basis_points=0)), "rake.basis_points", id="no per cent"),
        pytest.param(Options(rake=replace(PER, take=3)), "rake.take", id="15 of 100"),
        pytest.param(Options(rake=replace(PERCENT, caps=(Cap(2, 10, 0),))), "rake.caps", id="a cap of nothing"),
        pytest.param(
            Options(rake=replace(PERCENT, caps=(Cap(2, 4, 3), Cap(5, 10, -1)))), "rake.caps", id="cap below 0"
        ),
        pytest.param(Options(rake=replace(PERCENT, caps=(Cap(2, 4, 3),))), "rake.caps", id="no cap for five players"),
        pytest.param(
            Options(rake=replace(PERCENT, caps=(Cap(2, 5, 3), Cap(5, 10, 5)))),
            "rake.caps",
            id="two caps for five players",
        ),
        pytest.param(Options(rake=replace(STEPS, steps=(Step(20, 2), Step(20, 3)))), "rake.steps", id="same pot twice"),
        pytest.param(Options(rake=replace(STEPS, steps=(Step(20, 2), Step(10, 3)))), "rake.steps", id="pots that fall"),
        pytest.param(
            Options(rake=replace(STEPS, steps=(Step(10, 2), Step(20, 1)))), "rake.steps", id="takes that fall"
        ),
        pytest.param(Options(rake=replace(STEPS, steps=(Step(5, 6),))), "rake.steps", id="more than the pot"),
        pytest.param(Options(promo=(Step(30, 2), Step(10, 1))), "promo", id="jackpot steps that fall"),
        pytest.param(
            Options(small_blind=5, big_blind=10, min_chip=5, rake=replace(PERCENT, increment=4, caps=())),
            "rake.increment",
            id="an increment in no whole chips",
        ),
        pytest.param(Options(rake=replace(PERCENT, increment=10**12 + 1)), "rake", id="more than can be shown"),
        pytest.param(Options(rake=replace(PERCENT, increment=0)), "rake.increment", id="no increment"),
    ],
)
def test_rake_14_an_impossible_rake_is_named_and_opens_no_table(options: Options, key: str) -> None:
    assert [problem.key for problem in problems(options)] == [key]
    with pytest.raises(Refused) as refused:
        TableScript({1: 100, 2: 100}, button=1).do(Configure("T", options))
    assert refused.value.why is Refusal.IMPOSSIBLE_OPTIONS
