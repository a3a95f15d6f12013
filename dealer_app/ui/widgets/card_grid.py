"""All 52 cards to tap, a row for each suit; only public cards are out of reach, concealed ones never (UX 4.4)."""

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import DECK, Card, Rank, Suit
from dealer_app.ui.text.names import card_name
from dealer_app.ui.text.showdown import grid_title
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.showdown import CardGridPurpose, CardGridView
from dealer_app.ui.widgets.card_face import SUIT_PATH, SUIT_TOKEN, TALL, paint_card, paint_suit, rank_text
from dealer_app.ui.widgets.ink import MIDDLE, RIGHT, box, fitting, pen_for, units, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import TapCard

_RANK_ORDER: Final = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))
_SUIT_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_CELL: Final = (56, 72)
_GAP: Final = 8
_TOP: Final = 198
_FACE: Final = 64
_BANNER: Final = 72
_BOARD: Final = 5
_ARROWS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -13, Qt.Key.Key_Down: 13}


class _Cell(TouchKey):
    """One card of the grid; amber when chosen, dashed when it is public and out of reach."""

    def __init__(self, palette: Palette, card: Card, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self.card = card
        self.is_chosen = False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the arrows to the grid; a button of Qt would take them for itself."""
        if Qt.Key(event.key()) in _ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """Rank over suit, as the picture of the grid has them."""
        frame, theme = self.drawn_frame(), self.theme
        suit = QRectF(frame.center().x() - 10, 42, 20, 20)
        rank = QRectF(0, 8, frame.width(), 32)
        if self.isEnabled():
            edge = theme.colour("amber") if self.is_chosen else None
            box(painter, frame, 7, theme.colour("card"), edge, 4)
            colour = theme.colour(SUIT_TOKEN[self.card.suit])
        else:
            box(painter, frame, 7, theme.colour("bg"), theme.colour("edge"), dashed=True)
            colour = theme.colour("low")
        write(painter, rank, rank_text(self.card), 24, 800, colour, MIDDLE)
        if self.isEnabled():
            paint_suit(painter, suit, self.card.suit, theme)
        else:
            sign = f'<path fill="{colour.name()}" d="{SUIT_PATH[self.card.suit]}"/>'
            drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{sign}</svg>'
            QSvgRenderer(QByteArray(drawn.encode())).render(painter, suit)


class CardGrid(QWidget):
    """The grid in the table column, 840 × 528 units, with its title above."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._title = ""
        self._faces: tuple[Card, ...] = ()
        self._places = self._due = 0
        self._under_banner = False
        self.setObjectName("grid")
        by_place = {(each.suit, each.rank): each for each in DECK}
        self._cells = [_Cell(palette, by_place[suit, rank], self) for suit in _SUIT_ORDER for rank in _RANK_ORDER]
        for cell in self._cells:
            cell.setObjectName(f"card.{cell.card}")
            cell.clicked.connect(lambda _checked=False, card=cell.card: self.wished.emit(TapCard(card)))
        self.set_scale(1.0)

    def show_view(self, view: CardGridView, *, under_banner: bool = False) -> None:
        """Show which cards are wanted; public ones can't be tapped again, what is chosen is edged.

        `under_banner`: the banner of a lost reader lies over the upper 72 units.
        """
        self._title = grid_title(view)
        is_board = view.purpose is CardGridPurpose.BOARD
        self._faces = view.public if is_board else view.chosen
        self._due = view.wanted
        self._places = max(_BOARD if is_board else 0, len(self._faces) + view.wanted)
        self._under_banner = under_banner
        self.setAccessibleName(self._title)
        for cell in self._cells:
            cell.setEnabled(cell.card not in view.public)
            cell.is_chosen = cell.card in view.chosen
            name = card_name(cell.card)
            cell.setAccessibleName(name[:1].upper() + name[1:])
            cell.update()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Lay the cells out at so many pixels per unit."""
        self._scale = scale
        self.setFixedSize(round(840 * scale), round(528 * scale))
        wide, high = _CELL
        for at, cell in enumerate(self._cells):
            row, column = divmod(at, len(_RANK_ORDER))
            left, top = _GAP + column * (wide + _GAP), _TOP + row * (high + _GAP)
            cell.setGeometry(round(left * scale), round(top * scale), round(wide * scale), round(high * scale))
            cell.set_scale(scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows move the focus in the grid, over cards out of reach, and stop at its edges."""
        step = _ARROWS.get(Qt.Key(event.key()))
        here = next((at for at, cell in enumerate(self._cells) if cell is self.focusWidget()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        to = here + step
        while 0 <= to < len(self._cells) and (abs(step) > 1 or to // 13 == here // 13):
            if self._cells[to].isEnabled():
                self._cells[to].setFocus(Qt.FocusReason.OtherFocusReason)
                return
            to += step

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """The panel behind the cells, and the title."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        box(painter, frame, 12, self._theme.colour("s1"), self._theme.colour("line"))
        row = self.row_frame()
        for at in range(self._places):
            self._draw_place(painter, QRectF(row.left() + at * (_FACE + _GAP), row.top(), _FACE, row.height()), at)
        room = row.adjusted(self._places * (_FACE + _GAP) + 16, 0, 0, 0)
        size = fitting(self._title, (24, 22, 20, 18, 16), 700, room.width())
        write(painter, room, self._title, size, 700, self._theme.colour("hi"), RIGHT)
        painter.end()

    def row_frame(self) -> QRectF:
        """Where the cards that lie there and the title stand: between the banner, if there is one, and the cells."""
        above, high = _BANNER if self._under_banner else 0, _FACE * TALL
        return QRectF(16, above + (_TOP - above - high) / 2, 800, high)

    def _draw_place(self, painter: QPainter, frame: QRectF, at: int) -> None:
        """A card that lies there, a place that is due, or a later one."""
        if at < len(self._faces):
            paint_card(painter, frame, self._faces[at], self._theme)
            return
        is_due = at < len(self._faces) + self._due
        box(painter, frame, 7, None, self._theme.colour("hi" if is_due else "edge"), 2 if is_due else 1.5, dashed=True)
