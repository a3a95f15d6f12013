"""Fixed limit: no keypad, one size, and how many bets have been made (UX 7.3)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.betting.facts import PlaceBet
from dealer_app.ui.text.panel import amounts as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import Face, TouchGuard
from dealer_app.ui.widgets.ink import box
from dealer_app.ui.widgets.panel.answers import call_face, check_around_face, fold_face, is_opening
from dealer_app.ui.widgets.panel.content import LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.head import CALL_TIME, draw_head, show_call_time
from dealer_app.ui.wishes import Do


class LimitEntry(Content):
    """Fold, check or call, and the one bet or raise."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._amber = True
        self._fold = self.key(QRectF(16, 85, 116, 88))
        self._call = self.key(QRectF(145, 85, 230, 88))
        self._clock = self.key(CALL_TIME)
        self._bet = self.key(QRectF(LEFT_U, 185, WIDE_U, 88))
        self._around = self.key(QRectF(LEFT_U, 285, WIDE_U, 56))

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show what the seat to act may do."""
        self.view, self._amber = view, amber
        self._fold.show_face(fold_face(view))
        self._call.show_face(call_face(view, amber=amber))
        show_call_time(self._clock, view)
        self._around.show_face(check_around_face())
        self._around.setVisible(view.check_around)
        allowed = view.limit_to is not None and view.seat is not None
        self._bet.setVisible(allowed)
        if view.limit_to is not None and view.seat is not None:
            words = text.bet(view.limit_to) if is_opening(view) else text.raise_to(view.limit_to)
            self._bet.show_face(Face(words, Do((PlaceBet(view.seat, view.limit_to),)), size=28))
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The head, why no raise is allowed, and the count of bets."""
        draw_head(painter, view, self.theme, amber=self._amber)
        colour = self.theme.colour
        if view.limit_to is None:
            rule = view.no_raise or ""
            write_fitted(painter, QRectF(16, 201, 359, 28), text.no_raise(rule), 16, 500, colour("mid"))
        if view.bets_allowed is not None:
            count = text.bets_made(view.bets_made, view.bets_allowed)
            top = 353 if view.check_around else 285
            frame = QRectF(LEFT_U, top, WIDE_U, 48)
            box(painter, frame, 10, colour("s2"), colour("line"))
            write_fitted(painter, frame.adjusted(12, 0, -12, 0), count, 16, 600, colour("hi"))
