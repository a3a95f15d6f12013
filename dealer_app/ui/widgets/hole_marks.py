"""The backs of a seat's down cards: filled when a reader saw the card, dashed when not. No face lies behind them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.theme import Palette
from dealer_app.ui.view.seats import SeatState, SeatView
from dealer_app.ui.widgets.card_face import paint_card
from dealer_app.ui.widgets.ink import box, pen_for

_BACK_W = 20
_BACK_H = 28
_STEP = 23


class HoleMarks(QWidget):
    """Two backs on the felt; once a hand is tabled its public faces lie there instead (4.4 of the UX)."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = palette
        self._scale = 1.0
        self._view = SeatView(0, SeatState.EMPTY)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, view: SeatView) -> None:
        """Show the marks of a seat; a folded or empty seat has none. The seat's own name tells "cards seen"."""
        self._view = view
        self.setObjectName(f"marks.{view.number}")
        gone = view.state in (SeatState.EMPTY, SeatState.FOLDED)
        self.setVisible(bool(view.tabled) or (view.down_dealt > 0 and not gone))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the backs, or the faces of a tabled hand."""
        painter = pen_for(self, self._scale)
        if self._view.tabled:
            for at, card in enumerate(self._view.tabled):
                paint_card(painter, QRectF(at * _STEP, 0, _BACK_W, _BACK_H), card, self._theme)
        else:
            for at in range(self._view.down_dealt):
                self._draw_back(painter, QRectF(at * _STEP, 0, _BACK_W, _BACK_H), seen=at < self._view.down_seen)
        painter.end()

    def _draw_back(self, painter: QPainter, frame: QRectF, *, seen: bool) -> None:
        if not seen:
            box(painter, frame, 5, None, self._theme.colour("felt_cap"), 1.5, dashed=True)
            return
        box(painter, frame, 5, self._theme.colour("rule_edge"), self._theme.colour("rule_text"), 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(self._theme.colour("rule_fill"), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 3, 3)
