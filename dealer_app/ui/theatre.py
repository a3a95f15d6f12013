"""The simulated table at the real window: time passes in the event loop, players say their part, pictures are kept."""

from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget

from dealer_app.session.ports import Clock
from dealer_app.ui.desk import Desk
from dealer_app.ui.screens.console import ConsoleScreen
from dealer_app.ui.text.players import said
from dealer_app.virtual.company import Company, Said

_LOOK_MS = 100


def let_pass(ms: float) -> None:
    """Let so many ms of the wall clock pass while the window and the readers go on."""
    loop = QEventLoop()
    QTimer.singleShot(max(1, round(ms)), loop.quit)
    loop.exec()


def keep_picture(window: QWidget, path: Path) -> None:
    """Save what the window shows once its movements are over. Raises OSError when the file can't be written."""
    for movement in window.findChildren(QPropertyAnimation):
        if movement.state() is QPropertyAnimation.State.Running:
            movement.setCurrentTime(movement.duration())
    if not window.grab().save(str(path)):
        raise OSError(f"{path} can't be written. Is the folder there, and is the disk full?")


class Theatre(QObject):
    """Lets the company play its part while a person at the screen is the dealer."""

    def __init__(self, company: Company, desk: Desk, console: ConsoleScreen, clock: Clock) -> None:
        super().__init__()
        self._company = company
        self._desk = desk
        self._console = console
        self._clock = clock
        self._last: Said | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(_LOOK_MS)

    def _go_on(self) -> None:
        self._company.go_on(self._desk.prompt, self._clock.now_ms())
        words = self._company.said
        if words == self._last:
            return  # a refusal may stand there meanwhile
        self._last = words
        if words is None:
            self._console.say_nothing()
        else:
            self._console.say(lambda: said(words), stays=True)
