"""The bar tells table, hand, streets and readers, and opens menu and device sheet."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_app.rules.options import Structure
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.devices import Device, DeviceState, DeviceView
from dealer_app.ui.view.header import HeaderView
from dealer_app.ui.widgets.header import Header
from dealer_app.ui.widgets.ink import width_of
from dealer_app.ui.wishes import Open, Sheet
from tests.ui.widgets.table_views import HEADER


def bar(qtbot: QtBot, view: HeaderView = HEADER) -> Header:
    load_fonts()
    made = Header(load_palette())
    qtbot.addWidget(made)
    made.resize(1280, 56)
    made.show_view(view)
    made.show()
    return made


def devices(**states: DeviceState) -> tuple[DeviceView, ...]:
    return tuple(DeviceView(device, states.get(device.value, DeviceState.READING)) for device in Device)


def test_the_bar_is_named_by_table_game_stakes_and_hand(qtbot: QtBot) -> None:
    assert bar(qtbot).accessibleName() == "Table 12, No limit hold'em 2–5, hand 4,218"


def test_the_track_says_the_street_and_its_step(qtbot: QtBot) -> None:
    assert bar(qtbot).track.accessibleName() == "Flop, step 2 of 5"


@pytest.mark.parametrize(
    ("states", "words"),
    [
        ({}, "Devices: all reading"),
        ({"board": DeviceState.LOST}, "Board lost, cards by tap"),
        ({"muck": DeviceState.OFF}, "Muck off"),
    ],
)
def test_the_strip_names_each_reader_that_does_not_read(
    qtbot: QtBot, states: dict[str, DeviceState], words: str
) -> None:
    made = bar(qtbot, replace(HEADER, devices=devices(**states)))
    assert made.devices.accessibleName() == words


def test_a_failing_disk_is_said_in_red_and_by_name(qtbot: QtBot) -> None:
    """A picture, for the word is painted: no red else."""

    def red(view: HeaderView) -> bool:
        image = bar(qtbot, view).grab().toImage()
        wanted = load_palette().colour("red")
        return any(image.pixelColor(x, y) == wanted for x in range(76, 160) for y in range(30, 52))

    failing = replace(HEADER, is_disk_failing=True)
    assert red(failing)
    assert not red(HEADER)
    assert bar(qtbot, failing).accessibleName().endswith(", Disk failing")


def test_a_simulated_reader_is_said_in_violet(qtbot: QtBot) -> None:
    """A picture, for the word is painted: no violet else, some with a simulated reader (UX 7.9)."""

    def violet(view: HeaderView) -> bool:
        image = bar(qtbot, view).grab().toImage()
        wanted = load_palette().colour("violet")
        return any(image.pixelColor(x, y) == wanted for x in range(76, 160) for y in range(30, 52))

    simulated = replace(HEADER, devices=(DeviceView(Device.SHOE, DeviceState.READING, simulated=True),))
    assert not violet(HEADER)
    assert violet(simulated)
    assert bar(qtbot, simulated).devices.accessibleName() == "Devices: all reading, Simulator"


def test_menu_and_strip_are_large_enough_and_open_their_sheets(qtbot: QtBot) -> None:
    made = bar(qtbot)
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    for key in (made.menu, made.devices):
        assert key.width() >= 56
        assert key.height() >= 56
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert wishes == [Open(Sheet.MENU), Open(Sheet.DEVICES)]


def test_the_longest_bar_is_not_cut(qtbot: QtBot) -> None:
    view = replace(HEADER, table="108", small_blind=1000, big_blind=2000, hand_number=123456, dealer="Maria-Ioana C.")
    made = bar(qtbot, view)
    assert width_of("Table 108: Pot limit hold'em 1,000–2,000", 13, 700) <= made.title_room()
    assert made.menu.geometry().right() < made.track.x() < made.devices.x()
    assert made.track.geometry().right() < made.devices.x()


def test_a_limit_game_is_named_by_its_bets(qtbot: QtBot) -> None:
    limit = replace(HEADER, structure=Structure.FIXED_LIMIT, small_blind=10, big_blind=20, bets=(20, 40))
    assert bar(qtbot, limit).accessibleName() == "Table 12, Limit hold'em 20–40, hand 4,218"
