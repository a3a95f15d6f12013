"""The host's side of table bus against a simulated device on one desk: session, acknowledgement, watchdog."""

import struct
import zlib

import pytest

from hardware.errors import LinkLost, WrongDevice
from hardware.events import (
    FLOOR_LAMP,
    Acknowledge,
    CardDrawn,
    CardSeen,
    DeviceEvent,
    DeviceUp,
    DownReason,
    EventsMissed,
    HealthChanged,
    HealthState,
    LampState,
    LampWanted,
    PlaceKind,
    Seq,
    SnapshotTaken,
    SnapshotWanted,
    TablePlace,
    Tag,
)
from hardware.framing import stuffed
from hardware.protocols.table_bus.frames import ALL, Frame, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType, Nak
from hardware.simulator.bus_device import RING
from tests.hardware.bench import Bench, device_frame

SEAT_1, BOARD = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.BOARD)


@pytest.fixture
def bench() -> Bench:
    """A host and a device that have found each other."""
    bench = Bench()
    bench.run(100)
    return bench


def _settle(bench: Bench, events: list[DeviceEvent]) -> None:
    for event in events:
        if isinstance(event, CardSeen | SnapshotTaken | CardDrawn):
            bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)


def _seen(events: list[DeviceEvent]) -> list[CardSeen]:
    return [event for event in events if isinstance(event, CardSeen)]


def _acked(bench: Bench) -> int:
    return max((int(str(frame.body["seq"])) for frame in bench.told(MessageType.ACK)), default=0)


# Finding each other


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


# Versions


def _version_2(body_length: int = 3) -> bytes:
    raw = struct.pack("<BBBBII", 0x20, 1, 1, 2, 1, 0) + b"\xa0" * body_length
    return stuffed(raw + struct.pack("<I", zlib.crc32(raw)))


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
    assert len(_seen(bench.run(100))) == 1


# Acknowledgement


def test_an_event_is_not_acknowledged_before_it_is_asked(bench: Bench) -> None:
    bench.seen()
    (event,) = _seen(bench.run(5000))
    assert event.tag == Tag("iso15693", "E00401500ABCDE01") and event.place == SEAT_1
    assert (event.seq, _acked(bench), bench.device.unacknowledged) == (Seq(7, 2), 1, 1)
    bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)
    bench.run(20)
    assert (_acked(bench), bench.device.unacknowledged) == (2, 0)


def test_repeats_of_an_unacknowledged_event_are_not_delivered_again(bench: Bench) -> None:
    bench.seen()
    assert len(_seen(bench.run(4000))) == 1
    repeats = [frame for frame in bench.up if frame.kind == MessageType.CARD_SEEN]
    assert len(repeats) >= 4  # after 250, 750, 1750, 3750 ms


def test_acknowledgement_waits_for_the_gap_before_it(bench: Bench) -> None:
    for zone in (1, 2, 11):
        bench.seen(zone)
    first, second, third = _seen(bench.run(50))
    bench.driver.ask(Acknowledge("felt", third.seq), bench.clock.ms)
    bench.driver.ask(Acknowledge("felt", first.seq), bench.clock.ms)
    bench.run(50)
    assert _acked(bench) == first.seq.number
    bench.driver.ask(Acknowledge("felt", second.seq), bench.clock.ms)
    bench.run(50)
    assert _acked(bench) == third.seq.number


def test_acknowledgement_of_an_old_boot_settles_nothing(bench: Bench) -> None:
    bench.boot(8)
    bench.run(300)
    bench.seen()
    (event,) = _seen(bench.run(50))
    bench.driver.ask(Acknowledge("felt", Seq(7, event.seq.number)), bench.clock.ms)
    bench.run(50)
    assert bench.device.unacknowledged == 1


def test_event_of_a_zone_that_is_no_place_here_is_settled_without_an_event(bench: Bench) -> None:
    bench.seen(zone=5)
    assert _seen(bench.run(50)) == []
    assert bench.device.unacknowledged == 0


