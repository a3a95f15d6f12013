"""The one hop from the threads of the readers to the main thread, and the clock that judges what had to wait."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dealer_app.session.intake import Intake
from dealer_app.session.ports import Clock
from hardware.events import DeviceEvent

_LEAST_MS = 2


class Bridge(QObject):
    """`put` may be called from any thread; the intake works in the thread this object lives in.

    `speed`: how much faster than the wall the clock runs.
    """

    _arrived = Signal(object)

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        super().__init__()
        self._clock = clock
        self._speed = speed
        self._intake: Intake | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def join(self, intake: Intake) -> None:
        """From now on events go to this intake; what comes before waits in the queue of Qt."""
        self._intake = intake
        intake.listen(self._schedule)

    def put(self, events: tuple[DeviceEvent, ...]) -> None:
        """Events from a device, in any thread."""
        self._arrived.emit(events)

    @Slot(object)
    def _take(self, events: tuple[DeviceEvent, ...]) -> None:
        if self._intake is not None:
            self._intake.take(events)
            self._schedule()

    @Slot()
    def _tick(self) -> None:
        if self._intake is not None:
            self._intake.tick()
            self._schedule()

    def _schedule(self) -> None:
        assert self._intake is not None
        due = self._intake.next_due_ms()
        if due is None:
            self._timer.stop()
        else:
            left = (due - self._clock.now_ms()) / self._speed
            self._timer.start(max(_LEAST_MS, int(left) + 1))
