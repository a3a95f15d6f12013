"""UX 6, 9.9: Tab reaches every control in reading order, F6 every region, and who works by keys sees where he is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QScrollArea, QWidget

from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.theme import load_palette
from tests.ui.windows.moments import MOMENTS
from tests.ui.windows.shots import window_at
from tests.ui.windows.writing import path_of

_READING_ORDER = ("bar", "prompt", "act", "middle", "log", "foot")
_MIDDLE = ("table", "showdown", "lost", "grid", "sheet")


def controls(window: MainWindow) -> list[QWidget]:
    """What Tab should reach: whatever takes the keyboard and is on and in sight."""
    return [
        part
        for part in window.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and not isinstance(part, QScrollArea)
    ]


def round_by_tab(window: MainWindow) -> list[QWidget]:
    """Where the keyboard goes, from its first control until it comes back."""
    visited: list[QWidget] = []
    for _ in range(300):
        window.focusNextPrevChild(True)
        at = window.focusWidget()
        if at is None or at in visited:
            break
        visited.append(at)
    return visited


def region(part: QWidget) -> str:
    """The region of the screen in which a control lies."""
    path = path_of(part)
    inner = path.split("console/", 1)[-1]
    name = inner.split("/", 1)[0]
    return "middle" if name.startswith(_MIDDLE) else "foot" if name == "Foot" else name


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "sign"])
def test_tab_reaches_every_control_in_reading_order(qapp: QApplication, moment: str) -> None:
    with window_at(moment) as window:
        visited = round_by_tab(window)
        missed = {path_of(part) for part in controls(window)} - {path_of(part) for part in visited}
        assert not missed
        order = [_READING_ORDER.index(region(part)) for part in visited]
        first = order.index(0)
        turned = order[first:] + order[:first]
        assert turned == sorted(turned), [(path_of(part), region(part)) for part in visited]


@pytest.mark.parametrize("moment", ["betting", "showdown", "reader-lost", "sheet-seat", "sheet-rule"])
def test_f6_goes_round_all_regions(qapp: QApplication, moment: str) -> None:
    with window_at(moment) as window:
        wanted = {region(part) for part in controls(window)}
        seen = set()
        for _ in range(2 * len(_READING_ORDER)):
            QTest.keyClick(window, Qt.Key.Key_F6)
            at = window.focusWidget()
            assert at is not None
            seen.add(region(at))
        assert seen == wanted


@pytest.mark.parametrize("moment", ["betting", "showdown", "sheet-seat", "sheet-glossary"])
def test_each_control_shows_that_it_has_the_keyboard(qapp: QApplication, moment: str) -> None:
    cyan = load_palette().colour("cyan").rgb()
    with window_at(moment, takes_keys=True) as window:
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        for part in controls(window):
            part.clearFocus()
            part.setFocus(Qt.FocusReason.TabFocusReason)
            picture = window.grab(QRect(part.mapTo(window, QPoint(0, 0)), part.size())).toImage()
            inset = 1 if isinstance(part, QPlainTextEdit) else 2
            assert _has_ring(picture, cyan, inset), path_of(part)


def _has_ring(picture: QImage, cyan: int, inset: int) -> bool:
    """Whether cyan stands at the left and the right, somewhere down the middle third."""
    third = range(picture.height() // 3, 2 * picture.height() // 3 + 1)
    middle, end = picture.width() // 2, picture.width() - inset
    halves = (range(inset, middle), range(middle, end))
    return all(any(picture.pixel(x, y) == cyan for y in third for x in half) for half in halves)
