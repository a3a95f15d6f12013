"""Cards that readers see where they are due are the deal, the burn and the board, without a tap."""

from dealer_app.rules.betting.facts import PassTo
from dealer_app.rules.cards import UNKNOWN
from dealer_app.rules.dealing.facts import Burn
from dealer_app.rules.hand import Status
from dealer_app.session.intake.pending import OVERLAP_MS, WRONG_SEAT_MS
from hardware.events import DeviceDown, DownReason, Seq, SnapshotTaken
from tests.session.intake.felt import BOARD, BURN, TAGS, Felt, seat, to_the_flop


def test_cards_that_arrive_start_and_deal_the_hand_without_a_tap(felt: Felt) -> None:
    felt.deal()
    hand = felt.session.table.hand
    assert hand is not None
    assert [felt.hole(number) for number in (1, 2, 3)] == [2, 2, 2]
    assert hand.betting.to_act == felt.order[2]
    assert all(face is UNKNOWN for faces in hand.cards.hole for face in faces)


def test_burn_and_flop_by_readers_pull_the_bets_and_open_the_street(felt: Felt) -> None:
    to_the_flop(felt)
    burned, flop = felt.top(), [felt.top() for _ in range(3)]
    for card, place in ((burned, BURN), *((card, BOARD) for card in flop)):
        if felt.intake.senses.shoe:
            felt.draw(card)
        felt.see(card, place)
    hand = felt.session.table.hand
    assert hand is not None
    assert hand.cards.board == tuple(flop)
    assert hand.cards.burns == 1
    assert hand.betting.to_act is not None


def test_a_board_card_waits_a_second_while_a_down_card_is_unseen(bare_felt: Felt) -> None:
    """A read face may be a down card's read late: it becomes public only once it has lain there alone (UX 4.4)."""
    felt = bare_felt
    to_the_flop(felt)
    felt.session.do(Burn())
    card = felt.top()
    seq = felt.see(card, BOARD)
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.board == ()
    assert not felt.acknowledged("felt", seq)
    felt.wait(OVERLAP_MS)
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.board == (card,)
    assert felt.acknowledged("felt", seq)


def test_one_missed_seat_is_forgiven_and_matched_when_it_is_read_late(bare_felt: Felt) -> None:
    felt = bare_felt
    first, second = felt.top(), felt.top()
    felt.see(second, seat(felt.order[1]))
    felt.wait(WRONG_SEAT_MS)
    assert [felt.hole(number) for number in felt.order] == [1, 1, 0]
    felt.see(first, seat(felt.order[0]))
    felt.wait(OVERLAP_MS)
    assert felt.notice is None
    assert felt.intake.faces(felt.order[0]) == (first,)
    assert felt.intake.faces(felt.order[1]) == (second,)


def test_a_snapshot_never_begins_a_hand(felt: Felt) -> None:
    tags = (TAGS[felt.top()],)
    felt.intake.take([SnapshotTaken("felt", Seq(1, 99), 0, seat(felt.order[0]), 1, tags, True)])
    felt.wait(10_000)
    assert felt.session.table.hand is None


def test_tapping_on_goes_on_after_readers_are_lost(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.deal()
    felt.intake.take([DeviceDown("felt", 1, DownReason.LOST), DeviceDown("shoe", 1, DownReason.LOST)])
    felt.session.do(PassTo(felt.order[0]))
    assert felt.intake.senses.board is False
    hand = felt.session.table.hand
    assert hand is not None
    assert hand.seat(felt.order[2]).status is Status.FOLDED
    assert hand.betting.to_act == felt.order[0]
