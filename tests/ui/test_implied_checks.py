"""UX 4.4, 4.6: checks that a burn proved are shown with Undo, which takes them back without the floor."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import CheckAround
from dealer_app.rules.dealing.facts import DealBoard
from dealer_app.session.intake.pending import OVERLAP_MS
from dealer_app.ui.desk import Desk
from dealer_app.ui.view.panel import PanelMode
from dealer_app.ui.view.strip import Source, StripKind, ToastKind
from dealer_app.ui.wishes import Undo
from tests.session.intake.felt import BURN, Felt, to_the_flop


@pytest.fixture
def felt(tmp_path: Path) -> Iterator[Felt]:
    """The flop lies there, nobody has acted, and the burn of the turn is seen."""
    made = Felt(tmp_path, with_shoe=False)
    to_the_flop(made)
    made.see(made.top(), BURN)
    made.wait(OVERLAP_MS)
    for _ in range(3):
        made.session.do(DealBoard(made.top()))
    yield made
    made.log.close()


def test_the_checks_are_shown_with_undo_and_marked_as_implied(qapp: QApplication, felt: Felt) -> None:
    desk = Desk(felt.session, felt.intake, lambda _: None, lambda: 0)
    felt.see(felt.top(), BURN)
    view = desk.view()
    assert view.toast is not None
    assert (view.toast.kind, view.toast.seats, view.toast.can_undo) == (ToastKind.CHECKED, felt.order, True)
    checks = [entry for entry in view.strip if entry.kind is StripKind.CHECK][-3:]
    assert [entry.source for entry in checks] == [Source.IMPLIED] * 3
    assert view.undo is not None
    assert not view.undo.needs_floor


def test_undo_of_them_warns_of_the_street_that_came_too_early(qapp: QApplication, felt: Felt) -> None:
    desk = Desk(felt.session, felt.intake, lambda _: None, lambda: 0)
    felt.see(felt.top(), BURN)
    desk.wish(Undo())
    view = desk.view()
    assert view.toast is None
    assert view.prompt.prompt.kind is PromptKind.EARLY_STREET
    assert view.prompt.warning
    assert view.panel.mode is PanelMode.READ_NOTICE
    assert StripKind.UNDONE in [entry.kind for entry in view.strip]


def test_a_burn_after_checks_by_tap_is_no_news_of_them(qapp: QApplication, felt: Felt) -> None:
    desk = Desk(felt.session, felt.intake, lambda _: None, lambda: 0)
    felt.session.do(CheckAround())
    felt.see(felt.top(), BURN)
    assert desk.view().toast is None
