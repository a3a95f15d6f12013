"""The rows of the forced bets in the panel (BLD-3, BLD-18)."""

from dealer_app.guidance.next_step import next_step
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.options import AnteMode, Options
from dealer_app.rules.posting.facts import StartHand
from dealer_app.ui.view.panel import ForcedBetView, ForcedState
from dealer_app.ui.view.panelled import panel_view
from dealer_app.ui.view.scene import Scene
from tests.script import TableScript


def test_bld_18_a_short_big_blind_is_shown_with_what_it_really_puts_in() -> None:
    """60 chips, ante of each 10: the ante first, 50 are left of the blind of 100."""
    options = Options(small_blind=50, big_blind=100, ante_mode=AnteMode.EACH, ante=10)
    table = TableScript({1: 1000, 2: 60}, button=1, options=options).do(StartHand()).table
    assert panel_view(table, next_step(table), Scene()).forced == (
        ForcedBetView(2, ForcedKind.ANTE, 10),
        ForcedBetView(1, ForcedKind.ANTE, 10),
        ForcedBetView(1, ForcedKind.SMALL_BLIND, 50),
        ForcedBetView(2, ForcedKind.BIG_BLIND, 50, ForcedState.SHORT),
    )
