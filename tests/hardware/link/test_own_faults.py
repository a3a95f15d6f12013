"""Faults of our own: a driver, a listener or a full queue ends no reader."""

import itertools
import logging
import sys
import threading
import time
from pathlib import Path

import pytest

from hardware.clock import Clock
from hardware.events import (
    Acknowledge,
    CardSeen,
    DeviceEvent,
    DeviceUp,
    DownReason,
    LampState,
    LampWanted,
    PlaceKind,
    Seq,
    TablePlace,
)
from hardware.layout_file import read_layout
from hardware.protocols import PROTOCOLS
from hardware.protocols.table_bus.driver import TableBus
from hardware.supervisor import Supervisor
from tests.hardware.stand import Heard, felt_toml, simulated, wait_until, watched

SEAT_1 = TablePlace(PlaceKind.SEAT, 1)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


class _Faulty(TableBus):
    """A driver with a fault of ours in it: it fails at the first bytes that it gets."""

    fails = True

    def receive(self, data: bytes, now_ms: int) -> list[DeviceEvent]:
        if _Faulty.fails:
            _Faulty.fails = False
            raise ZeroDivisionError
        return super().receive(data, now_ms)


def test_f30_unexpected_exception_in_a_driver_is_a_lost_device_that_comes_back(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PROTOCOLS, "faulty", _Faulty)
    _Faulty.fails = True
    heard = Heard()
    with simulated(tmp_path, clock) as table, watched(felt_toml(table.endpoints["felt"].url, "faulty"), clock, heard):
        heard.wait_down(DownReason.LOST)
        heard.wait(DeviceUp)
    assert any("ZeroDivisionError" in (record.exc_text or "") for record in caplog.records)


def test_f30_a_name_that_no_port_can_have_does_not_end_the_reader(clock: Clock) -> None:
    heard = Heard()
    with watched(felt_toml("/dev/" + "x" * 300), clock, heard):
        heard.wait_down(DownReason.NOT_PRESENT)
        wait_until(lambda: clock.now_ms() > 2000, "some tries")
        assert any(thread.name == "device felt" for thread in threading.enumerate())


def test_f30_ports_that_can_not_be_listed_do_not_end_the_reader(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise OSError("no bus")

    monkeypatch.setattr("serial.tools.list_ports.comports", fail)
    heard = Heard()
    with watched(felt_toml("auto"), clock, heard):
        assert "no bus" in heard.wait_down(DownReason.NOT_PRESENT).detail
        wait_until(lambda: clock.now_ms() > 2000, "some tries")
        assert any(thread.name == "device felt" for thread in threading.enumerate())


def test_listener_that_fails_is_logged_and_the_reader_goes_on(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    heard = Heard()
    calls = itertools.count(1)

    def failing(events: tuple[DeviceEvent, ...]) -> None:
        heard(events)
        if next(calls) in (1, 3):
            raise KeyError("listener")

    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, failing):
        table.put(table.tags[0], SEAT_1)
        heard.wait(CardSeen)
    failures = [record for record in caplog.records if record.exc_text]
    assert [(record.levelno, "KeyError" in (record.exc_text or "")) for record in failures] == [
        (logging.ERROR, True)
    ] * 2


def test_listener_that_fails_ten_times_in_a_row_is_called_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(100)
    calls: list[int] = []

    def failing(events: tuple[DeviceEvent, ...]) -> None:
        calls.append(1)
        raise KeyError("listener")

    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, failing):
        for tag in table.tags[:20]:
            table.put(tag, SEAT_1)
            time.sleep(0.01)
        wait_until(lambda: len(calls) >= 10, "fewer calls")
        time.sleep(0.1)
    assert len(calls) == 10
    assert len([record for record in caplog.records if record.exc_text]) == 10


def test_request_for_a_lost_device_neither_blocks_nor_raises(clock: Clock) -> None:
    heard = Heard()
    with watched(felt_toml("/dev/no-such-port"), clock, heard) as supervisor:
        begun = time.monotonic()
        for _ in range(1000):
            supervisor.send(LampWanted(SEAT_1, LampState.ON))
        assert time.monotonic() - begun < 1


def test_lamps_for_a_lost_device_leave_room_for_its_acknowledgements(clock: Clock) -> None:
    supervisor = Supervisor(read_layout(felt_toml("/dev/no-such-port"), tuple(PROTOCOLS)), Heard(), clock)
    for _ in range(1000):
        supervisor.send(LampWanted(SEAT_1, LampState.ON))
    acknowledgements = [Acknowledge("felt", Seq(7, number)) for number in range(1, 65)]
    for request in acknowledgements:
        supervisor.send(request)
    assert [*supervisor._keepers["felt"]._requests.queue][-64:] == acknowledgements
    assert supervisor._keepers["felt"]._requests.qsize() <= 256