def test_snapshot_in_parts_is_one_event_and_acknowledged_whole(bench: Bench) -> None:
    uids = [b"\xe0\x04\x01" + bytes((9, 9, 9, 9, n)) for n in range(1, 101)]
    bench.device.snapshot(11, uids, complete=True)
    (event,) = bench.run(100)
    assert isinstance(event, SnapshotTaken) and event.complete and event.place == BOARD
    assert [tag.uid for tag in event.tags] == [uid.hex().upper() for uid in uids]
    assert (bench.device.unacknowledged, _acked(bench)) == (3, 1)
    bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)
    bench.run(50)
    assert (bench.device.unacknowledged, _acked(bench)) == (0, 4)


def _part(part: int, parts: int, snap_id: int = 1, uids: list[object] | None = None) -> Body:
    listed = [b"\xe0\x04\x01\x09\x09\x09\x09" + bytes((part,))] if uids is None else uids
    body: Body = {"zone": 11, "snap_id": snap_id, "part": part, "parts": parts, "uids": listed, "complete": True}
    return body | {"family": 1}


def test_snapshot_with_a_refused_part_proves_nothing_and_blocks_nothing(bench: Bench) -> None:
    for part in (_part(1, 3), _part(2, 3, uids=[b""]), _part(3, 3)):
        bench.device.report(MessageType.ZONE_SNAPSHOT, part)
    assert bench.run(100) == []
    assert bench.device.unacknowledged == 0


def test_snapshot_begun_anew_replaces_the_one_that_was_never_finished(bench: Bench) -> None:
    for part in (_part(1, 2), _part(1, 2, snap_id=2), _part(2, 2, snap_id=2)):
        bench.device.report(MessageType.ZONE_SNAPSHOT, part)
    (event,) = bench.run(100)
    assert isinstance(event, SnapshotTaken) and len(event.tags) == 2
    _settle(bench, [event])
    bench.run(50)
    assert bench.device.unacknowledged == 0


def test_snapshot_never_finished_does_not_hold_up_the_window(bench: Bench) -> None:
    bench.device.report(MessageType.ZONE_SNAPSHOT, _part(1, 2))
    for number in range(30):
        bench.seen(uid=f"E00401500ABCDE{number + 1:02X}")
    for _ in range(20):
        _settle(bench, bench.run(20))
    assert len(_seen(bench.events)) == 30
    assert bench.device.unacknowledged == 0


# Refusals


def test_unknown_type_that_wants_an_answer_gets_nak_4_and_the_session_goes_on(bench: Bench) -> None:
    bench.device._outbox.last_seq = 2
    raw = _raw(0x3F, b"\xa0", seq=2)
    assert bench.feed(raw) == []
    bench.run(20)
    assert [frame.body for frame in bench.told(MessageType.NAK)] == [{"seq": 2, "code": Nak.UNSUPPORTED}]
    bench.seen()
    assert len(_seen(bench.run(50))) == 1


def test_unknown_type_without_a_wish_for_an_answer_is_ignored(bench: Bench) -> None:
    assert bench.feed(_raw(0x90, b"\xa0")) == []
    bench.run(20)
    assert bench.told(MessageType.NAK) == []


def _raw(kind: int, body: bytes, seq: int = 0, flags: int | None = None) -> bytes:
    flags = (1 if seq else 0) if flags is None else flags
    raw = struct.pack("<BBBBII", 0x10, flags, kind, 2, seq, 0) + body
    return stuffed(raw + struct.pack("<I", zlib.crc32(raw)))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (MessageType.CARD_SEEN, {"zone": 1, "uid": b"", "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": bytes(8), "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xff" * 8, "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "family": 1}),
        (MessageType.CARD_SEEN, {"zone": True, "uid": b"\xe0\x04", "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": "E004", "family": 1}),
        (MessageType.SHOE_STATE, {"zone": 0, "state": 6, "drawn": 0, "load_id": 1}),
        (MessageType.BUTTON_PUCK, {"puck": 4, "seat": 1, "confidence": 100}),
        (MessageType.BUTTON_PUCK, {"puck": 0, "seat": 11, "confidence": 100}),
        (MessageType.ZONE_SNAPSHOT, {"zone": 1, "snap_id": 1, "part": 1, "parts": 1, "uids": [3], "complete": True}),
        (MessageType.LAMP_SET, {"lamp": 1, "mode": 1, "rgb": 1, "duration_ms": 0}),
    ],
)
def test_bad_body_gets_nak_3_no_event_and_no_repeat(bench: Bench, kind: MessageType, body: Body) -> None:
    bench.device.report(kind, body)
    assert bench.run(2000) == []
    assert [frame.body for frame in bench.told(MessageType.NAK)] == [{"seq": 2, "code": Nak.BAD_BODY}]
    assert bench.device.unacknowledged == 0


