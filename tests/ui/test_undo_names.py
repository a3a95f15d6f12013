"""UX 4.2, 6: Undo names the one step that it takes back, not the street on which it was."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import DealBoard
from dealer_app.ui.desk import Desk
from dealer_app.ui.text.panel.foot import undo_step
from tests.ui.scenes import betting, open_table, reader_lost


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
