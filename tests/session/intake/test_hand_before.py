"""What is told late is put to the hand in which it was seen: nothing of one hand is taken for a card of the next."""

from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.pending import DRAW_MS
from hardware.events import CardDrawn, CardSeen, DeviceDown, DeviceUp, DownReason, SnapshotTaken
from tests.session.intake.felt import BOARD, BURN, MUCK, SHOE, TAGS, Felt, seat


def fold_out(felt: Felt) -> None:
    """Everybody folds to the big blind, who is pushed the pot; the cards still lie there."""
    for _ in range(2):
        hand = felt.session.table.hand
        assert hand is not None and hand.betting.to_act is not None
        felt.session.do(Fold(hand.betting.to_act))
    felt.session.do(PushPot(0))


def first_of_next_hand(felt: Felt) -> int:
    following = upcoming(felt.session.table._replace(hand=None))
    assert following is not None
    return following.dealt_in[0]


def test_a_draw_for_the_button_that_the_shoe_tells_after_the_seat_begins_no_hand(drawing_felt: Felt) -> None:
    felt = drawing_felt
    for number in (1, 2):
        card = felt.top()
        felt.draw(card)
        felt.see(card, seat(number))
    last = felt.top()
    felt.see(last, seat(3))
    assert felt.session.table.button_drawn
    felt.clock.ms += 600
    felt.draw(last)
    assert felt.session.table.hand is None


def test_a_draw_for_the_button_that_nobody_could_read_and_that_is_told_late_begins_no_hand(
    drawing_felt: Felt,
) -> None:
    felt = drawing_felt
    felt.clock.ms = 1000
    for card in DECK[:3]:
        felt.session.do(DealForButton(card))
    felt.intake.take([CardDrawn("shoe", felt.next_seq("shoe"), 900, None, 3)])
    assert felt.session.table.hand is None


def test_a_card_of_the_hand_before_that_a_lost_reader_tells_late_is_not_dealt_again(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.deal()
    fold_out(felt)
    places = (*(seat(number) for number in (1, 2, 3)), BOARD, BURN, MUCK)
    felt.intake.take([DeviceDown("felt", felt.clock.ms, DownReason.LOST)])
    seen_ms = felt.clock.ms
    felt.clock.ms += 5000
    first = felt.top()
    felt.draw(first)
    old = felt.top()  # lay there in the hand before, and is in the stub now
    felt.clock.ms += 100
    felt.intake.take([DeviceUp("felt", felt.clock.ms, "F0001", "1", 1, places, False)])
    second = felt.order[1]
    felt.intake.take([CardSeen("felt", felt.next_seq("felt"), seen_ms, seat(second), 1, TAGS[old])])
    felt.intake.take([SnapshotTaken("felt", felt.next_seq("felt"), seen_ms, seat(second), 1, (TAGS[old],), True)])
    felt.wait(5000)
    assert [felt.hole(number) for number in felt.order] == [1, 0, 0]
    assert felt.intake.faces(second) == ()


def test_cards_of_a_hand_that_a_lost_reader_tells_after_its_end_begin_no_hand(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.clock.ms = 10_000
    felt.intake.take([DeviceDown("felt", felt.clock.ms, DownReason.LOST)])
    lay: list[tuple[int, Card, int]] = []
    for number in felt.order * 2:
        card = felt.top()
        felt.draw(card)
        lay.append((number, card, felt.clock.ms))
        felt.clock.ms += 300
    fold_out(felt)
    hands = felt.session.table.hands
    felt.clock.ms += 3000
    places = (*(seat(number) for number in (1, 2, 3)), BOARD, BURN, MUCK)
    felt.intake.take([DeviceUp("felt", felt.clock.ms, "F0001", "1", 1, places, False)])
    # The second player of that hand is the first of the next.
    for number, card, seen_ms in lay[1:]:
        felt.intake.take([CardSeen("felt", felt.next_seq("felt"), seen_ms, seat(number), 1, TAGS[card])])
    felt.wait(DRAW_MS)
    felt.wait(DRAW_MS)
    assert felt.session.table.hands == hands
    assert felt.notice is None


def test_cards_read_shortly_before_the_tap_that_begins_the_hand_are_cards_of_that_hand(felt: Felt) -> None:
    felt.clock.ms = 10_000
    card = felt.top()
    seen_ms = felt.clock.ms - 3000
    felt.session.do(StartHand())
    first = felt.order[0]
    felt.intake.take([CardSeen("felt", felt.next_seq("felt"), seen_ms, seat(first), 1, TAGS[card])])
    felt.wait(5000)
    assert felt.intake.faces(first) == (card,)


def test_a_card_that_flickers_after_the_last_pot_begins_no_hand(felt: Felt) -> None:
    dealt = felt.deal()
    fold_out(felt)
    hands = felt.session.table.hands
    unseen = felt.top()
    for number in dealt:
        felt.see(unseen, seat(number))
        felt.leave(unseen, seat(number))
    felt.wait(5000)
    assert felt.session.table.hands == hands


def test_once_every_place_was_seen_empty_a_card_at_the_first_seat_begins_the_next_hand(felt: Felt) -> None:
    dealt = felt.deal()
    fold_out(felt)
    hands = felt.session.table.hands
    for number, cards in dealt.items():
        for card in cards:
            felt.leave(card, seat(number))
    felt.clock.ms += 5000
    felt.see(dealt[1][0], seat(first_of_next_hand(felt)))
    felt.wait(DRAW_MS)
    assert felt.session.table.hands == hands + 1


def test_a_draw_recorded_before_a_crash_and_sent_again_in_the_next_hand_gives_its_card_no_place_there(
    shoe_felt: Felt,
) -> None:
    """The tag is of another card of the new hand: it is dealt when it is drawn, and its face is its seat's."""
    felt = shoe_felt
    old = felt.top()
    seq = felt.draw(old)
    again = Intake(felt.session, DeckMap({tag.id: card for card, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])
    felt.session.do(DealAll())
    fold_out(felt)
    felt.clock.ms += 60_000
    felt.session.do(StartHand())
    again.take([CardDrawn("shoe", seq, 0, TAGS[old], 1)])
    assert [again.faces(number) for number in felt.order] == [(), (), ()]
    again.take([CardDrawn("shoe", felt.next_seq("shoe"), felt.clock.ms, TAGS[old], 2)])
    assert again.faces(felt.order[0]) == (old,)
