"""Lets a robot deal at the real window: time passes in the event loop, what is shown is kept as pictures."""

from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget


def let_pass(ms: float) -> None:
    """Let so many ms of the wall clock pass while the window and the readers go on."""
    loop = QEventLoop()
    QTimer.singleShot(max(1, round(ms)), loop.quit)
    loop.exec()


def keep_picture(window: QWidget, path: Path) -> None:
    """Save what the window shows. Raises OSError when the file can't be written."""
    if not window.grab().save(str(path)):
        raise OSError(f"{path} can't be written. Is the folder there, and is the disk full?")
