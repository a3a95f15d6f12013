"""The showdown column: rows in showing order, keys on the due one, nothing of a hand that is not tabled (UX 7.5)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from dealer_app.rules.cards import cards
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.ranking.pattern import Category
from dealer_app.rules.ranking.table import patterns
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.text.showdown import contends
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.board import BoardPlace, BoardView, PlaceState, PotView
from dealer_app.ui.view.showdown import RowState, ShowdownRow, ShowdownView
from dealer_app.ui.widgets.showdown_board import ShowdownColumn
from dealer_app.ui.wishes import Do, Tabled

BOARD = BoardView(tuple(BoardPlace(PlaceState.SHOWN, shown) for shown in cards("3c7d8sKd2d")))
EIGHTS = next(
    at + 1
    for at, each in enumerate(patterns())
    if each.category is Category.THREE_OF_A_KIND and each.ranks[0].name == "EIGHT"
)
PUTU = ShowdownRow(5, RowState.TABLED, "Putu", cards("8h8c"), cards("8h8c8sKd7d"), EIGHTS, wins=(0,), gets=469)
DUE = ShowdownRow(2, RowState.DUE, "Ioana")


def column(qtbot: QtBot, *rows: ShowdownRow) -> ShowdownColumn:
    made = ShowdownColumn(load_palette())
    qtbot.addWidget(made)
    made.show_view(ShowdownView(BOARD, (PotView(0, 469, (2, 5)),), rows, ()))
    made.show()
    return made


def row(made: ShowdownColumn, seat: int) -> QWidget:
    found = made.findChild(QWidget, f"row.{seat}")
    assert isinstance(found, QWidget)
    return found


def key(made: ShowdownColumn, name: str) -> QAbstractButton:
    found = made.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def test_a_tabled_row_is_told_in_words(qtbot: QtBot) -> None:
    made = column(qtbot, PUTU, DUE)
    assert row(made, 5).accessibleName() == "Seat 5, tabled, three eights wins, gets 469"
    assert row(made, 2).accessibleName() == "Seat 2, to show, cards not shown"


def test_the_due_row_has_tabled_104_and_muck_88_wide_and_no_other_row_has(qtbot: QtBot) -> None:
    made = column(qtbot, PUTU, DUE)
    tabled, muck = key(made, "row.2.tabled"), key(made, "row.2.muck")
    assert (tabled.width(), tabled.height()) == (104, 56)
    assert (muck.width(), muck.height()) == (88, 56)
    assert tabled.isVisible()
    assert not key(made, "row.5.tabled").isVisible()


def test_keys_wish_tabled_muck_and_the_floor(qtbot: QtBot) -> None:
    made = column(qtbot, PUTU, DUE)
    heard: list[object] = []
    made.wished.connect(heard.append)
    for name in ("row.2.tabled", "row.2.muck", "showdown.dispute"):
        QTest.mouseClick(key(made, name), Qt.MouseButton.LeftButton)
    assert heard == [Tabled(2), Do((MuckHand(2),)), Do((CallFloor(),))]


def test_of_more_than_three_hands_the_due_one_stands_first(qtbot: QtBot) -> None:
    waiting = tuple(ShowdownRow(seat, RowState.WAITING) for seat in (3, 4))
    made = column(qtbot, PUTU, DUE, *waiting)
    assert [row(made, seat).y() for seat in (2, 3, 4, 5)] == [0, 84, 168, 252]


def test_a_hand_that_is_not_tabled_is_never_guessed(qtbot: QtBot) -> None:
    made = column(qtbot, PUTU, ShowdownRow(2, RowState.WAITING, "Ioana"))
    assert row(made, 2).accessibleName() == "Seat 2, cards not shown"


def test_a_key_turns_to_the_hands_that_have_no_room(qtbot: QtBot) -> None:
    waiting = tuple(ShowdownRow(seat, RowState.WAITING) for seat in (3, 4))
    made = column(qtbot, PUTU, DUE, *waiting)
    more = key(made, "showdown.more")
    assert (more.isVisible(), more.accessibleName()) == (True, "1 more hand")
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert [row(made, seat).y() for seat in (5, 2, 3, 4)] == [0, 84, 168, 252]
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert [row(made, seat).y() for seat in (2, 3, 4, 5)] == [0, 84, 168, 252]


def test_three_hands_need_no_key_to_turn(qtbot: QtBot) -> None:
    made = column(qtbot, PUTU, DUE, ShowdownRow(3, RowState.WAITING))
    assert not key(made, "showdown.more").isVisible()


def test_each_hand_says_for_which_of_several_pots_it_contends() -> None:
    pots = (PotView(0, 600, (2, 5, 9, 10)), PotView(1, 345, (5, 9, 10)), PotView(2, 80, (9, 10)))
    assert [contends(seat, pots) for seat in (2, 5, 9)] == ["Main only", "Main and side", "Main and 2 sides"]
    assert contends(5, pots[:1]) == ""
