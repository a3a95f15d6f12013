"""Brings events from the threads of the devices to the one thread that judges them, where no window does it."""

import queue
from collections.abc import Iterable

from dealer_app.session.intake import Intake
from dealer_app.session.ports import Clock
from hardware.events import DeviceEvent


class Pump:
    """A queue between the links and the intake. `put` may be called from any thread, `wait` only from one."""

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self._clock = clock
        self._speed = speed
        self._queue: queue.SimpleQueue[tuple[DeviceEvent, ...]] = queue.SimpleQueue()

    def put(self, events: tuple[DeviceEvent, ...]) -> None:
        """Events from a device."""
        self._queue.put(events)

    def wait(self, intake: Intake, ms: int) -> None:
        """Let so many ms of the clock pass, judging what comes meanwhile."""
        until = self._clock.now_ms() + ms
        while (left := until - self._clock.now_ms()) > 0:
            for events in self._coming(left):
                intake.take(events)
            intake.tick()

    def _coming(self, ms: int) -> Iterable[tuple[DeviceEvent, ...]]:
        try:
            yield self._queue.get(timeout=min(ms, 50) / 1000 / self._speed)
            while True:
                yield self._queue.get_nowait()
        except queue.Empty:
            return
