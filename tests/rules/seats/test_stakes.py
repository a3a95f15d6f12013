"""Buying in, and how many may sit (TS, DEAL-5)."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold
from dealer_app.rules.facts import Command
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import BuyIn, CashOut, SeatPlayer
from tests.script import TableScript

POSTED = Options(small_blind=1, big_blind=2, buy_in_min=40, buy_in_max=200)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (SeatPlayer(4, "P4", 39), Refusal.BELOW_BUY_IN),
        (SeatPlayer(4, "P4", 201), Refusal.ABOVE_BUY_IN),
        (BuyIn(1, 101), Refusal.ABOVE_BUY_IN),
    ],
)
def test_ts_1_a_buy_in_lies_between_the_posted_limits(wish: Command, why: Refusal) -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=POSTED)
    with pytest.raises(Refused) as refused:
        script.do(wish)
    assert (refused.value.why, refused.value.rule) == (why, "TS-1")
    script.do(SeatPlayer(4, "P4", 40), SeatPlayer(5, "P5", 200), BuyIn(1, 100))


@pytest.mark.parametrize("wish", [SeatPlayer(4, "P4", 10**12 + 1), BuyIn(1, 10**12 - 99)])
def test_ts_1_without_a_posted_maximum_a_stake_is_still_one_that_can_be_shown(wish: Command) -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=Options())
    with pytest.raises(Refused) as refused:
        script.do(wish)
    assert (refused.value.why, refused.value.limit) == (Refusal.ABOVE_BUY_IN, 10**12)
    script.do(SeatPlayer(4, "P4", 10**12), BuyIn(1, 10**12 - 100))


def test_ts_1_a_stake_that_sank_below_the_minimum_plays_on() -> None:
    script = TableScript({1: 41, 2: 41, 3: 3}, button=3, options=POSTED).deal()
    assert script.hand.is_dealt_in(3)


def test_ts_3_chips_added_to_a_stake_keep_to_the_maximum_and_a_rebuy_to_the_minimum_too() -> None:
    """Posted are 40 to 200: 5 beside 20 are an add-on; with nothing left it is a rebuy."""
    script = TableScript({1: 20, 2: 0, 3: 100}, button=3, options=POSTED).do(BuyIn(1, 5))
    with pytest.raises(Refused) as refused:
        script.do(BuyIn(2, 39))
    assert (refused.value.why, refused.value.limit) == (Refusal.BELOW_BUY_IN, 40)
    script.do(BuyIn(2, 40))
    assert [occupant.stack for occupant in script.table.seats] == [25, 40, 100]


def test_bet_27_whole_chips_may_be_added_to_a_stake_with_smaller_ones() -> None:
    options = Options(small_blind=5, big_blind=10, min_chip=5)
    script = TableScript({1: 217, 2: 100, 3: 100}, button=3, options=options)
    with pytest.raises(Refused) as refused:
        script.do(BuyIn(1, 1))
    assert (refused.value.why, refused.value.rule) == (Refusal.NOT_WHOLE_CHIPS, "BET-27")
    script.do(BuyIn(1, 100), BuyIn(1, 3))
    assert script.table.seats[0].stack == 320


@pytest.mark.parametrize("wish", [BuyIn(1, 50), SeatPlayer(4, "P4", 100), CashOut(1)])
def test_ts_3_no_chips_come_or_go_during_a_hand(wish: Command) -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal()
    with pytest.raises(Refused) as refused:
        script.do(wish)
    assert (refused.value.why, refused.value.rule) == (Refusal.HAND_RUNNING, "TS-3")
    script.do(Fold(3), Fold(1)).settle().do(PushPot(0), wish)


def test_deal_5_ten_players_need_28_cards_of_holdem_and_an_eleventh_finds_no_seat() -> None:
    """20 + 3 + 5 = 28, so 24 stay in the stub."""
    script = TableScript(dict.fromkeys(range(1, 11), 100), button=10).deal()
    script.do(*(Call(seat) for seat in (3, 4, 5, 6, 7, 8, 9, 10, 1)), Check(2))
    for _ in range(3):
        script.street().do(CheckAround())
    assert script.hand.cards.stub == 52 - 28
    assert [problem.key for problem in problems(Options(seats=11))] == ["seats"]
    with pytest.raises(Refused) as refused:
        TableScript({1: 100, 2: 100}, button=1).do(SeatPlayer(11, "P11", 100))
    assert (refused.value.why, refused.value.rule) == (Refusal.NO_SUCH_SEAT, "DEAL-5")


def test_ts_8_a_cap_on_a_hand_is_in_whole_chips() -> None:
    options = Options(small_blind=5, big_blind=10, min_chip=5, hand_cap=13)
    assert [problem.key for problem in problems(options)] == ["hand_cap"]
