"""Hold'em step by step, from the button to the last round of betting (HE-2 to HE-14). Blinds 1 and 2."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.dealing.facts import Burn, DealBoard, DealCard
from dealer_app.rules.flow import Phase
from dealer_app.rules.options import AnteMode, Options, Rake, RakeType, Step, StraddleMode
from dealer_app.rules.posting.facts import Post, StartHand, Straddle
from dealer_app.rules.pots.due import middle
from dealer_app.rules.pots.facts import PullBets, ReturnUncalled, TakeRake
from dealer_app.rules.refusal import Refusal, Refused
from tests.guidance.told import follow, said
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}
RAKED = Options(rake=Rake(type=RakeType.STEPS, steps=(Step(5, 1), Step(50, 3))))


def dealt(stacks: dict[int, int] = THREE, options: Options | None = None) -> TableScript:
    """The hand is dealt, the highest seat has the button."""
    return TableScript(stacks, button=max(stacks), options=options).deal()


def limped(options: Options | None = None) -> TableScript:
    """All three are in for 2, the bets are still in front."""
    return dealt(THREE | {2: 32}, options).do(Call(3), Call(1), Check(2))


def on_street(number: int, options: Options | None = None) -> TableScript:
    """Checked up to the flop (1), turn (2) or river (3), whose round is open."""
    script = limped(options).street()
    for _ in range(number - 1):
        script.do(CheckAround()).street()
    return script


def refusal(script: TableScript, wish: Burn | DealBoard | DealCard | PullBets) -> tuple[Refusal, str]:
    with pytest.raises(Refused) as refused:
        script.do(wish)
    return refused.value.why, refused.value.rule


def test_he_2_no_card_before_button_antes_blinds_and_straddle_are_settled() -> None:
    """Four antes of 1 and two blinds are taken one by one; the straddle may still come before the first card."""
    options = Options(ante=1, ante_mode=AnteMode.EACH, straddle=StraddleMode.UTG)
    script = TableScript(dict.fromkeys((1, 2, 3, 4), 100), button=4, options=options)
    follow(script, ((K.BUTTON_TO, 4, None, "BTN-2"), StartHand()))
    for owed in [(K.TAKE_ANTES, None, 1, "BLD-15")] * 4 + [(K.POST_BLINDS, None, 3, "BLD-2")]:
        assert refusal(script, DealCard(1)) == (Refusal.NOT_NOW, "BLD-2")
        follow(script, (owed, Post()))
    follow(script, ((K.DEAD_SB, 2, 2, "BLD-2"), Post()), ((K.STRADDLE, 3, 4, "BLD-12"), Straddle(3)))
    assert said(script) == (K.DEAL_HOLE, 1, None, "DEAL-1")


def test_he_3_two_rounds_from_the_left_of_the_button_make_two_cards_each() -> None:
    """Ten players, button 5: seats 6 to 10 and 1 to 5, twice; 52 - 20 cards stay in the stub."""
    script = TableScript(dict.fromkeys(range(1, 11), 100), button=5).start()
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seat, prompt.count) == (K.DEAL_HOLE, 6, 2)
    for seat in (6, 7, 8, 9, 10, 1, 2, 3, 4, 5) * 2:
        assert script.phase is Phase.DEALING
        script.do(DealCard(seat))
    assert [len(hole) for hole in script.hand.cards.hole] == [2] * 10
    assert (script.hand.cards.stub, script.phase) == (32, Phase.BETTING)


def test_he_4_the_seat_left_of_the_big_blind_may_fold_call_or_raise_and_the_blinds_keep_their_option() -> None:
    script = dealt()
    assert said(script) == (K.TO_ACT_CALL, 3, 2, "BET-1")
    assert (script.legal.fold, script.legal.call, script.legal.raise_to) == (True, 2, (4, 100))
    follow(
        script,
        ((K.TO_ACT_CALL, 3, 2, "BET-1"), Call(3)),
        ((K.TO_ACT_CALL, 1, 1, "BET-1"), Call(1)),
        ((K.TO_ACT_OPTION, 2, None, "BLD-4"), PlaceBet(2, 6)),
        ((K.TO_ACT_CALL, 3, 4, "BET-1"), Call(3)),
        ((K.TO_ACT_CALL, 1, 4, "BET-1"), Call(1)),
        ((K.PULL_BETS, None, 18, "HE-6"), None),
    )


@pytest.mark.parametrize("street", [1, 2, 3])
def test_he_5_a_player_left_alone_gets_the_pot_and_no_card_more(street: int) -> None:
    script = on_street(street).do(PlaceBet(1, 10), Fold(2), Fold(3))
    board = len(script.hand.cards.board)
    follow(
        script,
        ((K.RETURN_BET, 1, 10, "POT-2"), ReturnUncalled()),
        ((K.PUSH_ALL, 1, 6, "HE-18"), None),
    )
    script.settle()
    assert refusal(script, Burn())[0] is Refusal.CARD_NOT_EXPECTED
    assert len(script.hand.cards.board) == board


def test_he_5_before_the_flop_too() -> None:
    script = dealt().do(PlaceBet(3, 6), Fold(1), Fold(2)).settle()
    assert script.hand.cards.owed == ()
    assert said(script) == (K.PUSH_ALL, 3, 5, "HE-18")


def test_he_6_the_excess_goes_back_before_the_bets_are_pulled_into_main_and_side_pot() -> None:
    """All-in for 20, 50 and 100: 50 nobody called; 3 x 20 and 2 x 30 are the pots."""
    script = dealt({1: 20, 2: 50, 3: 100}).do(PlaceBet(3, 100), Call(1), Call(2))
    assert refusal(script, PullBets()) == (Refusal.BETS_NOT_PULLED, "POT-2")
    follow(
        script,
        ((K.RETURN_BET, 3, 50, "POT-2"), ReturnUncalled()),
        ((K.PULL_BETS, None, 120, "HE-6"), PullBets()),
        ((K.BURN, None, None, "BURN-2"), None),
    )
    assert middle(script.hand) == ((60, (1, 2, 3)), (60, (2, 3)))
    assert [seat.bet for seat in script.hand.seats] == [0, 0, 0]


def test_he_7_rake_is_taken_before_the_flop_is_burned_for() -> None:
    """6 in the pot: 1 from 5 on."""
    script = limped(RAKED)
    follow(script, ((K.PULL_BETS, None, 6, "HE-6"), PullBets()))
    assert refusal(script, Burn()) == (Refusal.BETS_NOT_PULLED, "RAKE-5")
    follow(script, ((K.RAKE, None, 1, "RAKE-5"), TakeRake()), ((K.BURN, None, None, "BURN-2"), None))


def test_he_7_without_a_flop_nothing_is_taken() -> None:
    """Raise to 60, all fold: 58 go back, 5 lie in the pot, and all 5 are pushed."""
    script = dealt(options=RAKED).do(PlaceBet(3, 60), Fold(1), Fold(2))
    follow(
        script,
        ((K.RETURN_BET, 3, 58, "POT-2"), ReturnUncalled()),
        ((K.PULL_BETS, None, 5, "HE-6"), PullBets()),
        ((K.PUSH_ALL, 3, 5, "HE-18"), None),
    )


@pytest.mark.parametrize(
    ("before", "burns", "board", "kind"),
    [
        pytest.param(0, 1, 3, K.DEAL_FLOP, id="HE-8"),
        pytest.param(1, 2, 4, K.DEAL_TURN, id="HE-11"),
        pytest.param(2, 3, 5, K.DEAL_RIVER, id="HE-13"),
    ],
)
def test_one_burn_and_then_the_cards_of_the_street(
    before: int, burns: int, board: int, kind: K, request: pytest.FixtureRequest
) -> None:
    script = on_street(before).do(CheckAround()) if before else limped()
    script.settle()
    assert refusal(script, DealBoard()) == (Refusal.CARD_NOT_EXPECTED, "INV-4")
    follow(script, ((K.BURN, None, None, "BURN-2"), Burn()))
    assert refusal(script, Burn()) == (Refusal.CARD_NOT_EXPECTED, "INV-4")
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.count) == (kind, 3 if burns == 1 else 1)
    assert f"[{prompt.rule}]" in request.node.name
    script.street()
    assert (script.hand.cards.burns, len(script.hand.cards.board)) == (burns, board)


@pytest.mark.parametrize(
    "street", [pytest.param(1, id="HE-9"), pytest.param(2, id="HE-12"), pytest.param(3, id="HE-14")]
)
def test_after_the_flop_the_first_live_seat_left_of_the_button_checks_or_bets(street: int) -> None:
    """Seat 1 has folded, seat 2 is all-in for 10: seat 3 is the first who can act; a bet is 2 or more."""
    script = dealt(dict.fromkeys(range(1, 6), 100) | {2: 10}).do(PlaceBet(3, 10), Call(4), Call(5), Fold(1), Call(2))
    script.street()
    for _ in range(street - 1):
        script.do(CheckAround()).street()
    assert said(script) == (K.TO_ACT_CHECK, 3, None, "BET-4")
    assert (script.legal.check, script.legal.raise_to) == (True, (2, 90))
    assert script.do(PlaceBet(3, 2)).legal.seat == 4


@pytest.mark.parametrize(
    "street", [pytest.param(1, id="HE-10"), pytest.param(2, id="HE-12"), pytest.param(3, id="HE-14")]
)
def test_each_later_round_ends_with_the_excess_the_pull_and_the_rake(street: int) -> None:
    """6 in the pot, raked 1. Bet 50, called all-in for 30: 20 go back, 66 in all, which is 3 of rake, 2 more."""
    script = on_street(street, RAKED).do(PlaceBet(1, 50), Call(2), Fold(3))
    follow(
        script,
        ((K.RETURN_BET, 1, 20, "POT-2"), ReturnUncalled()),
        ((K.PULL_BETS, None, 66, "HE-6"), PullBets()),
        ((K.RAKE, None, 2, "RAKE-5"), TakeRake()),
    )
    after = (K.SHOW_FIRST, 1, None, "SHOW-1") if street == 3 else (K.BURN, None, None, "BURN-2")
    assert said(script) == after


def test_he_14_after_the_last_round_no_card_comes() -> None:
    script = on_street(3).do(CheckAround()).settle()
    assert script.hand.cards.owed == ()
    assert said(script) == (K.SHOW_FIRST, 1, None, "SHOW-2")
