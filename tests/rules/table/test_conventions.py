"""Seats, players' states, how cards are written (GEN)."""

import pytest

from dealer_app.rules.betting.facts import Fold, PlaceBet
from dealer_app.rules.cards import DECK, card, face
from dealer_app.rules.clockwise import following
from dealer_app.rules.hand import Status
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import SitOut
from dealer_app.rules.table import active
from tests.script import TableScript


def test_gen_1_left_of_the_button_is_the_next_higher_seat_number() -> None:
    script = TableScript({1: 100, 3: 100, 5: 100}, button=3).do(StartHand())
    assert script.hand.setup.order == (5, 1, 3)


@pytest.mark.parametrize(
    ("seat", "seats", "expected"), [(3, (1, 3, 5), 5), (5, (1, 3, 5), 1), (4, (1, 3, 5), 5), (9, (2,), 2), (2, (2,), 2)]
)
def test_gen_2_the_next_seat_is_strictly_after_and_wraps(seat: int, seats: tuple[int, ...], expected: int) -> None:
    assert following(seat, seats) == expected


def test_gen_3_a_player_is_active_then_live_then_all_in_or_folded() -> None:
    script = TableScript({1: 100, 2: 40, 3: 100, 4: 100, 5: 0}, button=3).do(SitOut(4))
    assert active(script.table) == (1, 2, 3)
    script.deal()
    assert {seat.status for seat in script.hand.seats} == {Status.LIVE}
    script.do(PlaceBet(3, 100))
    assert script.hand.seat(3).status is Status.ALL_IN
    script.do(Fold(1))
    assert script.hand.seat(1).status is Status.FOLDED
    assert script.hand.seat(2).status is Status.LIVE


def test_gen_4_a_card_is_written_rank_then_suit() -> None:
    assert {each.text for each in DECK} == {rank + suit for rank in "23456789TJQKA" for suit in "shdc"}
    for wrong in ("10s", "sA", "as", "1h", ""):
        with pytest.raises(ValueError, match="is no card"):
            face(wrong)
    assert card("Td").text == "Td"


def test_gen_6_one_player_alone_is_dealt_no_hand() -> None:
    script = TableScript({1: 100, 2: 100}, button=1).do(SitOut(2))
    with pytest.raises(Refused) as refused:
        script.do(StartHand())
    assert (refused.value.why, refused.value.rule) == (Refusal.NOT_ENOUGH_PLAYERS, "GEN-6")
