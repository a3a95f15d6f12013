"""A line that stays open and says nothing, or nothing true."""

import queue
import sys
import threading
from pathlib import Path

import pytest

from hardware.clock import Clock
from hardware.errors import LinkLost
from hardware.events import CardSeen, DeviceDown, DeviceUp, DownReason, HealthChanged, HealthState
from hardware.link import Link
from hardware.protocols.table_bus.driver import TableBus
from hardware.simulator.felt import felt_places
from hardware.simulator.noise import PROFILES, Noise
from tests.hardware.bench import FELT
from tests.hardware.stand import Heard, simulated, watched

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


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


def test_f28_line_that_is_readable_and_empty_is_lost_after_three_reads() -> None:
    line, clock = _ReadableAndEmpty(), Clock()
    link = Link(line, TableBus(FELT, clock), Heard(), clock, 0.1)
    with pytest.raises(LinkLost):
        link.run(queue.Queue(), threading.Event())
    assert line.reads == 3
