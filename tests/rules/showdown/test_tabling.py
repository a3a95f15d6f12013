"""What must be tabled to win, and what cannot be killed (SHOW-5 to SHOW-9). Blinds 1 and 2, button 3."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.guidance.reads import in_muck
from dealer_app.rules.betting.facts import Call, CheckAround, Fold, PlaceBet
from dealer_app.rules.cards import Card, cards
from dealer_app.rules.dealing.facts import Burn
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.facts import MuckHand, NameWinners, TableHand
from tests.guidance.told import said
from tests.script import TableScript

BLANK = cards("Ks9d4c2h3s")
ROYAL = cards("AsKsQsJsTs")
ACES, QUEENS, JACKS = cards("AdAc"), cards("QdQc"), cards("JdJc")


def shown_down(board: tuple[Card, ...] = BLANK) -> TableScript:
    """Three players with 100 put in 10 each, pot 30; no bet after the flop, so seat 1 is the first to show."""
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3).deal().do(PlaceBet(3, 10), Call(1), Call(2))
    for street in (board[:3], board[3:4], board[4:]):
        script.street(street).do(CheckAround())
    return script.settle()


def stacks(script: TableScript) -> list[int]:
    return [occupant.stack for occupant in script.table.seats]


@pytest.mark.parametrize("held", [ACES[:1], (*ACES, QUEENS[0]), (ACES[0], ACES[0]), ()])
def test_show_5_both_cards_have_to_be_tabled(held: tuple[Card, ...]) -> None:
    script = shown_down()
    with pytest.raises(Refused) as refused:
        script.do(TableHand(1, held))
    assert (refused.value.why, refused.value.rule) == (Refusal.CARDS_NOT_COMPLETE, "SHOW-5")
    assert script.do(TableHand(1, ACES)).hand.showdown.tabled[0].cards == ACES


def test_show_5_a_contested_pot_is_not_won_before_the_hands_are_tabled() -> None:
    script = shown_down().do(TableHand(1, ACES))
    for seat, hole in ((2, QUEENS), (3, JACKS)):
        with pytest.raises(Refused) as refused:
            script.do(PushPot(0))
        assert refused.value.why is Refusal.STILL_HAS_CARDS
        script.do(TableHand(seat, hole))
    assert stacks(script.do(PushPot(0))) == [120, 90, 90]


def test_show_5_who_plays_the_board_tables_too_or_gets_nothing_of_it() -> None:
    """The board is a royal flush for all three: seats 1 and 2 table and share 30, seat 3 threw its share away."""
    script = shown_down(ROYAL).do(TableHand(1, QUEENS[:1] + JACKS[:1]), TableHand(2, cards("2c7d")))
    assert said(script)[:2] == (K.SHOW_NEXT, 3)
    assert stacks(script.do(MuckHand(3), PushPot(0))) == [105, 105, 90]


def test_show_6_the_cards_name_the_winner_whatever_was_said() -> None:
    """With all hands tabled nobody can be named: aces over queens over jacks, in whatever order they were shown."""
    script = shown_down().do(TableHand(3, JACKS), TableHand(2, QUEENS), TableHand(1, ACES))
    with pytest.raises(Refused) as refused:
        script.do(NameWinners(0, (3,)))
    assert refused.value.rule in ("POT-8", "SHOW-6")
    assert stacks(script.do(PushPot(0))) == [120, 90, 90]


def test_show_6_cards_tabled_after_a_winner_was_named_correct_the_name() -> None:
    """Seat 3 is named with hands unread; then all three lie open, and seat 1 has the aces."""
    script = shown_down().do(NameWinners(0, (3,)))
    assert next_step(script.table).seats == (3,)
    script.do(TableHand(1, ACES), TableHand(2, QUEENS), TableHand(3, JACKS))
    assert next_step(script.table).seats == (1,)
    assert stacks(script.do(PushPot(0))) == [120, 90, 90]


def test_show_6_every_tabled_hand_is_read() -> None:
    """The best hand is tabled last and still wins; equal hands are found too: both pairs of aces share."""
    script = shown_down().do(TableHand(1, JACKS), TableHand(2, ACES), TableHand(3, cards("AhAs")))
    assert next_step(script.table).seats == (2, 3)
    assert stacks(script.do(PushPot(0))) == [90, 105, 105]


def test_show_7_a_tabled_winning_hand_is_not_killed() -> None:
    """Swept into the muck by mistake it still is the hand of seat 1, which wins with it."""
    script = shown_down().do(TableHand(1, ACES))
    with pytest.raises(Refused) as refused:
        script.do(MuckHand(1))
    assert refused.value.why is Refusal.ALREADY_SHOWN
    assert in_muck(script.table, 1) is None
    script.do(TableHand(2, QUEENS), TableHand(3, JACKS))
    for seat in (1, 2, 3):
        with pytest.raises(Refused):
            script.do(MuckHand(seat))
    assert stacks(script.do(PushPot(0))) == [120, 90, 90]


def test_show_8_when_all_others_have_folded_the_last_hand_wins_unseen() -> None:
    """Raise to 10, both blinds fold: 8 go back, and 2 + 1 + 2 are pushed with no card turned over."""
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3).deal().do(PlaceBet(3, 10), Fold(1), Fold(2)).settle()
    assert script.phase is Phase.PUSHING
    assert said(script) == (K.PUSH_ALL, 3, 5, "HE-18")
    assert script.hand.showdown.tabled == ()
    assert stacks(script.do(PushPot(0))) == [99, 98, 103]


def test_show_8_when_all_others_have_mucked_the_last_hand_wins_unseen_and_cannot_be_mucked() -> None:
    script = shown_down().do(MuckHand(1), MuckHand(2))
    assert script.phase is Phase.PUSHING
    with pytest.raises(Refused):
        script.do(MuckHand(3))
    assert script.hand.showdown.tabled == ()
    assert stacks(script.do(PushPot(0))) == [90, 90, 120]


def all_in(*, face_up: bool) -> TableScript:
    """Seats 2 and 3 are all-in for 50 before the flop, seat 1 has folded."""
    script = TableScript({1: 100, 2: 50, 3: 50}, button=3, options=Options(allin_face_up=face_up)).deal()
    return script.do(PlaceBet(3, 50), Fold(1), Call(2)).settle()


def test_show_9_all_in_hands_stay_face_down_until_the_river() -> None:
    script = all_in(face_up=False)
    for street in (BLANK[:3], BLANK[3:4], BLANK[4:]):
        assert (script.settle().phase, said(script)[0]) == (Phase.DEALING, K.BURN)
        script.street(street)
    assert script.settle().phase is Phase.SHOWING
    assert script.hand.showdown.tabled == ()


def test_show_9_where_the_house_says_so_they_are_faced_before_the_next_card() -> None:
    script = all_in(face_up=True)
    for seat, hole in ((2, QUEENS), (3, JACKS)):
        assert said(script)[:2] == (K.ALL_IN_SHOW, seat)
        assert script.hand.cards.owed[0].zone is Zone.BURNS
        with pytest.raises(Refused):
            script.do(Burn())
        script.do(TableHand(seat, hole))
    for street in (BLANK[:3], BLANK[3:4], BLANK[4:]):
        assert script.settle().phase is Phase.DEALING
        script.street(street)
    assert stacks(script.settle().do(PushPot(0))) == [99, 101, 0]


def test_show_9_while_somebody_can_still_act_nobody_is_asked_to_face_his_hand() -> None:
    """Seat 1 is all-in for 20; seats 2 and 3 have 30 left and play on."""
    script = TableScript({1: 20, 2: 50, 3: 50}, button=3, options=Options(allin_face_up=True)).deal()
    script.do(PlaceBet(3, 20), Call(1), Call(2)).settle()
    assert said(script)[0] is K.BURN
    assert script.street().legal.seat == 2
