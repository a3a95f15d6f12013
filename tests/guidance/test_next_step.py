"""Hands as scripts: what each prompt must be, written from the rulebook, not from what the program said."""

import pytest

from dealer_app.guidance.implied import implied
from dealer_app.guidance.next_step import next_step, steps
from dealer_app.guidance.prompt import Answer, PromptKind, Senses
from dealer_app.guidance.reads import Odd, Opens, Proves, Reveals, at_board, at_burn, at_seat, in_muck
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import Burn, DealAll, DealCard, Shuffle
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import CallFloor, DismissRead, NoteIrregularity, ResumeGame
from dealer_app.rules.options import AnteMode, Options, Rake, RakeType, Step, StraddleMode, Structure
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import DropRake, PullBets, PushPot, ReturnUncalled, TakeRake
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.rules.table import NEW_TABLE, Deck
from tests.guidance.told import follow, said
from tests.script import TableScript

K = PromptKind


def test_he_a_whole_hand_from_the_blinds_to_the_next_button() -> None:
    """Three players, blinds 1 and 2, button 3: raise, call, fold; check, bet, call; checks; hands shown; push."""
    rake = Rake(type=RakeType.STEPS, steps=(Step(5, 1), Step(20, 2)))
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=Options(rake=rake))
    follow(
        script,
        ((K.BUTTON_TO, 3, None, "BTN-2"), StartHand()),
        ((K.POST_BLINDS, None, 3, "BLD-2"), PostAll()),
        ((K.DEAL_HOLE, 1, None, "DEAL-1"), DealAll()),
        ((K.TO_ACT_CALL, 3, 2, "BET-1"), PlaceBet(3, 6)),
        ((K.TO_ACT_CALL, 1, 5, "BET-1"), Call(1)),
        ((K.TO_ACT_CALL, 2, 4, "BET-1"), Fold(2)),
        ((K.PULL_BETS, None, 14, "HE-6"), PullBets()),
        ((K.RAKE, None, 1, "RAKE-5"), TakeRake()),
        ((K.BURN, None, None, "BURN-2"), None),
    )
    script.street(cards("Ks9d4c"))
    follow(
        script,
        ((K.TO_ACT_CHECK, 1, None, "BET-4"), Check(1)),
        ((K.TO_ACT_CHECK, 3, None, "BET-4"), PlaceBet(3, 7)),
        ((K.TO_ACT_CALL, 1, 7, "BET-1"), Call(1)),
        ((K.PULL_BETS, None, 28, "HE-6"), PullBets()),
        ((K.RAKE, None, 1, "RAKE-5"), TakeRake()),
    )
    script.street(cards("2h")).do(CheckAround()).street(cards("3h")).do(CheckAround())
    follow(
        script,
        ((K.SHOW_FIRST, 1, None, "SHOW-2"), TableHand(1, cards("AsAd"))),
        ((K.SHOW_NEXT, 3, None, "SHOW-3"), TableHand(3, cards("KhKd"))),
        ((K.PUSH_ALL, 3, 26, "HE-16"), PushPot(0)),
        ((K.DROP, None, 2, "RAKE-5"), DropRake()),
        ((K.NEXT_HAND, 1, None, "BTN-4"), None),
    )
    assert [occupant.stack for occupant in script.table.seats] == [87, 98, 113]


def test_bld_4_the_big_blind_has_the_option_in_an_unraised_pot() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(Call(3), Call(1))
    assert said(script) == (K.TO_ACT_OPTION, 2, None, "BLD-4")


def test_pot_2_and_he_18_what_nobody_called_goes_back_before_the_push() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(PlaceBet(3, 6), Fold(1), Fold(2))
    follow(
        script,
        ((K.RETURN_BET, 3, 4, "POT-2"), ReturnUncalled()),
        ((K.PULL_BETS, None, 5, "HE-6"), PullBets()),
        ((K.PUSH_ALL, 3, 5, "HE-18"), PushPot(0)),
        ((K.NEXT_HAND, 1, None, "BTN-4"), None),
    )


