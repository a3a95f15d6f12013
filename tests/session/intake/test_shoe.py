"""With a shoe the draw makes the card; a shoe that was lost is not counted on."""

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Check
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import DealAll, DealBoard
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.pending import CONFIRM_MS, DRAW_MS, OVERLAP_MS, WRONG_SEAT_MS
from hardware.events import CardDrawn, DeviceDown, DeviceUp, DownReason, Seq, ShoeChanged, ShoeState, Tag
from tests.session.intake.felt import BOARD, BURN, SHOE, TAGS, Felt, seat, to_the_flop


def test_a_card_drawn_for_one_seat_and_seen_at_another_is_told_half_a_second_after_the_read(shoe_felt: Felt) -> None:
    felt = shoe_felt
    card = felt.top()
    felt.draw(card)
    wrong = felt.order[1]
    felt.see(card, seat(wrong))
    felt.wait(WRONG_SEAT_MS - 1)
    assert felt.notice is None
    felt.wait(1)
    assert felt.notice == PromptKind.WRONG_SEAT
    assert felt.session.table.notice is not None and felt.session.table.notice.cards == ()


@pytest.mark.parametrize("at_ms", [0, 10], ids=["drawn before it was back", "drawn after it was back"])
def test_a_shoe_once_lost_is_not_counted_on_in_that_hand(shoe_felt: Felt, at_ms: int) -> None:
    """A card may have passed while it was away: the next draw would go to the wrong seat."""
    felt = shoe_felt
    first, second, third = felt.top(), felt.top(), felt.top()
    felt.draw(first)
    felt.see(first, seat(felt.order[0]))
    felt.intake.take([DeviceDown("shoe", 1, DownReason.LOST), DeviceUp("shoe", 5, "A0001", "1", 1, (SHOE,), False)])
    felt.clock.ms = at_ms
    felt.draw(third)  # the second passed unseen
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]
    felt.see(second, seat(felt.order[1]))
    felt.see(third, seat(felt.order[2]))
    assert [felt.intake.faces(number) for number in felt.order] == [(first,), (second,), (third,)]


def test_no_confirmation_within_two_seconds_is_counted_and_stops_nothing(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.draw(felt.top())
    felt.wait(CONFIRM_MS)
    assert felt.intake.unconfirmed == 1
    assert felt.notice is None


def test_a_card_that_passed_unread_is_dealt_unknown_and_matched_where_it_lands(shoe_felt: Felt) -> None:
    felt = shoe_felt
    card = felt.top()
    felt.draw(None)
    assert felt.hole(felt.order[0]) == 1
    felt.see(card, seat(felt.order[0]))
    felt.wait(OVERLAP_MS)
    assert felt.intake.faces(felt.order[0]) == (card,)


def test_a_foreign_card_from_the_shoe_is_told_and_has_no_face(shoe_felt: Felt) -> None:
    felt = shoe_felt
    foreign = Tag("iso15693", "E004FFFFFFFFFF01")
    felt.intake.take([CardDrawn("shoe", Seq(1, 1), 0, foreign, 1)])
    felt.see(foreign, seat(felt.order[0]))
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.UNKNOWN_CARD
    assert felt.intake.faces(felt.order[0]) == ()


def test_a_read_that_comes_before_its_draw_waits_for_it(shoe_felt: Felt) -> None:
    felt = shoe_felt
    card = felt.top()
    read = felt.see(card, seat(felt.order[0]))
    assert felt.session.table.hand is None
    felt.draw(card)
    assert felt.hole(felt.order[0]) == 1
    assert felt.acknowledged("felt", read)
    felt.wait(CONFIRM_MS)
    assert (felt.intake.unconfirmed, felt.notice) == (0, None)


def test_a_draw_that_comes_after_its_read_was_taken_deals_no_second_card(shoe_felt: Felt) -> None:
    felt = shoe_felt
    card = felt.top()
    felt.see(card, seat(felt.order[0]))
    felt.wait(DRAW_MS)
    assert felt.hole(felt.order[0]) == 1
    felt.draw(card)
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]


