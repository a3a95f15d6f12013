"""Real readers' threads against real lines: what came up is kept, and can be waited for."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from hardware.clock import Clock
from hardware.events import Acknowledge, DeviceDown, DeviceEvent, DownReason, NumberedEvent
from hardware.layout_file import read_layout
from hardware.protocols import PROTOCOLS
from hardware.simulator.bus_device import BusDevice
from hardware.simulator.cards import Cards
from hardware.simulator.endpoint import Endpoint, Sensing
from hardware.simulator.felt import Felt, felt_places, felt_zones
from hardware.simulator.line import PtyLine
from hardware.simulator.noise import Noise, Scanning
from hardware.simulator.table import LineKind, SimulatedTable
from hardware.supervisor import Supervisor

SPEED = 10
_PATIENCE_S = 5.0

Kind = TypeVar("Kind", bound=DeviceEvent)


class Heard:
    """A listener that keeps what it is told."""

    def __init__(self) -> None:
        self.events: list[DeviceEvent] = []
        self._changed = threading.Condition()

    def __call__(self, events: tuple[DeviceEvent, ...]) -> None:
        with self._changed:
            self.events += events
            self._changed.notify_all()

    def of(self, kind: type[Kind]) -> list[Kind]:
        with self._changed:
            return [event for event in self.events if isinstance(event, kind)]

    def wait(self, kind: type[Kind], count: int = 1, where: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The event of this kind that is number `count`; fails when it does not come in five seconds of the wall."""
        deadline = time.monotonic() + _PATIENCE_S
        with self._changed:
            while True:
                found = [event for event in self.events if isinstance(event, kind) and where(event)]
                if len(found) >= count:
                    return found[count - 1]
                if not self._changed.wait(deadline - time.monotonic()):
                    raise AssertionError(f"no {kind.__name__} number {count} in {self.events[-5:]}")

    def wait_down(self, reason: DownReason, count: int = 1) -> DeviceDown:
        """A loss for this reason."""
        return self.wait(DeviceDown, count, lambda event: event.reason is reason)


def felt_toml(url: str, protocol: str = "table_bus") -> str:
    """A layout of one felt at a URL, everything else by tap."""
    seats = ", ".join(f'"seat {seat}"' for seat in range(3, 11))
    return f"""\
format = 1
[table]
name = "Stand"
by_tap = [{seats}, "burn", "muck"]
[[device]]
id = "felt"
protocol = "{protocol}"
serial = "F0001"
url = "{url}"
lamps = true
antennas = [
  {{ antenna = 1, place = "seat 1" }}, {{ antenna = 2, place = "seat 2" }}, {{ antenna = 11, place = "board" }},
]
"""


@contextmanager
def watched(toml: str, clock: Clock, heard: Callable[[tuple[DeviceEvent, ...]], None]) -> Iterator[Supervisor]:
    """A supervisor that runs, acknowledges what was heard, and has ended within its time afterwards."""

    def take(events: tuple[DeviceEvent, ...]) -> None:
        heard(events)
        for event in events:
            if isinstance(event, NumberedEvent):
                supervisor.send(Acknowledge(event.device, event.seq))

    supervisor = Supervisor(read_layout(toml, tuple(PROTOCOLS)), take, clock)
    supervisor.start()
    try:
        yield supervisor
    finally:
        begun = time.monotonic()
        left = supervisor.stop()
        assert (left, time.monotonic() - begun < 0.35) == ((), True)


@contextmanager
def simulated(folder: Path, clock: Clock, *, noise: str = "none", line: LineKind = "pty") -> Iterator[SimulatedTable]:
    """A felt that runs."""
    table = SimulatedTable(seed=1, folder=folder, clock=clock, noise=noise, line=line, with_shoe=False)
    table.start()
    try:
        yield table
    finally:
        table.stop()


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that no event tells."""
    deadline = time.monotonic() + _PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, what
        time.sleep(0.005)


def descriptors() -> int:
    """How many files this process has open."""
    return len(os.listdir("/proc/self/fd"))


def felt_endpoint(line: PtyLine, clock: Clock) -> Endpoint:
    def build(boot: int) -> tuple[BusDevice, Sensing]:
        device = BusDevice("F0001", 2, felt_zones(felt_places()), boot, clock, caps=(2, 5, 9))
        return device, Felt(device, felt_places(), Cards(), Scanning(Noise(), 1))

    return Endpoint(line, build, clock, Noise(), "felt")
