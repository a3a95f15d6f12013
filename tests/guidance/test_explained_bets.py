"""The rulebook's worked numbers for calls, bets and raises, term by term (NL, PL-2 to PL-12, FL-7, BET-31)."""

from dataclasses import replace

import pytest

from dealer_app.guidance.explain.figure import FigureKind as F
from dealer_app.guidance.explain.figure import TermKind as T
from dealer_app.guidance.explain.moment import explain
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.facts import Command
from dealer_app.rules.options import (
    AnteMode,
    Options,
    Rake,
    RakeType,
    ShortPrice,
    Step,
    StraddleMode,
    StraddleRaise,
    Structure,
)
from dealer_app.rules.posting.facts import Straddle
from dealer_app.rules.table import Positions
from tests.guidance.sums import one, parts
from tests.script import TableScript

POT = Options(structure=Structure.POT_LIMIT, small_blind=5, big_blind=10)
ALIKE = Options(structure=Structure.POT_LIMIT)
FOUR = dict.fromkeys((1, 2, 3, 4), 5000)


def opened(*acts: Command, options: Options = POT) -> TableScript:
    """Button 1, small blind 2, big blind 3: the acts before the flop, seat 4 first."""
    return TableScript(FOUR, button=1, options=options).deal().do(*acts)


def on_the_flop(seats: int, each: int, *acts: Command) -> TableScript:
    """So many seats with so many chips each in the pot, the last seat the button; the acts on the flop."""
    alike = replace(ALIKE, small_blind=each, big_blind=each)
    script = TableScript(dict.fromkeys(range(1, seats + 1), 5000), button=seats, options=alike).deal()
    if seats > 2:
        script.do(Call(3))
    return script.do(Check(script.legal.seat)).do(Check(script.legal.seat)).street().do(*acts)


def most(script: TableScript) -> tuple[int, int, int, int]:
    """H, P, C and the most that may be raised to."""
    told = one(script.table, F.MOST)
    by_kind = dict(parts(told))
    assert one(script.table, F.COUNTED_POT).total == by_kind[T.COUNTED_POT]
    return by_kind.get(T.HIGHEST_BET, 0), by_kind[T.COUNTED_POT], by_kind.get(T.TO_CALL, 0), told.total


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(opened(), (10, 15, 10, 35), id="1: blinds 5 and 10, first in"),
        pytest.param(opened(PlaceBet(4, 35)), (35, 50, 35, 120), id="2: then the next"),
        pytest.param(on_the_flop(2, 50, PlaceBet(1, 50)), (50, 150, 50, 250), id="3: pot 100, bet 50"),
        pytest.param(on_the_flop(3, 20, PlaceBet(1, 40), Call(2)), (40, 140, 40, 220), id="4: pot 60, bet, call"),
        pytest.param(on_the_flop(2, 50, PlaceBet(1, 100), PlaceBet(2, 400)), (400, 600, 300, 1300), id="5: again"),
        pytest.param(opened(Fold(4), Fold(1)), (10, 15, 5, 30), id="6: folded to the small blind"),
        pytest.param(on_the_flop(3, 10), (0, 30, 0, 30), id="8: pot 30, opening bet"),
    ],
)
def test_pl_2_the_most_is_the_highest_bet_the_pot_and_the_call(
    script: TableScript, expected: tuple[int, int, int, int]
) -> None:
    assert most(script) == expected


def test_pl_2_7_a_straddle_of_20_makes_the_first_pot_raise_75() -> None:
    options = replace(POT, straddle=StraddleMode.UTG)
    script = TableScript(FOUR, button=1, options=options).start().do(Straddle(4), DealAll())
    assert most(script) == (20, 35, 20, 75)
    assert parts(one(script.table, F.LEAST)) == [(T.HIGHEST_BET, 20), (T.STRADDLE, 20)]  # BLD-14


def test_pl_4_a_short_big_blind_counts_as_if_it_were_full() -> None:
    """100/200, the big blind has only 100: the first pot bet is to 700."""
    options = replace(POT, small_blind=100, big_blind=200)
    script = TableScript({**FOUR, 3: 100}, button=1, options=options).deal()
    assert parts(one(script.table, F.COUNTED_POT)) == [(T.IN_FRONT, 200), (T.SHORT_BLIND, 100)]
    assert parts(one(script.table, F.MOST)) == [(T.BLIND_IN_FULL, 200), (T.COUNTED_POT, 300), (T.TO_CALL, 200)]
    assert one(script.table, F.MOST).total == 700


def test_pl_4_a_small_blind_that_nobody_owes_counts_as_if_it_lay_there() -> None:
    """100/200 with a dead small blind: the first pot bet is to 700."""
    options = replace(POT, small_blind=100, big_blind=200)
    script = TableScript({1: 5000, 3: 5000, 4: 5000}, button=1, options=options, positions=Positions(4, 1, 2)).deal()
    assert script.hand.setup.small_blind is None
    assert parts(one(script.table, F.COUNTED_POT)) == [(T.IN_FRONT, 200), (T.SHORT_BLIND, 100)]
    assert one(script.table, F.MOST).total == 700


