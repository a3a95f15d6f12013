"""A process that paints one window, says when it had done so (ms of the monotonic clock) and ends.

`python -m tests.benchmarks.painted` paints an empty window; with arguments, what that command of the app shows.
"""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class _FirstPaint(QObject):
    """Ends the program when a window has been painted for the first time."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
            QTimer.singleShot(0, _say)
        return False


def _say() -> None:
    print(time.monotonic() * 1000, flush=True)
    QApplication.quit()


def _run(app: QApplication) -> int:
    watch = _FirstPaint()
    app.installEventFilter(watch)
    code = _exec()
    app.removeEventFilter(watch)
    return code


_exec = QApplication.exec


def main(arguments: list[str]) -> None:
    """Show what the arguments ask for."""
    if not arguments:
        app = QApplication([])
        window = QWidget()
        window.resize(1280, 800)
        window.show()
        _run(app)
        return
    setattr(QApplication, "exec", _run)  # noqa: B010 - the command shall end when its window is painted
    from dealer_app.cli.main import cli  # noqa: PLC0415 - its imports are part of what is measured

    cli(arguments, standalone_mode=False)


if __name__ == "__main__":
    main(sys.argv[1:])
