"""Marks never tell a face; board, toast and banner say what they show."""

from dataclasses import fields

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_app.rules.cards import cards
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.text.names import card_name
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.board import BoardPlace, BoardView, PlaceState
from dealer_app.ui.view.devices import Device
from dealer_app.ui.view.seats import SeatState, SeatView
from dealer_app.ui.view.strip import ToastKind, ToastView
from dealer_app.ui.widgets.board import Board
from dealer_app.ui.widgets.hole_marks import HoleMarks
from dealer_app.ui.widgets.lost_banner import LostBanner
from dealer_app.ui.widgets.toast import Toast


def marks(qtbot: QtBot, seen: int) -> HoleMarks:
    made = HoleMarks(load_palette())
    qtbot.addWidget(made)
    made.resize(43, 28)
    made.show_view(SeatView(3, SeatState.LIVE, "Chen", 1060, down_dealt=2, down_seen=seen))
    return made


def test_a_mark_has_no_face_to_tell(qtbot: QtBot) -> None:
    """A view of down cards holds counts only, and the mark adds no name of its own (BURN-3)."""
    down = [field.name for field in fields(SeatView) if field.name.startswith("down_")]
    made = marks(qtbot, 2)
    assert (down, made.accessibleName(), made.toolTip()) == (["down_dealt", "down_seen"], "", "")


def test_seen_and_unseen_cards_differ_in_shape(qtbot: QtBot) -> None:
    looks = {bytes(marks(qtbot, seen).grab().toImage().constBits()) for seen in (0, 1, 2)}
    assert len(looks) == 3


@pytest.mark.parametrize("state", [SeatState.FOLDED, SeatState.EMPTY])
def test_a_folded_or_empty_seat_has_no_marks(qtbot: QtBot, state: SeatState) -> None:
    made = HoleMarks(load_palette())
    qtbot.addWidget(made)
    made.show_view(SeatView(3, state, "Chen", 1060, down_dealt=2))
    assert made.isHidden()


def test_the_board_names_public_cards_and_no_unknown_one(qtbot: QtBot) -> None:
    load_fonts()
    board = Board(load_palette())
    qtbot.addWidget(board)
    board.resize(372, 118)
    nine, four = cards("9d4c")
    board.show_view(
        BoardView(
            (
                BoardPlace(PlaceState.SHOWN, nine),
                BoardPlace(PlaceState.SHOWN, four, by_tap=True),
                BoardPlace(PlaceState.UNKNOWN),
                BoardPlace(PlaceState.EMPTY),
                BoardPlace(PlaceState.EMPTY),
            )
        )
    )
    board.grab()
    said = [place.accessibleName() for place in board.findChildren(QWidget)]
    assert said == [
        "Nine of diamonds",
        "Four of clubs, tapped",
        "Board place 3, card not read",
        "Board place 4, empty",
        "Board place 5, empty",
    ]
    assert card_name(nine) == "nine of diamonds"


@pytest.mark.parametrize(
    ("device", "words"),
    [
        (Device.BOARD, "Board reader lost: tap the cards"),
        (Device.SEATS, "Seat reader lost: deal on"),
        (Device.MUCK, "Muck reader lost: tap folds"),
        (Device.BURN, "Burn reader lost: tap each burn"),
        (Device.SHOE, "Shoe reader lost: carry on"),
    ],
)
def test_a_lost_reader_says_what_to_do_instead(qtbot: QtBot, device: Device, words: str) -> None:
    load_fonts()
    banner = LostBanner(load_palette())
    qtbot.addWidget(banner)
    banner.show_view(device)
    assert banner.accessibleName() == words
    banner.show_view(None)
    assert not banner.isVisible()


def test_a_toast_stays_four_seconds_and_shows_again_only_with_a_new_serial(qtbot: QtBot) -> None:
    load_fonts()
    palette = load_palette()
    assert palette.motion.toast_stay == 4000
    toast = Toast(palette)
    qtbot.addWidget(toast)
    view = ToastView(1, ToastKind.FOLDED, (8, 9), can_undo=True)
    toast.show_view(view)
    assert toast.isVisible()
    assert toast.accessibleName() == "Folded: 8, 9"
    toast.hide()
    toast.show_view(view)
    assert not toast.isVisible()
    toast.show_view(ToastView(2, ToastKind.READER_BACK, device=Device.BOARD))
    assert toast.isVisible()
    assert toast.accessibleName() == "Board reading again"
