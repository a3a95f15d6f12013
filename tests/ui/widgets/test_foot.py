"""Undo and Call floor (UX 6)."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_app.rules.floor.facts import CallFloor
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.strip import UndoView
from dealer_app.ui.widgets.foot import HOLD_MS, Foot
from dealer_app.ui.wishes import Do, Open, Sheet, Undo, Wish
from tests.ui.widgets.panel_views import UNDO


def make(qtbot: QtBot, undo: UndoView | None) -> tuple[Foot, list[Wish]]:
    foot = Foot(load_palette())
    qtbot.addWidget(foot)
    foot.set_scale(1.0)
    foot.show_view(undo)
    foot.show()
    wishes: list[Wish] = []
    foot.wished.connect(wishes.append)
    return foot, wishes


def key(foot: Foot, name: str) -> QAbstractButton:
    return next(found for found in foot.findChildren(QAbstractButton) if found.objectName() == name)


def test_undo_names_its_step_and_takes_it_back(qtbot: QtBot) -> None:
    foot, wishes = make(qtbot, UNDO)
    undo, floor = key(foot, "undo"), key(foot, "floor")
    assert (undo.accessibleName(), floor.accessibleName()) == ("Undo seat 10 bet 250", "Call floor")
    assert (undo.width(), undo.height(), floor.width(), floor.height()) == (232, 72, 152, 72)
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    QTest.mouseClick(floor, Qt.MouseButton.LeftButton)
    assert wishes == [Undo(), Do((CallFloor(),))]


def test_undo_held_for_500_ms_opens_the_list_instead(qtbot: QtBot) -> None:
    foot, wishes = make(qtbot, UNDO)
    assert HOLD_MS == 500
    QTest.mousePress(key(foot, "undo"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(wishes), timeout=2000)
    QTest.mouseRelease(key(foot, "undo"), Qt.MouseButton.LeftButton)
    assert wishes == [Open(Sheet.UNDO)]


def test_undo_says_when_it_needs_the_floor(qtbot: QtBot) -> None:
    foot, _ = make(qtbot, replace(UNDO, needs_floor=True))
    assert key(foot, "undo").accessibleName() == "Undo seat 10 bet 250, needs the floor"


def test_undo_is_off_without_a_step(qtbot: QtBot) -> None:
    foot, wishes = make(qtbot, None)
    QTest.mouseClick(key(foot, "undo"), Qt.MouseButton.LeftButton)
    assert not key(foot, "undo").isEnabled()
    assert wishes == []
