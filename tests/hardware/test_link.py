"""Faults of the field over real pseudo terminals and sockets: the line goes, comes back, lies, or says nothing."""

import itertools
import logging
import os
import queue
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import serial  # type: ignore[import-untyped]  # ships no types; holds a port as another program would

from hardware.clock import Clock
from hardware.errors import LinkLost, OpenFailed
from hardware.events import (
    Acknowledge,
    CardSeen,
    DeviceDown,
    DeviceEvent,
    DeviceUp,
    DownReason,
    HealthChanged,
    HealthState,
    LampState,
    LampWanted,
    NoiseCounted,
    PlaceKind,
    Seq,
    TablePlace,
)
from hardware.layout import read_layout
from hardware.link import Link
from hardware.protocols import PROTOCOLS
from hardware.protocols.table_bus.driver import TableBus
from hardware.simulator.bus_device import BusDevice
from hardware.simulator.cards import Cards
from hardware.simulator.endpoint import Endpoint, Sensing
from hardware.simulator.felt import Felt, felt_places, felt_zones
from hardware.simulator.line import PtyLine, SocketLine
from hardware.simulator.noise import PROFILES, Noise, Scanning
from hardware.supervisor import Supervisor
from hardware.transport import SerialLine
from tests.hardware.bench import FELT
from tests.hardware.stand import SPEED, Heard, descriptors, felt_toml, simulated, wait_until, watched

SEAT_1 = TablePlace(PlaceKind.SEAT, 1)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


@pytest.fixture
def clock() -> Clock:
    return Clock(SPEED)


@pytest.mark.parametrize("line", ["pty", "socket"])
def test_card_comes_up_over_a_real_line_and_the_lamp_goes_down(tmp_path: Path, clock: Clock, line: str) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock, line=line) as table,  # type: ignore[arg-type]  # one of the two kinds
        watched(table.layout_toml(), clock, heard) as supervisor,
    ):
        heard.wait(DeviceUp)
        table.put(table.tags[0], SEAT_1)
        seen = heard.wait(CardSeen)
        assert (seen.place, seen.tag.uid, seen.simulated) == (SEAT_1, table.tags[0].hex().upper(), True)
        supervisor.send(LampWanted(SEAT_1, LampState.ON))
        wait_until(lambda: table.endpoints["felt"].device.lamps.get(1) == 1, "the lamp stays dark")
    assert heard.events[-1] == DeviceDown("felt", heard.events[-1].at_ms, DownReason.STOPPED, "closed")


@pytest.mark.parametrize("line", ["pty", "socket"])
def test_f01_cable_pulled_while_reading_is_lost_within_a_second_and_comes_back(
    tmp_path: Path, clock: Clock, line: str
) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock, line=line) as table,  # type: ignore[arg-type]  # one of the two kinds
        watched(table.layout_toml(), clock, heard),
    ):
        heard.wait(DeviceUp)
        pulled = clock.now_ms()
        table.unplug("felt")
        assert heard.wait_down(DownReason.LOST).at_ms - pulled < 1000
        table.put(table.tags[0], SEAT_1)
        table.plug("felt")
        up = heard.wait(DeviceUp, 2)
        assert not up.is_new_boot
        assert heard.wait(CardSeen).place == SEAT_1


@pytest.mark.parametrize("order", list(itertools.permutations(("read", "write", "close"))))
def test_f02_every_call_on_a_line_that_went_away_is_link_lost_or_nothing(
    tmp_path: Path, order: tuple[str, ...]
) -> None:
    end = PtyLine(tmp_path / "felt")
    line = SerialLine(end.url)
    end.unplug()
    for call in order:
        if call == "close":
            line.close()
            continue
        with pytest.raises(LinkLost):
            line.read() if call == "read" else line.write(b"x")
    line.close()


def test_f03_device_comes_back_as_another_terminal_behind_the_same_name(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, heard):
        heard.wait(DeviceUp)
        first = os.readlink(tmp_path / "felt")
        table.unplug("felt")
        heard.wait_down(DownReason.LOST)
        taken: list[tuple[int, int]] = []

        def is_old_number_taken() -> bool:
            taken.append(os.openpty())
            return os.ttyname(taken[-1][1]) == first

        wait_until(is_old_number_taken, "the host has not let go of it")
        table.plug("felt")
        assert os.readlink(tmp_path / "felt") != first
        heard.wait(DeviceUp, 2)
        for end in itertools.chain(*taken):
            os.close(end)


@pytest.mark.parametrize("call", ["flush", "reset_input_buffer", "reset_output_buffer"])
def test_f02_errors_of_the_terminal_itself_are_link_lost_too(tmp_path: Path, call: str) -> None:
    end = PtyLine(tmp_path / "felt")
    line = SerialLine(end.url)
    end.unplug()
    with pytest.raises(LinkLost):
        line._guard(getattr(line._port, call))
    line.close()


