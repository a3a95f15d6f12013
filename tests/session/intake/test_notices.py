"""A read that does not fit is told once it is certain, and names no concealed card."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import CheckAround
from dealer_app.rules.dealing.facts import Burn, DealBoard, DealCard
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.pots.facts import PullBets
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


def test_at_the_showdown_cards_may_lie_anywhere(bare_felt: Felt) -> None:
    felt = bare_felt
    dealt = to_the_flop(felt)
    for cards in (3, 1, 1):
        felt.session.do(Burn())
        for _ in range(cards):
            felt.session.do(DealBoard(felt.top()))
        felt.session.do(CheckAround())
    felt.session.do(PullBets())
    assert phase(felt.session.table) is Phase.SHOWING
    shown = dealt[felt.order[0]][0]
    felt.leave(shown, seat(felt.order[0]))
    felt.see(shown, seat(felt.order[1]))
    felt.wait(10_000)
    assert felt.notice is None


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


def test_a_read_is_told_once_until_its_tag_has_left(felt: Felt) -> None:
    felt.deal()
    foreign = Tag("iso14443a", "04416D412B0289")
    for place in (seat(1), seat(2)):
        felt.see(foreign, place)
        felt.wait(OVERLAP_MS)
        if place == seat(1):
            felt.session.do(DismissRead())
    assert felt.notice is None
    felt.leave(foreign, seat(2))
    felt.see(foreign, seat(2))
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.UNKNOWN_CARD


def test_what_a_noted_read_would_be_if_it_lies_there_rightly(bare_felt: Felt) -> None:
    felt = bare_felt
    felt.see(felt.top(), seat(felt.order[0]))
    felt.see(felt.top(), seat(felt.order[0]))
    felt.wait(WRONG_SEAT_MS)
    assert felt.intake.wish_of_odd_read() == DealCard(felt.order[0])
    felt.session.do(DismissRead())
    felt.see(Tag("iso14443a", "04416D412B0289"), BOARD)
    felt.wait(OVERLAP_MS)
    assert felt.intake.wish_of_odd_read() is None


def test_a_board_card_without_a_burn_may_be_shown_by_the_dealer(bare_felt: Felt) -> None:
    felt = bare_felt
    to_the_flop(felt)
    early = felt.top()
    felt.see(early, BOARD)
    felt.wait(OVERLAP_MS)
    assert felt.intake.wish_of_odd_read() == DealBoard(early)


def test_between_hands_only_a_foreign_card_is_told(felt: Felt) -> None:
    felt.see(felt.top(), BURN)
    felt.wait(10_000)
    assert felt.notice is None
    felt.see(Tag("iso14443a", "04416D412B0289"), BURN)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.UNKNOWN_CARD
