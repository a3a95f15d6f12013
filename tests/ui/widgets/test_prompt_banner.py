"""The prompt is one sentence at the largest size that fits; its keys ask why."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.cards import card
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.text.prompts import prompt_line
from dealer_app.ui.theatre import keep_picture
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.console import PromptView
from dealer_app.ui.widgets.ink import width_of
from dealer_app.ui.widgets.prompt_banner import PromptBanner
from dealer_app.ui.wishes import Why
from tests.ui.widgets.table_views import TO_ACT


def banner(qtbot: QtBot, view: PromptView, *, reduced: bool = False) -> PromptBanner:
    load_fonts()
    made = PromptBanner(load_palette(reduced_motion=reduced))
    qtbot.addWidget(made)
    made.resize(840, 104)
    made.show_view(view, "In turn, clockwise")
    made.show()
    return made


def test_the_prompt_is_named_by_its_whole_sentence(qtbot: QtBot) -> None:
    made = banner(qtbot, TO_ACT)
    assert made.accessibleName() == "Seat 3 to act: 250 to call"
    assert made.rule.accessibleName() == "BET-1 In turn, clockwise"
    assert made.words.laid_out()[0] == 36


def test_both_keys_ask_for_the_rule_of_the_step(qtbot: QtBot) -> None:
    made = banner(qtbot, TO_ACT)
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    for key in (made.rule, made.why):
        assert key.width() >= 56
        assert key.height() >= 56
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert wishes == [Why("BET-1"), Why("BET-1")]


def test_storage_failure_says_so_at_once(qtbot: QtBot) -> None:
    made = banner(qtbot, replace(TO_ACT, not_recording_since_ms=1))
    assert made.accessibleName() == "Not recording. Finish by hand, call floor"
    assert made.rule.accessibleName().startswith("MIS-5 ")  # not the rule of the step that was due
    with qtbot.waitSignal(made.wished) as heard:
        QTest.mouseClick(made.why, Qt.MouseButton.LeftButton)
    assert heard.args == [Why("MIS-5")]


@pytest.mark.parametrize(("warning", "token"), [(False, "amber"), (True, "red")])
def test_the_left_bar_is_amber_and_red_for_a_warning(qtbot: QtBot, warning: bool, token: str) -> None:
    image = banner(qtbot, replace(TO_ACT, warning=warning)).grab().toImage()
    palette = load_palette()
    assert image.pixelColor(4, 52) == palette.colour(token)
    amber = palette.colour("amber")
    assert any(image.pixelColor(x, y) == amber for x in range(840) for y in range(104)) is not warning


@pytest.mark.parametrize("kind", PromptKind)
def test_every_sentence_fits_with_its_longest_fields(qtbot: QtBot, kind: PromptKind) -> None:
    prompt = Prompt(
        kind,
        "BET-1",
        seat=10,
        seats=(10, 9),
        amount=12450,
        amount2=12450,
        count=10,
        cards=(card("Qd"), card("Qh")),
        place="board",
        street="river",
    )
    made = banner(qtbot, PromptView(prompt))
    size, lines = made.words.laid_out()
    assert size in (36, 28)
    assert len(lines) <= 2
    assert all(sum(width_of(said, size, 800) for said, _ in line) <= 698 + 8 for line in lines)


def test_a_new_step_is_shown_and_touchable_while_it_fades_in(qtbot: QtBot) -> None:
    made = banner(qtbot, TO_ACT)
    made.show_view(PromptView(Prompt(PromptKind.BURN, "BURN-2")), "")
    assert made.accessibleName() == "Tap the table, burn one"
    with qtbot.waitSignal(made.wished) as caught:
        QTest.mouseClick(made.why, Qt.MouseButton.LeftButton)
    assert caught.args == [Why("BURN-2")]


def test_the_prompt_line_is_set_one_and_a_half_percent_closer(qtbot: QtBot) -> None:
    made = banner(qtbot, TO_ACT)
    loose = sum(width_of(said, 36, 800) for said, _ in prompt_line(TO_ACT.prompt))
    letters = len(made.accessibleName())
    assert made.words.width_u() == pytest.approx(loose - 0.015 * 36 * letters, abs=2)


def test_the_most_of_pot_limit_stands_behind_the_next_seat_and_goes_with_its_step(qtbot: QtBot) -> None:
    made = banner(qtbot, TO_ACT)
    made.show_most("Most 58 = 17 + 24 + 17")
    assert made.second_line() == "Next: seat 7. Most 58 = 17 + 24 + 17"
    made.show_view(replace(TO_ACT, prompt=replace(TO_ACT.prompt, seat=7)))
    assert made.second_line() == "Next: seat 7"


def test_a_picture_that_is_kept_shows_the_step_whole_while_it_fades_in(qtbot: QtBot, tmp_path: Path) -> None:
    made = banner(qtbot, TO_ACT)
    made.show_view(replace(TO_ACT, prompt=replace(TO_ACT.prompt, seat=7)))
    kept = tmp_path / "step.png"
    keep_picture(made, kept)
    image, hi = QImage(str(kept)), load_palette().colour("hi")
    assert any(image.pixelColor(x, y) == hi for x in range(46, 400) for y in range(20, 60))
