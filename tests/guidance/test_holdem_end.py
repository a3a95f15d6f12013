"""The end of a hold'em hand: shown, pushed, split, closed (HE-15 to HE-17, HE-19). Blinds 1 and 2."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import Shuffle
from dealer_app.rules.decide import decide
from dealer_app.rules.flow import Phase
from dealer_app.rules.options import Options, Rake, RakeType, Step
from dealer_app.rules.pots.facts import DropRake, FinalStack, HandEnded, PushPot, RakeDropped
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import SeatPlayer
from dealer_app.rules.showdown.facts import TableHand
from tests.guidance.told import follow, said
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def checked_down(script: TableScript, board: str) -> TableScript:
    """Nobody bets any more; the five cards of the board lie open."""
    dealt = cards(board)
    for street in (dealt[:3], dealt[3:4], dealt[4:]):
        script.street(street)
        if script.hand.betting.to_act is not None:
            script.do(CheckAround())
    return script.settle()


def two_of_three(board: str, options: Options | None = None, *, to: int = 10) -> TableScript:
    """Button 3. Seat 3 raises, the small blind folds, the big blind calls; no bet afterwards."""
    script = TableScript(THREE, button=3, options=options).deal()
    return checked_down(script.do(PlaceBet(3, to), Fold(1), Call(2)), board)


@pytest.mark.parametrize(
    ("board", "seat_2", "seat_3", "winners"),
    [
        pytest.param("AhKc7d4s9h", "KsKd", "AsAd", (3,), id="two own cards: three aces over three kings"),
        pytest.param("2h7h9hKh3c", "QhJh", "AhAc", (3,), id="one own card: ace-high flush over king-high flush"),
        pytest.param("AsKsQsJsTs", "2c2d", "AcAd", (2, 3), id="no own card: the royal flush of the board for both"),
    ],
)
def test_he_15_hands_are_read_as_the_best_five_of_seven(
    board: str, seat_2: str, seat_3: str, winners: tuple[int, ...]
) -> None:
    """With no bet on the river the first in the hand left of the button shows first."""
    script = two_of_three(board)
    follow(
        script,
        ((K.SHOW_FIRST, 2, None, "SHOW-2"), TableHand(2, cards(seat_2))),
        ((K.SHOW_NEXT, 3, None, "SHOW-3"), TableHand(3, cards(seat_3))),
    )
    assert next_step(script.table).seats == winners


def test_he_15_who_bet_last_on_the_river_shows_first() -> None:
    script = TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2))
    script.street().do(CheckAround()).street().do(CheckAround()).street()
    script.do(Check(1), Check(2), PlaceBet(3, 4), Call(1), Call(2)).settle()
    assert said(script) == (K.SHOW_FIRST, 3, None, "SHOW-1")


def test_he_16_the_last_side_pot_is_pushed_first_and_the_main_pot_last() -> None:
    """All-in for 20, 50 and 90, called by seat 4: 80, 90 and 80. The shortest has the best hand."""
    script = TableScript({1: 20, 2: 50, 3: 90, 4: 200}, button=4).deal()
    script = checked_down(script.do(PlaceBet(3, 90), Call(4), Call(1), Call(2)), "Ks9d4c2h3s")
    script.do(*(TableHand(seat, cards(hole)) for seat, hole in enumerate(("AsAd", "QsQd", "JsJd", "TsTd"), start=1)))
    for pot in (0, 1):
        with pytest.raises(Refused) as refused:
            script.do(PushPot(pot))
        assert (refused.value.why, refused.value.limit, refused.value.rule) == (Refusal.WRONG_POT, 2, "POT-8")
    follow(
        script,
        ((K.PUSH_SIDE, 3, 80, "POT-8"), PushPot(2)),
        ((K.PUSH_SIDE, 2, 90, "POT-8"), PushPot(1)),
        ((K.PUSH_MAIN, 1, 80, "POT-8"), PushPot(0)),
    )
    assert [occupant.stack for occupant in script.table.seats] == [80, 90, 80, 110]


@pytest.mark.parametrize(
    ("options", "to", "each", "odd", "stacks"),
    [
        pytest.param(Options(), 10, 10, 1, [99, 101, 100], id="pot 21 in units of 1"),
        pytest.param(
            Options(small_blind=5, big_blind=10, min_chip=5), 50, 50, 5, [95, 105, 100], id="pot 105 in units of 5"
        ),
    ],
)
def test_he_17_a_split_pot_gives_the_odd_unit_to_the_first_winner_left_of_the_button(
    options: Options, to: int, each: int, odd: int, stacks: list[int]
) -> None:
    script = two_of_three("AsKsQsJsTs", options, to=to)
    script.do(TableHand(2, cards("2c2d")), TableHand(3, cards("3c3d")))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seats, prompt.amount, prompt.amount2) == (K.SPLIT, (2, 3), each, odd)
    script.do(PushPot(0))
    assert [occupant.stack for occupant in script.table.seats] == stacks


def test_he_19_rake_and_jackpot_are_dropped_after_the_push_and_that_closes_the_hand() -> None:
    """Pot 21: rake 2, jackpot 1, so 18 are pushed to seat 3 beside its 90."""
    rake = Rake(type=RakeType.STEPS, steps=(Step(5, 1), Step(20, 2)))
    script = two_of_three("AhKc7d4s9h", Options(rake=rake, promo=(Step(20, 1),)))
    with pytest.raises(Refused):
        script.do(DropRake())
    script.do(TableHand(2, cards("KsKd")), TableHand(3, cards("AsAd")))
    follow(script, ((K.PUSH_ALL, 3, 18, "HE-16"), PushPot(0)))
    assert said(script) == (K.DROP, None, 3, "RAKE-5")
    assert decide(script.table, DropRake()) == (
        RakeDropped(2, 1),
        HandEnded((FinalStack(1, 99), FinalStack(2, 90), FinalStack(3, 108))),
    )
    assert script.do(DropRake()).table.hand is None


def test_he_19_every_card_is_accounted_for_and_the_next_hand_has_all_52_again() -> None:
    """Three players: 6 down, 3 burned, 5 on the board and 38 left."""
    script = two_of_three("AhKc7d4s9h")
    held = script.hand.cards
    assert (sum(map(len, held.hole)), held.burns, len(held.board), held.stub) == (6, 3, 5, 38)
    script.do(TableHand(2, cards("KsKd")), TableHand(3, cards("AsAd")), PushPot(0))
    assert script.phase is Phase.SHUFFLING
    fresh = script.do(Shuffle()).start().hand.cards
    assert (fresh.hole, fresh.burns, fresh.board, fresh.stub) == (((), (), ()), 0, (), 52)


def test_he_19_the_button_moves_on_when_the_hand_is_closed() -> None:
    """From seat 3 to seat 1, small blind 2, big blind 3; whoever sits down meanwhile changes nothing of it."""
    script = two_of_three("AhKc7d4s9h").do(TableHand(2, cards("KsKd")), TableHand(3, cards("AsAd")), PushPot(0))
    assert said(script) == (K.NEXT_HAND, 1, None, "BTN-4")
    script.do(SeatPlayer(7, "P7", 100)).start()
    setup = script.hand.setup
    assert (setup.button, setup.small_blind, setup.big_blind) == (1, 2, 3)
