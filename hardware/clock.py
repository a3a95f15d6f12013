"""One clock for simulator, links and session, which can run faster than the wall: scenario time."""

import threading
import time


class Clock:
    """Milliseconds since its start, `speed` times as fast as the wall clock. Never goes back."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._start = time.monotonic()

    def now_ms(self) -> int:
        """Milliseconds of scenario time since the clock was made."""
        return int((time.monotonic() - self._start) * 1000 * self.speed)

    def seconds(self, ms: float) -> float:
        """How many seconds of the wall clock a span of scenario time lasts."""
        return ms / 1000 / self.speed

    def wait(self, event: threading.Event, ms: float) -> bool:
        """Wait for an event, at most so many ms of scenario time. Whether the event is set."""
        return event.wait(self.seconds(ms))
