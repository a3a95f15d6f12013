"""A public card, painted: rank top left, suit bottom right as a path, never a glyph of a font (UX 3.2)."""

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import Card, Rank, Suit
from dealer_app.ui.fonts import inter
from dealer_app.ui.theme import Palette

TALL: Final = 1.38
_MARGIN: Final = 0.09
_PIP: Final = 0.5
SHADOW: Final = 5
_RADIUS: Final = 7 / 68

SUIT_TOKEN: Final = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}

# Outlines in a box of 24 by 24.
SUIT_PATH: Final = {
    Suit.SPADES: "M12 1.8C9.1 6.4 3 9.2 3 14.3a4.6 4.6 0 0 0 7.8 3.3c-.3 2-1.2 3.5-2.8 4.6h8"
    "c-1.6-1.1-2.5-2.6-2.8-4.6a4.6 4.6 0 0 0 7.8-3.3c0-5.1-6.1-7.9-9-12.5z",
    Suit.HEARTS: "M12 21.8C6.4 17.2 2.2 13.5 2.2 8.8A5.3 5.3 0 0 1 12 5.9a5.3 5.3 0 0 1 9.8 2.9c0 4.7-4.2 8.4-9.8 13z",
    Suit.DIAMONDS: "M12 1.4 20.4 12 12 22.6 3.6 12z",
    Suit.CLUBS: "M12 1.9a4.8 4.8 0 0 0-4.2 7.2A4.8 4.8 0 1 0 10.9 16.9c-.2 2.4-1.1 4.1-2.9 5.3h8"
    "c-1.8-1.2-2.7-2.9-2.9-5.3a4.8 4.8 0 1 0 3.1-7.8A4.8 4.8 0 0 0 12 1.9z",
}


def paint_card(painter: QPainter, frame: QRectF, card: Card, palette: Palette) -> None:
    """Paint a card into the frame, which should be 1.38 times as high as wide."""
    token = SUIT_TOKEN[card.suit]
    width = frame.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.colour("card"))
    painter.drawRoundedRect(frame, width * _RADIUS, width * _RADIUS)
    painter.setPen(palette.colour(token))
    painter.setFont(inter(round(width * (0.48 if card.rank is Rank.TEN else 0.56)), 800))
    inside = frame.adjusted(width * _MARGIN, width * _MARGIN / 2, 0, 0)
    painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, rank_text(card))
    pip = width * _PIP
    corner = QRectF(frame.right() - pip - width * _MARGIN, frame.bottom() - pip - width * _MARGIN, pip, pip)
    paint_suit(painter, corner, card.suit, palette)


def paint_shadow(painter: QPainter, frame: QRectF, palette: Palette) -> None:
    """Paint what a card that fills the frame darkens of its ground, up to SHADOW units below (UX 3.4)."""
    shade = palette.colour("bg")
    shade.setAlpha(26)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for step in range(1, SHADOW + 1):
        radius = frame.width() * _RADIUS + step / 2
        painter.drawRoundedRect(frame.adjusted(1 - step / 2, step, step / 2 - 1, step), radius, radius)


def paint_suit(painter: QPainter, frame: QRectF, suit: Suit, palette: Palette) -> None:
    """Paint a suit's sign into a square frame, in the suit's colour of the theme."""
    colour = palette.colour(SUIT_TOKEN[suit]).name()
    path = f'<path fill="{colour}" d="{SUIT_PATH[suit]}"/>'
    sign = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{path}</svg>'
    QSvgRenderer(QByteArray(sign.encode())).render(painter, frame)


def rank_text(card: Card) -> str:
    """The rank as printed on the card: "10" for the ten."""
    return "10" if card.rank is Rank.TEN else str(card)[0]


class CardFace(QWidget):
    """One public card; never given a card that is down (BURN-3)."""

    def __init__(self, palette: Palette, width_px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._card: Card | None = None
        self.setFixedSize(width_px, round(width_px * TALL))

    def show_card(self, card: Card | None, name: str) -> None:
        """Show a public card, or nothing; `name` is what assistive tools say ("Nine of diamonds")."""
        self._card = card
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the card, if there is one."""
        if self._card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()), self._card, self._theme)
        painter.end()