def test_bet_31_facing_an_all_in_alone_one_calls_or_folds() -> None:
    script = TableScript({1: 60, 2: 100}, button=1).deal().do(PlaceBet(1, 60))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seat, prompt.amount, prompt.rule) == (K.TO_ACT_SHORT, 2, 58, "BET-31")


def test_bet_7_a_short_all_in_does_not_open_the_betting_again() -> None:
    script = TableScript({1: 500, 2: 130, 3: 500, 4: 500}, button=4, options=Options(small_blind=5, big_blind=10))
    script.deal().do(PlaceBet(3, 100), Fold(4), Call(1), PlaceBet(2, 130))
    assert said(script) == (K.TO_ACT_SHORT, 3, 30, "BET-7")


def test_pot_8_the_last_side_pot_is_pushed_first() -> None:
    script = TableScript({1: 20, 2: 50, 3: 50}, button=3).deal()
    script.do(PlaceBet(3, 50), Call(1), Call(2)).street(cards("Ks9d4c")).street(cards("2h")).street(cards("3s"))
    follow(
        script,
        ((K.SHOW_FIRST, 2, None, "SHOW-2"), TableHand(2, cards("QcQd"))),
        ((K.SHOW_NEXT, 3, None, "SHOW-3"), TableHand(3, cards("JcJd"))),
        ((K.PUSH_SIDE, 2, 60, "POT-8"), PushPot(1)),
        ((K.SHOW_NEXT, 1, None, "SHOW-10"), TableHand(1, cards("AcAd"))),
        ((K.PUSH_MAIN, 1, 60, "POT-8"), PushPot(0)),
    )


def test_high_4_and_odd_2_a_split_names_the_share_and_the_odd_chip() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal()
    script.do(PlaceBet(3, 10), Fold(1), Call(2)).street(cards("AsKsQs")).do(CheckAround())
    script.street(cards("Js")).do(CheckAround()).street(cards("Ts")).do(CheckAround()).settle()
    script.do(TableHand(2, cards("2c2d")), TableHand(3, cards("3c3d")))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seats, prompt.amount, prompt.amount2) == (K.SPLIT, (2, 3), 10, 1)


def test_bld_12_a_straddle_may_come_before_the_first_card() -> None:
    script = TableScript(dict.fromkeys((1, 2, 3, 4), 100), button=4, options=Options(straddle=StraddleMode.UTG))
    script.start()
    assert said(script) == (K.STRADDLE, 3, 4, "BLD-12")


def test_bld_15_antes_are_taken_before_the_blinds() -> None:
    options = Options(ante=1, ante_mode=AnteMode.EACH)
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=options).do(StartHand())
    assert said(script) == (K.TAKE_ANTES, None, 1, "BLD-15")


def test_btn_1_the_draw_names_the_next_seat_and_the_highest_card_gets_the_button() -> None:
    script = TableScript({}, button=0)
    script.table = NEW_TABLE
    assert said(script) == (K.SET_UP, None, None, "BLD-1")
    script.do(Configure("T", Options(seats=10)), SeatPlayer(2, "A", 100))
    assert said(script) == (K.WAIT_PLAYERS, None, None, "GEN-6")
    script.do(SeatPlayer(7, "B", 100))
    king, ace = cards("KsAc")
    follow(
        script,
        ((K.DRAW_BUTTON, 2, None, "BTN-1"), DealForButton(king)),
        ((K.DRAW_BUTTON, 7, None, "BTN-1"), DealForButton(ace)),
        ((K.BUTTON_TO, 7, None, "BTN-2"), Shuffle()),
    )


def test_deck_3_a_deck_that_has_lain_is_washed_first() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal().do(Fold(1))
    script.settle().do(PushPot(0))
    script.table = script.table._replace(deck=Deck(wash_due=True, shuffled=False))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.follows and prompt.follows.kind) == (K.WASH, K.SHUFFLE)


