"""Both directions of table bus: window, repeats ever more slowly, order, nothing lost and nothing twice."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.protocols.table_bus.frames import Frame
from hardware.protocols.table_bus.messages import Flag, MessageType
from hardware.protocols.table_bus.reliable import Inbox, Outbox, Settled


def _frame(seq: int = 0, zone: int = 1) -> Frame:
    return Frame(MessageType.SNAPSHOT_REQ, 2, seq, 1234, {"zone": zone}, Flag.ACK_REQ)


def _outbox(count: int) -> Outbox:
    outbox = Outbox()
    for zone in range(count):
        outbox.add(_frame(zone=zone))
    return outbox


def _seqs(frames: list[Frame]) -> list[int]:
    return [frame.seq for frame in frames]


def test_numbers_begin_at_1_and_rise_by_one() -> None:
    assert _seqs(list(_outbox(3).waiting)) == [1, 2, 3]


def test_window_lets_out_eight_and_more_only_after_a_confirmation() -> None:
    outbox = _outbox(12)
    assert _seqs(outbox.due(0)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert outbox.due(1) == []
    outbox.confirm(3)
    assert _seqs(outbox.due(2)) == [9, 10, 11]


def test_smaller_window_of_the_other_side_is_kept() -> None:
    outbox = Outbox(window=2)
    for _ in range(5):
        outbox.add(_frame())
    assert _seqs(outbox.due(0)) == [1, 2]


def test_oldest_is_repeated_after_250_500_1000_2000_2000_ms_with_only_the_flag_changed() -> None:
    outbox = _outbox(3)
    first = outbox.due(0)[0]
    repeats = [(now, frame) for now in range(1, 10_000) for frame in outbox.due(now)]
    assert [now for now, _ in repeats] == [250, 750, 1750, 3750, 5750, 7750, 9750]
    for _, frame in repeats:
        assert frame.flags == Flag.ACK_REQ | Flag.RETRANSMIT
        assert (frame.seq, frame.t_ms, frame.body, frame.kind, frame.addr) == (1, 1234, first.body, first.kind, 2)


def test_a_sender_never_gives_up() -> None:
    outbox = _outbox(1)
    outbox.due(0)
    hour_ms = 3_600_000
    assert sum(len(outbox.due(now)) for now in range(100, hour_ms, 100)) >= hour_ms // 2100 - 1


def test_confirmation_is_cumulative_and_the_next_one_starts_at_250_ms_again() -> None:
    outbox = _outbox(4)
    outbox.due(0)
    assert _seqs(outbox.due(250)) == [1]
    outbox.confirm(2)
    assert _seqs(list(outbox.waiting)) == [3, 4]
    outbox.due(300)
    assert outbox.due(549) == []
    assert _seqs(outbox.due(550)) == [3]


def test_confirmation_of_everything_ends_the_repeats() -> None:
    outbox = _outbox(2)
    outbox.due(0)
    outbox.confirm(2)
    assert [outbox.due(now) for now in range(0, 9000, 50)] == [[]] * 180
    assert outbox.next_due_ms() is None


def test_a_refusal_ends_the_repeats_of_that_frame_only() -> None:
    outbox = _outbox(2)
    outbox.due(0)
    outbox.refuse(1)
    outbox.due(10)
    assert _seqs(outbox.due(260)) == [2]


def test_what_is_sent_again_after_a_resume_is_marked_as_sent_before() -> None:
    outbox = _outbox(3)
    outbox.due(0)
    outbox.add(_frame())
    outbox.again_after(1)
    again = outbox.due(10)
    assert [(frame.seq, Flag.RETRANSMIT in frame.flags) for frame in again] == [(2, True), (3, True), (4, False)]


def test_frames_are_delivered_in_order_of_their_numbers() -> None:
    inbox = Inbox()
    assert inbox.take(_frame(2), 0) == []
    assert inbox.take(_frame(3), 0) == []
    assert _seqs(inbox.take(_frame(1), 0)) == [1, 2, 3]


def test_a_repeat_is_recognised_whether_it_was_delivered_or_waits() -> None:
    inbox = Inbox()
    inbox.take(_frame(1), 0)
    inbox.take(_frame(3), 0)
    assert [inbox.is_repeat(seq) for seq in (1, 2, 3, 4)] == [True, False, True, False]
    assert inbox.take(_frame(1), 0) == []
    assert _seqs(inbox.take(_frame(2), 0)) == [2, 3]
    inbox.take(_frame(1), 0)
    assert not inbox.has_gap(9000)  # a late repeat waits for nothing


def test_32_early_frames_are_kept_and_no_more() -> None:
    inbox = Inbox()
    for seq in range(2, 50):
        inbox.take(_frame(seq), 0)
    assert _seqs(inbox.take(_frame(1), 0)) == list(range(1, 34))


def test_the_missing_frame_is_taken_even_when_no_early_one_fits_any_more() -> None:
    inbox = Inbox()
    for seq in range(2, 34):
        inbox.take(_frame(seq), 0)
    assert len(inbox.take(_frame(1), 0)) == 33


def test_a_gap_is_told_when_it_is_a_second_old_and_once_a_second() -> None:
    inbox = Inbox()
    inbox.take(_frame(2), 100)
    assert [now for now in range(100, 3200, 50) if inbox.has_gap(now)] == [1100, 2100, 3100]
    inbox.take(_frame(1), 3200)
    assert not inbox.has_gap(9000)


def test_no_gap_where_all_came_in_order() -> None:
    inbox = Inbox()
    inbox.take(_frame(1), 0)
    assert not inbox.has_gap(60_000)


def test_unknown_beginning_waits_and_begins_where_it_is_told() -> None:
    inbox = Inbox(None)
    assert inbox.take(_frame(41), 0) == []
    assert inbox.take(_frame(40), 0) == []
    assert _seqs(inbox.begin_at(40, 10)) == [40, 41]


def test_a_frame_acted_on_out_of_turn_is_not_delivered_but_lets_the_next_pass() -> None:
    inbox = Inbox()
    inbox.take(_frame(3), 0)
    assert inbox.note(2, 0) == []
    assert _seqs(inbox.take(_frame(1), 0)) == [1, 3]


@pytest.mark.parametrize(
    ("done", "upto"), [((), 0), ((1,), 1), ((2,), 0), ((2, 3, 1), 3), ((1, 3, 4), 1), ((5, 1, 1, 2), 2)]
)
def test_settled_is_the_highest_number_up_to_which_all_are_done(done: tuple[int, ...], upto: int) -> None:
    settled = Settled()
    for seq in done:
        settled.settle(seq)
    assert settled.upto == upto


class _Channel:
    """Loses, repeats and reorders what is sent through it; arrives within 40 ms."""

    def __init__(self, random: Random, loss: float) -> None:
        self._random = random
        self._loss = loss
        self._under_way: list[tuple[int, Frame]] = []

    def send(self, frames: list[Frame], now: int) -> None:
        for frame in frames:
            for _ in range(self._random.choice((1, 1, 1, 2))):
                if self._random.random() >= self._loss:
                    self._under_way.append((now + self._random.randint(0, 40), frame))

    def arrived(self, now: int) -> list[Frame]:
        out = [frame for at, frame in self._under_way if at <= now]
        self._under_way = [(at, frame) for at, frame in self._under_way if at > now]
        self._random.shuffle(out)
        return out


class _End:
    """One side: its own frames to send, and what it was delivered."""

    def __init__(self, count: int) -> None:
        self.outbox = _outbox(count)
        self.inbox = Inbox()
        self.delivered: list[int] = []

    def step(self, arrived: list[Frame], now: int) -> list[Frame]:
        for frame in arrived:
            if frame.kind == MessageType.ACK:
                self.outbox.confirm(frame.seq)
            else:
                self.delivered += _seqs(self.inbox.take(frame, now))
        assert self.inbox.expected is not None
        ack = Frame(MessageType.ACK, 2, self.inbox.expected - 1)
        return [*self.outbox.due(now), *([ack] if arrived else [])]


@given(st.integers(0, 1 << 32), st.integers(0, 30), st.integers(0, 30), st.floats(0, 0.4))
def test_both_ends_get_every_frame_once_and_in_order_over_a_channel_that_loses_repeats_and_reorders(
    seed: int, here: int, there: int, loss: float
) -> None:
    random = Random(seed)
    left, right = _End(here), _End(there)
    to_right, to_left = _Channel(random, loss), _Channel(random, loss)
    for now in range(0, 600_000, 20):
        to_right.send(left.step(to_left.arrived(now), now), now)
        to_left.send(right.step(to_right.arrived(now), now), now)
        if not left.outbox.waiting and not right.outbox.waiting:
            break
    assert right.delivered == list(range(1, here + 1))
    assert left.delivered == list(range(1, there + 1))
