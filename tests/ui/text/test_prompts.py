"""Every step has the exact sentence of UX 5 in three languages, its amount or card amber, and fits the banner."""

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.cards import cards
from dealer_app.rules.variant import StreetName
from dealer_app.ui.fonts import inter, load_fonts
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.text.prompts import next_line, not_recording, plain, prompt_line
from tests.ui.text.conftest import Speak
from tests.ui.text.sentences import EXPECTED, NOT_RECORDING

K = PromptKind
ROOM_PX = 698.0
PAIRS = (K.POST_BLINDS, K.CHOP, K.SPLIT)
WARNINGS = [K.STOP_FLOOR, *list(K)[list(K).index(K.READ_ODD) :]]
# What UX's table has no row for.
OWN = {K.SET_UP, K.WAIT_PLAYERS, K.BUTTON_CHARGE}


def longest(kind: PromptKind) -> Prompt:
    """The step with the longest fields that UX 5 measures: seat 10, 12,450, queen of hearts."""
    return Prompt(
        kind,
        "BET-1",
        seat=None if kind in PAIRS else 10,
        seats=(9, 10) if kind in PAIRS else (),
        amount=12450,
        count=2,
        cards=cards("QhQd"),
        place="seat 10",
        street=StreetName.TURN if kind is K.EARLY_STREET else StreetName.RIVER,
    )


def width(measure: QFontMetricsF, kind: PromptKind) -> float:
    """The widest the step gets: which queen has the longest name depends on the language."""
    prompt = longest(kind)
    both = (prompt, replace(prompt, cards=prompt.cards[::-1]))
    return max(measure.horizontalAdvance(plain(prompt_line(each))) for each in both)


def filled(sentence: str, code: str) -> str:
    number = {"en": "12,450", "id": "12.450", "ro": "12.450"}[code]
    heart = {"en": "queen of hearts", "id": "queen hati", "ro": "damă de inimă roșie"}[code]
    diamond = {"en": "queen of diamonds", "id": "queen wajik", "ro": "damă de romb"}[code]
    both = {"en": "9 and 10", "id": "9 dan 10", "ro": "9 și 10"}[code]
    place = {"en": "seat 10", "id": "kursi 10", "ro": "locul 10"}[code]
    first = "9" if "{m}" in sentence else "10"
    said = sentence.format(
        n=first, m="10", k="2", amt=number, card=heart, a=heart, b=diamond, list=both, place=place, street="river"
    )
    return said[0].upper() + said[1:]


@pytest.mark.parametrize("kind", PromptKind)
def test_each_kind_of_step_has_the_sentence_of_the_table_in_three_languages(speak: Speak, kind: PromptKind) -> None:
    if kind in OWN:
        return
    for at, code in enumerate(("en", "id", "ro")):
        speak(code)
        assert plain(prompt_line(longest(kind))) == filled(EXPECTED[kind][at], code)


@pytest.mark.parametrize("kind", sorted(OWN))
def test_a_step_that_the_table_lacks_is_said_differently_in_each_language(speak: Speak, kind: PromptKind) -> None:
    said = set()
    for code in LANGUAGES:
        speak(code)
        said.add(plain(prompt_line(longest(kind))))
    assert len(said) == len(LANGUAGES)


def test_not_recording_has_the_sentence_of_the_table(speak: Speak) -> None:
    for at, code in enumerate(("en", "id", "ro")):
        speak(code)
        assert plain(not_recording()) == NOT_RECORDING[at]


def test_amount_or_card_is_amber_and_nothing_else() -> None:
    call = Prompt(K.TO_ACT_CALL, "BET-1", seat=3, amount=250)
    assert prompt_line(call) == (
        ("Seat ", False), ("3", False), (" to act: ", False), ("250", True), (" to call", False),
    )  # fmt: skip
    check = Prompt(K.CHECK_CARD, "IRR-72", street=StreetName.TURN, cards=cards("9d"))
    assert [text for text, is_amber in prompt_line(check) if is_amber] == ["nine of diamonds"]
    split = Prompt(K.SPLIT, "HIGH-4", seats=(2, 7, 9), amount=40, amount2=1)
    assert [text for text, is_amber in prompt_line(split) if is_amber] == ["40"]


