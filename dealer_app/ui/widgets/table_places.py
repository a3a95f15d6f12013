"""Where marks, bets, button and middle lie on the felt, in units of 840 by 528; no place touches another."""

from typing import Final

from PySide6.QtCore import QRectF

from dealer_app.ui.widgets.card_face import SHADOW, TALL

PLATE_MARGIN: Final = (5.0, 12.0, 5.0, 5.0)
BOARD_CARD: Final = 68
BOARD_CARD_LOST: Final = 60
BOARD_GAP: Final = 8
BANNER: Final = QRectF(253, 112, 334, 72)
TOAST: Final = QRectF(311, 436, 218, 64)
DEALER: Final = QRectF(372, 452, 96, 44)

_MARK: Final = (43.0, 28.0)
_BET: Final = (92.0, 28.0)
_PUCK: Final = (28.0, 28.0)

# The left half, seats 1 to 5; seats 10 to 6 are its mirror image.
_MARKS: Final = {1: (253, 398), 2: (149, 340), 3: (149, 180), 4: (183, 113), 5: (245, 80)}
_BETS: Final = {1: (300, 398), 2: (149, 370), 3: (149, 262), 4: (134, 144), 5: (324, 80)}
_PUCKS: Final = {1: (217, 399), 2: (196, 340), 3: (110, 252), 4: (151, 113), 5: (292, 80)}


def _at(places: dict[int, tuple[int, int]], size: tuple[float, float], seat: int) -> QRectF:
    mirrored = seat > 5
    x, y = places[11 - seat if mirrored else seat]
    width, height = size
    return QRectF(840 - x - width if mirrored else x, y, width, height)


def marks_frame(seat: int) -> QRectF:
    """Where the backs of a seat's down cards lie."""
    return _at(_MARKS, _MARK, seat)


def bet_frame(seat: int) -> QRectF:
    """Where a seat's bet lies; the chip takes as much of it as the amount needs."""
    return _at(_BETS, _BET, seat)


def puck_frame(seat: int) -> QRectF:
    """Where the button lies when a seat has it."""
    return _at(_PUCKS, _PUCK, seat)


def bet_leans_right(seat: int) -> bool:
    """Whether a short bet lies at the right end of its frame: at the plate's inner side."""
    return seat > 5


def board_frame(*, lost: bool) -> QRectF:
    """The caption, the five places and their shadow; smaller while the banner of a lost reader stands above."""
    card = BOARD_CARD_LOST if lost else BOARD_CARD
    width = 5 * card + 4 * BOARD_GAP
    top, caption = (187, 20) if lost else (139, 24)
    return QRectF(420 - width / 2, top, width, caption + card * TALL + SHADOW)


def pot_rows(*, lost: bool) -> tuple[QRectF, QRectF]:
    """The two rows for pots; the second is narrower, between the bets of seats 2 and 9."""
    first, second = (296, 342) if lost else (290, 338)
    return QRectF(90, first, 660, 40), QRectF(253, second, 334, 40)


def taken_frame(rows: int, *, lost: bool) -> QRectF:
    """The line of what the house has taken, under the pots."""
    top = 382 if lost else 380
    return QRectF(253, top if rows > 1 else 344, 334, 15)
