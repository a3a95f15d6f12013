"""An event is settled when the app has said so, in order, and parts only as a whole."""

from hardware.events import Acknowledge, PlaceKind, Seq, SnapshotTaken, TablePlace, Tag
from hardware.protocols.table_bus.messages import Body, MessageType
from tests.hardware.bench import Bench, acknowledged_to, seen_in, settle

SEAT_1, BOARD = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.BOARD)


def _part(part: int, parts: int, snap_id: int = 1, uids: list[object] | None = None) -> Body:
    listed = [b"\xe0\x04\x01\x09\x09\x09\x09" + bytes((part,))] if uids is None else uids
    body: Body = {"zone": 11, "snap_id": snap_id, "part": part, "parts": parts, "uids": listed, "complete": True}
    return body | {"family": 1}


def test_an_event_is_not_acknowledged_before_it_is_asked(bench: Bench) -> None:
    bench.seen()
    (event,) = seen_in(bench.run(5000))
    assert event.tag == Tag("iso15693", "E00401500ABCDE01") and event.place == SEAT_1
    assert (event.seq, acknowledged_to(bench), bench.device.unacknowledged) == (Seq(7, 2), 1, 1)
    bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)
    bench.run(20)
    assert (acknowledged_to(bench), bench.device.unacknowledged) == (2, 0)


def test_repeats_of_an_unacknowledged_event_are_not_delivered_again(bench: Bench) -> None:
    bench.seen()
    assert len(seen_in(bench.run(4000))) == 1
    repeats = [frame for frame in bench.up if frame.kind == MessageType.CARD_SEEN]
    assert len(repeats) >= 4  # after 250, 750, 1750, 3750 ms


def test_acknowledgement_waits_for_the_gap_before_it(bench: Bench) -> None:
    for zone in (1, 2, 11):
        bench.seen(zone)
    first, second, third = seen_in(bench.run(50))
    bench.driver.ask(Acknowledge("felt", third.seq), bench.clock.ms)
    bench.driver.ask(Acknowledge("felt", first.seq), bench.clock.ms)
    bench.run(50)
    assert acknowledged_to(bench) == first.seq.number
    bench.driver.ask(Acknowledge("felt", second.seq), bench.clock.ms)
    bench.run(50)
    assert acknowledged_to(bench) == third.seq.number


def test_acknowledgement_of_an_old_boot_settles_nothing(bench: Bench) -> None:
    bench.boot(8)
    bench.run(300)
    bench.seen()
    (event,) = seen_in(bench.run(50))
    bench.driver.ask(Acknowledge("felt", Seq(7, event.seq.number)), bench.clock.ms)
    bench.run(50)
    assert bench.device.unacknowledged == 1


def test_event_of_a_zone_that_is_no_place_here_is_settled_without_an_event(bench: Bench) -> None:
    bench.seen(zone=5)
    assert seen_in(bench.run(50)) == []
    assert bench.device.unacknowledged == 0


def test_snapshot_in_parts_is_one_event_and_acknowledged_whole(bench: Bench) -> None:
    uids = [b"\xe0\x04\x01" + bytes((9, 9, 9, 9, n)) for n in range(1, 101)]
    bench.device.snapshot(11, uids, complete=True)
    (event,) = bench.run(100)
    assert isinstance(event, SnapshotTaken) and event.complete and event.place == BOARD
    assert [tag.uid for tag in event.tags] == [uid.hex().upper() for uid in uids]
    assert (bench.device.unacknowledged, acknowledged_to(bench)) == (3, 1)
    bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)
    bench.run(50)
    assert (bench.device.unacknowledged, acknowledged_to(bench)) == (0, 4)


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
    settle(bench, [event])
    bench.run(50)
    assert bench.device.unacknowledged == 0


def test_snapshot_never_finished_does_not_hold_up_the_window(bench: Bench) -> None:
    bench.device.report(MessageType.ZONE_SNAPSHOT, _part(1, 2))
    for number in range(30):
        bench.seen(uid=f"E00401500ABCDE{number + 1:02X}")
    for _ in range(20):
        settle(bench, bench.run(20))
    assert len(seen_in(bench.events)) == 30
    assert bench.device.unacknowledged == 0
