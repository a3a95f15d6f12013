"""Players who are all-in: what they contend for, and no more betting (POT-4, POT-5, POT-6, TS-7). Blinds 1 and 2."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import Status, Zone
from dealer_app.rules.pots.due import middle
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.pots.layers import Pot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.facts import TableHand
from tests.script import TableScript

BOARD = cards("Ks9d4c2h3s")


def short_seat_1() -> TableScript:
    """Seat 1 is all-in for 20 before the flop, main pot 60; on the flop seats 2 and 3 bet 30 beside it."""
    script = TableScript({1: 20, 2: 200, 3: 200}, button=3).deal()
    script.do(PlaceBet(3, 20), Call(1), Call(2)).street(BOARD[:3])
    return script.do(PlaceBet(2, 30), Call(3)).street(BOARD[3:4])


def show(script: TableScript, **holes: str) -> TableScript:
    """Seats named p1, p2 and so on turn their cards over."""
    return script.do(*(TableHand(int(seat[1:]), cards(hole)) for seat, hole in holes.items()))


def pots(script: TableScript) -> list[Pot]:
    """The pots in the middle, their contenders ascending."""
    return [Pot(pot.amount, tuple(sorted(pot.eligible))) for pot in middle(script.hand)]


def stacks(script: TableScript) -> list[int]:
    return [occupant.stack for occupant in script.table.seats]


def test_pot_4_the_best_hand_all_in_wins_only_the_pot_it_is_in() -> None:
    """Main pot 60 to the aces of seat 1; the side pot of 2 x 30 to the queens of seat 2."""
    script = short_seat_1().do(CheckAround()).street(BOARD[4:]).do(CheckAround()).settle()
    assert pots(script) == [Pot(60, (1, 2, 3)), Pot(60, (2, 3))]
    show(script, p2="QsQd", p3="JsJd", p1="AsAd").do(PushPot(1), PushPot(0))
    assert stacks(script) == [60, 200 - 50 + 60, 200 - 50]


def test_pot_4_who_is_all_in_is_not_bet_out() -> None:
    """Seat 2 bets 100 on the turn and seat 3 gives up: seat 1 was not asked and still has its 60 to win."""
    script = short_seat_1()
    assert script.legal.seat == 2
    script.do(PlaceBet(2, 100))
    assert script.legal.seat == 3
    script.do(Fold(3)).street(BOARD[4:]).settle()
    assert script.hand.seat(1).status is Status.ALL_IN
    assert pots(script) == [Pot(60, (1, 2)), Pot(60, (2,))]
    script.do(PushPot(1))
    show(script, p2="QsQd", p1="AsAd").do(PushPot(0))
    assert stacks(script) == [60, 200 - 50 + 60, 200 - 50]


def test_ts_7_who_is_all_in_shares_a_pot_he_is_in_as_everybody_else_does() -> None:
    """Seats 1 and 3 have the same pair of aces: 30 of the main pot each, and the side pot is seat 3's."""
    script = short_seat_1().do(CheckAround()).street(BOARD[4:]).do(CheckAround()).settle()
    show(script, p2="QsQd", p3="AcAh", p1="AsAd").do(PushPot(1), PushPot(0))
    assert stacks(script) == [30, 200 - 50, 200 - 50 + 60 + 30]


def test_ts_7_who_is_all_in_with_a_blind_keeps_his_right_to_what_he_matched() -> None:
    """Seat 2 has 1 of the big blind of 2. The others go to 20; of each of three seats 1 lies in the main pot."""
    script = TableScript({1: 100, 2: 1, 3: 100}, button=3).deal().do(PlaceBet(3, 20), Call(1)).street(BOARD[:3])
    script.do(CheckAround()).street(BOARD[3:4]).do(CheckAround()).street(BOARD[4:]).do(CheckAround()).settle()
    show(script, p1="QsQd", p3="JsJd", p2="AsAd").do(PushPot(1), PushPot(0))
    assert stacks(script) == [80 + 38, 3, 80]