def test_pl_5_and_pl_6_the_small_blind_as_a_big_blind_and_the_pot_rounded_up() -> None:
    """The opener may make it 4 big blinds; in units of 50 the pot of 15 is 50."""
    as_big = opened(options=replace(POT, pl_sb_as_bb=True))
    assert parts(one(as_big.table, F.COUNTED_POT)) == [(T.IN_FRONT, 15), (T.SMALL_AS_BIG, 5)]
    assert one(as_big.table, F.MOST).total == 40
    rounded = opened(options=replace(POT, pl_round_up_unit=50))
    assert parts(one(rounded.table, F.COUNTED_POT)) == [(T.IN_FRONT, 15), (T.UP_TO_UNIT, 35)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            replace(POT, ante=2, ante_mode=AnteMode.EACH, pl_count_antes=False),
            [(T.MIDDLE, 8), (T.IN_FRONT, 15), (T.ANTES_OUT, -8)],
        ),
        (
            replace(POT, ante=10, ante_mode=AnteMode.BB_ANTE, pl_count_bb_ante=False),
            [(T.MIDDLE, 10), (T.IN_FRONT, 15), (T.ANTES_OUT, -10)],
        ),
        (replace(POT, ante=2, ante_mode=AnteMode.EACH), [(T.MIDDLE, 8), (T.IN_FRONT, 15)]),
    ],
    ids=["PL-3 antes not counted", "PL-11 the big blind's ante not counted", "PL-3 antes counted"],
)
def test_antes_count_or_are_left_out(options: Options, expected: list[tuple[T, int]]) -> None:
    assert parts(one(opened(options=options).table, F.COUNTED_POT)) == expected


@pytest.mark.parametrize(
    ("net", "expected", "limit"),
    [
        pytest.param(False, [(T.MIDDLE, 96), (T.IN_FRONT, 50), (T.TAKEN, 4)], 250, id="gross"),
        pytest.param(True, [(T.MIDDLE, 96), (T.IN_FRONT, 50)], 246, id="net of rake"),
    ],
)
def test_pl_12_rake_on_the_rake_spot_is_part_of_the_pot(net: bool, expected: list[tuple[T, int]], limit: int) -> None:
    """96 in the middle after 4 of rake, a bet of 50."""
    rake = Rake(type=RakeType.STEPS, steps=(Step(100, 4),))
    options = replace(ALIKE, small_blind=50, big_blind=50, rake=rake, pl_pot_net_of_rake=net)
    script = TableScript({1: 5000, 2: 5000}, button=2, options=options).deal().do(Check(2), Check(1)).street()
    script.do(PlaceBet(1, 50))
    assert parts(one(script.table, F.COUNTED_POT)) == expected
    assert one(script.table, F.MOST).total == limit


def test_pl_9_an_opening_bet_into_a_pot_below_the_minimum_is_exactly_the_minimum() -> None:
    """Blinds 5 and 10 all-in for 1 and 2, which is the price here: a pot of 7, and 10 may be bet."""
    options = replace(POT, short_blind_price=ShortPrice.POSTED)
    script = TableScript({**FOUR, 2: 1, 3: 2}, button=1, options=options).deal().do(Call(4), Call(1)).street()
    assert parts(one(script.table, F.COUNTED_POT)) == [(T.MIDDLE, 7)]
    assert parts(one(script.table, F.MOST)) == [(T.COUNTED_POT, 7), (T.UP_TO_MINIMUM, 3)]
    assert parts(one(script.table, F.LEAST)) == [(T.BIG_BLIND, 10)]


def test_nl_4_a_short_all_in_leaves_the_increment_as_it_was() -> None:
    """Bet 100, all-in 140: raise to at least 240."""
    options = Options(small_blind=10, big_blind=20)
    script = TableScript({1: 160, 2: 5000, 3: 5000}, button=3, options=options).deal()
    script.do(Call(3), Call(1), Check(2)).street().do(Check(1), Check(2), PlaceBet(3, 100), PlaceBet(1, 140))
    least = one(script.table, F.LEAST)
    assert (parts(least), least.rule) == ([(T.HIGHEST_BET, 140), (T.LAST_RAISE, 100)], "NL-4")
    assert (least.total, parts(one(script.table, F.CALL))) == (240, [(T.PRICE, 140)])


def test_nl_4_an_opening_all_in_of_20_is_called_for_20_and_raised_by_the_big_blind() -> None:
    options = Options(small_blind=50, big_blind=100)
    script = TableScript({1: 120, 2: 5000, 3: 5000}, button=3, options=options).deal()
    script.do(Call(3), Call(1), Check(2)).street().do(PlaceBet(1, 20))
    least = one(script.table, F.LEAST)
    assert (parts(least), least.total) == ([(T.HIGHEST_BET, 20), (T.BIG_BLIND, 100)], 120)
    assert parts(one(script.table, F.CALL)) == [(T.PRICE, 20)]


