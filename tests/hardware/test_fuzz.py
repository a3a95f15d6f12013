"""The short form of the fuzz command: random and mutated bytes, no exception, no invented event, flat memory."""

import os

import pytest

from hardware.events import CardSeen, Seq, Tag
from tests.hardware.bench import FELT, Bench, device_frame
from tests.hardware.fuzz import Valid, through_driver, through_pty


def test_random_and_mutated_bytes_through_the_driver() -> None:
    found = through_driver(200_000, seed=1)
    assert found.is_good, found
    assert found.told > 20 and found.valid > found.told


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo terminals here")
def test_random_and_mutated_bytes_through_a_reader_on_a_real_line() -> None:
    found = through_pty(100_000, seed=2)
    assert found.is_good, found
    assert found.told > 10 and found.valid > found.told


def test_the_judge_excludes_an_event_that_no_frame_told_of() -> None:
    valid = Valid()
    valid.note(device_frame(0x10, {"zone": 1, "uid": b"\xe0\x04\x01\x02", "family": 1}, seq=4))
    place = FELT.antennas[0].place
    told = CardSeen("felt", Seq(7, 4), 0, place, 1, Tag("iso15693", "E0040102"))
    other_tag = CardSeen("felt", Seq(7, 4), 0, place, 1, Tag("iso15693", "E0040103"))
    other_number = CardSeen("felt", Seq(7, 5), 0, place, 1, Tag("iso15693", "E0040102"))
    assert [valid.excludes(event) for event in (told, other_tag, other_number)] == [False, True, True]


def test_a_device_that_confirms_nothing_does_not_make_the_host_pile_up_requests() -> None:
    bench = Bench()
    bench.run(100)
    bench.is_host_heard = False
    seen = {"zone": 1, "uid": b"\xe0\x04\x01", "family": 1}
    bench.feed(device_frame(0x10, seen, seq=9))  # a gap that is never filled
    for _ in range(100):
        bench.run(1000, step_ms=250)
    assert len(bench.driver._sending.outbox.waiting) <= 12
