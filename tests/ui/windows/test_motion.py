"""UX 3.4: short movements that never loop; none for a stop, none where the dealer wants none."""

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication

from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.wishes import Do
from tests.ui.windows.shots import window_at

_LONGEST_MS = 160


def moving(window: MainWindow) -> list[QAbstractAnimation]:
    """The movements that go on now."""
    running = QAbstractAnimation.State.Running
    return [found for found in window.findChildren(QAbstractAnimation) if found.state() is running]


def test_a_new_prompt_fades_in_once_and_shortly(qapp: QApplication) -> None:
    with window_at("betting", moves=True) as window:
        window.wish(Do((Fold(3),)))
        window.show_now()
        assert moving(window)
        assert all(found.loopCount() == 1 and found.duration() <= _LONGEST_MS for found in moving(window))


def test_a_stop_appears_without_movement(qapp: QApplication) -> None:
    with window_at("betting", moves=True) as window:
        window.wish(Do((CallFloor(),)))
        window.show_now()
        assert window.view.prompt.warning
        assert not moving(window)


def test_reduced_motion_moves_nothing(qapp: QApplication) -> None:
    with window_at("betting") as window:
        window.wish(Do((Fold(3),)))
        window.show_now()
        assert not moving(window)
