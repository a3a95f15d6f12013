"""The facts of the hand in one line, the newest at the right; a tap opens the whole record."""

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import Card
from dealer_app.ui.text import bar as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.strip import Source, StripEntry
from dealer_app.ui.widgets.card_face import SUIT_TOKEN, paint_suit, rank_text
from dealer_app.ui.widgets.ink import box, width_of, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Open, Sheet

_HEAD: Final = 90
_GAP: Final = 8
_PAD: Final = 10
_CARD_GAP: Final = 5


class HandStrip(TouchKey):
    """One target as a whole: entries only show. The wheel moves back to earlier facts."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.setObjectName("log")
        self._entries: tuple[StripEntry, ...] = ()
        self._events = 0
        self._stopped = ""
        self._amber = True
        self._back = 0
        self.clicked.connect(self._tapped)

    def show_view(
        self,
        entries: tuple[StripEntry, ...],
        events: int,
        not_recording_since_ms: int | None = None,
        *,
        amber: bool = True,
    ) -> None:
        """Show the facts, their number, since when nothing is stored, if so; `amber`: not beside a red edge."""
        if entries != self._entries:
            self._back = 0
        self._entries = entries
        self._events = events
        self._amber = amber and not_recording_since_ms is None
        self._stopped = "" if not_recording_since_ms is None else words.not_recording(not_recording_since_ms)
        newest = words.event_words(events, entries[-1]) if entries else words.events_word(events)
        self.setAccessibleName(self._stopped or newest)
        self.update()

    def _tapped(self) -> None:
        self.wished.emit(Open(Sheet.LOG))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Move one fact back or forth."""
        step = 1 if event.angleDelta().y() > 0 else -1
        self._back = max(0, min(len(self._entries) - 1, self._back + step))
        self.update()

    def shown(self) -> tuple[StripEntry, ...]:
        """The entries that fit, oldest first, ending with the newest unless scrolled back."""
        room = self.drawn_frame().width() - self.head_width() - _PAD - self._stopped_width()
        fitting: list[StripEntry] = []
        for entry in reversed(self._entries[: len(self._entries) - self._back]):
            room -= self.entry_width(entry) + _GAP
            if room < 0:
                break
            fitting.insert(0, entry)
        return tuple(fitting)

    @staticmethod
    def entry_width(entry: StripEntry) -> float:
        """How wide an entry is, in units."""
        said = words.entry_words(entry)
        cards = sum(_CARD_GAP + _card_width(card) for card in entry.cards)
        return 2 * _PAD + max(width_of(said, 16, 600) + cards, width_of(_time(entry), 13, 400))

    def head_width(self) -> float:
        """Where the first entry begins: beyond the count, however long its words are."""
        return max(_HEAD, 11 + _PAD + width_of(words.events_word(self._events), 14, 600))

    def _stopped_width(self) -> float:
        return width_of(self._stopped, 16, 700) + 2 * _PAD + _GAP if self._stopped else 0

    def draw(self, painter: QPainter) -> None:
        """Draw the head, then entries from left to right."""
        frame = self.drawn_frame()
        box(painter, frame, 12, self.theme.colour("s1"), self.theme.colour("line"))
        left = self.head_width()
        write(painter, QRectF(11, 14, left, 20), words.log_word(), 13, 600, self.theme.colour("low"))
        write(painter, QRectF(11, 36, left, 20), words.events_word(self._events), 14, 600, self.theme.colour("hi"))
        for entry in self.shown():
            wide = self.entry_width(entry)
            self._draw_entry(painter, QRectF(left, 12, wide, frame.height() - 24), entry)
            left += wide + _GAP
        if self._stopped:
            end = QRectF(left, 12, self._stopped_width() - _GAP, frame.height() - 24)
            box(painter, end, 10, self.theme.colour("red_panel"), self.theme.colour("red"))
            write(painter, end.adjusted(_PAD, 0, 0, 0), self._stopped, 16, 700, self.theme.colour("on_red_tint"))

    def _draw_entry(self, painter: QPainter, frame: QRectF, entry: StripEntry) -> None:
        fill, edge = (
            ("amber_tint", "amber")
            if entry.is_now and self._amber
            else ("cyan_tint", "cyan")
            if entry.cards
            else ("s2", "line")
        )
        box(painter, frame, 10, self.theme.colour(fill), self.theme.colour(edge))
        inside = frame.adjusted(_PAD, 4, 0, 0)
        write(
            painter,
            QRectF(inside.left(), inside.top(), inside.width(), 18),
            _time(entry),
            13,
            400,
            self.theme.colour("low"),
        )
        said = words.entry_words(entry)
        row = QRectF(inside.left(), inside.top() + 18, inside.width(), 24)
        write(painter, row, said, 16, 600, self.theme.colour("hi"))
        left = row.left() + width_of(said, 16, 600) + 5
        for card in entry.cards:
            face = QRectF(left, row.top() + 1, _card_width(card), 22)
            box(painter, face, 4, self.theme.colour("card"))
            ink = self.theme.colour(SUIT_TOKEN[card.suit])
            write(painter, face.adjusted(4, 0, 0, 0), rank_text(card), 15, 800, ink)
            paint_suit(painter, QRectF(face.right() - 15, face.top() + 5.5, 11, 11), card.suit, self.theme)
            left = face.right() + _CARD_GAP


def _card_width(card: Card) -> float:
    """How wide the small card is: rank, a unit, suit, and four units at either side."""
    return 4 + width_of(rank_text(card), 15, 800) + 1 + 11 + 4


def _time(entry: StripEntry) -> str:
    """When, and how it is known where that is not the usual way: acts are tapped, cards are read."""
    at = words.clock(entry.at_ms, seconds=True)
    usual = Source.READ if entry.cards else Source.TAPPED
    return at if entry.source is usual else f"{at} {words.source_word(entry.source)}"
