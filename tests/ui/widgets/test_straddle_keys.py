"""Each seat that may straddle has its own key over the one that deals on (BLD-12)."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_app.guidance.next_step import next_step
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.options import Options, StraddleMode
from dealer_app.rules.posting.facts import Straddle
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.panelled import panel_view
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.widgets.action_panel import ActionPanel
from dealer_app.ui.widgets.big_button import BigButton
from dealer_app.ui.wishes import Do, Wish
from tests.script import TableScript


def keys(qtbot: QtBot, mode: StraddleMode) -> tuple[ActionPanel, dict[str, BigButton]]:
    """The panel before the first card at a table of four, seat 4 with the button, and its keys by name."""
    load_fonts()
    options = Options(straddle=mode)
    table = TableScript(dict.fromkeys((1, 2, 3, 4), 100), button=4, options=options).start().table
    panel = ActionPanel(load_palette())
    qtbot.addWidget(panel)
    panel.set_scale(1.0)
    panel.show_view(panel_view(table, next_step(table), Scene()))
    panel.show()
    return panel, {key.accessibleName(): key for key in panel.findChildren(BigButton) if key.isVisible()}


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        (StraddleMode.OFF, ()),
        (StraddleMode.UTG, (3,)),
        (StraddleMode.BUTTON, (4,)),
        (StraddleMode.BOTH, (4, 3)),
    ],
)
def test_bld_12_every_seat_that_may_straddle_has_a_key(
    qtbot: QtBot, mode: StraddleMode, seats: tuple[int, ...]
) -> None:
    panel, found = keys(qtbot, mode)
    wished: list[Wish] = []
    panel.wished.connect(wished.append)
    straddles = [name for name in found if name.startswith("Straddle")]
    assert straddles == [f"Straddle, seat {seat}: 4" for seat in seats]
    for name in straddles:
        QTest.mouseClick(found[name], Qt.MouseButton.LeftButton)
    assert wished == [Do((Straddle(seat),)) for seat in seats]


def test_bld_12_the_deal_may_go_on_without_a_straddle(qtbot: QtBot) -> None:
    panel, found = keys(qtbot, StraddleMode.BOTH)
    wished: list[Wish] = []
    panel.wished.connect(wished.append)
    dealt = next(key for name, key in found.items() if name.startswith("Dealt"))
    QTest.mouseClick(dealt, Qt.MouseButton.LeftButton)
    assert wished == [Do((DealAll(),))]
    boxes = [QRect(key.mapTo(panel, QPoint(0, 0)), key.size()) for key in found.values()]
    assert not any(a.intersects(b) for at, a in enumerate(boxes) for b in boxes[at + 1 :])