def test_mis_3_a_call_for_the_floor_stops_everything_until_a_reason_is_given() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal().do(CallFloor())
    assert said(script) == (K.STOP_FLOOR, None, None, "MIS-3")
    script.do(ResumeGame("Chips counted"))
    assert said(script)[0] is K.TO_ACT_CALL


def test_a_notice_stands_until_it_is_answered() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal()
    script.do(NoteIrregularity("early_street", "board", 0, (), "IRR-28"))
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.warning, prompt.rule) == (K.EARLY_STREET, True, "IRR-28")
    script.do(DismissRead())
    assert said(script)[0] is K.TO_ACT_CALL


def test_what_follows_is_the_next_seat_that_owes_an_act() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal()
    follows = next_step(script.table).follows
    assert follows is not None
    assert (follows.kind, follows.seat, follows.amount) == (K.TO_ACT_CALL, 1, 1)


def test_the_list_of_steps_goes_on_to_the_next_card() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(Call(3), Call(1), Check(2))
    assert [step.kind for step in steps(script.table)] == [K.PULL_BETS, K.BURN, K.DEAL_FLOP]


def test_who_answers_a_burn_hangs_on_the_readers_alone() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal().do(Call(1), Check(2), PullBets())
    assert next_step(script.table).answer is Answer.TAP
    assert next_step(script.table, Senses(burn=True)).answer is Answer.READER


@pytest.mark.parametrize(
    ("wish", "before"),
    [
        (PassTo(1), [StartHand, PostAll, DealAll]),
        (DealCard(1), [StartHand, PostAll]),
    ],
)
def test_the_first_act_or_card_of_a_hand_shows_that_it_was_begun(wish: Command, before: list[type]) -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3)
    assert [type(step) for step in implied(script.table, wish)] == before


def flop(*, structure: Structure = Structure.NO_LIMIT) -> TableScript:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=Options(structure=structure)).deal()
    return script.do(Call(3), Call(1), Check(2)).street(cards("Ks9d4c"))


def test_a_burn_after_the_flop_with_no_bet_shows_that_all_checked() -> None:
    meaning = at_burn(flop().table)
    assert isinstance(meaning, Proves)
    assert [type(wish) for wish in meaning.wishes] == [CheckAround, PullBets, Burn]


def test_irr_29_a_burn_while_a_bet_is_open_is_early() -> None:
    script = flop().do(PlaceBet(1, 10))
    assert at_burn(script.table) == Odd(K.EARLY_STREET, "IRR-29")


def test_irr_28_a_card_before_the_option_was_used_is_early() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal().do(Call(3), Call(1))
    assert at_burn(script.table) == Odd(K.EARLY_STREET, "IRR-28")


def test_irr_33_a_second_burn_is_seen() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal().do(Call(1), Check(2), PullBets(), Burn())
    assert at_burn(script.table) == Odd(K.TWO_BURNS, "IRR-33")
    assert at_board(script.table) == Reveals(Opens.BOARD)


def test_irr_32_a_board_card_without_a_burn_is_seen() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).deal().do(Call(1), Check(2), PullBets())
    assert at_board(script.table) == Odd(K.NO_BURN, "IRR-32")


def test_irr_7_a_card_at_a_seat_that_has_his_is_not_his() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).start()
    assert at_seat(script.table, 1) == Proves((DealCard(1),))
    assert at_seat(script.table, 2) == Proves((DealCard(1), DealCard(2)))
    assert at_seat(script.table, 3) == Odd(K.WRONG_SEAT, "IRR-7", 3)


def test_show_4_and_irr_53_cards_in_the_muck_fold_in_turn_and_warn_out_of_turn() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3).deal()
    assert in_muck(script.table, 3) == Proves((Fold(3),))
    assert in_muck(script.table, 1) == Odd(K.IN_MUCK, "IRR-53", 1)