@pytest.mark.parametrize("kind", [MessageType.HEARTBEAT, MessageType.ACK, MessageType.NAK, MessageType.TIME_RSP])
def test_sealed_frame_without_a_number_is_ignored(bench: Bench, kind: MessageType) -> None:
    assert bench.feed(_raw(kind, b"\x01\x02\x03", flags=4)) == []
    bench.seen()
    assert len(_seen(bench.run(50))) == 1


def test_sealed_hello_is_incompatible_and_no_crash() -> None:
    bench = Bench()
    with pytest.raises(WrongDevice) as caught:
        bench.feed(_raw(MessageType.HELLO, b"\x01\x02\x03", seq=1, flags=5))
    assert caught.value.reason is DownReason.INCOMPATIBLE


@pytest.mark.parametrize("body", [b"\xc5\x82\x1b\x7f\xff\xff\xff\xff\xff\xff\xff\x01", b"\xd8\x1e\x82\x01\x00"])
@pytest.mark.parametrize("key", [b"\xa1\x00", b"\xa1\x18\x63"])
def test_numbers_that_no_computer_can_hold_are_dropped_and_counted(bench: Bench, key: bytes, body: bytes) -> None:
    bench.feed(_raw(MessageType.CARD_SEEN, key + body, seq=2))
    bench.run(20)
    assert _seen(bench.events) == []


@pytest.mark.parametrize("damage", ["short", "checksum", "body"])
def test_damaged_frames_are_never_answered(bench: Bench, damage: str) -> None:
    frames = {
        "short": stuffed(b"\x10\x01\x10\x02"),
        "checksum": stuffed(b"\x10\x01\x10\x02" + bytes(20)),
        "body": _raw(MessageType.CARD_SEEN, b"\x83\x01\x02\x03", seq=2),
    }
    before = len(bench.down)
    assert bench.feed(frames[damage]) == []
    bench.run(200)
    assert bench.down[before:] == []


# Lamps


def test_lamps_are_lit_by_place_and_the_floor_lamp_is_number_0(bench: Bench) -> None:
    for place in (TablePlace(PlaceKind.SEAT, 10), BOARD, FLOOR_LAMP):
        bench.driver.ask(LampWanted(place, LampState.CALL), bench.clock.ms)
    bench.run(50)
    assert [frame.body["lamp"] for frame in bench.told(MessageType.LAMP_SET)] == [10, 11, 0]
    assert bench.device.lamps == {10: 1, 11: 1, 0: 1}


def test_lamp_that_is_not_fitted_is_not_asked_again_in_this_boot() -> None:
    bench = Bench(caps=(2,))
    bench.run(100)
    for _ in range(3):
        bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
        bench.run(50)
    assert len(bench.told(MessageType.LAMP_SET)) == 1
    bench.boot(8)
    bench.run(300)
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(50)
    assert len(bench.told(MessageType.LAMP_SET)) == 2


def test_lamp_of_a_busy_device_is_asked_again(bench: Bench) -> None:
    bench.is_host_heard = False
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(20)
    (asked,) = bench.told(MessageType.LAMP_SET)
    bench.feed(device_frame(MessageType.NAK, {"seq": asked.seq, "code": int(Nak.BUSY)}))
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(20)
    assert len(bench.told(MessageType.LAMP_SET)) == 2


# Resume, boots, restarts


def test_fresh_run_resumes_from_0_what_an_earlier_run_left_unacknowledged() -> None:
    bench = Bench()
    bench.run(100)
    _settle(bench, [])
    bench.seen(1)
    _settle(bench, bench.run(50))
    bench.run(50)
    for zone in (2, 11):
        bench.seen(zone)
    before = _seen(bench.run(50))
    bench.new_host()
    bench.down.clear()
    after = _seen(bench.run(600))
    assert [frame.body for frame in bench.told(MessageType.RESUME)] == [{"boot_id": 7, "last_seq": 0}]
    # What was not acknowledged comes again, each once, under the same numbers; what was does not.
    assert [(event.seq, event.place) for event in after] == [(event.seq, event.place) for event in before]
    assert not any(isinstance(event, EventsMissed) for event in bench.events)
    _settle(bench, list(after))
    bench.run(100)
    assert bench.device.unacknowledged == 0


