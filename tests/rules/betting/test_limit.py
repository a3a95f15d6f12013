"""Fixed limit: blinds, cap, completing (FL-2, FL-4, FL-5, BET-10, BET-21)."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

FOUR = dict.fromkeys((1, 2, 3, 4), 1000)


def limit(*, cap_heads_up: bool = False) -> Options:
    """Blinds 10 and 20, bets of 20 and 40."""
    return Options(
        structure=Structure.FIXED_LIMIT, small_blind=10, big_blind=20, small_bet=20, fl_cap_heads_up=cap_heads_up
    )


def before_flop(stacks: dict[int, int], options: Options) -> TableScript:
    """The button has the highest seat; with three players it acts first, with four seat 3."""
    return TableScript(stacks, button=max(stacks), options=options).deal()


def flop(stacks: dict[int, int]) -> TableScript:
    """All four limp for 20; seat 1 acts first."""
    return before_flop(stacks, limit()).do(Call(3), Call(4), Call(1), Check(2)).street()


def raises_to(script: TableScript) -> int | None:
    """The one level a bet or raise may reach; None when there is none."""
    allowed = script.legal.raise_to
    assert allowed is None or allowed.least == allowed.most
    return allowed.most if allowed else None


def test_fl_2_the_big_blind_is_the_small_bet() -> None:
    """Blinds 10 and 20: the call is 20, the raise to 40, the bet on the flop 20."""
    script = before_flop(FOUR, limit())
    assert (script.legal.call, raises_to(script)) == (20, 40)
    assert raises_to(flop(FOUR)) == 20


def test_fl_2_no_table_opens_with_another_small_bet_than_its_big_blind() -> None:
    other = Options(structure=Structure.FIXED_LIMIT, small_blind=10, big_blind=20, small_bet=40)
    assert [(problem.key, problem.must) for problem in problems(other)] == [
        ("small_bet", "must be the big blind 20 (FL-2)")
    ]


def test_fl_2_the_small_blind_may_be_other_than_half() -> None:
    options = Options(structure=Structure.FIXED_LIMIT, small_blind=5, big_blind=20, small_bet=20)
    assert problems(options) == ()
    script = before_flop(FOUR, options).do(Call(3), Call(4))
    assert script.legal.call == 15


def test_fl_4_heads_up_before_the_cap_there_is_none() -> None:
    """Seat 3 raises to 40, seat 1 folds: the two that are left go on past the cap of 80."""
    script = before_flop({1: 1000, 2: 1000, 3: 1000}, limit()).do(PlaceBet(3, 40), Fold(1))
    for seat, to in ((2, 60), (3, 80), (2, 100), (3, 120)):
        script.do(PlaceBet(seat, to))
    assert raises_to(script) == 140


def test_fl_4_a_cap_once_reached_is_not_lifted_by_a_fold() -> None:
    """20, 40, 60, 80 with three in: seat 1 folds, and seat 2 alone against seat 3 may only call or fold."""
    script = before_flop({1: 1000, 2: 1000, 3: 1000}, limit())
    script.do(PlaceBet(3, 40), PlaceBet(1, 60), Call(2), PlaceBet(3, 80), Fold(1))
    assert (script.legal.seat, script.legal.call, raises_to(script)) == (2, 20, None)


def test_fl_4_the_house_may_cap_heads_up_play_too() -> None:
    script = before_flop({1: 1000, 2: 1000, 3: 1000}, limit(cap_heads_up=True)).do(PlaceBet(3, 40), Fold(1))
    script.do(PlaceBet(2, 60), PlaceBet(3, 80))
    assert raises_to(script) is None


def test_fl_5_completing_a_short_opening_all_in_is_the_bet() -> None:
    """All-in 8 of 20; completed to 20, which is the bet: 40, 60 and 80 are the three raises."""
    script = flop(FOUR | {1: 28}).do(PlaceBet(1, 8))
    for seat, to in ((2, 20), (3, 40), (4, 60), (2, 80)):
        assert raises_to(script) == to
        script.do(PlaceBet(seat, to))
    assert raises_to(script) is None


def test_fl_5_completing_a_short_all_in_raise_is_one_raise() -> None:
    """Bet 20, all-in 26, completed to 40: one bet and one raise, so two more are left."""
    script = flop(FOUR | {2: 46}).do(PlaceBet(1, 20), PlaceBet(2, 26))
    for seat, to in ((3, 40), (4, 60), (1, 80)):
        assert raises_to(script) == to
        script.do(PlaceBet(seat, to))
    assert (script.legal.seat, raises_to(script)) == (3, None)


def test_bet_10_in_limit_half_a_bet_opens_the_betting_again_where_no_limit_wants_a_whole_one() -> None:
    """Bet 20, all-in 30: 10 more is half of 20. In no limit the minimum raise is 20, and 10 opens nothing."""
    for options, expected in ((limit(), (50, 50)), (Options(small_blind=10, big_blind=20), None)):
        script = before_flop(FOUR | {2: 50}, options).do(Call(3), Call(4), Call(1), Check(2)).street()
        script.do(PlaceBet(1, 20), PlaceBet(2, 30), Call(3), Call(4))
        assert (script.legal.seat, script.legal.call, script.legal.raise_to) == (1, 10, expected)


def test_bet_10_in_limit_less_than_half_a_bet_opens_nothing_to_who_has_acted() -> None:
    """Bet 20, all-in 29: the next may complete to 40, but who has bet may only call 9 or fold."""
    script = flop(FOUR | {2: 49}).do(PlaceBet(1, 20), PlaceBet(2, 29))
    assert raises_to(script) == 40
    script.do(Call(3), Call(4))
    assert (script.legal.seat, script.legal.call, raises_to(script)) == (1, 9, None)


@pytest.mark.parametrize(
    ("structure", "raises"), [(Structure.FIXED_LIMIT, 4), (Structure.NO_LIMIT, 12), (Structure.POT_LIMIT, 12)]
)
def test_bet_21_limit_has_a_cap_and_big_bet_games_have_none(structure: Structure, raises: int) -> None:
    """By 20 each time on the flop, four players: limit takes one bet and three raises, the others go on."""
    script = (
        before_flop(FOUR, Options(structure=structure, small_blind=10, big_blind=20))
        .do(Call(3), Call(4), Call(1), Check(2))
        .street()
    )
    for made in range(1, raises + 1):
        script.do(PlaceBet(script.legal.seat, 20 * made))
    if structure is not Structure.FIXED_LIMIT:
        assert script.legal.raise_to is not None
        return
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(script.legal.seat, 100))
    assert refused.value.why is Refusal.NO_RAISE_HERE
