"""Frames come out of any chunks, damage costs only itself, and nothing makes the buffer grow."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hardware.framing import BAD_STUFFING, TOO_LONG, CobsFramer, stuffed

_FRAMES = st.lists(st.binary(min_size=1, max_size=300), max_size=6)
# Between two zeros, this code byte promises more bytes than follow: never a frame.
_NOISE = b"\xff\x11\x22"


def _cut(data: bytes, cuts: list[int]) -> list[bytes]:
    ends = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[a:b] for a, b in pairwise(ends)]


@given(_FRAMES, st.lists(st.integers(0, 5000), max_size=20))
def test_frames_come_out_whole_and_in_order_whatever_the_chunks(frames: list[bytes], cuts: list[int]) -> None:
    framer = CobsFramer()
    chunks = _cut(b"".join(stuffed(frame) for frame in frames), cuts)
    assert [frame for chunk in chunks for frame in framer.feed(chunk)] == frames
    assert not framer.rejects


def test_published_bytes_of_cobs_are_unstuffed() -> None:
    # The examples of the COBS paper: zeros alone, and a run of 254 that needs the code FF.
    run = bytes(range(1, 255))
    assert CobsFramer().feed(b"\x01\x01\x00") == [b"\x00"]
    assert CobsFramer().feed(b"\x03\x11\x22\x02\x33\x00") == [b"\x11\x22\x00\x33"]
    assert CobsFramer().feed(b"\xff" + run + b"\x00") == [run]


def test_two_zeros_in_a_row_are_no_frame_and_no_reject() -> None:
    framer = CobsFramer()
    assert framer.feed(b"\0\0\0") == []
    assert (framer.rejects.total(), framer.skipped) == (0, 0)


def test_noise_before_between_and_after_costs_only_itself() -> None:
    framer = CobsFramer()
    noisy = b"\0".join((_NOISE, stuffed(b"one") + _NOISE, stuffed(b"two") + _NOISE, b""))
    assert framer.feed(noisy) == [b"one", b"two"]
    assert framer.rejects == {BAD_STUFFING: 3}
    assert framer.skipped == 3 * len(_NOISE)


def test_noise_that_runs_into_a_frame_costs_that_frame_and_not_the_next() -> None:
    framer = CobsFramer()
    assert framer.feed(_NOISE + stuffed(b"one") + stuffed(b"two")) == [b"two"]


@given(st.lists(st.binary(max_size=3000), max_size=8))
def test_no_bytes_raise_and_the_frame_after_them_is_read(noise: list[bytes]) -> None:
    framer = CobsFramer()
    for chunk in noise:
        framer.feed(chunk)
    assert framer.feed(b"\0" + stuffed(b"after"))[-1:] == [b"after"]


def test_longest_frame_is_taken_and_one_byte_more_is_too_long() -> None:
    longest, longer = bytes([7]) * 1024, bytes([7]) * 1025
    framer = CobsFramer(limit=1024)
    assert framer.feed(stuffed(longest)) == [longest]
    assert framer.feed(stuffed(longer) + stuffed(b"next")) == [b"next"]
    assert framer.rejects == {TOO_LONG: 1}


def test_a_stream_without_zeros_holds_no_more_than_one_frame() -> None:
    framer = CobsFramer(limit=1024)
    for _ in range(1000):
        framer.feed(b"\x55" * 997)
        assert len(framer._held) <= 1029  # 1024 and one code byte for each 254 begun
    assert framer.feed(b"\0" + stuffed(b"after")) == [b"after"]
    assert framer.rejects == {TOO_LONG: 1}
    assert framer.skipped == 997_000
