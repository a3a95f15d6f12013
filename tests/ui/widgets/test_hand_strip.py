"""The strip ends with the newest fact and tells by word how each came to be known."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.text.bar import event_words
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.strip import StripEntry, StripKind
from dealer_app.ui.widgets.hand_strip import HandStrip
from dealer_app.ui.widgets.ink import width_of
from dealer_app.ui.wishes import Open, Sheet
from tests.ui.widgets.table_views import AT_MS, STRIP


def strip(qtbot: QtBot) -> HandStrip:
    load_fonts()
    made = HandStrip(load_palette())
    qtbot.addWidget(made)
    made.resize(840, 72)
    made.show()
    return made


def test_the_strip_is_named_by_its_newest_fact(qtbot: QtBot) -> None:
    made = strip(qtbot)
    made.show_view(STRIP, 18)
    assert made.accessibleName() == "Event 18, seat 10 bet 250, tapped, 21:46:55"


def test_tapped_read_and_implied_are_told_apart_by_word(qtbot: QtBot) -> None:
    assert event_words(16, STRIP[0]) == (
        "Event 16, Flop king of spades, nine of diamonds, four of clubs, read, 21:46:24"
    )
    assert event_words(17, STRIP[1]) == "Event 17, seat 7 check, implied, 21:46:39"


def test_the_newest_facts_are_shown_and_all_inside(qtbot: QtBot) -> None:
    made = strip(qtbot)
    facts = tuple(StripEntry(AT_MS + n, StripKind.RAISE, 10, 12450, is_now=n == 29) for n in range(30))
    made.show_view(facts, 30)
    shown = made.shown()
    assert shown == facts[-len(shown) :]
    assert 90 + sum(made.entry_width(entry) + 8 for entry in shown) <= 840
    assert len(shown) >= 4


def test_storage_failure_ends_the_strip(qtbot: QtBot) -> None:
    made = strip(qtbot)
    made.show_view(STRIP, 18, AT_MS)
    assert made.accessibleName() == "Not recording since 21:46"


def test_a_tap_opens_the_record(qtbot: QtBot) -> None:
    made = strip(qtbot)
    made.show_view(STRIP, 18)
    wishes: list[object] = []
    made.wished.connect(wishes.append)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert wishes == [Open(Sheet.LOG)]


def test_the_newest_fact_has_an_amber_edge_but_not_beside_a_red_one(qtbot: QtBot) -> None:
    made = strip(qtbot)
    wanted = load_palette().colour("amber")

    def is_amber() -> bool:
        image = made.grab().toImage()
        return any(image.pixelColor(x, y) == wanted for x in range(840) for y in range(72))

    made.show_view(STRIP, 18)
    assert is_amber()
    made.show_view(STRIP, 18, amber=False)
    assert not is_amber()
    made.show_view(STRIP, 18, AT_MS)
    assert not is_amber()


def test_the_first_fact_begins_beyond_the_count_however_long_its_words_are(qtbot: QtBot) -> None:
    made = strip(qtbot)
    made.show_view(STRIP, 12_450)
    assert made.head_width() >= 11 + width_of("12,450 events", 14, 600) + 8
