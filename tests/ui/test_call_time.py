"""BET-35: a seat that thinks long may be given the clock; it runs down in the head of the panel."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.rules.betting.facts import Fold
from dealer_app.ui.desk import Desk
from dealer_app.ui.wishes import CallTime, Do
from tests.ui.scenes import betting, open_table

WAITS_MS, CLOCK_S = 60_000, 30


class Wall:
    """A clock on the wall that is turned by hand."""

    def __init__(self) -> None:
        self.ms = 1_790_000_000_000


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def desk(qapp: QApplication, wall: Wall) -> Iterator[Desk]:
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        betting(table)
        made = Desk(table.session, table.intake, lambda _: None, lambda: wall.ms)
        made.view()
        yield made


def test_the_key_is_offered_once_a_seat_has_thought_for_a_minute(desk: Desk, wall: Wall) -> None:
    wall.ms += WAITS_MS - 1
    assert not desk.view().panel.may_call_time
    wall.ms += 1
    assert desk.view().panel.may_call_time


def test_the_time_of_the_house_runs_down_and_stays_at_nought(desk: Desk, wall: Wall) -> None:
    wall.ms += WAITS_MS
    desk.view()
    desk.wish(CallTime(3))
    assert (desk.view().panel.clock_left_s, desk.view().panel.may_call_time) == (CLOCK_S, False)
    wall.ms += 12_000
    assert desk.view().panel.clock_left_s == CLOCK_S - 12
    wall.ms += 60_000
    assert desk.view().panel.clock_left_s == 0


def test_the_clock_of_one_seat_is_not_that_of_the_next(desk: Desk, wall: Wall) -> None:
    desk.wish(CallTime(3))
    desk.wish(Do((Fold(3),)))
    assert desk.view().panel.seat != 3
    assert desk.view().panel.clock_left_s is None
