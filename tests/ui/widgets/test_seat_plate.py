"""A seat tells its state by word; a tap and a hold are told apart."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.seats import Position, SeatState, SeatTag, SeatView
from dealer_app.ui.widgets.ink import width_of
from dealer_app.ui.widgets.seat_plate import HOLD_MS, SeatPlate
from dealer_app.ui.wishes import Open, Sheet, TapSeat
from tests.ui.widgets.table_views import CHEN, JACK

SIZE = QSize(138, 77)


def plate(qtbot: QtBot, view: SeatView) -> tuple[SeatPlate, list[object]]:
    load_fonts()
    made = SeatPlate(load_palette())
    qtbot.addWidget(made)
    made.resize(SIZE)
    made.show_view(view)
    made.show()
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    return made, wishes


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (SeatView(6, SeatState.EMPTY), "Seat 6, open"),
        (SeatView(4, SeatState.FOLDED, "Maria", 498), "Seat 4, Maria, 498, folded"),
        (SeatView(8, SeatState.ALL_IN, "Radu", 0, tag=SeatTag.ALL_IN), "Seat 8, Radu, 0, all in"),
        (SeatView(9, SeatState.SITTING_OUT, "Sari", 310), "Seat 9, Sari, 310, sitting out"),
        (SeatView(9, SeatState.WAITING, "Sari", 310), "Seat 9, Sari, 310, waits for the next hand"),
        (SeatView(6, SeatState.WAITING, "Omar", 0), "Seat 6, Omar, 0, no chips"),
        (SeatView(2, SeatState.WON, "Ioana", 1120, tag=SeatTag.WON), "Seat 2, Ioana, 1,120, won"),
        (JACK, "Seat 10, Jack, 1,570, bet, 250 in front, cards seen"),
        (replace(JACK, down_seen=1), "Seat 10, Jack, 1,570, bet, 250 in front, cards not seen"),
        (
            SeatView(5, SeatState.LIVE, "Putu", 735, tag=SeatTag.BIG_BLIND, position=Position.BIG_BLIND),
            "Seat 5, Putu, big blind, 735",
        ),
    ],
)
def test_a_seat_says_its_state_in_words(qtbot: QtBot, view: SeatView, words: str) -> None:
    made, _ = plate(qtbot, view)
    assert made.accessibleName() == words
    assert made.objectName() == f"seat.{view.number}"


def test_the_seat_to_act_is_named_as_the_specification_says(qtbot: QtBot) -> None:
    made, _ = plate(qtbot, CHEN)
    made.show_view(CHEN, 250)
    assert made.accessibleName() == "Seat 3, Chen, button, 1,060, to act, 250 to call"


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (SeatState.ALL_IN, "All in"),
        (SeatState.SITTING_OUT, "Out"),
        (SeatState.WAITING, "Next hand"),
        (SeatState.WON, "Won"),
        (SeatState.LIVE, ""),
    ],
)
def test_a_state_shows_its_word_without_a_tag_of_its_own(qtbot: QtBot, state: SeatState, word: str) -> None:
    made, _ = plate(qtbot, SeatView(1, state, "Adi", 684))
    assert made.tag_text() == word


def test_a_player_without_chips_does_not_wait_for_the_next_hand(qtbot: QtBot) -> None:
    made, _ = plate(qtbot, SeatView(6, SeatState.WAITING, "Omar", 0))
    assert made.tag_text() == "No chips"


def test_no_two_states_look_alike(qtbot: QtBot) -> None:
    views = [CHEN, *(SeatView(3, state, "Chen", 1060) for state in SeatState)]
    looks = set()
    for view in views:
        made, _ = plate(qtbot, view)
        looks.add(bytes(made.grab().toImage().constBits()))
    assert len(looks) == len(views)


@pytest.mark.parametrize("tag", SeatTag)
def test_no_tag_is_wider_than_its_plate_and_no_stack_than_its_room(qtbot: QtBot, tag: SeatTag) -> None:
    made, _ = plate(qtbot, replace(JACK, tag=tag))
    assert width_of(made.tag_text(), 12, 700) + 13 <= SIZE.width() - 5
    assert width_of("12,450", 18, 700) <= 79


def test_a_tap_is_wished_on_release_and_sliding_off_cancels(qtbot: QtBot) -> None:
    made, wishes = plate(qtbot, JACK)
    QTest.mousePress(made, Qt.MouseButton.LeftButton)
    assert wishes == []
    QTest.mouseRelease(made, Qt.MouseButton.LeftButton, pos=QPoint(400, 400))
    assert wishes == []
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert wishes == [TapSeat(10)]


def test_a_tap_on_a_seat_that_implies_nothing_does_nothing(qtbot: QtBot) -> None:
    made, wishes = plate(qtbot, replace(JACK, is_tappable=False))
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert wishes == []


def test_a_hold_of_half_a_second_opens_the_seat_sheet_and_is_no_tap(qtbot: QtBot) -> None:
    """Takes half a second: that is how long a hold is (UX 4.2)."""
    made, wishes = plate(qtbot, JACK)
    QTest.mousePress(made, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(wishes), timeout=HOLD_MS * 3)
    QTest.mouseRelease(made, Qt.MouseButton.LeftButton)
    assert wishes == [Open(Sheet.SEAT, 10)]


def test_the_space_key_taps_a_seat(qtbot: QtBot) -> None:
    made, wishes = plate(qtbot, JACK)
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert wishes == [TapSeat(10)]


def test_the_focus_ring_shows_for_keys_and_not_for_a_touch(qtbot: QtBot) -> None:
    made, _ = plate(qtbot, JACK)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.clearFocus()
    plain = made.grab().toImage()
    made.setFocus(Qt.FocusReason.MouseFocusReason)
    assert made.grab().toImage() == plain
    made.clearFocus()
    made.setFocus(Qt.FocusReason.TabFocusReason)
    assert made.grab().toImage() != plain
