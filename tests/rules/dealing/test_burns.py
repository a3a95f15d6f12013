"""Burns and when a card may move (BURN, INV-3, INV-4, INV-8)."""

import re
from dataclasses import fields

import pytest

from dealer_app.rules.betting.facts import Call, Check, CheckAround, PlaceBet
from dealer_app.rules.cards import UNKNOWN, Face, cards
from dealer_app.rules.dealing.facts import Burn, CardBurned, CardDealt, DealAll, DealBoard, DealCard
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.pots.facts import PullBets
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def limped() -> TableScript:
    return TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2))


def test_burn_1_one_burn_before_flop_turn_and_river_and_none_before_the_deal() -> None:
    script = TableScript(THREE, button=3).start()
    assert all(place.zone is Zone.HOLE for place in script.hand.cards.owed)
    script.do(DealAll()).do(Call(3), Call(1), Check(2))
    for board in (3, 1, 1):
        script.settle()
        assert [place.zone for place in script.hand.cards.owed] == [Zone.BURNS, *[Zone.BOARD] * board]
        script.street().do(CheckAround())


def test_burn_2_a_card_is_burned_only_after_the_bets_are_pulled() -> None:
    script = limped()
    with pytest.raises(Refused) as refused:
        script.do(Burn())
    assert (refused.value.why, refused.value.rule) == (Refusal.BETS_NOT_PULLED, "BURN-2")
    assert script.do(PullBets(), Burn()).hand.cards.burns == 1


def test_burn_3_a_burn_has_no_face_anywhere() -> None:
    assert fields(CardBurned) == fields(Burn) == ()
    burned = limped().do(PullBets(), Burn()).hand
    assert burned.cards.burns == 1
    assert not re.search(r"[2-9TJQKA][shdc]\b", repr(burned.cards))


def test_inv_8_no_state_names_a_card_that_does_not_lie_open() -> None:
    assert {field.name for field in fields(CardDealt)} == {"seat"}
    script = limped()
    opened: set[str] = set()
    for text in ("Ks9d4c", "2h", "3h"):
        script.street(cards(text))
        opened |= {card.text for card in cards(text)}
        assert set(re.findall(r"\b[2-9TJQKA][shdc]\b", repr(script.table))) == opened
        faces: set[Face] = {face for hole in script.hand.cards.hole for face in hole}
        assert faces == {UNKNOWN}
        script.do(CheckAround())


@pytest.mark.parametrize("behind", [0, 200])
def test_burn_4_with_nobody_left_to_bet_every_street_is_still_burned(behind: int) -> None:
    script = TableScript({1: 100 + behind, 2: 100}, button=1).deal().do(PlaceBet(1, 100), Call(2))
    for burns, board in ((1, 3), (2, 4), (3, 5)):
        script.street()
        assert (script.hand.cards.burns, len(script.hand.cards.board)) == (burns, board)
    assert script.settle().phase is Phase.SHOWING


def test_burn_5_and_inv_3_burns_and_board_grow_together() -> None:
    script = TableScript(THREE, button=3).deal()
    seen = [(script.hand.cards.burns, len(script.hand.cards.board))]
    script.do(Call(3), Call(1), Check(2))
    for _ in range(3):
        script.street()
        assert script.phase is Phase.BETTING
        seen.append((script.hand.cards.burns, len(script.hand.cards.board)))
        script.do(CheckAround())
    assert seen == [(0, 0), (1, 3), (2, 4), (3, 5)]


@pytest.mark.parametrize("wish", [Burn(), DealBoard(), DealCard(1), DealAll()])
@pytest.mark.parametrize("streets", [0, 1, 3])
def test_inv_4_no_card_moves_while_a_round_is_open(wish: Command, streets: int) -> None:
    script = TableScript(THREE, button=3).deal()
    if streets:
        script.do(Call(3), Call(1), Check(2)).street()
    for _ in range(streets - 1):
        script.do(CheckAround()).street()
    with pytest.raises(Refused) as refused:
        script.do(wish)
    assert (refused.value.why, refused.value.rule) == (Refusal.BETTING_OPEN, "INV-4")
