"""Ctrl-C, a closed terminal and the end of the system end the event loop in order, so that the record is closed.

Without it Python raises KeyboardInterrupt inside whatever slot runs just then; Qt can't pass it on, and the process
ends in the middle of a step or not at all.
"""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has no SIGHUP


class Ended(Exception):
    """The program was asked to end; raised where one waits without an event loop of the application."""


class Ending(QObject):
    """Whether the program was asked to end. `exit_code`: as the shell expects it; None while nobody has asked."""

    def __init__(self, woken: socket.socket) -> None:
        super().__init__()
        self.exit_code: int | None = None
        self._woken = woken
        self._notifier = QSocketNotifier(woken.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)

    def ask(self, number: int, _: FrameType | None) -> None:
        """A signal came. The next one of its kind ends the process at once, should the orderly end hang."""
        self.exit_code = 128 + number
        signal.signal(number, signal.SIG_DFL)

    def refuse_to_go_on(self) -> None:
        """Raises Ended once somebody has asked."""
        if self.exit_code is not None:
            raise Ended

    def stop_listening(self) -> None:
        """The socket is about to be closed."""
        self._notifier.setEnabled(False)

    def _heard(self) -> None:
        """Python runs `ask` before this slot; `quit` would do nothing while only a loop of our own runs."""
        self._woken.recv(64)
        if self.exit_code is not None:
            QCoreApplication.exit(0)


@contextmanager
def ending() -> Iterator[Ending]:
    """Listen for the signals that ask a program to end; afterwards they mean what they meant before."""
    woken, wakes = socket.socketpair()
    woken.setblocking(False)
    wakes.setblocking(False)
    end = Ending(woken)
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    old = signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
    for number, handler in before.items():
        if handler is not signal.SIG_IGN or number == signal.SIGINT:  # started by nohup it outlives its terminal
            signal.signal(number, end.ask)
    try:
        yield end
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(old)
        end.stop_listening()
        woken.close()
        wakes.close()
