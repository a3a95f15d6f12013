"""A read that does not fit is told once it is certain, and names no concealed card."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.session.intake.pending import OVERLAP_MS, WRONG_SEAT_MS
from hardware.events import Tag
from tests.session.intake.felt import BOARD, BURN, Felt, seat, to_the_flop


def test_without_a_shoe_a_card_two_seats_too_far_is_told(bare_felt: Felt) -> None:
    felt = bare_felt
    felt.see(felt.top(), seat(felt.order[0]))
    felt.see(felt.top(), seat(felt.order[0]))
    felt.wait(WRONG_SEAT_MS)
    assert felt.notice == PromptKind.WRONG_SEAT


def test_a_card_seen_at_two_places_for_longer_than_a_second_is_told_without_its_name(felt: Felt) -> None:
    dealt = felt.deal()
    number = felt.order[0]
    felt.see(dealt[number][0], seat(felt.order[1]))
    felt.wait(OVERLAP_MS)
    notice = felt.session.table.notice
    assert notice is not None
    assert (notice.kind, notice.cards) == (PromptKind.SEEN_TWICE, ())


def test_an_overlap_shorter_than_a_second_changes_nothing(felt: Felt) -> None:
    dealt = felt.deal()
    before = felt.session.table
    card = dealt[felt.order[0]][0]
    felt.see(card, seat(felt.order[1]))
    felt.wait(800)
    felt.leave(card, seat(felt.order[1]))
    felt.wait(OVERLAP_MS)
    assert felt.session.table == before


def test_a_tag_of_no_deck_is_told_when_it_stays_and_counted_when_it_does_not(felt: Felt) -> None:
    felt.deal()
    foreign = Tag("iso14443a", "04416D412B0289")
    felt.see(foreign, seat(1))
    felt.wait(OVERLAP_MS - 1)
    assert felt.notice is None
    felt.wait(1)
    assert felt.notice == PromptKind.UNKNOWN_CARD


def test_two_burns_are_told(shoe_felt: Felt) -> None:
    felt = shoe_felt
    to_the_flop(felt)
    for _ in range(2):
        card = felt.top()
        felt.draw(card)
        felt.see(card, BURN)
    felt.wait(3000)
    assert felt.notice == PromptKind.TWO_BURNS


def test_a_flop_without_a_burn_is_told_and_its_face_stays_hidden(bare_felt: Felt) -> None:
    felt = bare_felt
    to_the_flop(felt)
    felt.see(felt.top(), BOARD)
    felt.wait(OVERLAP_MS)
    notice = felt.session.table.notice
    assert notice is not None
    assert (notice.kind, notice.cards) == (PromptKind.NO_BURN, ())


def test_a_read_that_differs_from_the_tap_names_both_public_cards(bare_felt: Felt) -> None:
    felt = bare_felt
    to_the_flop(felt)
    felt.session.do(Burn())
    tapped = [felt.top() for _ in range(3)]
    for card in tapped:
        felt.session.do(DealBoard(card))
    read = felt.top()
    felt.see(read, BOARD)
    felt.wait(OVERLAP_MS)
    notice = felt.session.table.notice
    assert notice is not None
    assert (notice.kind, notice.cards) == (PromptKind.CONFLICT, (read, tapped[0]))
    felt.session.do(DismissRead())
    felt.session.correct_card(tapped[0], read)
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.board == (read, *tapped[1:])
