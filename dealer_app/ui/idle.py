"""Work that nobody waits for yet, done a piece at a time while the window has nothing else to do."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer


def in_idle_time(pieces: Iterator[None], owner: QObject) -> None:
    """Do the pieces one by one, each when no touch, paint or read is waiting; what is left dies with the owner."""
    timer = QTimer(owner)

    def go_on() -> None:
        try:
            next(pieces)
        except StopIteration:
            timer.deleteLater()

    timer.timeout.connect(go_on)
    timer.start(0)
