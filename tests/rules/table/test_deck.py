"""The deck: whole, counted, not gathered before the pot is pushed (DECK)."""

import pytest

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold
from dealer_app.rules.cards import DECK
from dealer_app.rules.dealing.facts import Shuffle
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.session.deck_map import DeckMap
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def test_deck_1_there_are_52_different_cards_and_no_joker() -> None:
    assert len(DECK) == len({(card.rank, card.suit) for card in DECK}) == 52


def test_deck_2_a_deck_is_armed_with_exactly_one_tag_for_each_card() -> None:
    whole = {f"tag {at}": card for at, card in enumerate(DECK)}
    assert DeckMap(whole).card("tag 0") is DECK[0]
    without_one = {tag: card for tag, card in whole.items() if tag != "tag 7"}
    with pytest.raises(ValueError, match="lacks 1"):
        DeckMap(without_one)
    with pytest.raises(ValueError, match="lacks 1"):
        DeckMap({**whole, "tag 7": DECK[8]})
    with pytest.raises(ValueError, match="this one has 53"):
        DeckMap({**whole, "tag 52": DECK[0]})


def test_deck_9_the_stub_is_52_less_hands_burns_and_board() -> None:
    """Three hands: 52 - 6 = 46; flop - 1 - 3 = 42; turn 40; river 38."""
    script = TableScript(THREE, button=3).deal()
    assert script.hand.cards.stub == 46
    script.do(Call(3), Call(1), Check(2))
    left = []
    for _ in range(3):
        script.street().do(CheckAround())
        left.append(script.hand.cards.stub)
    assert left == [42, 40, 38]


def test_deck_12_the_deck_is_not_gathered_before_the_pot_is_pushed() -> None:
    script = TableScript(THREE, button=3).deal().do(Fold(3), Fold(1)).settle()
    for wish in (StartHand(), Shuffle()):
        with pytest.raises(Refused) as refused:
            script.do(wish)
        assert refused.value.why in (Refusal.HAND_RUNNING, Refusal.NOT_NOW)
    script.do(PushPot(0), Shuffle())
    assert script.table.deck.shuffled
