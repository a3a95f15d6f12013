"""A port that opens and does not speak as it should: boot text, another program, silence, another device."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import serial  # type: ignore[import-untyped]  # ships no types; holds a port as another program would

from hardware.clock import Clock
from hardware.events import DeviceDown, DeviceUp, DownReason, HealthChanged, NoiseCounted
from hardware.simulator.line import PtyLine
from tests.hardware.stand import Heard, felt_endpoint, felt_toml, simulated, wait_until, watched

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


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


def test_f04_boot_text_before_hello_is_counted_and_then_the_device_is_up_and_ready(
    tmp_path: Path, clock: Clock
) -> None:
    heard = Heard()
    endpoint = felt_endpoint(_Booting(tmp_path / "felt", clock), clock)
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


def test_device_of_another_serial_is_the_wrong_device(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock) as table,
        watched(felt_toml(table.endpoints["felt"].url).replace("F0001", "F0099"), clock, heard),
    ):
        heard.wait_down(DownReason.WRONG_DEVICE)
    assert heard.of(DeviceUp) == []


@pytest.mark.parametrize("other", ["1-2.4", "1-2", ""])
def test_f27_device_without_a_serial_is_looked_for_in_its_own_socket_of_the_hub(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table:
        port = SimpleNamespace(device=table.endpoints["felt"].url, vid=0x1A86, location=other)
        monkeypatch.setattr("serial.tools.list_ports.comports", lambda: [port])
        layout = felt_toml("auto").replace('serial = "F0001"', 'usb_path = "1-2.3"')
        with watched(layout, clock, heard) as supervisor:
            assert "1-2.3" in heard.wait_down(DownReason.NOT_PRESENT).detail
            port.location = "1-2.3:1.0"  # the first interface of what hangs there
            supervisor.retry("felt")
            heard.wait(DeviceUp)
