"""How much a bet or raise may be (BET-5, NL, PL). Blinds 5 and 10 where not said."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, PlaceBet
from dealer_app.rules.options import AnteMode, Options, ShortPrice, Structure
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

THREE = {1: 1000, 2: 1000, 3: 1000}


def before_flop(options: Options, stacks: dict[int, int] = THREE) -> TableScript:
    """Seat 3 has the button and acts first."""
    return TableScript(stacks, button=3, options=options).deal()


def flop(options: Options) -> TableScript:
    """All three limp; seat 1 acts first."""
    return before_flop(options).do(Call(3), Call(1), Check(2)).street()


def pot_limit(
    *, ante: int = 0, ante_mode: AnteMode = AnteMode.NONE, antes_count: bool = True, bb_ante_counts: bool = True
) -> Options:
    return Options(
        structure=Structure.POT_LIMIT,
        small_blind=5,
        big_blind=10,
        ante=ante,
        ante_mode=ante_mode,
        pl_count_antes=antes_count,
        pl_count_bb_ante=bb_ante_counts,
    )


def most(script: TableScript) -> int:
    """The highest level the seat to act may reach."""
    assert script.legal.raise_to is not None
    return script.legal.raise_to.most


@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
def test_bet_5_a_raise_is_by_the_last_full_bet_or_raise_at_least(structure: Structure) -> None:
    """30 lie in the pot: bet 20, so raise to 40; raised to 70, by 50, so raise to 120."""
    script = flop(Options(structure=structure, small_blind=5, big_blind=10)).do(PlaceBet(1, 20))
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(2, 39))
    assert (refused.value.why, refused.value.limit, refused.value.rule) == (Refusal.BELOW_MINIMUM, 40, "NL-3")
    script.do(PlaceBet(2, 70))
    assert script.legal.raise_to is not None
    assert script.legal.raise_to.least == 120


def test_nl_1_an_opening_bet_is_at_least_the_big_blind() -> None:
    script = flop(Options(small_blind=5, big_blind=10))
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(1, 9))
    assert (refused.value.why, refused.value.limit, refused.value.rule) == (Refusal.BELOW_MINIMUM, 10, "NL-1")


def test_bet_5_a_limit_raise_is_by_the_unit_of_the_street() -> None:
    """Bets of 10 on the flop, of 20 on the turn."""
    script = flop(Options(structure=Structure.FIXED_LIMIT, small_blind=5, big_blind=10))
    for unit in (10, 20):
        script.do(PlaceBet(1, unit))
        assert script.legal.raise_to == (2 * unit, 2 * unit)
        script.do(Call(2), Call(3)).street()


def test_nl_2_there_is_no_limit_to_the_number_of_raises() -> None:
    """From the big blind of 10 by 10 each time: the twentieth raise is to 210, the next to 220 at least."""
    script = before_flop(Options(small_blind=5, big_blind=10))
    for raised in range(1, 21):
        script.do(PlaceBet(script.legal.seat, 10 + 10 * raised))
    assert script.legal.raise_to == (220, 1000)


def test_nl_5_over_a_short_big_blind_the_call_is_the_full_blind_and_the_raise_twice_that() -> None:
    options = Options(small_blind=50, big_blind=100)
    script = before_flop(options, {1: 1000, 2: 60, 3: 1000})
    assert script.legal.call == 100
    assert script.legal.raise_to == (200, 1000)


def test_nl_5_where_the_house_says_so_the_blind_as_posted_is_the_price() -> None:
    """60 are really there: call 60, raise by the blind of 100 to 160."""
    options = Options(small_blind=50, big_blind=100, short_blind_price=ShortPrice.POSTED)
    script = before_flop(options, {1: 1000, 2: 60, 3: 1000})
    assert script.legal.call == 60
    assert script.legal.raise_to == (160, 1000)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (pot_limit(), 35),  # 10 + (5 + 10) + 10
        (pot_limit(ante=2, ante_mode=AnteMode.EACH), 41),  # three antes of 2 more
        (pot_limit(ante=2, ante_mode=AnteMode.EACH, antes_count=False), 35),
        (pot_limit(ante=10, ante_mode=AnteMode.BB_ANTE, antes_count=False), 35),
    ],
)
def test_pl_3_antes_count_in_the_pot_unless_the_house_leaves_them_out(options: Options, expected: int) -> None:
    assert most(before_flop(options)) == expected


def test_pl_3_dead_money_counts_in_the_pot() -> None:
    """A button charge of 3: 10 + (5 + 10 + 3) + 10."""
    options = Options(structure=Structure.POT_LIMIT, small_blind=5, big_blind=10, button_charge=3)
    assert most(before_flop(options)) == 38


def test_pl_3_main_and_side_pot_both_count() -> None:
    """Seat 1 is all-in for 30: main pot 90, side pot 120, so the turn may be opened for 210."""
    script = before_flop(pot_limit(), {1: 30, 2: 1000, 3: 1000}).do(PlaceBet(3, 30), Call(1), Call(2)).street()
    script.do(PlaceBet(2, 60), Call(3)).street()
    assert script.legal.raise_to == (10, 210)


def test_pl_6_the_pot_is_rounded_up_to_the_next_multiple() -> None:
    """Units of 25. Before the flop 15 count as 25: 10 + 25 + 10. Flop 30: 50. Bet 25, so 55 count as 75."""
    options = Options(structure=Structure.POT_LIMIT, small_blind=5, big_blind=10, pl_round_up_unit=25)
    assert most(before_flop(options)) == 45
    script = flop(options)
    assert most(script) == 50
    assert most(script.do(PlaceBet(1, 25))) == 25 + 75 + 25


def test_pl_6_a_whole_multiple_stays_as_it_is_and_by_default_nothing_is_rounded() -> None:
    options = Options(structure=Structure.POT_LIMIT, small_blind=5, big_blind=10, pl_round_up_unit=5)
    assert most(before_flop(options)) == 35
    assert most(flop(pot_limit())) == 30


def test_pl_7_a_wager_over_the_maximum_does_not_stand_and_the_maximum_is_named() -> None:
    script = before_flop(pot_limit())
    with pytest.raises(Refused) as refused:
        script.do(PlaceBet(3, 36))
    assert (refused.value.why, refused.value.limit, refused.value.rule) == (Refusal.ABOVE_MAXIMUM, 35, "PL-1")
    assert (script.legal.seat, script.hand.betting.level) == (3, 10)
    assert script.do(PlaceBet(3, 35)).hand.betting.level == 35


def test_pl_9_the_minimum_raise_is_that_of_no_limit() -> None:
    """Bet 20 into 30: from 40 to 20 + (30 + 20) + 20 = 90."""
    assert flop(pot_limit()).do(PlaceBet(1, 20)).legal.raise_to == (40, 90)


def test_pl_9_a_pot_below_the_minimum_bet_allows_exactly_that_bet() -> None:
    """Blinds 10 and 100, big blind all-in for 30, which is the price here: 90 in the pot, opened for 100."""
    options = Options(structure=Structure.POT_LIMIT, small_blind=10, big_blind=100, short_blind_price=ShortPrice.POSTED)
    script = before_flop(options, {1: 1000, 2: 30, 3: 1000}).do(Call(3), Call(1)).street()
    assert script.legal.raise_to == (100, 100)
    assert script.do(PlaceBet(1, 100)).legal.raise_to == (200, 100 + 190 + 100)


@pytest.mark.parametrize(("counts", "expected"), [(True, 45), (False, 35)])
def test_pl_11_the_house_may_leave_a_big_blind_ante_out_before_the_flop_only(*, counts: bool, expected: int) -> None:
    """An ante of 10: 10 + 25 + 10 with it. On the flop 30 and the ante lie there whatever the house says."""
    options = pot_limit(ante=10, ante_mode=AnteMode.BB_ANTE, bb_ante_counts=counts)
    assert most(before_flop(options)) == expected
    assert most(flop(options)) == 40
