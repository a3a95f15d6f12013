"""The keyboard of the console: UX section 6, key by key."""

import pytest
from pytestqt.qtbot import QtBot

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.options import Structure
from dealer_app.rules.posting.facts import PostAll
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.keys import EraseDigit, FocusAmount, KeyAct, NextRegion, TypeDigit, key_act
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.board import BoardView
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.view.header import HeaderView
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.view.seats import SeatState, SeatView
from dealer_app.ui.widgets.action_panel import ActionPanel
from dealer_app.ui.wishes import Close, Do, Open, Sheet, Tabled, TapSeat, Undo, Why
from tests.ui.widgets import panel_views as views


def console(panel: PanelView, *, undo: bool = True) -> ConsoleView:
    return ConsoleView(
        header=HeaderView("12", Structure.NO_LIMIT, 2, 5, 1, 10, 0),
        seats=(SeatView(7, SeatState.LIVE, is_tappable=True), SeatView(10, SeatState.LIVE, is_tappable=True)),
        board=BoardView(()),
        prompt=PromptView(Prompt(PromptKind.TO_ACT_CALL, "BET-1")),
        panel=panel,
        undo=views.UNDO if undo else None,
    )


CASES: list[tuple[str, PanelView, str, str, KeyAct | None]] = [
    ("F folds", views.BET_OPEN, "F", "", Do((Fold(3),))),
    ("C calls what is open", views.BET_OPEN, "C", "", Do((Call(3),))),
    ("C checks when it is free", views.NO_BET, "C", "", Do((Check(7),))),
    ("R without digits goes to the amount", views.BET_OPEN, "R", "", FocusAmount()),
    ("R commits the amount", views.BET_OPEN, "R", "600", Do((PlaceBet(3, 600),))),
    ("B commits the amount", views.NO_BET, "B", "35", Do((PlaceBet(7, 35),))),
    ("Enter commits the amount", views.BET_OPEN, "Return", "600", Do((PlaceBet(3, 600),))),
    ("Enter does not commit less than the least", views.BET_OPEN, "Return", "499", None),
    ("Enter above the stack is all in", views.BET_OPEN, "Enter", "5000", Do((PlaceBet(3, 1060),))),
    ("Enter above the pot means nothing", views.POT_LIMIT, "Enter", "181", None),
    ("A goes all in", views.BET_OPEN, "A", "", Do((PlaceBet(3, 1060),))),
    ("A means nothing where the pot is the most", views.POT_LIMIT, "A", "", None),
    ("R raises to the limit", views.LIMIT, "R", "", Do((PlaceBet(4, 16),))),
    ("no raise without leave", views.NO_RAISE, "R", "", None),
    ("K checks around", views.NO_BET, "K", "", Do((CheckAround(),))),
    ("K means nothing against a bet", views.BET_OPEN, "K", "", None),
    ("digits go to the amount", views.BET_OPEN, "5", "", TypeDigit("5")),
    ("digits mean nothing in limit", views.LIMIT, "5", "", None),
    ("Backspace erases", views.BET_OPEN, "Backspace", "5", EraseDigit()),
    ("Space says a step is done", views.STEPS, "Space", "", Do((PostAll(),))),
    ("Enter says a pot is pushed", views.PUSH, "Return", "", Do((PushPot(1),))),
    ("a pot with unseen hands is not pushed", views.PUSH_BLOCKED, "Return", "", None),
    ("T tables the hand due", views.SHOW_OR_MUCK, "T", "", Tabled(9)),
    ("M mucks the hand due", views.SHOW_OR_MUCK, "M", "", Do((MuckHand(9),))),
    ("M means nothing while betting", views.BET_OPEN, "M", "", None),
    ("U takes back", views.BET_OPEN, "U", "", Undo()),
    ("Ctrl+Z takes back", views.BET_OPEN, "Ctrl+Z", "", Undo()),
    ("Alt+7 jumps to seat 7", views.BET_OPEN, "Alt+7", "", TapSeat(7)),
    ("Alt+0 jumps to seat 10", views.BET_OPEN, "Alt+0", "", TapSeat(10)),
    ("Alt and a seat that is not tappable", views.BET_OPEN, "Alt+2", "", None),
    ("W says why", views.BET_OPEN, "W", "", Why()),
    ("F1 says why", views.BET_OPEN, "F1", "", Why()),
    ("F2 calls the floor", views.BET_OPEN, "F2", "", Do((CallFloor(),))),
    ("F4 opens the devices", views.BET_OPEN, "F4", "", Open(Sheet.DEVICES)),
    ("F6 moves between regions", views.BET_OPEN, "F6", "", NextRegion()),
    ("Esc closes", views.BET_OPEN, "Esc", "", Close()),
    ("other keys mean nothing", views.BET_OPEN, "Q", "", None),
]


@pytest.mark.parametrize(("panel", "key", "typed", "wanted"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_key_means(panel: PanelView, key: str, typed: str, wanted: KeyAct | None) -> None:
    assert key_act(console(panel), key, typed) == wanted


def test_undo_key_means_nothing_without_a_step() -> None:
    assert key_act(console(views.BET_OPEN, undo=False), "U") is None


def test_a_whole_amount_is_bet_by_keys_alone(qtbot: QtBot) -> None:
    panel = ActionPanel(load_palette())
    qtbot.addWidget(panel)
    panel.show_view(views.BET_OPEN)
    for key in "600":
        act = key_act(console(views.BET_OPEN), key, panel.typed)
        assert isinstance(act, TypeDigit)
        panel.type_digits(act.digit)
    assert key_act(console(views.BET_OPEN), "Return", panel.typed) == Do((PlaceBet(3, 600),))