def test_a_card_that_passed_unread_and_lands_at_another_seat_is_told(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.draw(None)
    felt.see(felt.top(), seat(felt.order[2]))
    felt.wait(DRAW_MS - 1)
    assert felt.notice is None
    felt.wait(1)
    notice = felt.session.table.notice
    assert notice is not None and (notice.kind, notice.seat) == (PromptKind.WRONG_SEAT, felt.order[2])


def test_a_shoe_that_was_lost_counts_again_when_a_deck_is_put_in(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.draw(felt.top())
    up = DeviceUp("shoe", 5, "A0001", "1", 1, (SHOE,), False)
    felt.intake.take([DeviceDown("shoe", 1, DownReason.LOST), up])
    assert not felt.intake.senses.shoe
    felt.intake.take([ShoeChanged("shoe", Seq(1, 8), 4, ShoeState.LOADED, 0, 1)])  # told late: it was before the loss
    assert not felt.intake.senses.shoe
    felt.intake.take([ShoeChanged("shoe", Seq(1, 9), 6, ShoeState.LOADED, 0, 2)])
    assert felt.intake.senses.shoe


def _told(felt: Felt, card: Card, ordinal: int) -> None:
    felt.intake.take([CardDrawn("shoe", felt.next_seq("shoe"), felt.clock.ms, TAGS[card], ordinal)])


def test_after_a_card_that_passed_unseen_the_places_make_the_cards_until_the_shoe_is_loaded_again(
    shoe_felt: Felt,
) -> None:
    """Table bus: ordinals rise by one. The second card was never told, so the third is not the second seat's."""
    felt = shoe_felt
    first, second, third = felt.top(), felt.top(), felt.top()
    _told(felt, first, 1)
    felt.see(first, seat(felt.order[0]))
    _told(felt, third, 3)
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]
    assert not felt.intake.senses.shoe
    assert felt.intake.watch.status("shoe").unseen == 1
    felt.see(second, seat(felt.order[1]))
    felt.see(third, seat(felt.order[2]))
    assert [felt.hole(number) for number in felt.order] == [1, 1, 1]
    assert felt.intake.faces(felt.order[1]) == (second,)
    felt.intake.take([ShoeChanged("shoe", felt.next_seq("shoe"), felt.clock.ms, ShoeState.LOADED, 0, 2)])
    assert felt.intake.senses.shoe


def test_a_draw_sent_again_after_a_crash_deals_no_second_card_where_its_place_has_made_the_card(
    shoe_felt: Felt,
) -> None:
    """The word of the shoe was late and the seat's own antenna dealt the card; after the restart no tag is known."""
    felt = shoe_felt
    card = felt.top()
    felt.see(card, seat(felt.order[0]))
    felt.wait(DRAW_MS)
    assert felt.hole(felt.order[0]) == 1
    again = Intake(felt.session, DeckMap({tag.id: c for c, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])
    again.take([CardDrawn("shoe", felt.next_seq("shoe"), 0, TAGS[card], 1)])
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]
    again.take([CardDrawn("shoe", felt.next_seq("shoe"), felt.clock.ms, TAGS[felt.top()], 2)])
    assert [felt.hole(number) for number in felt.order] == [1, 1, 0]


def test_draws_told_after_the_dealer_has_tapped_the_deal_are_no_burn(shoe_felt: Felt) -> None:
    felt = shoe_felt
    first = felt.top()
    felt.draw(first)
    felt.session.do(DealAll())
    for ordinal in range(2, 7):
        _told(felt, felt.top(), ordinal)
    hand = felt.session.table.hand
    assert hand is not None and (hand.cards.burns, felt.notice) == (0, None)
    assert [felt.hole(number) for number in felt.order] == [2, 2, 2]


def test_the_first_card_after_loading_or_after_a_start_is_no_jump(shoe_felt: Felt) -> None:
    felt = shoe_felt
    _told(felt, felt.top(), 7)
    felt.intake.take([ShoeChanged("shoe", felt.next_seq("shoe"), felt.clock.ms, ShoeState.LOADED, 0, 2)])
    _told(felt, felt.top(), 1)
    assert felt.intake.watch.status("shoe").unseen == 0
    _told(felt, felt.top(), 3)
    assert felt.intake.watch.status("shoe").unseen == 1


def _flop_read_before_its_last_draw(felt: Felt) -> Card:
    """The burn and two cards are drawn and read, the third is read; its draw is told only later."""
    to_the_flop(felt)
    burned = felt.top()
    felt.draw(burned)
    felt.see(burned, BURN)
    for card in (felt.top(), felt.top()):
        felt.draw(card)
        felt.see(card, BOARD)
    last = felt.top()
    felt.see(last, BOARD)
    assert felt.session.table.hand is not None and len(felt.session.table.hand.cards.board) == 3
    return last


def _stands_at_the_flop(felt: Felt, acts: int) -> bool:
    hand = felt.session.table.hand
    return hand is not None and hand.cards.burns == 1 and hand.betting.to_act == felt.order[acts]


def test_a_board_card_whose_draw_is_told_after_its_read_is_no_burn_and_checks_nobody(shoe_felt: Felt) -> None:
    """BURN-2: only a further card shows that all checked."""
    felt = shoe_felt
    last = _flop_read_before_its_last_draw(felt)
    seq = felt.draw(last)
    assert _stands_at_the_flop(felt, 0)
    assert felt.acknowledged("shoe", seq)
    felt.draw(felt.top())  # the burn of the turn: all checked (UX 4.4)
    assert felt.session.table.hand is not None and felt.session.table.hand.cards.burns == 2


def test_a_board_card_whose_draw_is_sent_again_after_a_crash_is_no_burn(shoe_felt: Felt) -> None:
    felt = shoe_felt
    last = _flop_read_before_its_last_draw(felt)
    felt.session.do(Check(felt.order[0]))
    again = Intake(felt.session, DeckMap({tag.id: c for c, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])
    again.take([CardDrawn("shoe", felt.next_seq("shoe"), 0, TAGS[last], 9)])
    assert _stands_at_the_flop(felt, 1)


def test_a_board_card_that_passed_unread_and_is_told_late_is_no_burn(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.clock.ms = 1000
    _flop_read_before_its_last_draw(felt)
    felt.intake.take([CardDrawn("shoe", felt.next_seq("shoe"), 999, None, 9)])
    assert _stands_at_the_flop(felt, 0)


def test_a_board_card_that_was_tapped_before_its_draw_is_told_is_no_burn(shoe_felt: Felt) -> None:
    felt = shoe_felt
    to_the_flop(felt)
    felt.draw(felt.top())
    flop = (felt.top(), felt.top(), felt.top())
    felt.session.do(*(DealBoard(card) for card in flop))
    felt.draw(flop[2])
    assert _stands_at_the_flop(felt, 0)
