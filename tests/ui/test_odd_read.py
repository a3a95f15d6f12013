"""UX 4.6: a read that does not fit is answered by Call floor or Not so, by "Show it" only where the rules take it."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_app.rules.betting.facts import Call, Check
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.ui.desk import Desk
from dealer_app.ui.view.ahead import fits_after_notice
from dealer_app.ui.view.panel import PanelMode, PanelView
from tests.session.intake.felt import BOARD, BURN, Felt


def panel(felt: Felt) -> PanelView:
    return Desk(felt.session, felt.intake, lambda _: None, lambda: 0).view().panel


def bets_closed(folder: Path) -> Felt:
    felt = Felt(folder, with_shoe=False)
    felt.deal()
    felt.session.do(Call(felt.order[2]))
    felt.session.do(Call(felt.order[0]))
    felt.session.do(Check(felt.order[1]))
    return felt


def test_irr_33_a_second_burn_is_not_to_be_shown(qapp: QApplication, tmp_path: Path) -> None:
    felt = bets_closed(tmp_path)
    for _ in range(2):
        felt.see(felt.top(), BURN)
        felt.wait(10_000)
    shown = panel(felt)
    assert (felt.notice, shown.mode, shown.can_show_read) == ("two_burns", PanelMode.READ_NOTICE, False)


def test_irr_32_a_board_card_without_its_burn_is_not_to_be_shown(qapp: QApplication, tmp_path: Path) -> None:
    felt = bets_closed(tmp_path)
    felt.see(felt.top(), BOARD)
    felt.wait(10_000)
    assert (felt.notice, panel(felt).can_show_read) == ("no_burn", False)


def test_what_the_rules_would_take_once_the_notice_is_gone_may_be_shown(tmp_path: Path) -> None:
    felt = bets_closed(tmp_path)
    felt.session.do(NoteIrregularity("read_odd", "burn", 0, (), "INV-4"))
    table = felt.session.table
    assert fits_after_notice(table, Burn())  # the burn is due
    assert not fits_after_notice(table, DealBoard(felt.top()))  # the burn comes before it (BURN-2)
    assert not fits_after_notice(table, None)
