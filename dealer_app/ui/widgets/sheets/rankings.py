"""The ten high categories, best first, each with five cards (HIGH-1)."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import cards
from dealer_app.rules.ranking.pattern import Category
from dealer_app.ui.text import sheets as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.card_face import TALL, paint_card
from dealer_app.ui.widgets.ink import pen_for, write
from dealer_app.ui.widgets.panel.fitted import write_fitted

EXAMPLES: Final = {
    Category.ROYAL_FLUSH: cards("AsKsQsJsTs"),
    Category.STRAIGHT_FLUSH: cards("9h8h7h6h5h"),
    Category.FOUR_OF_A_KIND: cards("QsQhQdQc7d"),
    Category.FULL_HOUSE: cards("JsJhJd4c4s"),
    Category.FLUSH: cards("AdJd8d6d3d"),
    Category.STRAIGHT: cards("Tc9d8s7h6c"),
    Category.THREE_OF_A_KIND: cards("8s8h8cKd2d"),
    Category.TWO_PAIR: cards("AsAc9h9d5s"),
    Category.PAIR: cards("KhKcJd7s3c"),
    Category.HIGH_CARD: cards("AhQd9c6s2h"),
}


class Rankings(QWidget):
    """Two columns of five, 792 × 376 units."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self.setObjectName("sheet.rule.rankings")

    def show_words(self) -> None:
        """Say the categories in the language of now."""
        self.setAccessibleName(", ".join(words.category(kind) for kind in EXAMPLES))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw names and cards."""
        painter = pen_for(self, self.width() / 792)
        for at, (kind, five) in enumerate(EXAMPLES.items()):
            left, top = at // 5 * 404, at % 5 * 75
            hi, mid = self._theme.colour("hi"), self._theme.colour("mid")
            write(painter, QRectF(left, top, 24, 64), str(at + 1), 16, 600, mid)
            frame = QRectF(left + 28, top, 120, 64)
            write_fitted(painter, frame, words.category(kind), 18, 600, hi, wraps=True)
            for place, shown in enumerate(five):
                paint_card(painter, QRectF(left + 154 + place * 47, top + 2, 44, 44 * TALL), shown, self._theme)
        painter.end()