def test_f23_a_line_that_never_pauses_is_handed_on_in_pieces() -> None:
    end = SocketLine()
    line = SerialLine(end.url)
    end.read(0.5)  # takes the host in
    sent = 0
    while taken := end.write(b"\xff" * 10_000):
        sent += taken
    assert sent > 50_000
    assert len(line.read()) <= 8192
    line.close()
    end.unplug()


class _Booting(PtyLine):
    """Prints boot text for two seconds and hears nothing before."""

    def __init__(self, link: Path, clock: Clock) -> None:
        self._clock = clock
        self._until_ms = clock.now_ms() + 2000
        super().__init__(link)

    def read(self, timeout_s: float) -> bytes:
        data = super().read(timeout_s)
        if self._clock.now_ms() < self._until_ms:
            super().write(b"rst:0x1 (POWERON_RESET),boot:0x13\r\n\xff\x00")
            return b""
        return data

    def write(self, data: bytes) -> int:
        return len(data) if self._clock.now_ms() < self._until_ms else super().write(data)


def _felt(line: PtyLine, clock: Clock) -> Endpoint:
    def build(boot: int) -> tuple[BusDevice, Sensing]:
        device = BusDevice("F0001", 2, felt_zones(felt_places()), boot, clock, caps=(2, 5, 9))
        return device, Felt(device, felt_places(), Cards(), Scanning(Noise(), 1))

    return Endpoint(line, build, clock, Noise(), "felt")


def test_f04_boot_text_before_hello_is_counted_and_then_the_device_is_up_and_ready(
    tmp_path: Path, clock: Clock
) -> None:
    heard = Heard()
    endpoint = _felt(_Booting(tmp_path / "felt", clock), clock)
    endpoint.start()
    try:
        with watched(felt_toml(endpoint.url), clock, heard):
            heard.wait(DeviceUp)
            assert heard.wait(NoiseCounted).skipped > 0
            wait_until(lambda: clock.now_ms() > 5000, "time")
            assert heard.of(HealthChanged) == []
            assert heard.of(DeviceDown) == []
    finally:
        endpoint.stop()


