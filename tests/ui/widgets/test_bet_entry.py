"""The amount: what stands under it while it is not allowed, and what the keys then say (UX 4.6)."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.panel import PanelView, PresetReason, PresetView
from dealer_app.ui.widgets.bet_entry import BetEntry
from dealer_app.ui.widgets.big_button import BigButton, Look, TouchGuard
from tests.ui.widgets import panel_views as views


def make(qtbot: QtBot, view: PanelView, typed: str = "") -> BetEntry:
    entry = BetEntry(load_palette(), TouchGuard())
    qtbot.addWidget(entry)
    entry.show_view(view)
    entry.type_digits(typed)
    return entry


def words(entry: BetEntry) -> dict[str, bool]:
    return {key.text(): key.isEnabled() for key in entry.findChildren(BigButton) if not key.isHidden()}


@pytest.mark.parametrize(
    ("view", "typed", "line", "key", "enabled"),
    [
        (views.BET_OPEN, "", "", "Raise to 500", True),
        (views.BET_OPEN, "499", "Least 500", "Raise to 499", False),
        (views.BET_OPEN, "1060", "", "All in 1,060", True),
        (views.BET_OPEN, "99999", "", "All in 1,060", True),
        (views.POT_LIMIT, "181", "Most 180", "Raise to 181", False),
        (views.NO_BET, "35", "", "Bet 35", True),
    ],
)
def test_the_commit_key_repeats_the_number_or_the_line_says_why_not(
    qtbot: QtBot, view: PanelView, typed: str, line: str, key: str, enabled: bool
) -> None:
    entry = make(qtbot, view, typed)
    assert entry.range_line() == line
    assert words(entry)[key] is enabled


def test_backspace_takes_the_last_digit(qtbot: QtBot) -> None:
    entry = make(qtbot, views.BET_OPEN, "600")
    entry.erase()
    assert entry.typed == "60"


def test_digits_do_not_outlive_the_seat_they_were_typed_for(qtbot: QtBot) -> None:
    entry = make(qtbot, views.BET_OPEN, "600")
    entry.show_view(views.BET_OPEN)
    assert entry.typed == "600"
    entry.show_view(views.NO_BET)
    assert entry.typed == ""


def test_fold_is_quiet_when_there_is_nothing_to_call(qtbot: QtBot) -> None:
    entry = make(qtbot, views.NO_BET)
    looks = {key.text(): key.face.look for key in entry.findChildren(BigButton)}
    assert looks["Fold"] is Look.QUIET
    assert looks["Check"] is Look.LIKELIEST


def test_no_keypad_where_no_raise_is_allowed(qtbot: QtBot) -> None:
    assert "7" not in words(make(qtbot, views.NO_RAISE))


def test_all_in_keeps_its_place_with_and_without_a_usual_size(qtbot: QtBot) -> None:
    least, usual, all_in = (
        PresetView(500, PresetReason.MINIMUM),
        PresetView(750, PresetReason.USUAL),
        PresetView(1060, PresetReason.ALL_IN),
    )
    for presets in ((least, all_in), (least, usual, all_in), (all_in,)):
        entry = make(qtbot, replace(views.BET_OPEN, presets=presets))
        entry.set_scale(1.0)
        keys = [key for key in entry.findChildren(BigButton) if key.text() == "All in" and not key.isHidden()]
        assert [key.x() for key in keys] == [261]
