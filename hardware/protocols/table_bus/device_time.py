"""The clock of a device against ours: its stamps to ms of the host's clock."""

from collections import deque
from typing import Final

from hardware.protocols.table_bus.messages import Body, number

_SAMPLES: Final = 8
_WRAP: Final = 1 << 32


class DeviceTime:
    """The sample with the least delay of the last eight counts; without any, all happens the moment it arrives.

    `host_ms`: the host's own time as it tells it to devices.
    """

    def __init__(self) -> None:
        self._samples: deque[tuple[int, int]] = deque(maxlen=_SAMPLES)

    def sync(self, body: Body, host_ms: int) -> None:
        """Take in an answer to TIME_REQ."""
        delay = host_ms - number(body, "t0") - (number(body, "t2") - number(body, "t1"))
        offset = (number(body, "t1") + number(body, "t2") - number(body, "t0") - host_ms) // 2
        if delay >= 0:
            self._samples.append((delay, offset))

    def at(self, t_ms: int, now_ms: int, host_ms: int) -> int:
        """When a stamp was given, in ms of the host's clock; never later than now."""
        if not self._samples:
            return now_ms
        _, offset = min(self._samples)
        age = (host_ms + offset - t_ms) % _WRAP
        return now_ms - age if age < _WRAP // 2 else now_ms

    def new_boot(self) -> None:
        """Its clock begins anew."""
        self._samples.clear()