def test_commands_are_counted_anew_even_if_hello_comes_before_the_host_has_asked(bench: Bench) -> None:
    bench.reopen()
    bench.device._send_hello()
    bench.feed(b"".join(bench.device.frames()))
    bench.run(300)
    assert bench.snapshots_asked == 2  # at the first opening and at this one


def test_reopening_in_one_run_resumes_from_the_last_acknowledged(bench: Bench) -> None:
    for zone in (1, 2, 11):
        bench.seen(zone)
    first, *_ = _seen(bench.run(50))
    _settle(bench, [first])
    bench.run(50)
    bench.down.clear()
    bench.reopen()
    events = bench.run(600)
    assert [frame.body for frame in bench.told(MessageType.RESUME)] == [{"boot_id": 7, "last_seq": first.seq.number}]
    assert _seen(events) == []  # this run has them already


def test_same_boot_goes_on_after_reopening(bench: Bench) -> None:
    bench.reopen()
    (up,) = bench.run(600)
    assert isinstance(up, DeviceUp) and not up.is_new_boot
    bench.seen()
    assert len(_seen(bench.run(50))) == 1


def test_event_lost_with_the_line_comes_after_reopening(bench: Bench) -> None:
    bench.is_device_heard = False
    bench.seen()
    bench.run(500)
    bench.is_device_heard = True
    bench.reopen()
    assert len(_seen(bench.run(600))) == 1


def test_new_boot_voids_all_and_asks_for_snapshots(bench: Bench) -> None:
    bench.seen()
    bench.run(50)
    bench.boot(8)
    events = bench.run(1500)
    (up,) = [event for event in events if isinstance(event, DeviceUp)]
    assert (up.boot, up.is_new_boot) == (8, True)
    assert bench.snapshots_asked == 1  # counted by the new boot
    bench.seen(2)
    (event,) = _seen(bench.run(50))
    assert event.seq == Seq(8, 2)


def test_new_boot_whose_hello_was_lost_is_found_by_its_heartbeat(bench: Bench) -> None:
    bench.boot(8)
    bench.device.frames()  # lost
    bench.device._outbox.refuse(1)
    events = bench.run(2000)
    assert [event.boot for event in events if isinstance(event, DeviceUp)] == [8]


def test_commands_reach_a_device_that_started_anew(bench: Bench) -> None:
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(50)
    bench.boot(8)
    bench.run(300)
    bench.driver.ask(LampWanted(BOARD, LampState.CALL), bench.clock.ms)
    bench.run(50)
    assert bench.device.lamps == {11: 1}


