"""Cap games (TS-8). Blinds 1 and 2, nobody loses more than 30 in a hand; the highest seat has the button."""

from dataclasses import replace

import pytest

from dealer_app.rules.betting.facts import Call, CheckAround, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import Status
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import AnteMode, Options, Structure
from dealer_app.rules.pots.due import pots
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refused
from dealer_app.rules.showdown.facts import TableHand
from tests.script import TableScript

CAP = Options(hand_cap=30)
BOARD = cards("Ks9d4c2h3s")


def capped(stacks: dict[int, int], options: Options = CAP) -> TableScript:
    return TableScript(stacks, button=max(stacks), options=options).deal()


def end(script: TableScript) -> list[int]:
    """The board is dealt and the pots are pushed, main pot last: kings win over queens and jacks in seats 1, 2, 3."""
    for street in (BOARD[:3], BOARD[3:4], BOARD[4:]):
        script.street(street)
        if script.hand.betting.to_act is not None:
            script.do(CheckAround())
    script.settle()
    for seat, hole in ((1, "KdKc"), (2, "QdQc"), (3, "JdJc")):
        script.do(TableHand(seat, cards(hole)))
    while script.table.hand is not None:
        script.do(PushPot(len(pots(script.hand)) - 1 - len(script.hand.showdown.pushed)))
    return [occupant.stack for occupant in script.table.seats]


def test_ts_8_nobody_bets_beyond_the_cap() -> None:
    script = capped({1: 100, 2: 100, 3: 100})
    assert script.legal.raise_to == (4, 30)
    with pytest.raises(Refused):
        script.do(PlaceBet(3, 31))


def test_ts_8_at_the_cap_a_player_is_all_in_with_chips_left_and_loses_no_more() -> None:
    """All three reach 30: no more betting, the kings win 90, and 70 are nobody's to lose."""
    script = capped({1: 100, 2: 100, 3: 100}).do(PlaceBet(3, 30), Call(1), Call(2))
    assert [seat.status for seat in script.hand.seats] == [Status.ALL_IN] * 3
    assert script.settle().phase is Phase.DEALING
    assert end(script) == [70 + 90, 70, 70]


def test_ts_8_the_cap_counts_the_whole_hand() -> None:
    """10 before the flop and 20 on it make 30. Seat 3 has only 15 for the second: 3 x 25, and 2 x 5 beside it."""
    script = capped({1: 100, 2: 100, 3: 25}).do(PlaceBet(3, 10), Call(1), Call(2)).street(BOARD[:3])
    assert script.legal.raise_to == (2, 20)
    script.do(PlaceBet(1, 20), Call(2), Call(3))
    assert [seat.status for seat in script.hand.seats] == [Status.ALL_IN] * 3
    for street in (BOARD[3:4], BOARD[4:]):
        script.street(street)
    script.settle()
    assert [pot.amount for pot in pots(script.hand)] == [75, 10]


@pytest.mark.parametrize(
    ("mode", "expected"), [(AnteMode.EACH, [70 + 90, 70, 70]), (AnteMode.BB_ANTE, [72 + 86, 70, 72])]
)
def test_ts_8_antes_and_blinds_count_in_it(mode: AnteMode, expected: list[int]) -> None:
    """With an ante of 2 the big blind has 4 in and is all-in for 28: it loses 30, and so do all who paid an ante."""
    script = capped({1: 100, 2: 100, 3: 100}, Options(hand_cap=30, ante=2, ante_mode=mode))
    script.do(PlaceBet(3, 28), Call(1), Call(2))
    assert script.hand.seat(2).status is Status.ALL_IN
    assert end(script) == expected


def test_ts_8_who_has_less_than_the_cap_plays_for_what_he_has() -> None:
    """Seat 1 has 12: main pot 36, side pot 36 to the queens."""
    script = capped({1: 12, 2: 100, 3: 100}).do(PlaceBet(3, 30), Call(1), Call(2))
    assert end(script) == [36, 70 + 36, 70]


@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.FIXED_LIMIT])
def test_ts_8_the_cap_holds_in_every_structure(structure: Structure) -> None:
    """A cap of 5 over blinds 1 and 2: the second raise cannot pass 5."""
    script = capped({1: 100, 2: 100, 3: 100}, Options(structure=structure, hand_cap=5)).do(PlaceBet(3, 4))
    assert script.legal.raise_to == (5, 5)


def test_ts_8_without_a_cap_all_chips_play_and_a_cap_below_the_big_blind_is_none() -> None:
    assert capped({1: 100, 2: 100, 3: 100}, Options()).legal.raise_to == (4, 100)
    assert [problem.key for problem in problems(Options(hand_cap=1))] == ["hand_cap"]


def test_ts_8_a_cap_is_in_whole_chips() -> None:
    """With chips of 5 nobody can put in 31 (BET-27)."""
    chips = Options(small_blind=5, big_blind=10, min_chip=5, hand_cap=31)
    assert [problem.key for problem in problems(chips)] == ["hand_cap"]
    assert problems(replace(chips, hand_cap=30)) == ()
