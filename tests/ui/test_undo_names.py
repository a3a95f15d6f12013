"""UX 4.2, 6: Undo names the one step that it takes back, not the street on which it was."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import DealBoard
from dealer_app.rules.pots.facts import DropRake
from dealer_app.rules.seats.facts import BuyIn, CashOut, SeatPlayer, SitIn, SitOut
from dealer_app.ui.desk import Desk
from dealer_app.ui.text.panel.foot import undo_step
from tests.ui.scenes import betting, closing, open_table, reader_lost


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def named(desk: Desk) -> str:
    """What Undo says now."""
    undo = desk.view().undo
    assert undo is not None
    return undo_step(undo.step)


def test_a_burn_and_each_card_have_their_own_names(qapp: QApplication, folder: Path) -> None:
    table = open_table(folder)
    reader_lost(table)
    desk = Desk(table.session, table.intake, lambda _: None, lambda: 0)
    said = [named(desk)]
    for face in ("9d", "7d"):
        table.session.do(DealBoard(card(face)))
        said.append(named(desk))
    assert said == ["Burn", "Flop, nine of diamonds", "Flop, seven of diamonds"]


def test_no_two_steps_of_the_list_have_the_same_name(qapp: QApplication, folder: Path) -> None:
    table = open_table(folder)
    betting(table)
    steps = Desk(table.session, table.intake, lambda _: None, lambda: 0).undo_steps()
    told = [undo_step(step.entry) for step in steps]
    assert told[:3] == ["Seat 10 raise 250", "Seat 7 bet 60", "Seat 3 check"]
    assert len(set(told)) == len(told)


def test_between_hands_undo_names_the_seat_that_changed(qapp: QApplication, folder: Path) -> None:
    table = open_table(folder)
    desk = Desk(table.session, table.intake, lambda _: None, lambda: 0)
    said = []
    for command in (SitOut(3), SitIn(3), CashOut(8), SeatPlayer(8, "Radu", 500), BuyIn(8, 1_250)):
        table.session.do(command)
        said.append(named(desk))
    assert said == ["Seat 3 sits out", "Seat 3 sits in", "Seat 8 left", "Seat 8 seated", "Seat 8 bought in 1,250"]


def test_undo_names_the_drop_of_the_rake(qapp: QApplication, folder: Path) -> None:
    table = open_table(folder)
    closing(table)
    table.session.do(DropRake())
    assert named(Desk(table.session, table.intake, lambda _: None, lambda: 0)) == "Rake dropped"
