"""Sheets over the table column: what each key wishes, and targets of 48 and more (UX 2, 4.7, 7.11)."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind
from dealer_app.rules.cards import cards
from dealer_app.rules.ranking.high import rank_high
from dealer_app.rules.ranking.table import patterns
from dealer_app.rules.seats.facts import BuyIn, CashOut, SeatPlayer, SitOut
from dealer_app.rules.variant import StreetName
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.text.sheets import device_line
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.devices import Counters, Device, DeviceState, DeviceView
from dealer_app.ui.view.rules import RuleView, TermView
from dealer_app.ui.view.sheets import HealthView, SeatSheetView, UndoStep
from dealer_app.ui.view.strip import StripEntry, StripKind
from dealer_app.ui.widgets.ink import width_of
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.sheets.device_sheet import DeviceSheet
from dealer_app.ui.widgets.sheets.log_sheet import LogSheet
from dealer_app.ui.widgets.sheets.menu_sheet import MenuSheet
from dealer_app.ui.widgets.sheets.rankings import EXAMPLES
from dealer_app.ui.widgets.sheets.rule_sheet import RuleSheet
from dealer_app.ui.widgets.sheets.seat_sheet import SeatSheet
from dealer_app.ui.widgets.sheets.undo_sheet import UndoSheet
from dealer_app.ui.widgets.word_key import WordKey
from dealer_app.ui.wishes import CallTime, Close, Do, Open, Retry, Sheet, Speak, UndoTo

FOLD = StripEntry(0, StripKind.FOLD, seat=3)
TERMS = (TermView("Button", "The dealer's place"), TermView("Side pot", "A pot beside the main pot"))
CUT = Figure(FigureKind.CUT, "POT-5", (Term(TermKind.LAYER, 60, count=2, each=30),), 60, pot=1)
TO_CALL = Figure(FigureKind.CALL, "BET-1", (Term(TermKind.PRICE, 250), Term(TermKind.OWN_BET, -100)), 150, seat=3)
RULE = RuleView("POT-5", "Side pots", "Cut a side pot.", "RROP 14", TERMS, (CUT, TO_CALL))


def rule() -> SheetPlace:
    made = RuleSheet(load_palette())
    made.show_view(RULE)
    return made


def seated() -> SheetPlace:
    made = SeatSheet(load_palette())
    made.show_view(SeatSheetView(3, "Chen", 1060))
    return made


def empty() -> SheetPlace:
    made = SeatSheet(load_palette())
    made.show_view(SeatSheetView(4))
    return made


def menu() -> SheetPlace:
    made = MenuSheet(load_palette())
    made.show_view("en")
    return made


def undo() -> SheetPlace:
    made = UndoSheet(load_palette())
    made.show_view((UndoStep(8, FOLD), UndoStep(7, FOLD, needs_floor=True)))
    return made


def log() -> SheetPlace:
    made = LogSheet(load_palette())
    made.show_view((FOLD,))
    return made


def devices() -> SheetPlace:
    made = DeviceSheet(load_palette())
    lost = HealthView(DeviceView(Device.BOARD, DeviceState.LOST), Counters(reads=1200, bad_frames=3, reconnects=1))
    made.show_view((HealthView(DeviceView(Device.SHOE, DeviceState.READING, simulated=True), Counters()), lost))
    return made


ALL = (rule, seated, empty, menu, undo, log, devices)


def press(qtbot: QtBot, made: SheetPlace, *names: str) -> list[object]:
    qtbot.addWidget(made)
    made.show()
    heard: list[object] = []
    made.wished.connect(heard.append)
    for name in names:
        keys = [each for each in made.findChildren(QAbstractButton) if each.accessibleName() == name]
        QTest.mouseClick(keys[0], Qt.MouseButton.LeftButton)
    return heard


@pytest.mark.parametrize("make", ALL)
def test_every_sheet_has_a_title_and_closes_by_key_and_by_escape(qtbot: QtBot, make: Callable[[], SheetPlace]) -> None:
    made = make()
    heard = press(qtbot, made, "Close")
    QTest.keyClick(made, Qt.Key.Key_Escape)
    assert heard == [Close(), Close()]
    assert made.accessibleName()


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("scale", [1.0, 1.35])
def test_every_key_is_named_48_high_and_inside(qtbot: QtBot, make: Callable[[], SheetPlace], scale: float) -> None:
    made = make()
    made.set_scale(scale)
    press(qtbot, made)
    for key in made.findChildren(QAbstractButton):
        if key.isVisible():
            assert key.accessibleName()
            assert min(key.width(), key.height()) >= 48 * scale
            place = key.parentWidget()
            assert place is not None
            assert place.rect().contains(key.geometry())


@pytest.mark.parametrize("make", ALL)
def test_no_word_on_a_key_is_cut(qtbot: QtBot, make: Callable[[], SheetPlace]) -> None:
    load_fonts()
    made = make()
    press(qtbot, made)
    for key in made.findChildren(WordKey):
        assert width_of(key.text(), key.type_size(), 600) <= key.drawn_frame().width() - 16


def test_menu_speaks_and_opens_the_sign(qtbot: QtBot) -> None:
    heard = press(qtbot, menu(), "Bahasa Indonesia", "Română", "English", "Table sign")
    assert heard == [Speak("id"), Speak("ro"), Speak("en"), Open(Sheet.SIGN)]


def test_seat_sheet_buys_in_sits_out_and_cashes_out(qtbot: QtBot) -> None:
    heard = press(qtbot, seated(), "Keypad 5", "Keypad 00", "Buy in 500", "Sit out", "Leave, cash out")
    assert heard == [Do((BuyIn(3, 500),)), Do((SitOut(3),)), Do((CashOut(3),))]


def test_an_empty_seat_takes_a_player_by_name_and_stack(qtbot: QtBot) -> None:
    made = empty()
    assert press(qtbot, made, "Keypad 2", "Keypad 00", "Seat player with 200") == []
    made.findChildren(QLineEdit)[0].setText("Ioana")
    assert press(qtbot, made, "Seat player with 200") == [Do((SeatPlayer(4, "Ioana", 200),))]


def test_undo_sheet_wishes_the_step_and_locks_what_needs_the_floor(qtbot: QtBot) -> None:
    made = undo()
    press(qtbot, made)
    free, locked = [each for each in made.findChildren(QAbstractButton) if each.accessibleName() != "Close"]
    heard: list[object] = []
    made.wished.connect(heard.append)
    for key in (free, locked):
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert heard == [UndoTo(8)]
    assert locked.accessibleName().endswith("(floor only)")


def test_a_lost_reader_is_told_in_words_and_can_be_tried_again(qtbot: QtBot) -> None:
    made = devices()
    assert press(qtbot, made, "Retry Board") == [Retry(Device.BOARD)]
    assert "Board: lost, by tap. Reads 1,200, bad 3, reconnected 1" in made.accessibleDescription()
    assert "Shoe: reading, simulator" in made.accessibleDescription()


def test_rule_sheet_tells_rule_sum_and_source_and_finds_terms(qtbot: QtBot) -> None:
    made = rule()
    press(qtbot, made)
    page = made.findChild(QPlainTextEdit, "sheet.rule.text")
    terms = made.findChild(QPlainTextEdit, "sheet.rule.terms")
    assert isinstance(page, QPlainTextEdit)
    assert isinstance(terms, QPlainTextEdit)
    assert page.toPlainText() == (
        "POT-5  Side pots\n\nCut a side pot.\n\n"
        "The sum behind the number\nSide pot 1, to cut (POT-5): 2 × 30 = 60\n"
        "To call (BET-1): price 250 − own bet 100 = 150\n\n"
        "Source: RROP 14"
    )
    press(qtbot, made, "Glossary, tab 3 of 3", "S")
    assert terms.toPlainText() == "Side pot: A pot beside the main pot"
    press(qtbot, made, "Z")
    assert terms.toPlainText() == "Not in the glossary"


def test_the_rule_sheet_stays_where_it_was_scrolled_to_until_a_number_changes(qtbot: QtBot) -> None:
    """The screen is shown anew all the time, at least with every minute of the clock."""
    made = RuleSheet(load_palette())
    qtbot.addWidget(made)
    long = replace(RULE, figures=(CUT, TO_CALL) * 20)
    made.show_view(long)
    made.show()
    page = made.findChild(QPlainTextEdit, "sheet.rule.text")
    assert isinstance(page, QPlainTextEdit)
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    made.show_view(replace(long, glossary=()))
    assert bar.value() == bar.maximum()
    made.show_view(replace(long, figures=(TO_CALL, CUT) * 20))
    assert bar.value() == 0


def test_each_example_of_the_rankings_is_what_it_is_called() -> None:
    assert len(EXAMPLES) == 10
    assert all(patterns()[rank_high(five) - 1].category is kind for kind, five in EXAMPLES.items())


def test_bet_35_the_clock_can_be_called_from_the_sheet_of_the_seat_to_act_alone(qtbot: QtBot) -> None:
    sheet = SeatSheet(load_palette())
    qtbot.addWidget(sheet)
    heard: list[object] = []
    sheet.wished.connect(heard.append)
    key = sheet.findChild(QAbstractButton, "sheet.seat.clock")
    assert isinstance(key, QAbstractButton)
    sheet.show_view(SeatSheetView(3, "Chen", 1060, can_change=False))
    assert not key.isEnabled()
    sheet.show_view(SeatSheetView(3, "Chen", 1060, can_change=False, may_call_time=True))
    key.click()
    assert heard == [CallTime(3), Close()]


def test_the_log_tells_the_cards_of_a_street(qtbot: QtBot) -> None:
    made = LogSheet(load_palette())
    qtbot.addWidget(made)
    made.show_view((FOLD, StripEntry(0, StripKind.STREET, street=StreetName.TURN, cards=cards("9d"))))
    told = [key.text() for key in made.findChildren(QAbstractButton)]
    assert any(row.endswith("Turn nine of diamonds") for row in told)


def test_cards_that_passed_the_shoe_unseen_are_told_beside_its_other_counts() -> None:
    shoe = DeviceView(Device.SHOE, DeviceState.READING)
    assert device_line(HealthView(shoe, Counters(reads=12))) == "Shoe: reading. Reads 12, bad 0, reconnected 0"
    told = device_line(HealthView(shoe, Counters(reads=12, unseen=2)))
    assert told == "Shoe: reading. Reads 12, bad 0, reconnected 0, passed unseen 2"
