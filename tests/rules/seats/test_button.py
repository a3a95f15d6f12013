"""The button between hands: after the draw, and while too few play (BTN)."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.cards import card
from dealer_app.rules.flow import Phase
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import CashOut, DealForButton, SeatPlayer, SitIn, SitOut
from dealer_app.rules.table import Deck, Positions
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def after_one_hand() -> TableScript:
    """Button 3, small blind 1, big blind 2; the blind wins."""
    return TableScript(THREE, button=3).deal().do(Fold(3), Fold(1)).settle().do(PushPot(0))


def test_btn_3_after_the_draw_the_deck_is_washed_and_shuffled() -> None:
    script = TableScript(THREE, button=0)
    script.do(*(DealForButton(card(text)) for text in ("Ks", "Ah", "Kd")))
    assert script.table.button_drawn == 2
    assert script.table.deck == Deck(wash_due=True, shuffled=False)
    assert script.phase is Phase.SHUFFLING
    following = next_step(script.table).follows
    assert following is not None
    assert following.kind is PromptKind.WASH


def test_btn_13_with_one_player_left_the_positions_are_frozen() -> None:
    """The next hand moves on from the last one: big blind 3, small blind 2, button 1 (BTN-5)."""
    script = after_one_hand().do(SitOut(1), SitOut(2))
    assert script.table.positions == Positions(3, 1, 2)
    with pytest.raises(Refused) as refused:
        script.do(StartHand())
    assert refused.value.why is Refusal.NOT_ENOUGH_PLAYERS
    script.do(SitIn(1), SitIn(2), StartHand())
    assert script.table.positions == Positions(1, 2, 3)


def test_btn_13_with_nobody_of_the_last_hand_left_the_button_is_drawn_again() -> None:
    script = after_one_hand().do(CashOut(1), CashOut(2), SeatPlayer(5, "P5", 100), CashOut(3))
    script.do(SeatPlayer(6, "P6", 100), SeatPlayer(1, "P11", 100))
    assert script.phase is Phase.DRAWING_BUTTON


def test_btn_13_one_player_of_the_last_hand_keeps_the_positions() -> None:
    script = after_one_hand().do(CashOut(1), CashOut(2), SeatPlayer(5, "P5", 100))
    assert script.phase in (Phase.SHUFFLING, Phase.BETWEEN_HANDS)
