from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from dealer_app.ui.idle import in_idle_time


def test_a_touch_is_answered_between_two_pieces_of_idle_work(qtbot: QtBot) -> None:
    done: list[str] = []

    def pieces() -> Iterator[None]:
        for at in range(3):
            done.append(f"piece {at}")
            QTimer.singleShot(0, owner, lambda at=at: done.append(f"touch {at}"))
            yield

    owner = QObject()
    in_idle_time(pieces(), owner)
    qtbot.waitUntil(lambda: len(done) == 6)
    assert done == ["piece 0", "touch 0", "piece 1", "touch 1", "piece 2", "touch 2"]
    qtbot.waitUntil(lambda: not owner.children())  # the work is done: nothing ticks on
