"""One seat: number, name, stack, and what it is doing by word, shape and colour."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import table as words
from dealer_app.ui.text.names import amount
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.seats import SeatState, SeatTag, SeatView
from dealer_app.ui.widgets.ink import MIDDLE, box, disc, shortened, width_of, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Open, Sheet, TapSeat

HOLD_MS: Final = 500
_POD: Final = QRectF(5, 12, 128, 60)
_TOUCH_BEYOND: Final = 8
_NAME: Final = 13
_QUIET: Final = (SeatState.EMPTY, SeatState.FOLDED, SeatState.SITTING_OUT, SeatState.WAITING)


class SeatPlate(TouchKey):
    """A seat on the felt. A tap wishes TapSeat, a hold of 500 ms the seat sheet; never both."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._view = SeatView(0, SeatState.EMPTY)
        self._amber = True
        self._held = False
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._hold_ended)
        self.clicked.connect(self._tapped)

    def show_view(self, view: SeatView, to_call: int | None = None, *, amber: bool = True) -> None:
        """Show a seat; `to_call`: what the seat to act owes, for assistive tools; `amber`: not with a red edge."""
        self._view = view
        self._amber = amber
        self.setObjectName(f"seat.{view.number}")
        self.setAccessibleName(words.seat_words(view, to_call))
        self.update()

    def drawn_frame(self) -> QRectF:
        """The pod without the space that the tag and the touch take beyond it."""
        return QRectF(_POD)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Take touches up to eight units beyond the pod (UX 2)."""
        beyond = _POD.adjusted(-_TOUCH_BEYOND, -_TOUCH_BEYOND, _TOUCH_BEYOND, _TOUCH_BEYOND)
        return beyond.contains(pos.x() / self.scale, pos.y() / self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin to count the hold."""
        self._held = False
        if event.button() is Qt.MouseButton.LeftButton and self.hitButton(event.position().toPoint()):
            self._hold.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """End the hold; a tap is told by `clicked`."""
        self._hold.stop()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """A key is never a hold."""
        self._held = False
        super().keyPressEvent(event)

    def _hold_ended(self) -> None:
        if self.isDown():
            self._held = True
            self.wished.emit(Open(Sheet.SEAT, self._view.number))

    def _tapped(self) -> None:
        if not self._held and self._view.is_tappable:
            self.wished.emit(TapSeat(self._view.number))

    def draw(self, painter: QPainter) -> None:
        """Draw pod, number, name, stack and tag."""
        view = self._view
        self._draw_pod(painter)
        number = QRectF(_POD.left() + 8, _POD.top() + 14, 32, 32)
        fill, on_fill = self._disc_colours()
        disc(painter, number, fill)
        write(painter, number, str(view.number), 17, 800, on_fill, MIDDLE)
        room = QRectF(_POD.left() + 48, _POD.top() + 10, 77, 18)
        text = self._colour("low" if view.state in _QUIET and not view.is_to_act else "hi")
        if view.state is SeatState.EMPTY:
            write(painter, _POD.adjusted(48, 0, -4, 0), words.open_seat(), 16, 600, text)
            return
        name_colour = text if text == self._colour("low") else self._colour("mid")
        write(painter, room, shortened(view.name, _NAME, 500, room.width()), _NAME, 500, name_colour)
        write(painter, room.translated(0, 17).adjusted(0, 0, 0, 4), amount(view.stack), 18, 700, text)
        self._draw_tag(painter)

    def _colour(self, token: str) -> QColor:
        return self.theme.colour(token)

    def _draw_pod(self, painter: QPainter) -> None:
        view = self._view
        if view.is_to_act and not self._amber:
            box(painter, _POD, 12, self._colour("s3"), self._colour("hi"), 3)
        elif view.is_to_act:
            glow = self._colour("amber")
            glow.setAlpha(51)
            box(painter, _POD.adjusted(-5, -5, 5, 5), 17, glow)
            box(painter, _POD, 12, self._colour("amber_tint"), self._colour("amber"), 3)
        elif view.state is SeatState.WON:
            box(painter, _POD, 12, self._colour("green_tint"), self._colour("green"), 2)
        elif view.state in _QUIET:
            box(painter, _POD, 12, self._colour("bg"), self._colour("line"), dashed=True)
        else:
            box(painter, _POD, 12, self._colour("s1"), self._colour("edge"))

    def _disc_colours(self) -> tuple[QColor, QColor]:
        if self._view.is_to_act:
            return self._colour("amber" if self._amber else "hi"), self._colour("on_amber")
        if self._view.state is SeatState.WON:
            return self._colour("green"), self._colour("green_tint")
        if self._view.state in _QUIET:
            return self._colour("s1"), self._colour("low")
        return self._colour("s3"), self._colour("hi")

    def tag_text(self) -> str:
        """The word on the corner; a state that nobody tagged still has its own."""
        view = self._view
        if view.is_to_act and view.seconds_waiting is not None:
            return words.waiting_words(view.seconds_waiting)
        if view.is_to_act:
            return words.tag_word(SeatTag.TO_ACT)
        if view.tag is not None:
            return words.tag_word(view.tag)
        by_state = {
            SeatState.SITTING_OUT: SeatTag.SITS_OUT,
            SeatState.ALL_IN: SeatTag.ALL_IN,
            SeatState.WON: SeatTag.WON,
        }
        if view.state is SeatState.WAITING:
            return words.waits_word() if view.stack else words.broke_word()
        return words.tag_word(by_state[view.state]) if view.state in by_state else ""

    def _draw_tag(self, painter: QPainter) -> None:
        said = self.tag_text()
        if not said:
            return
        width = width_of(said, 12, 700) + 13
        frame = QRectF(_POD.right() + 4 - width, 0, width, 20)
        fill, edge, ink = self._tag_colours()
        box(painter, frame, 5, fill, edge)
        write(painter, frame, said, 12, 700, ink, MIDDLE)

    def _tag_colours(self) -> tuple[QColor, QColor, QColor]:
        view = self._view
        if view.is_to_act:
            now = self._colour("amber" if self._amber else "hi")
            return now, now, self._colour("on_amber")
        if view.state is SeatState.ALL_IN or view.tag is SeatTag.ALL_IN:
            return self._colour("violet"), self._colour("violet"), self._colour("on_amber")
        if view.state is SeatState.WON or view.tag in (SeatTag.WON, SeatTag.TABLED, SeatTag.BET, SeatTag.RAISE):
            return self._colour("green_tint"), self._colour("green"), self._colour("hi")
        return self._colour("s3"), self._colour("lines"), self._colour("hi")
