"""A line by URL: a serial port, a pseudo terminal or socket://host:port. The only place that touches pySerial."""

import errno
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

import serial  # type: ignore[import-untyped]  # ships no types; wrapped whole by SerialLine

from hardware.errors import LinkLost, OpenFailed
from hardware.events import DownReason

try:
    import termios

    _TTY_ERRORS: tuple[type[Exception], ...] = (termios.error,)  # neither an OSError nor a SerialException
except ImportError:  # Windows has no termios
    _TTY_ERRORS = ()

# A handle that is closing answers with TypeError or AttributeError; all of it means that the line is gone.
_LOST: Final = (serial.SerialException, OSError, TypeError, AttributeError, *_TTY_ERRORS)

_BY_ERRNO: Final = {
    errno.ENOENT: DownReason.NOT_PRESENT,
    errno.ENODEV: DownReason.NOT_PRESENT,
    errno.ENXIO: DownReason.NOT_PRESENT,
    errno.ECONNREFUSED: DownReason.NOT_PRESENT,
    errno.EACCES: DownReason.NO_PERMISSION,
    errno.EPERM: DownReason.NO_PERMISSION,
    errno.EBUSY: DownReason.BUSY,
    errno.EAGAIN: DownReason.BUSY,
}
# Without a number the first words that fit decide. Windows denies access to a port that another program holds, and
# words it as a PermissionError.
_BY_WORDS: Final = {
    "refused": DownReason.NOT_PRESENT,
    "lock": DownReason.BUSY,
    "access is denied": DownReason.BUSY,
    "permission": DownReason.NO_PERMISSION,
}

# A device that never pauses must not keep the reader from writing, deciding and stopping.
_AT_ONCE: Final = 4096

Answer = TypeVar("Answer")


class Line(Protocol):
    """An open line."""

    def read(self) -> bytes:
        """What has arrived, at once if there is something, else after the time-out; b"" for nothing.

        Raises LinkLost.
        """
        ...

    def write(self, data: bytes) -> None:
        """Send. Raises LinkLost."""
        ...

    def close(self) -> None:
        """Close; never raises."""
        ...


class SerialLine:
    """A line of pySerial. Raises OpenFailed when it can't be opened."""

    def __init__(self, url: str, *, baud: int = 115200, timeout_s: float = 0.1) -> None:
        try:
            self._port = serial.serial_for_url(
                url, baudrate=baud, timeout=timeout_s, write_timeout=1.0, exclusive=_exclusive(url)
            )
        except (*_LOST, ValueError) as error:
            raise OpenFailed(_reason(error), f"{url}: {error}") from error

    def read(self) -> bytes:
        """See Line."""
        return self._guard(self._read)

    def _read(self) -> bytes:
        data: bytes = self._port.read(1)
        while data and len(data) < _AT_ONCE and (waiting := self._port.in_waiting):
            data += self._port.read(waiting)
        return data

    def write(self, data: bytes) -> None:
        """See Line."""
        self._guard(lambda: self._port.write(data))

    def close(self) -> None:
        """See Line."""
        try:
            self._port.close()
        except _LOST:
            # The handle is given up either way; there is nobody who could do better.
            return

    def _guard(self, act: Callable[[], Answer]) -> Answer:
        try:
            return act()
        except _LOST as error:
            raise LinkLost(str(error)) from error


def _exclusive(url: str) -> bool | None:
    return None if "://" in url else True


def _reason(error: Exception) -> DownReason:
    number = getattr(error, "errno", None) or _errno_inside(error)
    if number in _BY_ERRNO:
        return _BY_ERRNO[number]
    words = str(error).lower()
    return next((reason for said, reason in _BY_WORDS.items() if said in words), DownReason.NOT_PRESENT)


def _errno_inside(error: BaseException) -> int | None:
    inside = error.__cause__ or error.__context__
    return getattr(inside, "errno", None) if inside is not None else None
