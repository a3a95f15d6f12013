"""Who may raise again, and when a round ends (BET-9, BET-20). Blinds 5 and 10, the last seat has the button."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.options import Options
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

THREE = dict.fromkeys((1, 2, 3), 1000)
FOUR = dict.fromkeys((1, 2, 3, 4), 1000)
BLINDS = Options(small_blind=5, big_blind=10)


def before_flop(stacks: dict[int, int], options: Options = BLINDS) -> TableScript:
    return TableScript(stacks, button=max(stacks), options=options).deal()


def flop(stacks: dict[int, int], options: Options = BLINDS) -> TableScript:
    """All limp for 10; seat 1 acts first with ten chips less than it sat down with, and so do the others."""
    script = before_flop(stacks, options)
    while script.hand.betting.to_act is not None:
        may = script.legal
        script.do(Check(may.seat) if may.check else Call(may.seat))
    return script.street()


def test_bet_9_posting_a_blind_is_not_acting() -> None:
    """Call 10, all-in 14: the blinds have not acted and may raise to 24; the caller may not."""
    script = before_flop(FOUR | {4: 14}).do(Call(3), PlaceBet(4, 14))
    for seat in (1, 2):
        assert (script.legal.seat, script.legal.raise_to) == (seat, (24, 1000))
        script.do(Call(seat))
    assert (script.legal.seat, script.legal.call, script.legal.raise_to) == (3, 4, None)


@pytest.mark.parametrize(("all_in", "expected"), [(99, None), (100, (150, 990))])
def test_bet_9_who_has_acted_may_raise_if_he_faces_a_whole_minimum_raise(
    all_in: int, expected: tuple[int, int] | None
) -> None:
    """Bet 50, all-in 75, all-in once more: at 99 the bettor faces 49, at 100 he faces 50, and the raise is to 150."""
    script = flop(FOUR | {2: 85, 3: 10 + all_in}).do(PlaceBet(1, 50), PlaceBet(2, 75), PlaceBet(3, all_in), Call(4))
    assert (script.legal.seat, script.legal.call, script.legal.raise_to) == (1, all_in - 50, expected)


def test_bet_9_nobody_raises_without_chips_beyond_the_call() -> None:
    """Bet 50: seat 2 has 50 and can only call them; seat 3 has 51 and can put in one more."""
    script = flop(FOUR | {2: 60, 3: 61}).do(PlaceBet(1, 50))
    assert (script.legal.call, script.legal.raise_to) == (50, None)
    assert script.do(Fold(2)).legal.raise_to == (51, 51)


@pytest.mark.parametrize(("behind", "expected"), [(50, None), (51, (100, 990))])
def test_bet_9_nobody_raises_where_no_opponent_could_put_in_more(behind: int, expected: tuple[int, int] | None) -> None:
    """Seat 1 checks, seat 2 is all-in for 50: seat 3 raises only if seat 1 has more than 50."""
    script = flop(THREE | {1: 10 + behind, 2: 60}).do(Check(1), PlaceBet(2, 50))
    assert (script.legal.seat, script.legal.call, script.legal.raise_to) == (3, 50, expected)


def test_bet_9_a_short_opening_all_in_gives_who_checked_only_a_call() -> None:
    """All-in 8 below the minimum of 10: who has checked calls or folds, who has not acted may raise to 18."""
    script = flop(FOUR | {2: 18}).do(Check(1), PlaceBet(2, 8))
    assert (script.legal.seat, script.legal.raise_to) == (3, (18, 990))
    script.do(Call(3), Call(4))
    assert (script.legal.seat, script.legal.call, script.legal.raise_to) == (1, 8, None)


def test_bet_9_the_house_may_take_a_short_opening_all_in_for_a_full_bet() -> None:
    options = Options(small_blind=5, big_blind=10, first_wager_full=True)
    script = flop(FOUR | {2: 18}, options).do(Check(1), PlaceBet(2, 8), Call(3), Call(4))
    assert (script.legal.seat, script.legal.raise_to) == (1, (18, 990))


def test_bet_20_a_round_ends_only_when_everybody_has_acted() -> None:
    script = flop(THREE).do(Check(1), Check(2))
    assert script.hand.betting.to_act == 3
    script.do(Check(3))
    assert script.hand.betting.to_act is None
    with pytest.raises(Refused) as refused:
        script.do(Check(1))
    assert (refused.value.why, refused.value.rule) == (Refusal.NOT_NOW, "BET-20")


def test_bet_20_a_blind_is_no_act_of_its_owner() -> None:
    """All limp: the bets are equal, and still the big blind is to act."""
    script = before_flop(THREE).do(Call(3), Call(1))
    assert {seat.bet for seat in script.hand.seats} == {10}
    assert script.hand.betting.to_act == 2
    assert script.do(Check(2)).hand.betting.to_act is None


def test_bet_20_after_a_raise_all_but_the_raiser_act_again() -> None:
    script = flop(THREE).do(PlaceBet(1, 20), Call(2), PlaceBet(3, 40), Call(1))
    assert (script.legal.seat, script.legal.call) == (2, 20)
    assert script.do(Call(2)).hand.betting.to_act is None


def test_bet_20_a_round_ends_at_once_when_one_player_is_left() -> None:
    script = flop(THREE).do(Check(1), PlaceBet(2, 20), Fold(3), Fold(1))
    assert script.hand.betting.to_act is None


def test_bet_20_who_is_all_in_owes_nothing() -> None:
    """Seat 2 calls 50 of a bet of 100 with its last chips; the raise to 300 asks seat 1 alone."""
    script = flop(FOUR | {2: 60}).do(PlaceBet(1, 100), Call(2), PlaceBet(3, 300), Fold(4))
    assert (script.legal.seat, script.legal.call) == (1, 200)
    assert script.do(Call(1)).hand.betting.to_act is None
    script.street()
    assert script.do(Check(1)).legal.seat == 3


def test_bet_20_a_short_all_in_over_the_price_asks_everybody_who_has_not_matched_it() -> None:
    """Bet 50, call 50, all-in 70: both owe 20, the all-in owes nothing."""
    script = flop(THREE | {3: 80}).do(PlaceBet(1, 50), Call(2), PlaceBet(3, 70))
    for seat in (1, 2):
        assert (script.legal.seat, script.legal.call) == (seat, 20)
        script.do(Call(seat))
    assert script.hand.betting.to_act is None


def test_bet_20_checks_around_end_a_round_of_any_size() -> None:
    assert flop(FOUR).do(CheckAround()).hand.betting.to_act is None
