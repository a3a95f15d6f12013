"""The table column shows ten full seats without one part on another, and hands on touches."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.board import PotView
from dealer_app.ui.view.devices import Device
from dealer_app.ui.view.strip import ToastKind, ToastView
from dealer_app.ui.widgets.felt import Felt
from dealer_app.ui.widgets.seat_plate import SeatPlate
from dealer_app.ui.widgets.table_column import TableColumn
from dealer_app.ui.wishes import Retry, TapSeat, Undo
from tests.ui.widgets.table_views import FLOP, full_table

SIZES = [(840, 528), (982, 528), (1326, 713)]


def column(qtbot: QtBot, size: tuple[int, int] = (840, 528)) -> TableColumn:
    load_fonts()
    made = TableColumn(load_palette())
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    return made


def parts(made: TableColumn) -> dict[str, QRect]:
    """Everything shown on the felt, plates by the pod that is drawn and touched."""
    shown = {}
    for child in made.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if isinstance(child, Felt) or not child.isVisible():
            continue
        frame = child.geometry()
        if isinstance(child, SeatPlate):
            pod = child.drawn_frame()
            scale = child.scale
            frame = QRect(
                round(frame.x() + pod.x() * scale),
                round(frame.y() + pod.y() * scale),
                round(pod.width() * scale),
                round(pod.height() * scale),
            )
        shown[child.objectName() or child.accessibleName()] = frame
    return shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lost", [None, Device.BOARD])
@pytest.mark.parametrize("button", range(1, 11))
def test_nothing_overlaps_or_leaves_the_column_with_ten_seats_at_their_longest(
    qtbot: QtBot, size: tuple[int, int], lost: Device | None, button: int
) -> None:
    made = column(qtbot, size)
    made.show_view(full_table(button=button, lost=lost))
    shown = parts(made)
    assert len(shown) == 10 + 10 + 10 + 1 + 1 + 4 + 2 + (lost is not None)
    assert [name for name, frame in shown.items() if not made.rect().contains(frame)] == []
    touching = [(a, b) for (a, one), (b, other) in combinations(shown.items(), 2) if one.intersects(other)]
    assert touching == []


@pytest.mark.parametrize("size", SIZES)
def test_a_toast_covers_nothing_and_stands_where_the_dealers_place_was(qtbot: QtBot, size: tuple[int, int]) -> None:
    made = column(qtbot, size)
    toast = ToastView(1, ToastKind.FOLDED, (1, 2, 3, 4, 5, 6, 7, 8), can_undo=True)
    made.show_view(replace(full_table(), toast=toast))
    shown = parts(made)
    covered = [name for name, frame in shown.items() if name != "toast" and frame.intersects(shown["toast"])]
    assert covered == []


def test_a_tap_on_a_seat_wishes_that_seat(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(FLOP)
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    QTest.mouseClick(made.plates[10], Qt.MouseButton.LeftButton)
    assert wishes == [TapSeat(10)]


def test_seats_take_no_touch_while_nothing_can_be_stored(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(replace(FLOP, prompt=replace(FLOP.prompt, not_recording_since_ms=1)))
    assert not made.plates[10].isEnabled()


def test_no_seat_is_amber_beside_a_red_edge(qtbot: QtBot) -> None:
    """UX 9.5: at most one amber control, and none with a red edge."""

    def amber(*, warning: bool) -> bool:
        made = column(qtbot)
        made.show_view(replace(FLOP, prompt=replace(FLOP.prompt, warning=warning)))
        image = made.grab().toImage()
        wanted = load_palette().colour("amber")
        return any(image.pixelColor(x, y) == wanted for x in range(150) for y in range(170, 250))

    assert amber(warning=False)
    assert not amber(warning=True)


def test_the_seat_to_act_says_what_it_owes(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(FLOP)
    assert made.plates[3].accessibleName() == "Seat 3, Chen, button, 1,060, to act, 250 to call"
    assert made.bets[10].accessibleName() == "Seat 10 bet 250"


def test_pots_name_their_seats_and_the_house_its_take(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(FLOP)
    said = [pill.accessibleName() for pill in made.pots]
    assert said == ["Main pot, 267, seats 3, 7, 8, 10", "Side pot 1, 345, seats 3, 7, 10"]
    assert made.taken.accessibleName() == "Rake 10, at cap. Jackpot 1"
    assert made.board.accessibleName() == "Flop, 1 burned, stub 28"
    assert made.puck.accessibleName() == "Button at seat 3"


def test_pots_that_are_gone_leave_the_felt(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(full_table())
    made.show_view(replace(FLOP, pots=()))
    assert made.pots == []


def test_banner_and_toast_hand_their_wishes_on(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(replace(FLOP, lost=Device.BOARD, toast=ToastView(1, ToastKind.FOLDED, (8, 9), can_undo=True)))
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    for name in ("lost.retry", "toast.undo"):
        key = made.findChild(QWidget, name)
        assert isinstance(key, QWidget)
        assert key.width() >= 56
        assert key.height() >= 56
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert wishes == [Retry(Device.BOARD), Undo()]


def test_a_pot_names_its_seats_by_number_wherever_the_deal_began(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(replace(FLOP, pots=(PotView(0, 267, (7, 8, 10, 3)), PotView(1, 345, (7, 10, 3)))))
    said = [pill.accessibleName() for pill in made.pots]
    assert said == ["Main pot, 267, seats 3, 7, 8, 10", "Side pot 1, 345, seats 3, 7, 10"]


def test_the_only_pot_is_the_pot(qtbot: QtBot) -> None:
    made = column(qtbot)
    made.show_view(replace(FLOP, pots=(PotView(0, 62, (3, 7)),)))
    assert [pill.accessibleName() for pill in made.pots] == ["Pot, 62, seats 3, 7"]
