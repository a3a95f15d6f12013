"""What lies where: two antennas, cards left over from the hand before, snapshots, the draw for the button."""

from pathlib import Path

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Fold, PlaceBet
from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import DealCard
from dealer_app.rules.pots.facts import PushPot
from dealer_app.session.intake.pending import OVERLAP_MS, WRONG_SEAT_MS
from tests.session.intake.felt import Felt, seat


def test_a_card_that_two_antennas_read_is_dealt_by_neither(bare_felt: Felt) -> None:
    felt = bare_felt
    felt.see(felt.top(), seat(felt.order[0]))
    between = felt.top()
    felt.see(between, seat(felt.order[0]))
    felt.see(between, seat(felt.order[1]))
    felt.wait(WRONG_SEAT_MS)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.SEEN_TWICE
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]


def test_a_card_that_two_antennas_read_is_dealt_where_it_stays(bare_felt: Felt) -> None:
    felt = bare_felt
    felt.see(felt.top(), seat(felt.order[0]))
    between = felt.top()
    felt.see(between, seat(felt.order[0]))
    felt.see(between, seat(felt.order[1]))
    felt.leave(between, seat(felt.order[0]))
    felt.wait(OVERLAP_MS)
    assert felt.notice is None
    assert felt.intake.faces(felt.order[1]) == (between,)


def test_an_antenna_next_door_that_reads_first_does_not_take_a_card_dealt_by_tap(bare_felt: Felt) -> None:
    felt = bare_felt
    first, second = felt.order[0], felt.order[1]
    felt.session.do(DealCard(first))
    felt.session.do(DealCard(second))
    dealt = felt.top()
    felt.see(dealt, seat(first))
    felt.see(dealt, seat(second))
    felt.leave(dealt, seat(first))
    felt.wait(OVERLAP_MS)
    felt.wait(OVERLAP_MS)  # from the end of the overlap on
    assert (felt.intake.faces(first), felt.intake.faces(second)) == ((), (dealt,))


@pytest.mark.parametrize("told", ["left", "whole snapshot", "part of a snapshot"])
def test_a_card_of_the_hand_before_never_begins_the_next_one(bare_felt: Felt, told: str) -> None:
    felt = bare_felt
    dealt = felt.deal()
    first, *others = felt.order[2], *felt.order[:2]
    felt.session.do(PlaceBet(first, 6))
    felt.session.do(*(Fold(number) for number in others))
    felt.session.do(PushPot(0))
    assert felt.session.table.hand is None
    next_first = felt.order[1]  # the button moves on
    slow = felt.top()
    felt.see(slow, seat(next_first))
    assert felt.session.table.hand is None
    for number in (1, 2, 3):
        lying = dealt[number] if number != next_first else [*dealt[number], slow]
        if told == "left":
            for gone in lying:
                felt.leave(gone, seat(number))
        else:
            felt.snapshot(seat(number), complete=told == "whole snapshot")
    felt.see(felt.top(), seat(next_first))
    assert (felt.session.table.hand is not None) == (told != "part of a snapshot")


def test_cards_read_at_the_seats_draw_for_the_button_and_are_public(tmp_path: Path) -> None:
    felt = Felt(tmp_path, with_shoe=False, has_button=False)
    for number, text in ((1, "7c"), (2, "As"), (3, "Kd")):
        felt.see(card(text), seat(number))
    assert felt.session.table.button_drawn == 2
    felt.log.close()


def test_a_snapshot_in_the_hand_tells_a_card_whose_arrival_was_lost(bare_felt: Felt) -> None:
    felt = bare_felt
    first = felt.top()
    felt.see(first, seat(felt.order[0]))
    second = felt.top()
    felt.snapshot(seat(felt.order[0]), first)
    felt.snapshot(seat(felt.order[1]), second)
    assert [felt.hole(number) for number in felt.order] == [1, 1, 0]
    assert felt.intake.faces(felt.order[1]) == (second,)