def test_nl_5_with_a_short_big_blind_the_price_is_the_full_one() -> None:
    script = TableScript({**FOUR, 3: 6}, button=1, options=Options(small_blind=5, big_blind=10)).deal()
    least, call = one(script.table, F.LEAST), one(script.table, F.CALL)
    assert (parts(least), least.rule) == ([(T.BLIND_IN_FULL, 10), (T.BIG_BLIND, 10)], "NL-5")
    assert parts(call) == [(T.BLIND_IN_FULL, 10)]


def test_nl_1_the_most_is_all_that_he_has_and_a_call_no_more_than_it() -> None:
    script = TableScript({1: 100, 2: 160, 3: 300}, button=3, options=Options(small_blind=5, big_blind=10)).deal()
    assert parts(one(script.table, F.MOST)) == [(T.STACK, 300)]
    script.do(PlaceBet(3, 250), Fold(1))
    assert parts(one(script.table, F.CALL, seat=2)) == [(T.PRICE, 250), (T.OWN_BET, -10), (T.BEYOND_STACK, -90)]


def test_bet_31_the_last_with_chips_calls_the_largest_all_in() -> None:
    """Short big blind 60 of 100, folded to the small blind of 50: call 10."""
    options = Options(small_blind=50, big_blind=100)
    script = TableScript({1: 5000, 2: 60, 3: 5000}, button=3, options=options).deal().do(Fold(3))
    call = one(script.table, F.CALL)
    assert (parts(call), call.rule) == ([(T.LARGEST_ALL_IN, 60), (T.OWN_BET, -50)], "BET-31")


def test_fl_7_an_all_in_of_half_a_bet_is_raised_by_a_whole_one() -> None:
    """Unit 20: all-in 15, raise to 35; below half, all-in 6, it is completed to 20."""
    options = Options(structure=Structure.FIXED_LIMIT, small_blind=10, big_blind=20)
    for stack, expected in ((35, [(T.FULL_BET, 15), (T.BET_UNIT, 20)]), (26, [(T.BET_UNIT, 20)])):
        script = TableScript({1: stack, 2: 5000, 3: 5000}, button=3, options=options).deal()
        script.do(Call(3), Call(1), Check(2)).street().do(PlaceBet(1, stack - 20))
        assert parts(one(script.table, F.LIMIT)) == expected


def test_bet_27_limits_are_in_whole_chips() -> None:
    """In chips of 5, over an all-in of 33: not to less than 55, the pot of 126 and so on rounded down."""
    options = replace(POT, small_blind=10, big_blind=20, min_chip=5)
    script = TableScript({**FOUR, 4: 33}, button=1, options=options).deal().do(PlaceBet(4, 33))
    assert parts(one(script.table, F.LEAST)) == [(T.HIGHEST_BET, 33), (T.BIG_BLIND, 20), (T.UP_TO_CHIP, 2)]
    assert parts(one(script.table, F.MOST)) == [
        (T.HIGHEST_BET, 33),
        (T.COUNTED_POT, 63),
        (T.TO_CALL, 33),
        (T.DOWN_TO_CHIP, -4),
    ]


def test_no_figure_of_a_raise_where_none_is_allowed_and_none_between_hands() -> None:
    script = TableScript({1: 60, 2: 100}, button=1).deal().do(PlaceBet(1, 60))
    assert [told.kind for told in explain(script.table)] == [F.CALL, F.PULLED]
    assert explain(TableScript({1: 60, 2: 100}, button=1).table) == ()


def test_bld_14_the_first_raise_over_a_straddle_is_by_the_big_blind_where_the_house_says_so() -> None:
    options = replace(POT, straddle=StraddleMode.UTG, straddle_min_raise=StraddleRaise.BB)
    script = TableScript(FOUR, button=1, options=options).start().do(Straddle(4), DealAll())
    assert parts(one(script.table, F.LEAST)) == [(T.HIGHEST_BET, 20), (T.BIG_BLIND, 10)]


def test_the_step_that_follows_a_turn_is_explained_as_if_he_called() -> None:
    """Blinds 1 and 2, a raise to 10, the small blind gave up: with the call of 8 there are 21 to pull."""
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(PlaceBet(3, 10), Fold(1))
    assert parts(one(script.table, F.CALL)) == [(T.PRICE, 10), (T.OWN_BET, -2)]
    assert parts(one(script.table, F.PULLED)) == [(T.IN_FRONT, 21)]


def test_check_around_has_nothing_to_explain_but_the_pot() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(Call(3), Call(1), Check(2)).street()
    script.do(CheckAround()).settle()
    assert [told.kind for told in explain(script.table)] == [F.POT]
