"""The card grid: every card can be tapped but those that lie open (UX 2, 4.4)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_app.rules.cards import card, cards
from dealer_app.rules.variant import StreetName
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.showdown import CardGridPurpose, CardGridView
from dealer_app.ui.widgets.card_grid import CardGrid
from dealer_app.ui.wishes import TapCard

FLOP = CardGridView(CardGridPurpose.BOARD, 3, public=cards("Ks9d4c"), street=StreetName.FLOP)


def grid(qtbot: QtBot, view: CardGridView) -> CardGrid:
    made = CardGrid(load_palette())
    qtbot.addWidget(made)
    made.show_view(view)
    made.show()
    return made


def cells(made: CardGrid) -> list[QAbstractButton]:
    return made.findChildren(QAbstractButton)


def cell(made: CardGrid, name: str) -> QAbstractButton:
    return next(each for each in cells(made) if each.accessibleName() == name)


def test_only_public_cards_are_out_of_reach_so_that_the_grid_is_no_oracle(qtbot: QtBot) -> None:
    made = grid(qtbot, FLOP)
    assert len(cells(made)) == 52
    shut = {each.accessibleName() for each in cells(made) if not each.isEnabled()}
    assert shut == {"King of spades", "Nine of diamonds", "Four of clubs"}


def test_a_tap_wishes_the_card(qtbot: QtBot) -> None:
    made = grid(qtbot, FLOP)
    with qtbot.waitSignal(made.wished) as heard:
        QTest.mouseClick(cell(made, "Seven of hearts"), Qt.MouseButton.LeftButton)
    assert heard.args == [TapCard(card("7h"))]


def test_cells_are_56_by_72_with_gaps_of_8_and_lie_inside(qtbot: QtBot) -> None:
    made = grid(qtbot, FLOP)
    frames = [each.geometry() for each in cells(made)]
    assert {(frame.width(), frame.height()) for frame in frames} == {(56, 72)}
    assert all(made.rect().contains(frame) for frame in frames)
    for frame in frames:
        wider = frame.adjusted(-7, -7, 7, 7)
        assert sum(wider.intersects(other) for other in frames) == 1


def test_titles_say_what_is_wanted(qtbot: QtBot) -> None:
    tabled = CardGridView(CardGridPurpose.TABLED, 2, seat=5)
    button = CardGridView(CardGridPurpose.BUTTON, 1, seat=3)
    river = CardGridView(CardGridPurpose.BOARD, 1, street=StreetName.RIVER)
    titles = [grid(qtbot, view).accessibleName() for view in (FLOP, tabled, button, river)]
    assert titles == ["Flop: tap 3 cards", "Seat 5: tap 2 cards", "Card for the button: seat 3", "River: tap the card"]


def test_arrows_move_over_cards_out_of_reach_and_stop_at_the_edge(qtbot: QtBot) -> None:
    made = grid(qtbot, FLOP)
    cell(made, "Eight of diamonds").setFocus()
    QTest.keyClick(cell(made, "Eight of diamonds"), Qt.Key.Key_Right)
    assert made.focusWidget() is cell(made, "Ten of diamonds")
    cell(made, "Ace of spades").setFocus()
    QTest.keyClick(cell(made, "Ace of spades"), Qt.Key.Key_Left)
    assert made.focusWidget() is cell(made, "Ace of spades")
    QTest.keyClick(cell(made, "Ace of spades"), Qt.Key.Key_Down)
    assert made.focusWidget() is cell(made, "Ace of hearts")


def test_the_cards_that_lie_there_keep_clear_of_the_banner_and_of_the_cells(qtbot: QtBot) -> None:
    made = grid(qtbot, FLOP)
    first = min(each.geometry().top() for each in cells(made))
    for under_banner, above in ((True, 72), (False, 0)):
        made.show_view(FLOP, under_banner=under_banner)
        row = made.row_frame()
        assert row.top() >= above + 8
        assert row.bottom() <= first - 8
