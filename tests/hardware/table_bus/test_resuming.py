"""After a gap, a reopened line or a restart of either side nothing is lost; what is lost is told."""

from hardware.events import (
    CardDrawn,
    DeviceUp,
    EventsMissed,
    LampState,
    LampWanted,
    PlaceKind,
    Seq,
    SnapshotWanted,
    TablePlace,
)
from hardware.protocols.table_bus.messages import MessageType
from hardware.simulator.bus_device import RING
from tests.hardware.bench import Bench, device_frame, seen_in, settle

BOARD = TablePlace(PlaceKind.BOARD)


def test_fresh_run_resumes_from_0_what_an_earlier_run_left_unacknowledged() -> None:
    bench = Bench()
    bench.run(100)
    settle(bench, [])
    bench.seen(1)
    settle(bench, bench.run(50))
    bench.run(50)
    for zone in (2, 11):
        bench.seen(zone)
    before = seen_in(bench.run(50))
    bench.new_host()
    bench.down.clear()
    after = seen_in(bench.run(600))
    assert [frame.body for frame in bench.told(MessageType.RESUME)] == [{"boot_id": 7, "last_seq": 0}]
    # What was not acknowledged comes again, each once, under the same numbers; what was does not.
    assert [(event.seq, event.place) for event in after] == [(event.seq, event.place) for event in before]
    assert not any(isinstance(event, EventsMissed) for event in bench.events)
    settle(bench, list(after))
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
    first, *_ = seen_in(bench.run(50))
    settle(bench, [first])
    bench.run(50)
    bench.down.clear()
    bench.reopen()
    events = bench.run(600)
    assert [frame.body for frame in bench.told(MessageType.RESUME)] == [{"boot_id": 7, "last_seq": first.seq.number}]
    assert seen_in(events) == []  # this run has them already


def test_same_boot_goes_on_after_reopening(bench: Bench) -> None:
    bench.reopen()
    (up,) = bench.run(600)
    assert isinstance(up, DeviceUp) and not up.is_new_boot
    bench.seen()
    assert len(seen_in(bench.run(50))) == 1


def test_event_lost_with_the_line_comes_after_reopening(bench: Bench) -> None:
    bench.is_device_heard = False
    bench.seen()
    bench.run(500)
    bench.is_device_heard = True
    bench.reopen()
    assert len(seen_in(bench.run(600))) == 1


def test_new_boot_voids_all_and_asks_for_snapshots(bench: Bench) -> None:
    bench.seen()
    bench.run(50)
    bench.boot(8)
    events = bench.run(1500)
    (up,) = [event for event in events if isinstance(event, DeviceUp)]
    assert (up.boot, up.is_new_boot) == (8, True)
    assert bench.snapshots_asked == 1  # counted by the new boot
    bench.seen(2)
    (event,) = seen_in(bench.run(50))
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
        settle(bench, bench.run(20))
    assert len(seen_in(bench.events)) == RING
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
