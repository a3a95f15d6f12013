"""The bets owed before the deal, one row each, and "Posted" for all (UX 5)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.panel import before_deal as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import ForcedState, PanelView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.panel.content import LARGE_PLACE, LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.large import show_large
from dealer_app.ui.wishes import Open, Sheet

_ROWS = 7


class ForcedBets(Content):
    """Rows ticked as standard; a touch on one opens its seat, to change what it owes."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._rows = [self.key(QRectF(LEFT_U, 57 + at * 64, WIDE_U, 56)) for at in range(_ROWS)]
        self._large = self.key(LARGE_PLACE)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show who owes what."""
        self.view = view
        for at, row in enumerate(self._rows):
            row.setVisible(at < len(view.forced))
            if at < len(view.forced):
                bet = view.forced[at]
                ticked = "check" if bet.state is ForcedState.STANDARD else ""
                wish = Open(Sheet.SEAT, bet.seat)
                row.show_face(Face(text.forced(bet), wish, Look.KEY, size=18, sign=ticked))
        show_large(self._large, view.large, amber=amber)
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The title over the rows."""
        write_fitted(painter, QRectF(16, 17, 359, 28), text.forced_title(), 20, 700, self.theme.colour("hi"))
        more = len(view.forced) - _ROWS
        if more > 0:
            write_fitted(painter, QRectF(16, 497, 359, 20), text.more(more), 14, 500, self.theme.colour("mid"))
