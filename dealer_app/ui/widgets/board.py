"""The board: street, burns and stub as counts, and five places."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import Card
from dealer_app.ui.text import table as words
from dealer_app.ui.text.names import card_name
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.board import BoardPlace, BoardView, PlaceState
from dealer_app.ui.widgets.card_face import SHADOW, TALL, paint_card, paint_shadow
from dealer_app.ui.widgets.ink import MIDDLE, box, icon, pen_for, units, width_of, write

_GAP: Final = 8
_DIM: Final = 0.4
_TAP: Final = 14


class Board(QWidget):
    """The five places under their caption; the width it is given decides how large a card is."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._view = BoardView(())
        self._places = tuple(QWidget(self) for _ in range(5))
        for number, place in enumerate(self._places, start=1):
            place.setObjectName(f"card.board{number}")
            place.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self._lay_out()
        self.update()

    def show_view(self, view: BoardView) -> None:
        """Show the board; only places that show a face have one to name."""
        self._view = view
        self.setAccessibleName(
            ", ".join(part for part in (words.street_word(view.street), words.deck_note(view)) if part)
        )
        for number, (place, shown) in enumerate(zip(self._places, view.places, strict=False), start=1):
            place.setAccessibleName(self._named(number, shown))
        self._lay_out()
        self.update()

    def _named(self, number: int, place: BoardPlace) -> str:
        if place.card is not None:
            name = card_name(place.card)
            name = name[:1].upper() + name[1:]
            return f"{name}, {words.tapped_word()}" if place.by_tap else name
        what = words.unknown_word() if place.state is PlaceState.UNKNOWN else words.empty_word()
        return words.place_words(what, number)

    def _frames(self) -> list[QRectF]:
        frame = units(self, self._scale)
        width = (frame.width() - 4 * _GAP) / 5
        height = width * TALL
        return [QRectF(at * (width + _GAP), frame.height() - SHADOW - height, width, height) for at in range(5)]

    def resizeEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        """Lay the named places where they are painted."""
        self._lay_out()

    def _lay_out(self) -> None:
        for place, frame in zip(self._places, self._frames(), strict=True):
            scale = self._scale
            place.setGeometry(
                QRectF(frame.x() * scale, frame.y() * scale, frame.width() * scale, frame.height() * scale).toRect()
            )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw caption and places."""
        painter = pen_for(self, self._scale)
        self._draw_caption(painter)
        for frame, place in zip(self._frames(), self._view.places, strict=False):
            self._draw_place(painter, frame, place)
        painter.end()

    def _draw_caption(self, painter: QPainter) -> None:
        street, note = words.street_word(self._view.street), words.deck_note(self._view)
        wide, narrow = width_of(street, 14, 700), width_of(note, 14, 400)
        gap = 9 if street and note else 0
        left = (units(self, self._scale).width() - wide - gap - narrow) / 2
        write(painter, QRectF(left, 0, wide + 1, 18), street, 14, 700, self._theme.colour("felt_cap"))
        write(painter, QRectF(left + wide + gap, 0, narrow + 1, 18), note, 14, 400, self._theme.colour("felt_cap"))

    def _draw_place(self, painter: QPainter, frame: QRectF, place: BoardPlace) -> None:
        if place.card is not None:
            self._draw_face(painter, frame, place, place.card)
        elif place.state is PlaceState.UNKNOWN:
            box(painter, frame, 7, self._theme.colour("rule_fill"), self._theme.colour("rule_text"), 2)
            write(painter, frame, "?", 32, 800, self._theme.colour("rule_text"), MIDDLE)
        else:
            box(painter, frame, 7, None, self._theme.colour("felt_note"), 1.5, dashed=True)

    def _draw_face(self, painter: QPainter, frame: QRectF, place: BoardPlace, card: Card) -> None:
        paint_shadow(painter, frame, self._theme)
        painter.setOpacity(_DIM if place.state is PlaceState.DIMMED else 1)
        paint_card(painter, frame, card, self._theme)
        painter.setOpacity(1)
        if place.by_tap:
            corner = QPointF(frame.left() + _TAP, frame.bottom() - _TAP)
            icon(painter, "tap", corner, 20, self._theme.colour("spade"))
