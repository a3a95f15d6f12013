"""The table column: felt, seats, marks, bets, button, board, pots, the lost reader's banner and toasts."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.table import dealer_word, taken_note
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.widgets import table_places as places
from dealer_app.ui.widgets.bet_chip import BetChip
from dealer_app.ui.widgets.board import Board
from dealer_app.ui.widgets.button_puck import ButtonPuck
from dealer_app.ui.widgets.felt import SIZE, Felt
from dealer_app.ui.widgets.hole_marks import HoleMarks
from dealer_app.ui.widgets.ink import MIDDLE, box, fitting, pen_for, units, width_of, write
from dealer_app.ui.widgets.lost_banner import LostBanner
from dealer_app.ui.widgets.pot_pill import PotPill
from dealer_app.ui.widgets.seat_plate import SeatPlate
from dealer_app.ui.widgets.toast import Toast

SEATS: Final = range(1, 11)
_PILL_GAP: Final = 12


class FeltNote(QWidget):
    """One line of words on the felt, bare, in a box, or in a box no wider than the words."""

    def __init__(
        self, palette: Palette, parent: QWidget | None = None, *, boxed: bool = False, close: bool = False
    ) -> None:
        super().__init__(parent)
        self._theme = palette
        self._boxed = boxed
        self._close = close
        self._scale = 1.0
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, said: str) -> None:
        """Show words; hidden without any."""
        self._words = said
        self.setAccessibleName(said)
        self.setVisible(bool(said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the words in the middle."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        if self._close:
            size = fitting(self._words, (15, 14, 13), 600, frame.width() - 32)
            spare = (frame.width() - width_of(self._words, size, 600) - 32) / 2
            box(painter, frame.adjusted(spare, 0, -spare, 0), 12, self._theme.colour("s3"), self._theme.colour("lines"))
            write(painter, frame, self._words, size, 600, self._theme.colour("hi"), MIDDLE)
        elif self._boxed:
            box(painter, frame, 12, self._theme.colour("s1"), self._theme.colour("line"))
            size = fitting(self._words, (16, 15, 14, 13), 600, frame.width() - 16)
            write(painter, frame, self._words, size, 600, self._theme.colour("hi"), MIDDLE)
        else:
            size = fitting(self._words, (14, 13), 500, frame.width())
            write(painter, frame, self._words, size, 500, self._theme.colour("felt_note"), MIDDLE)
        painter.end()


class TableColumn(QWidget):
    """What the dealer's eyes compare with the table. Seats are touched here; everything else only shows."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self._theme = palette
        self._view: ConsoleView | None = None
        self.felt = Felt(palette, self)
        self.board = Board(palette, self)
        self.marks = {seat: HoleMarks(palette, self) for seat in SEATS}
        self.bets = {seat: BetChip(palette, self) for seat in SEATS}
        self.puck = ButtonPuck(palette, self)
        self.pots: list[PotPill] = []
        self.taken = FeltNote(palette, self)
        self.dealer = FeltNote(palette, self, boxed=True)
        self.plates = {seat: SeatPlate(palette, self) for seat in SEATS}
        self.banner = LostBanner(palette, self)
        self.toast = Toast(palette, self)
        for one, other in pairwise(self.plates.values()):
            QWidget.setTabOrder(one, other)
        for plate in self.plates.values():
            plate.wished.connect(self.wished)
        self.banner.wished.connect(self.wished)
        self.toast.wished.connect(self.wished)

    def set_scale(self, scale: float) -> None:
        """Take the scale of the window; the felt keeps its own shape inside the column."""
        self._place()

    def show_view(self, view: ConsoleView) -> None:
        """Show seats, board, pots and notices of a console view; places without a seat in it stay bare."""
        self._view = view
        to_call = view.panel.legal.call if view.panel.legal is not None else None
        calm = not view.prompt.warning and view.prompt.not_recording_since_ms is None
        shown = {seat.number: seat for seat in view.seats}
        for number, plate in self.plates.items():
            seat = shown.get(number)
            plate.setVisible(seat is not None)
            self.marks[number].setVisible(seat is not None)
            self.bets[number].setVisible(seat is not None)
            if seat is not None:
                plate.show_view(seat, to_call if seat.is_to_act else None, amber=calm)
                plate.setEnabled(view.prompt.not_recording_since_ms is None)
                self.marks[number].show_view(seat)
                self.bets[number].show_view(number, seat.bet)
        self.puck.show_view(self._button_seat())
        self.board.show_view(view.board)
        self._show_pots(view)
        self.taken.show_view(taken_note(view.taken))
        self.dealer.show_view("" if view.toast is not None else dealer_word())  # the toast takes its place
        self.banner.show_view(view.lost)
        self.toast.show_view(view.toast)
        self._place()

    def _button_seat(self) -> int | None:
        seats = () if self._view is None else self._view.seats
        return next((seat.number for seat in seats if seat.has_button), None)

    def _show_pots(self, view: ConsoleView) -> None:
        while len(self.pots) > len(view.pots):
            self.pots.pop().deleteLater()
        while len(self.pots) < len(view.pots):
            pill = PotPill(self._theme, self)
            pill.stackUnder(self.toast)
            pill.show()
            self.pots.append(pill)
        for pill, pot in zip(self.pots, view.pots, strict=True):
            pill.show_view(pot, only=len(view.pots) == 1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Place everything anew."""
        self.felt.setGeometry(self.rect())
        self._place()

    def _put(self, part: QWidget, frame: QRectF) -> None:
        """Place a part by a frame in units of the table."""
        scale = self.felt.scale()
        left = (self.width() - SIZE.width() * scale) / 2
        placed = QRectF(left + frame.x() * scale, frame.y() * scale, frame.width() * scale, frame.height() * scale)
        part.setGeometry(placed.toRect())

    def _place(self) -> None:
        scale = self.felt.scale()
        lost = self._view is not None and self._view.lost is not None
        self.board.set_scale(scale)
        self.puck.set_scale(scale)
        self.banner.set_scale(scale)
        self.toast.set_scale(scale)
        for note in (self.taken, self.dealer):
            note.set_scale(scale)
        for pill in self.pots:
            pill.set_scale(scale)
        for seat in SEATS:
            self._place_seat(seat, scale)
        button = self._button_seat()
        if button is not None:
            self._put(self.puck, places.puck_frame(button))
        self._put(self.board, places.board_frame(lost=lost))
        rows = self._place_pots(lost=lost)
        self._put(self.taken, places.taken_frame(rows, lost=lost))
        self._put(self.dealer, places.DEALER)
        self._put(self.banner, places.BANNER)
        self._put(self.toast, places.TOAST)

    def _place_seat(self, seat: int, scale: float) -> None:
        left, top, right, bottom = (margin * scale for margin in places.PLATE_MARGIN)
        plate, bet, marks = self.plates[seat], self.bets[seat], self.marks[seat]
        plate.set_scale(scale)
        bet.set_scale(scale)
        marks.set_scale(scale)
        plate.setGeometry(self.felt.seat_frame(seat).adjusted(-left, -top, right, bottom).toRect())
        self._put(marks, places.marks_frame(seat))
        frame = places.bet_frame(seat)
        spare = max(0.0, frame.width() - bet.width_u())
        if places.bet_leans_right(seat):
            frame.setLeft(frame.left() + spare)
        else:
            frame.setRight(frame.right() - spare)
        self._put(bet, frame)

    def _place_pots(self, *, lost: bool) -> int:
        """Lay the pots in one row or two; who contends is left out where it would not fit. Answers the rows."""
        rows = places.pot_rows(lost=lost)
        lists = self._width_of(self.pots, with_seats=True) <= rows[0].width()
        first = list(self.pots)
        second: list[PotPill] = []
        while not lists and len(first) > 1 and self._width_of(first, with_seats=False) > rows[0].width():
            second.insert(0, first.pop())
        for frame, pills in zip(rows, (first, second), strict=True):
            x = frame.center().x() - self._width_of(pills, with_seats=lists) / 2
            for pill in pills:
                pill.list_seats(yes=lists)
                width = pill.width_u(with_seats=lists)
                self._put(pill, QRectF(x, frame.y(), width, frame.height()))
                x += width + _PILL_GAP
        return 2 if second else 1

    @staticmethod
    def _width_of(pills: list[PotPill], *, with_seats: bool) -> float:
        return sum(pill.width_u(with_seats=with_seats) for pill in pills) + _PILL_GAP * max(0, len(pills) - 1)
