"""One hand of the showdown: seat, cards, what they are worth, how the hand stands and what it gets (UX 7.5)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.text import showdown as words
from dealer_app.ui.text.names import amount
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.showdown import RowState, ShowdownRow
from dealer_app.ui.widgets.card_face import TALL, paint_card
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, RIGHT, box, disc, fitting, icon, pen_for, units, width_of, write
from dealer_app.ui.widgets.word_key import WordKey
from dealer_app.ui.wishes import Do, Tabled

HIGH: Final = 84
_CARD: Final = 46
_HAND_LEFT: Final = 300
_STATE_LEFT: Final = 616
_DIMMED: Final = 0.42


class ShowdownRowPlace(QWidget):
    """A row of 840 × 84 units; the due one holds the keys Tabled and Muck."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._row: ShowdownRow | None = None
        self._contends = ""
        self._tabled, self._muck = WordKey(palette, self), WordKey(palette, self)
        self._tabled.clicked.connect(self._say_tabled)
        self._muck.clicked.connect(self._say_muck)
        self.set_scale(1.0)

    def show_view(self, row: ShowdownRow, contends: str = "") -> None:
        """Show a hand, and for which pots it contends; faces only once it is tabled (SHOW-5)."""
        self._row = row
        self._contends = contends if row.state is not RowState.MUCKED else ""
        is_due = row.state is RowState.DUE
        self.setObjectName(f"row.{row.seat}")
        self.setAccessibleName(words.row_name(row))
        self._tabled.setObjectName(f"row.{row.seat}.tabled")
        self._tabled.set_words(words.tabled_key(), words.key_name(row.seat, words.tabled_key()))
        self._muck.setObjectName(f"row.{row.seat}.muck")
        self._muck.set_words(words.muck_key(), words.key_name(row.seat, words.muck_key()))
        self._tabled.setVisible(is_due)
        self._muck.setVisible(is_due and row.can_muck)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Lay out at so many pixels per unit."""
        self._scale = scale
        self.setFixedSize(round(840 * scale), round(HIGH * scale))
        for key, left, wide in ((self._tabled, 624, 104), (self._muck, 736, 88)):
            key.set_scale(scale)
            key.setGeometry(round(left * scale), round(14 * scale), round(wide * scale), round(56 * scale))

    def _say_tabled(self) -> None:
        if self._row is not None:
            self.wished.emit(Tabled(self._row.seat))

    def _say_muck(self) -> None:
        if self._row is not None:
            self.wished.emit(Do((MuckHand(self._row.seat),)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the row."""
        row = self._row
        if row is None:
            return
        painter = pen_for(self, self._scale)
        frame, theme = units(self, self._scale), self._theme
        if row.state is RowState.DUE:
            box(painter, frame.adjusted(1, 1, -1, -1), 10, theme.colour("amber_tint"), theme.colour("amber"), 3)
        else:
            painter.fillRect(QRectF(1, frame.bottom() - 1, frame.width() - 2, 1), theme.colour("line"))
        self._draw_seat(painter, row)
        if row.state is RowState.TABLED:
            self._draw_hand(painter, row)
        else:
            told = words.mucked() if row.state is RowState.MUCKED else words.not_shown()
            write(painter, QRectF(185, 0, 420, HIGH), told, 16, 500, theme.colour("low"), LEFT)
        painter.end()

    def _draw_seat(self, painter: QPainter, row: ShowdownRow) -> None:
        theme = self._theme
        fill, text = {
            RowState.TABLED: ("green", "bg"),
            RowState.DUE: ("amber", "on_amber"),
            RowState.WAITING: ("s3", "hi"),
            RowState.MUCKED: ("s2", "low"),
        }[row.state]
        if row.state is RowState.TABLED and row.gets == 0:
            fill, text = "s3", "hi"
        place = QRectF(16, 22, 40, 40)
        disc(painter, place, theme.colour(fill))
        write(painter, place, str(row.seat), 20, 800, theme.colour(text), MIDDLE)
        name = theme.colour("low" if row.state is RowState.MUCKED else "hi")
        size = fitting(row.name, (18, 16, 14, 13), 700, 106)
        if not self._contends:
            write(painter, QRectF(69, 0, 108, HIGH), row.name, size, 700, name, LEFT)
            return
        write(painter, QRectF(69, 20, 108, 26), row.name, size, 700, name, LEFT)
        small = fitting(self._contends, (14, 13), 400, 108)
        write(painter, QRectF(69, 45, 108, 20), self._contends, small, 400, theme.colour("mid"), LEFT)

    def _draw_hand(self, painter: QPainter, row: ShowdownRow) -> None:
        theme = self._theme
        for at, shown in enumerate(row.cards):
            place = QRectF(185 + at * (_CARD + 4), (HIGH - _CARD * TALL) / 2, _CARD, _CARD * TALL)
            paint_card(painter, place, shown, theme)
            if shown in row.best:
                box(painter, place.adjusted(-3, -3, 3, 3), 8, None, theme.colour("green"), 3)
            elif row.best:
                shade = theme.colour("bg")
                shade.setAlphaF(_DIMMED)
                box(painter, place, 5, shade)
        hand, does = words.row_hand(row), words.verdict(row)
        told = hand[:1].upper() + hand[1:]
        room = _STATE_LEFT - _HAND_LEFT - 12
        size = fitting(told, (20, 18, 16, 14), 700, room - (width_of(does, 16, 600) + 24 if does else 0))
        is_two_lines = bool(does) and width_of(told, size, 700) + width_of(does, 16, 600) + 34 > room
        top = 14 if is_two_lines else 0
        high = 28 if is_two_lines else HIGH
        colour = theme.colour("hi" if row.wins else "mid")
        wide = width_of(told, size, 700 if row.wins else 500)
        frame = QRectF(_HAND_LEFT, top, room, high)
        write(painter, frame, told, size, 700 if row.wins else 500, colour, LEFT)
        if does:
            left = _HAND_LEFT if is_two_lines else _HAND_LEFT + wide + 10
            icon(painter, "check", QPointF(left + 9, 54 if is_two_lines else HIGH / 2), 18, theme.colour("green"), 2.4)
            beside = QRectF(left + 24, 40 if is_two_lines else 0, 120, 28 if is_two_lines else HIGH)
            write(painter, beside, does, 16, 600, theme.colour("green"), LEFT)
        self._draw_state(painter, row)

    def _draw_state(self, painter: QPainter, row: ShowdownRow) -> None:
        theme = self._theme
        word = words.tabled_key()
        wide = width_of(word, 14, 700) + 42
        pill = QRectF(740 - wide, 28, wide, 28)
        box(painter, pill, 14, theme.colour("green_tint"), theme.colour("green"))
        icon(painter, "check", QPointF(pill.left() + 17, 42), 14, theme.colour("green"), 2.4)
        write(painter, pill.adjusted(28, 0, -8, 0), word, 14, 700, theme.colour("hi"), LEFT)
        if row.gets is not None:
            write(painter, QRectF(744, 16, 80, 20), words.gets(), 14, 400, theme.colour("mid"), RIGHT)
            size = fitting(amount(row.gets), (24, 20, 16), 800, 80)
            write(painter, QRectF(744, 36, 80, 32), amount(row.gets), size, 800, theme.colour("hi"), RIGHT)
