"""One open line with its protocol: reads, writes between reads, hands events up as they come."""

import queue
import threading
from collections.abc import Callable
from typing import Final

from hardware.clock import Clock
from hardware.errors import LinkLost
from hardware.events import DeviceEvent, DeviceUp, Request
from hardware.protocols.driver import Driver
from hardware.transport import Line

Sink = Callable[[tuple[DeviceEvent, ...]], None]

_EMPTY_READS: Final = 3
_EMPTY_TOO_FAST: Final = 0.5  # of the time-out


class Link:
    """The life of a line from its opening to its loss, in the thread that calls `run`."""

    def __init__(self, line: Line, driver: Driver, sink: Sink, clock: Clock, timeout_s: float) -> None:
        self._line = line
        self._driver = driver
        self._sink = sink
        self._clock = clock
        self._timeout_s = timeout_s
        self.was_up = False

    def run(self, requests: "queue.Queue[Request]", stop: threading.Event) -> None:
        """Read and write until told to stop. Raises LinkLost or WrongDevice when the device is gone or another one."""
        self._driver.start(self._clock.now_ms())
        too_fast = 0
        while not stop.is_set():
            self._send(requests)
            begun = self._clock.now_ms()
            data = self._line.read()
            now = self._clock.now_ms()
            # A handle that is readable and empty at once, again and again, is a line that is gone.
            is_too_fast = not data and now - begun < _EMPTY_TOO_FAST * self._timeout_s * 1000 * self._clock.speed
            too_fast = too_fast + 1 if is_too_fast else 0
            if too_fast >= _EMPTY_READS:
                raise LinkLost("the line is readable and empty")
            events = self._driver.receive(data, now) if data else []
            self._hand_up([*events, *self._driver.tick(now)])

    def _send(self, requests: "queue.Queue[Request]") -> None:
        now = self._clock.now_ms()
        while True:
            try:
                self._driver.ask(requests.get_nowait(), now)
            except queue.Empty:
                break
        data = self._driver.to_send(now)
        if data:
            self._line.write(data)

    def _hand_up(self, events: list[DeviceEvent]) -> None:
        if events:
            self.was_up = self.was_up or any(isinstance(event, DeviceUp) for event in events)
            self._sink(tuple(events))
