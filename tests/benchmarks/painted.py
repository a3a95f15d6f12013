"""A process that shows something, says when it was painted (ms of the monotonic clock) and ends.

`python -m tests.benchmarks.painted` paints an empty window; with arguments, what that command of the app shows: one
line for its first window, one for the console.
"""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget


class _Paints(QObject):
    """Says once for each window that it has been painted; the last one ends the program."""

    def __init__(self, last: type[QWidget]) -> None:
        super().__init__()
        self._last = last
        self._seen: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is not QEvent.Type.Paint or not isinstance(watched, QWidget) or not watched.isWindow():
            return False
        if id(watched) in self._seen:
            return False
        self._seen.add(id(watched))
        watched.event(event)
        if isinstance(watched, self._last):
            QTimer.singleShot(0, self._end)  # its children are painted after it
        else:
            _say()
        return True

    def _end(self) -> None:
        _say()
        QApplication.quit()


def _say() -> None:
    print(time.monotonic() * 1000, flush=True)


def main(arguments: list[str]) -> None:
    """Show what the arguments ask for."""
    app = QApplication([])
    watch = _Paints(QMainWindow if arguments else QWidget)
    app.installEventFilter(watch)
    if arguments:
        from dealer_app.cli.main import cli  # noqa: PLC0415 - its imports are part of what is measured

        cli(arguments, standalone_mode=False)
    else:
        window = QWidget()
        window.resize(1280, 800)
        window.show()
        app.exec()
    app.removeEventFilter(watch)


if __name__ == "__main__":
    main(sys.argv[1:])
