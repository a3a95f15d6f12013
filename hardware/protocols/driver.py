"""What the link asks of a protocol's side of the host: bytes and time in, events and bytes out. No port, no thread."""

from typing import Protocol

from hardware.events import DeviceEvent, Request


class Driver(Protocol):
    """One device as its protocol knows it; lives on over reconnections. Times in ms of the host's clock."""

    def start(self, now_ms: int) -> None:
        """The line was opened (anew)."""
        ...

    def receive(self, data: bytes, now_ms: int) -> list[DeviceEvent]:
        """What arrived bytes mean. Raises WrongDevice."""
        ...

    def tick(self, now_ms: int) -> list[DeviceEvent]:
        """Time has passed: polls, repeats, watchdog. Raises LinkLost when the device has fallen silent."""
        ...

    def ask(self, request: Request, now_ms: int) -> None:
        """Turn a request into bytes to send, if this protocol can."""
        ...

    def to_send(self, now_ms: int) -> bytes:
        """The bytes to be written now."""
        ...