@pytest.mark.parametrize("kind", WARNINGS)
def test_nothing_is_amber_with_a_red_edge(kind: PromptKind) -> None:
    assert not any(is_amber for _, is_amber in prompt_line(replace(longest(kind), warning=True)))


def test_a_card_still_to_be_named_is_asked_for_by_tap() -> None:
    unread = Prompt(K.CHECK_CARD, "IRR-72", street=StreetName.TURN)
    assert plain(prompt_line(unread)) == "Check the turn: tap the card"


@pytest.mark.parametrize(
    ("in_play", "said"),
    [
        (StreetName.PREFLOP, "Flop dealt early. Stop"),
        (StreetName.FLOP, "Turn dealt early. Stop"),
        (StreetName.TURN, "River dealt early. Stop"),
        (StreetName.RIVER, "Card dealt early. Stop"),
    ],
)
def test_irr_28_to_30_the_street_dealt_early_is_the_one_after_that_in_play(in_play: StreetName, said: str) -> None:
    early = Prompt(K.EARLY_STREET, "IRR-28", street=in_play, warning=True)
    assert plain(prompt_line(early)) == said


def test_btn_6_three_blinds_due_name_all_three_seats() -> None:
    due = Prompt(K.POST_BLINDS, "BLD-2", seats=(2, 3, 5), amount=25)
    assert plain(prompt_line(due)) == "Blinds due: seats 2, 3 and 5"


def test_next_names_the_step_that_follows_or_nothing() -> None:
    after = Prompt(K.TO_ACT_CALL, "BET-1", seat=7, amount=250)
    assert next_line(Prompt(K.DEAL_FLOP, "HE-8", follows=after)) == "Next: seat 7"
    assert next_line(Prompt(K.DEAL_FLOP, "HE-8")) == ""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", PromptKind)
def test_each_step_fits_the_banner_in_one_line_of_28_with_the_longest_fields(
    qapp: QApplication, speak: Speak, kind: PromptKind, code: str
) -> None:
    load_fonts()
    speak(code)
    assert width(QFontMetricsF(inter(28, 800)), kind) <= ROOM_PX


def test_only_not_recording_in_romanian_needs_two_lines_and_they_fit(qapp: QApplication, speak: Speak) -> None:
    load_fonts()
    measure = QFontMetricsF(inter(28, 800))
    wide = []
    for code in LANGUAGES:
        speak(code)
        said = plain(not_recording())
        if measure.horizontalAdvance(said) > ROOM_PX:
            wide.append(code)
            assert all(measure.horizontalAdvance(half) <= ROOM_PX for half in re.split(r"(?<=\.) ", said))
    assert wide == ["ro"]


def test_no_more_than_ten_texts_leave_the_size_of_36(qapp: QApplication, speak: Speak) -> None:
    load_fonts()
    measure = QFontMetricsF(inter(36, 800))
    long = 0
    for code in LANGUAGES:
        speak(code)
        widths = [width(measure, kind) for kind in PromptKind]
        long += sum(each > ROOM_PX for each in (*widths, measure.horizontalAdvance(plain(not_recording()))))
    assert 0 < long <= 10


@pytest.mark.parametrize("kind", WARNINGS)
def test_a_warning_says_first_that_the_table_is_left_as_it_lies(kind: PromptKind) -> None:
    assert next_line(replace(longest(kind), warning=True)) == "Cards and chips stay where they are"


def test_the_next_hand_is_not_said_to_be_next_twice() -> None:
    after = Prompt(K.NEXT_HAND, "BTN-4", seat=3)
    assert next_line(Prompt(K.DROP, "RAKE-5", amount=7, follows=after)) == "Next hand: button to 3"


def test_after_a_restart_the_second_line_says_which_hand_is_restored_and_where_it_stands() -> None:
    acts = Prompt(K.TO_ACT_CALL, "BET-1", seat=3, amount=250)
    assert next_line(Prompt(K.RESUME, "INV-9", count=4218, follows=acts)) == "Hand 4,218 restored: seat 3 to act"
    burns = Prompt(K.BURN, "BURN-2")
    assert next_line(Prompt(K.RESUME, "INV-9", count=7, follows=burns)) == ("Hand 7 restored: tap the table, burn one")
