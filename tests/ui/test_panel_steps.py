"""The panel lists the same steps as the prompt tells, in the order of the hands (UX 1, 7.3)."""

import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_app.guidance.prompt import PromptKind
from dealer_app.ui.desk import Desk
from dealer_app.ui.text.panel.steps import step
from dealer_app.ui.view.console import ConsoleView
from tests.ui.scenes import SCENES, open_table


def look(scene: str) -> ConsoleView:
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        SCENES[scene](table)
        return Desk(table.session, table.intake, lambda _: None, lambda: 0).view()


def test_pot_2_chips_that_go_back_stand_before_the_pot_that_is_pushed(qapp: QApplication) -> None:
    """Raised to 20 over a big blind of 5, all fold: 15 go back, then 5 + 5 + 2 are pulled in."""
    view = look("all-folded")
    assert view.prompt.prompt.kind is PromptKind.RETURN_BET
    assert [step(each) for each in view.panel.steps] == ["Return 15 to seat 7", "Pull the bets"]
    assert [(card.amount, card.done) for card in view.panel.push] == [(12, False)]


def test_once_hands_are_compared_only_pots_are_listed(qapp: QApplication) -> None:
    assert look("pushing").panel.steps == ()


def test_burn_2_a_board_card_that_is_due_stands_after_its_burn(qapp: QApplication) -> None:
    shown = look("turn-lost").panel.steps
    assert [(each.kind, each.done) for each in shown] == [(PromptKind.BURN, True), (PromptKind.DEAL_TURN, False)]


def test_btn_4_before_the_deal_the_button_moves_and_the_deck_is_shuffled(qapp: QApplication) -> None:
    assert [step(each) for each in look("between-hands").panel.steps] == ["Button to seat 3", "Shuffle, box, cut"]
