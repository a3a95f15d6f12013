"""A palm does nothing, a finger does, a bounce does nothing (UX 2)."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QPointingDevice, QTouchEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_app.ui.theme import load_palette
from dealer_app.ui.widgets.big_button import BigButton, Face, TouchGuard, is_palm


@pytest.mark.parametrize(("wide_px", "scale", "palm"), [(30, 1, False), (31, 1, True), (40, 1.35, False)])
def test_contacts_wider_than_30_units_are_palms(wide_px: float, scale: float, palm: bool) -> None:
    assert is_palm(wide_px, scale) is palm


def test_a_finger_is_left_to_become_a_press(qtbot: QtBot) -> None:
    button = BigButton(load_palette())
    qtbot.addWidget(button)
    button.show_face(Face("Call 250"))
    point = QEventPoint(1, QEventPoint.State.Pressed, QPointF(5, 5), QPointF(5, 5))
    device, none = QPointingDevice.primaryPointingDevice(), Qt.KeyboardModifier.NoModifier
    event = QTouchEvent(QEvent.Type.TouchBegin, device, none, [point])
    QApplication.sendEvent(button, event)
    assert not event.isAccepted()


@pytest.mark.parametrize(("later_ms", "away", "bounced"), [(119, 0, True), (120, 0, False), (50, 60, False)])
def test_a_second_touch_bounces_within_120_ms_at_the_same_place(later_ms: int, away: int, bounced: bool) -> None:
    guard = TouchGuard()
    assert not guard.is_bounce(1000, QPointF(100, 100), 30)
    assert guard.is_bounce(1000 + later_ms, QPointF(100 + away, 100), 30) is bounced
