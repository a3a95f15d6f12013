"""The showdown in the table column: board and pots, a row for each hand, what to check before the push (UX 7.5)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from dealer_app.rules.floor.facts import CallFloor
from dealer_app.ui.text import showdown as words
from dealer_app.ui.text.names import amount
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.showdown import RowState, ShowdownRow, ShowdownView
from dealer_app.ui.widgets.card_face import TALL, paint_card, paint_shadow
from dealer_app.ui.widgets.ink import LEFT, RIGHT, box, fitting, icon, pen_for, units, write
from dealer_app.ui.widgets.showdown_rows import HIGH, ShowdownRowPlace
from dealer_app.ui.widgets.word_key import WordKey
from dealer_app.ui.wishes import Do

_STRIP: Final = 152
_SEEN: Final = 3
_MOST: Final = 10
_CARD: Final = 74


class ShowdownColumn(QWidget):
    """840 × 528 units: strip 152, three rows of 84 in sight, check list 124."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._view: ShowdownView | None = None
        self.setObjectName("showdown")
        self._list = QWidget()
        self._list.setObjectName("showdown.list")
        self._scroll = QScrollArea(self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._list)
        self._scroll.viewport().setAutoFillBackground(False)
        self._list.setAutoFillBackground(False)
        # Made at once, so that Tab comes to them before Dispute.
        self._rows = [ShowdownRowPlace(palette, self._list) for _ in range(_MOST)]
        for place in self._rows:
            place.wished.connect(self.wished)
        self._first = 0
        self._more = WordKey(palette, self)
        self._more.setObjectName("showdown.more")
        self._more.clicked.connect(self._turn)
        self._dispute = WordKey(palette, self, sign="hand")
        self._dispute.setObjectName("showdown.dispute")
        self._dispute.clicked.connect(lambda: self.wished.emit(Do((CallFloor(),))))
        self.set_scale(1.0)

    def show_view(self, view: ShowdownView) -> None:
        """Show the showdown; when more than three hands show, the one that is due stands first."""
        if self._view is None or self._view.rows != view.rows:
            self._first = 0
        self._view = view
        rows = in_sight(view.rows)
        rows = rows[self._first :] + rows[: self._first]
        self._more.setVisible(len(rows) > _SEEN)
        self._more.set_words(words.more_hands(len(rows) - _SEEN))
        for at, place in enumerate(self._rows):
            place.setVisible(at < len(rows))
            if at < len(rows):
                place.show_view(rows[at], words.contends(rows[at].seat, view.pots))
        self._dispute.set_words(words.dispute())
        self._lay_out()
        self._scroll.verticalScrollBar().setValue(0)
        self.update()

    def _turn(self) -> None:
        """The next three hands come into sight; nothing has to be dragged (UX 4.2)."""
        if self._view is not None:
            self._first = (self._first + _SEEN) % len(self._view.rows)
            self.show_view(self._view)

    def set_scale(self, scale: float) -> None:
        """Lay out at so many pixels per unit."""
        self._scale = scale
        self.setFixedSize(round(840 * scale), round(528 * scale))
        self._dispute.set_scale(scale)
        self._more.set_scale(scale)
        self._more.setGeometry(round(504 * scale), round(430 * scale), round(160 * scale), round(72 * scale))
        self._dispute.setGeometry(round(672 * scale), round(430 * scale), round(152 * scale), round(72 * scale))
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._scale
        self._scroll.setGeometry(0, round(_STRIP * scale), round(840 * scale), round(HIGH * _SEEN * scale))
        shown = len(self._view.rows) if self._view else 0
        self._list.setFixedSize(round(840 * scale), max(1, round(HIGH * shown * scale)))
        for at, place in enumerate(self._rows):
            place.set_scale(scale)
            place.move(0, round(at * HIGH * scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the strip and the check list."""
        if self._view is None:
            return
        painter = pen_for(self, self._scale)
        theme = self._theme
        frame = units(self, self._scale)
        box(painter, frame, 12, theme.colour("s1"), theme.colour("line"))
        self._draw_cloth(painter)
        for at, place in enumerate(self._view.board.places):
            spot = QRectF(24 + at * (_CARD + 8), (_STRIP - _CARD * TALL) / 2, _CARD, _CARD * TALL)
            if place.card is not None:
                paint_shadow(painter, spot, theme)
                paint_card(painter, spot, place.card, theme)
            else:
                box(painter, spot, 8, None, theme.colour("felt_note"), dashed=True)
        self._draw_pots(painter, self._view)
        self._draw_checks(painter, self._view)
        painter.end()

    def _draw_cloth(self, painter: QPainter) -> None:
        """The strip is of the same cloth as the table: lighter in its middle, its upper corners those of the column."""
        light = QRadialGradient(QPointF(420, _STRIP / 2), 420)
        light.setColorAt(0, self._theme.colour("felt_hi"))
        light.setColorAt(1, self._theme.colour("felt"))
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(1, 1, 838, _STRIP + 11), 11, 11)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(QRectF(1, 1, 838, _STRIP - 1), light)
        painter.restore()

    def _draw_pots(self, painter: QPainter, view: ShowdownView) -> None:
        theme = self._theme
        pots = tuple(reversed(view.pots))
        line = min(34.0, 100 / max(len(pots), 1))
        size = round(min(16.0, line * 0.8))
        top = 108.0 - line * len(pots)  # they stand on the line of the sum
        only = len(view.push) == 1
        for pot in pots:
            told = words.pot_line(pot.number, len(pot.seats), only=only)
            frame = QRectF(510, top, 304, line)
            write(painter, frame, told, size, 500, theme.colour("felt_cap"), LEFT)
            write(painter, frame, amount(pot.amount), round(size * 1.5), 800, theme.colour("hi"), RIGHT)
            top += line
        painter.fillRect(QRectF(510, 111, 304, 1), theme.colour("felt_note"))
        frame = QRectF(510, 114, 304, 32)
        write(painter, frame, words.to_push(), 16, 600, theme.colour("hi"), LEFT)
        write(painter, frame, amount(sum(pot.amount for pot in pots)), 24, 800, theme.colour("hi"), RIGHT)

    def _draw_checks(self, painter: QPainter, view: ShowdownView) -> None:
        theme = self._theme
        decided = sum(row.state in (RowState.TABLED, RowState.MUCKED) for row in view.rows)
        lines = [(words.check_shown(decided, len(view.rows)), decided == len(view.rows))]
        parts = tuple(row.gets for row in view.rows if row.gets)
        if len(parts) > 1:
            lines.append((words.check_sum(parts, sum(parts)), True))
        room = 448 if len(view.rows) > _SEEN else 612
        write(painter, QRectF(16, 420, room, 28), words.check_title(), 16, 700, theme.colour("hi"), LEFT)
        for at, (told, is_done) in enumerate(lines):
            middle = 464 + at * 28
            colour = theme.colour("green" if is_done else "low")
            icon(painter, "check" if is_done else "clock", QPointF(26, middle), 18, colour, 2.4)
            write(
                painter,
                QRectF(42, middle - 14, room, 28),
                told,
                fitting(told, (16, 15, 14, 13), 400, room),
                400,
                theme.colour("mid"),
                LEFT,
            )


def in_sight(rows: tuple[ShowdownRow, ...]) -> tuple[ShowdownRow, ...]:
    """Rows in showing order; of more than three the list turns so that the due one is first (UX 7.5)."""
    due = next((at for at, row in enumerate(rows) if row.state is RowState.DUE), 0)
    return rows if len(rows) <= _SEEN else rows[due:] + rows[:due]
