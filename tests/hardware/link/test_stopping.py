"""Stopping takes less than 0.3 s, whatever the line does."""

import sys
import threading
import time
from pathlib import Path

import pytest

from hardware.clock import Clock
from hardware.events import DeviceUp, DownReason
from hardware.simulator.line import PtyLine
from tests.hardware.stand import Heard, felt_endpoint, felt_toml, simulated, watched

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


def _flood(end: PtyLine, stop: threading.Event) -> None:
    while not stop.is_set():
        end.write(b"\xff\x00AT+GSN\r\n" * 100)


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
    endpoint = felt_endpoint(end, clock) if state == "ready" else None
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
