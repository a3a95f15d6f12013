"""What readers report becomes facts, waits, or raises a notice; an event is acknowledged after its commit."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.guidance.prompt import PromptKind
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, PassTo, PlaceBet
from dealer_app.rules.cards import DECK, UNKNOWN, Card
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.rules.hand import Status
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.pending import CONFIRM_MS, OVERLAP_MS, WRONG_SEAT_MS
from dealer_app.session.ports import Entry, LogError, LogTrouble
from dealer_app.session.table_session import TableSession
from hardware.events import (
    Acknowledge,
    CardDrawn,
    CardLeft,
    CardSeen,
    DeviceDown,
    DeviceUp,
    DownReason,
    PlaceKind,
    Request,
    Seq,
    SnapshotTaken,
    TablePlace,
    Tag,
)

_ORDER = Random(4).sample(DECK, 52)
TAGS = {card: Tag("iso15693", f"E00401{at:010X}") for at, card in enumerate(DECK)}
BOARD, BURN, MUCK = TablePlace(PlaceKind.BOARD), TablePlace(PlaceKind.BURN), TablePlace(PlaceKind.MUCK)
SHOE = TablePlace(PlaceKind.SHOE)


def seat(number: int) -> TablePlace:
    return TablePlace(PlaceKind.SEAT, number)


class Stopwatch:
    def __init__(self) -> None:
        self.ms = 0

    def now_ms(self) -> int:
        return self.ms


class Felt:
    """A real session on a real log; events by hand, time by hand."""

    def __init__(self, folder: Path, *, with_shoe: bool) -> None:
        self.log = LogFile(folder / "table.db", throw_away_seal(), now_us)
        self.session = TableSession(self.log, "cutcard-1")
        self.session.do(Configure("T", Options(small_blind=1, big_blind=2)))
        for number in (1, 2, 3):
            self.session.do(SeatPlayer(number, f"P{number}", 200))
        for card in DECK[:3]:
            self.session.do(DealForButton(card))
        self.clock = Stopwatch()
        self.sent: list[Request] = []
        self.intake = Intake(self.session, DeckMap({tag.id: card for card, tag in TAGS.items()}), self, self.clock)
        self._numbers = {"felt": 0, "shoe": 0}
        self._deck = list(_ORDER)
        places = (*(seat(number) for number in (1, 2, 3)), BOARD, BURN, MUCK)
        self.intake.take([DeviceUp("felt", 0, "F0001", "1", 1, places, True)])
        if with_shoe:
            self.intake.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])

    def send(self, request: Request) -> None:
        self.sent.append(request)

    def _seq(self, device: str) -> Seq:
        self._numbers[device] += 1
        return Seq(1, self._numbers[device])

    def top(self) -> Card:
        return self._deck.pop()

    def draw(self, card: Card | None) -> Seq:
        seq = self._seq("shoe")
        tag = TAGS[card] if card is not None else None
        self.intake.take([CardDrawn("shoe", seq, self.clock.ms, tag, seq.number)])
        return seq

    def see(self, tag: Tag | Card, place: TablePlace) -> Seq:
        seq = self._seq("felt")
        known = TAGS[tag] if isinstance(tag, Card) else tag
        self.intake.take([CardSeen("felt", seq, self.clock.ms, place, 1, known)])
        return seq

    def leave(self, card: Card, place: TablePlace) -> None:
        self.intake.take([CardLeft("felt", self._seq("felt"), self.clock.ms, place, 1, TAGS[card])])

    def wait(self, ms: int) -> None:
        self.clock.ms += ms
        self.intake.tick()

    def deal(self) -> dict[int, list[Card]]:
        """Two cards to each of three seats, the button at 1: seat 2 first; drawn and seen where there is a shoe."""
        dealt: dict[int, list[Card]] = {}
        for number in self.order * 2:
            card = self.top()
            dealt.setdefault(number, []).append(card)
            if self.intake.senses.shoe:
                self.draw(card)
            self.see(card, seat(number))
        return dealt

    @property
    def order(self) -> tuple[int, ...]:
        positions = self.session.table.positions
        button = positions.button if positions else self.session.table.button_drawn
        return tuple((button + step) % 3 + 1 for step in range(3))

    @property
    def notice(self) -> str | None:
        found = self.session.table.notice
        return found.kind if found is not None else None

    def hole(self, number: int) -> int:
        hand = self.session.table.hand
        return len(hand.cards.hole[hand.setup.place[number]]) if hand is not None else 0

    def acknowledged(self, device: str, seq: Seq) -> bool:
        return Acknowledge(device, seq) in self.sent


@pytest.fixture(params=[True, False], ids=["shoe", "no shoe"])
def felt(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=request.param)
    yield made
    made.log.close()


@pytest.fixture
def shoe_felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=True)
    yield made
    made.log.close()


@pytest.fixture
def bare_felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=False)
    yield made
    made.log.close()


def to_the_flop(felt: Felt) -> dict[int, list[Card]]:
    dealt = felt.deal()
    first = felt.order[2]
    felt.session.do(Call(first))
    felt.session.do(Call(felt.order[0]))
    felt.session.do(Check(felt.order[1]))
    return dealt


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


def test_without_a_shoe_a_card_two_seats_too_far_is_told(bare_felt: Felt) -> None:
    felt = bare_felt
    felt.see(felt.top(), seat(felt.order[0]))
    felt.see(felt.top(), seat(felt.order[0]))
    felt.wait(WRONG_SEAT_MS)
    assert felt.notice == PromptKind.WRONG_SEAT


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


def test_all_cards_of_a_seat_in_the_muck_are_its_fold_when_it_is_its_turn(felt: Felt) -> None:
    dealt = felt.deal()
    number = felt.order[2]
    felt.see(dealt[number][0], MUCK)
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.LIVE
    felt.see(dealt[number][1], MUCK)
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.FOLDED


def test_a_live_hand_in_the_muck_out_of_turn_is_a_notice_and_folds_when_its_turn_comes(felt: Felt) -> None:
    dealt = felt.deal()
    number = felt.order[0]
    for card in dealt[number]:
        felt.see(card, MUCK)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.IN_MUCK
    felt.session.do(DismissRead())
    felt.session.do(PlaceBet(felt.order[2], 6))
    felt.intake.fold_if_mucked()
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.FOLDED


def test_an_event_is_acknowledged_after_its_commit_and_never_when_the_log_fails(
    shoe_felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt = shoe_felt
    seen: list[bool] = []
    append = felt.log.append

    def watched(entries: list[Entry], *, actor: str = "dealer") -> object:
        seen.append(any(isinstance(request, Acknowledge) for request in felt.sent))
        return append(entries, actor=actor)

    monkeypatch.setattr(felt.log, "append", watched)
    seq = felt.draw(felt.top())
    assert seen == [False]
    assert felt.acknowledged("shoe", seq)

    def full(*_: object, **__: object) -> object:
        raise LogError(LogTrouble.FULL, "the disk is full")

    monkeypatch.setattr(felt.log, "append", full)
    seq = felt.draw(felt.top())
    felt.wait(10_000)
    assert not felt.acknowledged("shoe", seq)
    assert felt.session.failure is not None


def test_after_a_crash_what_is_sent_again_is_acknowledged_and_not_recorded_twice(tmp_path: Path) -> None:
    felt = Felt(tmp_path, with_shoe=True)
    card = felt.top()
    seq = felt.draw(card)
    records = len(felt.session.records)
    again = Intake(felt.session, DeckMap({tag.id: c for c, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])
    felt.sent.clear()
    again.take([CardDrawn("shoe", seq, 0, TAGS[card], 1)])
    assert len(felt.session.records) == records
    assert felt.sent == [Acknowledge("shoe", seq)]
    assert again.faces(felt.order[0]) == (card,)
    felt.log.close()


def test_a_shoe_once_lost_is_not_counted_on_in_that_hand(shoe_felt: Felt) -> None:
    """A card may have passed while it was away: the next draw would go to the wrong seat."""
    felt = shoe_felt
    first, second, third = felt.top(), felt.top(), felt.top()
    felt.draw(first)
    felt.see(first, seat(felt.order[0]))
    felt.intake.take([DeviceDown("shoe", 1, DownReason.LOST), DeviceUp("shoe", 5, "A0001", "1", 1, (SHOE,), False)])
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


def test_a_snapshot_never_begins_a_hand(felt: Felt) -> None:
    tags = (TAGS[felt.top()],)
    felt.intake.take([SnapshotTaken("felt", Seq(1, 99), 0, seat(felt.order[0]), 1, tags, True)])
    felt.wait(10_000)
    assert felt.session.table.hand is None


def test_a_card_that_passed_unread_is_dealt_unknown_and_matched_where_it_lands(shoe_felt: Felt) -> None:
    felt = shoe_felt
    card = felt.top()
    felt.draw(None)
    assert felt.hole(felt.order[0]) == 1
    felt.see(card, seat(felt.order[0]))
    felt.wait(OVERLAP_MS)
    assert felt.intake.faces(felt.order[0]) == (card,)


def test_tapping_on_goes_on_after_readers_are_lost(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.deal()
    felt.intake.take([DeviceDown("felt", 1, DownReason.LOST), DeviceDown("shoe", 1, DownReason.LOST)])
    felt.session.do(PassTo(felt.order[0]))
    assert felt.intake.senses.board is False
    assert felt.session.table.hand is not None
