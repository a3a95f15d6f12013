"""What the panel says of the cap in fixed limit."""

from dealer_app.guidance.next_step import next_step
from dealer_app.rules.betting.facts import Call, Fold, PlaceBet
from dealer_app.rules.options import Options, Structure
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.view.panelled import panel_view
from dealer_app.ui.view.scene import Scene
from tests.script import TableScript

LIMIT = Options(structure=Structure.FIXED_LIMIT, small_blind=10, big_blind=20)


def limit() -> TableScript:
    """Seat 3 has the button and acts first, the blind of 20 is the bet."""
    return TableScript(dict.fromkeys((1, 2, 3), 1000), button=3, options=LIMIT).deal()


def panel(script: TableScript) -> PanelView:
    return panel_view(script.table, next_step(script.table), Scene())


def test_fl_4_a_cap_once_reached_is_still_shown_when_only_two_are_left() -> None:
    script = limit().do(PlaceBet(3, 40), PlaceBet(1, 60), Call(2), PlaceBet(3, 80), Fold(1))
    shown = panel(script)
    assert (shown.bets_made, shown.bets_allowed, shown.limit_to) == (4, 4, None)
    assert shown.no_raise is not None
    assert shown.no_raise == "FL-3"


def test_fl_4_heads_up_before_the_cap_none_is_shown() -> None:
    script = limit().do(PlaceBet(3, 40), Fold(1))
    shown = panel(script)
    assert (shown.bets_allowed, shown.limit_to, shown.no_raise) == (None, 60, None)