def test_f05_port_held_by_another_program_is_busy_and_taken_when_it_is_free(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table:
        other = serial.Serial(table.endpoints["felt"].url, exclusive=True)
        with watched(table.layout_toml(), clock, heard):
            heard.wait_down(DownReason.BUSY)
            other.close()
            heard.wait(DeviceUp)


def test_f06_port_that_opens_but_never_answers_is_no_answer_and_never_up(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    end = PtyLine(tmp_path / "felt")
    with watched(felt_toml(end.url), clock, heard):
        heard.wait_down(DownReason.NO_ANSWER)
    assert heard.of(DeviceUp) == []
    end.unplug()


def test_f07_device_absent_for_an_hour_is_told_once() -> None:
    clock, heard = Clock(3600), Heard()
    with watched(felt_toml("/dev/no-such-port"), clock, heard):
        heard.wait_down(DownReason.NOT_PRESENT)
        wait_until(lambda: clock.now_ms() > 3_600_000, "an hour")
    assert [event.reason for event in heard.of(DeviceDown)] == [DownReason.NOT_PRESENT]


def test_f07_a_port_that_is_plugged_in_ends_the_back_off(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table:
        table.unplug("felt")
        with watched(table.layout_toml(), clock, heard):
            wait_until(lambda: clock.now_ms() > 12_000, "the long pauses")
            table.plug("felt")
            plugged = clock.now_ms()
            assert heard.wait(DeviceUp).at_ms - plugged < 1500


def test_f10_device_that_falls_silent_with_the_line_open_is_degraded_then_lost_then_back(
    tmp_path: Path, clock: Clock
) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, heard):
        heard.wait(DeviceUp)
        table.endpoints["felt"].mute(7000)
        silent = clock.now_ms()
        degraded = heard.wait(HealthChanged)
        assert degraded.state is HealthState.DEGRADED and 1000 < degraded.at_ms - silent < 4000
        assert 4000 < heard.wait_down(DownReason.LOST).at_ms - silent < 7000
        heard.wait(DeviceUp, 2)


def test_f11_a_fifth_of_the_frames_corrupted_is_degraded_loses_nothing_and_invents_nothing(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PROFILES, "damaged", Noise(flipped=0.2))
    heard = Heard()
    places = list(felt_places().values())
    with (
        simulated(tmp_path, clock, noise="damaged") as table,
        watched(table.layout_toml(), clock, heard),
    ):
        heard.wait(DeviceUp)
        laid = {tag.hex().upper(): places[n % len(places)] for n, tag in enumerate(table.tags[:20])}
        for tag, place in laid.items():
            table.put(bytes.fromhex(tag), place)
        heard.wait(CardSeen, len(laid))
        heard.wait(HealthChanged, where=lambda event: event.state is HealthState.DEGRADED)
        seen = heard.of(CardSeen)
    assert {event.tag.uid: event.place for event in seen} == laid
    assert len(seen) == len(laid)
    assert heard.of(DeviceDown)[0].reason is DownReason.STOPPED


def test_f09_hundred_cycles_of_unplug_and_plug_leave_no_thread_and_no_descriptor(tmp_path: Path) -> None:
    clock, heard = Clock(50), Heard()
    threads, files = threading.active_count(), descriptors()
    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, heard) as supervisor:
        heard.wait(DeviceUp)
        running, open_files = threading.active_count(), descriptors()
        for cycle in range(100):
            table.unplug("felt")
            heard.wait_down(DownReason.LOST, cycle + 1)
            table.plug("felt")
            supervisor.retry("felt")
            heard.wait(DeviceUp, cycle + 2)
        assert (threading.active_count(), descriptors()) == (running, open_files)
    wait_until(lambda: threading.active_count() == threads, "a thread is left")
    assert descriptors() == files


def test_f12_stop_right_after_a_loss_does_not_wait_for_the_socket_to_close(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock, line="socket") as table, watched(table.layout_toml(), clock, heard) as supervisor:
        heard.wait(DeviceUp)
        table.unplug("felt")
        heard.wait_down(DownReason.LOST)
        begun = time.monotonic()
        assert supervisor.stop() == ()
        assert time.monotonic() - begun < 0.2


@pytest.mark.parametrize("state", ["absent", "silent", "ready", "flooded"])
def test_f12_stop_takes_less_than_300_ms_in_every_state(tmp_path: Path, state: str) -> None:
    clock, heard = Clock(1), Heard()  # the wall's own time: the longest waits
    end = PtyLine(tmp_path / "felt")
    endpoint = _felt(end, clock) if state == "ready" else None
    if endpoint is not None:
        endpoint.start()
    flooding = threading.Event()
    flood = threading.Thread(target=_flood, args=(end, flooding))
    if state == "flooded":
        flood.start()
    with watched(felt_toml(str(tmp_path / "none") if state == "absent" else end.url), clock, heard) as supervisor:
        if state == "ready":
            heard.wait(DeviceUp)
        elif state == "absent":
            heard.wait_down(DownReason.NOT_PRESENT)
        else:
            time.sleep(0.2)
        begun = time.monotonic()
        assert supervisor.stop() == ()
        assert time.monotonic() - begun < 0.3
    flooding.set()
    if state == "flooded":
        flood.join()
    if endpoint is not None:
        endpoint.stop()
    end.unplug()


def _flood(end: PtyLine, stop: threading.Event) -> None:
    while not stop.is_set():
        end.write(b"\xff\x00AT+GSN\r\n" * 100)


def test_f26_port_that_may_not_be_opened_is_no_permission_and_not_absence() -> None:
    master, slave = os.openpty()
    name = os.ttyname(slave)
    os.chmod(name, 0)
    try:
        with _as_somebody(), pytest.raises(OpenFailed) as caught:
            SerialLine(name)
    finally:
        os.close(master)
        os.close(slave)
    assert caught.value.reason is DownReason.NO_PERMISSION


@contextmanager
def _as_somebody() -> Iterator[None]:
    """Nothing is forbidden to root: there, open as the user that owns nothing."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


def test_f26_port_that_is_not_there_is_not_present(tmp_path: Path) -> None:
    for url in (str(tmp_path / "none"), "socket://127.0.0.1:1"):
        with pytest.raises(OpenFailed) as caught:
            SerialLine(url)
        assert caught.value.reason is DownReason.NOT_PRESENT


class _ReadableAndEmpty:
    """A handle that is always readable and always empty, as some systems leave it after an unplug."""

    def __init__(self) -> None:
        self.reads = 0

    def read(self) -> bytes:
        self.reads += 1
        return b""

    def write(self, data: bytes) -> None:
        return None

    def close(self) -> None:
        return None


def test_f28_line_that_is_readable_and_empty_is_lost_after_three_reads() -> None:
    line, clock = _ReadableAndEmpty(), Clock()
    link = Link(line, TableBus(FELT, clock), Heard(), clock, 0.1)
    with pytest.raises(LinkLost):
        link.run(queue.Queue(), threading.Event())
    assert line.reads == 3


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


def test_device_of_another_serial_is_the_wrong_device(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock) as table,
        watched(felt_toml(table.endpoints["felt"].url).replace("F0001", "F0099"), clock, heard),
    ):
        heard.wait_down(DownReason.WRONG_DEVICE)
    assert heard.of(DeviceUp) == []