def test_pot_5_pots_are_built_round_by_round_and_make_what_the_totals_make() -> None:
    """Totals 20, 50, 90 and 90 in the end: 4 x 20, 3 x 30 and 2 x 40 (POT-2), one all-in a round."""
    script = TableScript({1: 20, 2: 50, 3: 90, 4: 200}, button=4).deal()
    script.do(PlaceBet(3, 20), Call(4), Call(1), Call(2)).street()
    assert pots(script) == [Pot(80, (1, 2, 3, 4))]
    script.do(PlaceBet(2, 30), Call(3), Call(4)).street()
    assert pots(script) == [Pot(80, (1, 2, 3, 4)), Pot(90, (2, 3, 4))]
    script.do(PlaceBet(3, 40), Call(4)).settle()
    assert pots(script) == [Pot(80, (1, 2, 3, 4)), Pot(90, (2, 3, 4)), Pot(80, (3, 4))]


def test_pot_5_all_ins_of_one_round_are_pulled_the_smallest_first() -> None:
    """The same totals in a single round make the same pots; what is bet beside an all-in is the last of them."""
    script = TableScript({1: 20, 2: 50, 3: 90, 4: 200}, button=4).deal()
    script.do(PlaceBet(3, 90), Call(4), Call(1), Call(2))
    assert pots(script) == []
    assert pots(script.settle()) == [Pot(80, (1, 2, 3, 4)), Pot(90, (2, 3, 4)), Pot(80, (3, 4))]


@pytest.mark.parametrize(
    ("acts", "streets"),
    [
        pytest.param((PlaceBet(3, 50), Call(1), Call(2)), 3, id="all three all-in before the flop"),
        pytest.param((PlaceBet(3, 50), Call(1), Fold(2)), 3, id="two all-in, the third has folded"),
        pytest.param((PlaceBet(3, 10), Call(1), Call(2), None, PlaceBet(1, 40), Call(2), Call(3)), 2, id="on the flop"),
    ],
)
@pytest.mark.parametrize("deep", [50, 500])
def test_pot_6_with_at_most_one_not_all_in_the_board_is_dealt_with_burns_and_nobody_bets(
    acts: tuple[Command | None, ...], streets: int, deep: int
) -> None:
    """Seats 2 and 3 have 50; seat 1 too, or as the one with chips left. None stands for the flop."""
    script = TableScript({1: deep, 2: 50, 3: 50}, button=3).deal()
    for act in acts:
        if act is None:
            script.street()
        else:
            script.do(act)
    for left in range(streets, 0, -1):
        assert script.settle().phase is Phase.DEALING
        assert [place.zone for place in script.hand.cards.owed].count(Zone.BURNS) == 1
        with pytest.raises(Refused) as refused:
            script.do(Check(1))
        assert refused.value.why is Refusal.NOT_NOW
        script.street()
        assert script.hand.cards.burns == 4 - left
    script.settle()
    assert (len(script.hand.cards.board), script.phase) == (5, Phase.SHOWING)


def test_pot_6_two_with_chips_go_on_betting() -> None:
    script = TableScript({1: 50, 2: 51, 3: 51}, button=3).deal().do(PlaceBet(3, 50), Call(1), Call(2)).street()
    assert (script.phase, script.legal.seat) == (Phase.BETTING, 2)
    assert script.legal.raise_to == (1, 1)


def test_pot_6_betting_goes_on_until_the_bets_are_matched() -> None:
    """Seats 2 and 3 are all-in, 50 and 80; seat 1, with chips left, has 50 in and owes 30 more."""
    script = TableScript({1: 500, 2: 50, 3: 80}, button=3).deal()
    script.do(Call(3), PlaceBet(1, 50), Call(2), PlaceBet(3, 80))
    assert (script.phase, script.legal.seat, script.legal.call) == (Phase.BETTING, 1, 30)