def test_gap_older_than_a_second_is_asked_for_again(bench: Bench) -> None:
    bench.down.clear()
    bench.feed(device_frame(MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xe0\x04\x01", "family": 1}, seq=3))
    bench.run(900)
    assert bench.told(MessageType.RESUME) == []
    bench.run(200)
    assert [frame.body for frame in bench.told(MessageType.RESUME)] == [{"boot_id": 7, "last_seq": 1}]


def test_snapshot_wanted_asks_for_all_zones(bench: Bench) -> None:
    bench.down.clear()
    bench.driver.ask(SnapshotWanted("felt"), bench.clock.ms)
    bench.run(50)
    assert [frame.body for frame in bench.told(MessageType.SNAPSHOT_REQ)] == [{}]


# Overflow


def test_overflow_drops_placements_never_draws_and_asks_for_snapshots(bench: Bench) -> None:
    bench.is_device_heard = False
    for number in range(RING + 6):
        bench.seen(uid=f"E00401500ABC{number + 1:04X}")
    bench.device.report(
        MessageType.CARD_DRAWN, {"zone": 0, "uid": b"\xe0\x04\x09", "family": 1, "ordinal": 1, "flags": 1}
    )
    asked = len(bench.told(MessageType.SNAPSHOT_REQ))
    bench.is_device_heard = True
    for _ in range(100):
        _settle(bench, bench.run(20))
    assert len(_seen(bench.events)) == RING
    assert len([event for event in bench.events if isinstance(event, CardDrawn)]) == 1
    assert any(isinstance(event, EventsMissed) for event in bench.events)
    assert len(bench.told(MessageType.SNAPSHOT_REQ)) > asked


def test_loss_of_an_earlier_line_is_not_told_again_after_reopening(bench: Bench) -> None:
    bench.device._lost = 3
    assert any(isinstance(event, EventsMissed) for event in bench.run(1100))
    bench.reopen()
    assert not any(isinstance(event, EventsMissed) for event in bench.run(2500))


def test_loss_in_a_new_boot_is_told_though_the_one_before_had_lost_more(bench: Bench) -> None:
    bench.device._lost = 3
    bench.run(1100)
    bench.boot(8)
    bench.run(300)
    bench.device._lost = 2
    assert any(isinstance(event, EventsMissed) for event in bench.run(1100))


def test_events_the_device_no_longer_has_are_missed(bench: Bench) -> None:
    bench.feed(device_frame(MessageType.FAULT, {"code": 7, "severity": 2}, seq=2))
    assert any(isinstance(event, EventsMissed) for event in bench.events)


# Watchdog and health


def _health(events: list[DeviceEvent]) -> list[HealthState]:
    return [event.state for event in events if isinstance(event, HealthChanged)]


def test_silent_device_is_degraded_after_two_heartbeats_and_lost_after_five(bench: Bench) -> None:
    bench.run(1000)
    heard = bench.driver._alive_ms
    bench.is_device_heard = False
    with pytest.raises(LinkLost):
        bench.run(9000)
    assert 5000 < bench.clock.ms - heard <= 5100
    (degraded,) = [event for event in bench.events if isinstance(event, HealthChanged)]
    assert degraded.state is HealthState.DEGRADED
    assert 2000 < degraded.at_ms - heard <= 2100


def test_device_that_speaks_again_is_ready_again(bench: Bench) -> None:
    bench.is_device_heard = False
    bench.run(3500)
    bench.is_device_heard = True
    bench.run(1500)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_more_than_five_percent_of_damaged_frames_over_ten_seconds_are_degraded_and_it_does_not_flap(
    bench: Bench,
) -> None:
    for _ in range(60):
        bench.feed(stuffed(b"\x10\x01\x10\x02" + bytes(20)))
        bench.run(1000)
    assert _health(bench.events) == [HealthState.DEGRADED]
    bench.run(15_000)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_noise_before_hello_does_not_make_a_device_degraded() -> None:
    bench = Bench()
    bench.is_device_heard = False
    for _ in range(20):
        bench.feed(b"\xffrst:0x1 (POWERON)\0")
        bench.run(100)
    bench.is_device_heard = True
    bench.run(3000)
    assert any(isinstance(event, DeviceUp) for event in bench.events)
    assert _health(bench.events) == []


def test_boot_text_of_a_restart_is_forgotten_with_its_hello(bench: Bench) -> None:
    bench.run(2000)
    bench.is_device_heard = False
    for _ in range(20):
        bench.feed(b"\xffrst:0x1 (POWERON)\0")
        bench.run(100)
    assert _health(bench.events) == [HealthState.DEGRADED]
    bench.boot(8)
    bench.is_device_heard = True
    bench.run(200)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_own_echo_on_a_shared_line_is_discarded() -> None:
    bench = Bench()
    bench.is_device_heard = False
    bench.run(50)
    before = len(bench.down)
    for frame in tuple(bench.down):
        assert bench.driver.receive(encode(frame), bench.clock.ms) == []
    assert len(bench.down) == before


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
    (event,) = _seen(bench.run(3000))
    assert abs(event.at_ms - stamped) <= 20


def test_a_frame_for_another_address_is_not_ours(bench: Bench) -> None:
    other = Frame(MessageType.CARD_SEEN, 9, 2, 0, {"zone": 1, "uid": b"\xe0\x04", "family": 1}, Flag.ACK_REQ)
    assert bench.feed(encode(other)) == []
