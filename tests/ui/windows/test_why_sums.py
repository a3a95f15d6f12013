"""Why: under the rule of the step stand the sums of every number of the moment, and none of them is cut (UX 7.11)."""

import re
from typing import Final

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.text.figures import heading
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.text.names import amount
from dealer_app.ui.wishes import Why
from tests.ui.windows.shots import SIZES, window_at

TOLD: Final = ("betting", "pushing", "split", "pot-limit", "fixed-limit", "all-in", "closing", "all-folded", "posting")
BETTING: Final = {
    "en": [
        "To call (BET-1): price 250",
        "Least (NL-3): highest bet 250 + largest bet or raise 190 = 440",
        "Most (NL-1): stack 1,040",
        "Pot (POT-2): 3 × 20 + folded chips 5 − rake 3 (RAKE-1) = 62",
        "Rake taken (RAKE-2): 3 (5% of 65)",
    ],
    "id": [
        "Untuk call (BET-1): harga 250",
        "Minimal (NL-3): bet tertinggi 250 + bet atau raise terbesar 190 = 440",
        "Maksimal (NL-1): stack 1.040",
        "Pot (POT-2): 3 × 20 + chip fold 5 − rake 3 (RAKE-1) = 62",
        "Rake sudah diambil (RAKE-2): 3 (5% dari 65)",
    ],
    "ro": [
        "De plătit (BET-1): preț 250",
        "Minim (NL-3): cea mai mare miză 250 + cel mai mare bet sau raise 190 = 440",
        "Maxim (NL-1): stack 1.040",
        "Pot (POT-2): 3 × 20 + jetoane din fold 5 − rake 3 (RAKE-1) = 62",
        "Rake luat (RAKE-2): 3 (5% din 65)",
    ],
}


def page_of(window: MainWindow) -> QPlainTextEdit:
    page = window.findChild(QPlainTextEdit, "sheet.rule.text")
    assert isinstance(page, QPlainTextEdit)
    return page


def sums(window: MainWindow) -> list[str]:
    """The lines under the heading, up to the origin of the rule."""
    lines = page_of(window).toPlainText().splitlines()
    told = lines[lines.index(heading()) + 1 :]
    return told[: told.index("")]


def added_up(terms: str) -> int:
    """What a written sum comes to: words, and what stands in brackets, left out."""
    bare = re.sub(r"\([^)]*\)|[.,]", "", terms)
    found = re.findall(r"([+−])?[^+−\d]*(\d+)(?: × \D*(\d+))?", bare)
    return sum((-1 if sign == "−" else 1) * int(count) * int(each or 1) for sign, count, each in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_of_a_turn_has_its_line_in_each_language(qapp: QApplication, language: str) -> None:
    """A bet of 60 raised to 250 on the flop; three seats have 20 in the pot, 5 more were folded, 3 is the rake."""
    with window_at("betting") as window:
        window.speak(language)
        window.wish(Why())
        assert sums(window) == BETTING[language]


@pytest.mark.parametrize("moment", TOLD)
def test_what_is_written_adds_up_and_begins_with_the_number_of_the_prompt(qapp: QApplication, moment: str) -> None:
    with window_at(moment) as window:
        for language in LANGUAGES:
            window.speak(language)
            window.wish(Why())
            told = sums(window)
            for line in told:
                terms, _, total = line.partition("): ")[2].partition(" = ")
                assert not total or amount(added_up(terms)) == total, line
            said = window.view.prompt.prompt.amount
            assert said is None or re.search(rf"(^|\D){re.escape(amount(said))}(\D|$)", told[0]), told[0]


@pytest.mark.parametrize("moment", TOLD)
def test_no_sum_is_cut_at_the_smallest_size(qapp: QApplication, moment: str) -> None:
    with window_at(moment) as window:
        window.resize(SIZES[0])
        for language in LANGUAGES:
            window.speak(language)
            window.wish(Why())
            page = page_of(window)
            page.moveCursor(QTextCursor.MoveOperation.End)
            assert page.viewport().rect().contains(page.cursorRect().center())
            assert page.document().idealWidth() <= page.viewport().width()


def test_a_rule_that_is_asked_for_by_its_id_has_its_own_sums_first(qapp: QApplication) -> None:
    with window_at("betting") as window:
        window.wish(Why("POT-2"))
        assert sums(window)[0].startswith("Pot (POT-2): ")
