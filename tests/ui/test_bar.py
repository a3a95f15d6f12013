"""What the bar says of a real table: the game by its stakes, and the street that the prompt is about."""

import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_app.ui.desk import Desk
from dealer_app.ui.text import bar, sign
from dealer_app.ui.text.prompts import next_line
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.header import TrackState, TrackStop
from dealer_app.ui.view.sign import SignView
from dealer_app.ui.view.sign import sign as sign_of
from tests.ui.scenes import SCENES, open_table


def look(scene: str) -> tuple[ConsoleView, SignView]:
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        SCENES[scene](table)
        shown = sign_of(table.session.table)
        assert shown is not None
        return Desk(table.session, table.intake, lambda _: None, lambda: 0).view(), shown


def test_a_limit_game_is_named_by_its_bets_as_on_the_table_sign(qapp: QApplication) -> None:
    view, shown = look(
        "fixed-limit"
    )  # blinds of 10 and 20 (FL-1: the small bet is the big blind, the big bet twice that)
    assert bar.title(view.header) == "Table 7: Limit hold'em 20–40"
    assert sign.stakes(shown) == ("Bets", "20–40")


def test_a_game_without_limit_is_named_by_its_blinds(qapp: QApplication) -> None:
    view, _ = look("betting")
    assert bar.title(view.header) == "Table 7: No limit hold'em 2–5"


def test_the_track_stands_at_the_showdown_once_the_prompt_asks_for_a_hand(qapp: QApplication) -> None:
    view, _ = look("all-in")
    now = [stop.stop for stop in view.header.track if stop.state is TrackState.NOW]
    assert (view.prompt.prompt.kind, now) == ("show_first", [TrackStop.SHOW])


def test_inv_9_a_restored_hand_says_its_number_and_who_is_to_act(qapp: QApplication) -> None:
    view, _ = look("resume")
    assert next_line(view.prompt.prompt) == "Hand 1 restored: seat 3 to act"
