"""Host and device find each other: identity, places, versions, the time."""

import struct
import zlib

import pytest

from hardware.errors import LinkLost, WrongDevice
from hardware.events import DeviceUp, DownReason, HealthChanged, HealthState, PlaceKind, TablePlace
from hardware.framing import stuffed
from hardware.protocols.table_bus.frames import ALL
from hardware.protocols.table_bus.messages import Flag, MessageType
from tests.hardware.bench import Bench, seen_in

SEAT_1, BOARD = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.BOARD)


def _version_2(body_length: int = 3) -> bytes:
    raw = struct.pack("<BBBBII", 0x20, 1, 1, 2, 1, 0) + b"\xa0" * body_length
    return stuffed(raw + struct.pack("<I", zlib.crc32(raw)))


def test_host_asks_at_once_and_every_500_ms_who_is_there() -> None:
    bench = Bench()
    bench.is_device_heard = False
    bench.run(2200)
    asked = bench.told(MessageType.HELLO_REQ)
    assert len(asked) == 5  # at the opening, 500, 1000, 1500, 2000
    assert all(frame.addr == ALL and frame.body == {"host": "dealer-app", "proto_major": 1} for frame in asked)


def test_hello_brings_the_device_up_with_its_identity_and_places(bench: Bench) -> None:
    (up,) = bench.events
    assert isinstance(up, DeviceUp)
    assert (up.device, up.serial, up.boot, up.is_new_boot) == ("felt", "F0001", 7, True)
    assert up.places == (SEAT_1, TablePlace(PlaceKind.SEAT, 2), BOARD)


def test_after_hello_the_host_resumes_asks_for_snapshots_and_for_the_time(bench: Bench) -> None:
    (resume,) = bench.told(MessageType.RESUME)
    assert resume.body["boot_id"] == 7
    (snapshot,) = bench.told(MessageType.SNAPSHOT_REQ)
    assert snapshot.body == {}
    assert len(bench.told(MessageType.TIME_REQ)) == 1
    assert bench.snapshots_asked == 1


def test_hello_is_settled_by_the_link_itself(bench: Bench) -> None:
    assert bench.device.unacknowledged == 0


def test_hello_whose_acknowledgement_was_lost_is_acknowledged_again() -> None:
    bench = Bench()
    bench.is_host_heard = False
    bench.run(50)
    assert [type(event) for event in bench.events] == [DeviceUp]
    bench.is_host_heard = True
    bench.run(300)
    assert bench.device.unacknowledged == 0
    assert [type(event) for event in bench.events] == [DeviceUp]


def test_time_is_asked_once_a_minute(bench: Bench) -> None:
    bench.run(121_000, step_ms=100)
    assert len(bench.told(MessageType.TIME_REQ)) == 3


def test_silence_after_the_opening_is_no_answer() -> None:
    bench = Bench()
    bench.is_device_heard = False
    with pytest.raises(LinkLost):
        bench.run(6000)
    assert 5000 <= bench.clock.ms <= 5100


def test_another_serial_is_the_wrong_device() -> None:
    bench = Bench()
    bench.boot(7, serial="F0002")
    with pytest.raises(WrongDevice) as caught:
        bench.run(100)
    assert caught.value.reason is DownReason.WRONG_DEVICE
    assert "F0002" in str(caught.value) and "F0001" in str(caught.value)


def test_zone_that_the_device_calls_otherwise_is_told_and_the_layout_wins() -> None:
    bench = Bench()
    swapped = bench.device._zones[0].__class__(1, 2, 2, "seat 2")
    bench.device._zones = (swapped, *bench.device._zones[1:])
    bench.device._out.clear()
    bench.device._outbox.refuse(1)
    bench.device._send_hello()
    events = bench.run(100)
    health = [event for event in events if isinstance(event, HealthChanged)]
    assert [(event.state, len(event.causes)) for event in health] == [(HealthState.DEGRADED, 1)]
    assert "here it is seat 1" in health[0].causes[0]


def test_other_major_version_is_answered_once_a_second_with_nak_2() -> None:
    bench = Bench()
    bench.is_device_heard = False
    for _ in range(40):
        bench.feed(_version_2())
        bench.run(100)
    naks = bench.told(MessageType.NAK)
    assert [frame.body for frame in naks] == [{"seq": 0, "code": 2}] * 4
    assert all(frame.minor == 0 and Flag.ACK_REQ not in frame.flags for frame in naks)


def test_device_that_speaks_only_another_major_version_is_incompatible() -> None:
    bench = Bench()
    bench.is_device_heard = False
    with pytest.raises(WrongDevice) as caught:
        for _ in range(60):
            bench.feed(_version_2())
            bench.run(100)
    assert caught.value.reason is DownReason.INCOMPATIBLE


def test_device_that_offers_version_1_after_another_one_is_taken() -> None:
    bench = Bench()
    bench.feed(_version_2())
    bench.run(100)
    assert [type(event) for event in bench.events] == [DeviceUp]


def test_other_major_version_does_not_end_a_session(bench: Bench) -> None:
    bench.feed(_version_2())
    bench.run(100)
    bench.seen()
    assert len(seen_in(bench.run(100))) == 1


def test_time_of_an_event_is_told_in_the_clock_of_the_host() -> None:
    bench = Bench()
    bench.clock.ms = 100_000
    bench.boot(9)  # its clock begins at 0 here
    bench.clock.ms = 105_000
    bench.run(100)
    bench.is_device_heard = False
    bench.seen()
    stamped = bench.clock.ms
    bench.run(1000)
    bench.is_device_heard = True
    (event,) = seen_in(bench.run(3000))
    assert abs(event.at_ms - stamped) <= 20
