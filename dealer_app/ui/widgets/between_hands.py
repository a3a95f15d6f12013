"""Between two hands: who may buy in, sits out or owes blinds, and "Deal" (UX 7.3)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.panel import before_deal as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.ink import MIDDLE, box
from dealer_app.ui.widgets.panel.content import LARGE_PLACE, LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.large import show_large
from dealer_app.ui.widgets.step_list import ROW_GAP, ROW_HIGH, draw_step
from dealer_app.ui.wishes import Open, Sheet

_ROWS = 7


class BetweenHands(Content):
    """Seat changes above the large key; a touch on a row opens that seat."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._rows = [self.key(QRectF(LEFT_U, 57 + at * 64, WIDE_U, 56)) for at in range(_ROWS)]
        self._large = self.key(LARGE_PLACE)
        self._amber = True

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show what changes before the next hand."""
        self.view = view
        for at, row in enumerate(self._rows):
            row.setVisible(at < len(view.seat_changes))
            if at < len(view.seat_changes):
                change = view.seat_changes[at]
                wish = Open(Sheet.SEAT, change.seat)
                row.show_face(
                    Face(text.change_who(change), wish, Look.KEY, text.change(change), text.change_what(change), 16)
                )
        self._amber = amber
        show_large(self._large, view.large, amber=amber)
        self.update()

    def _draw_steps(self, painter: QPainter, view: PanelView, top: float) -> None:
        """What the hands do before the deal, where the seats leave room for it."""
        if top + len(view.steps) * (ROW_HIGH + ROW_GAP) > LARGE_PLACE.top():
            return
        for at, step in enumerate(view.steps):
            frame = QRectF(LEFT_U, top + at * (ROW_HIGH + ROW_GAP), WIDE_U, ROW_HIGH)
            draw_step(painter, self.theme, frame, at + 1, step, is_now=at == 0, amber=self._amber)

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The title, and what is waited for when nothing can be dealt."""
        colour = self.theme.colour
        write_fitted(painter, QRectF(16, 17, 359, 28), text.between_title(), 20, 700, colour("hi"))
        if not view.seat_changes:
            write_fitted(painter, QRectF(16, 57, 359, 28), text.no_changes(), 16, 400, colour("mid"))
        if view.large is None:
            box(painter, LARGE_PLACE, 12, None, colour("line"), dashed=True)
            write_fitted(painter, LARGE_PLACE, text.waiting_players(), 18, 600, colour("mid"), MIDDLE)
        self._draw_steps(painter, view, 57 + (64 * len(view.seat_changes) if view.seat_changes else 40))
        more = len(view.seat_changes) - _ROWS
        if more > 0:
            write_fitted(painter, QRectF(16, 497, 359, 20), text.more(more), 14, 500, colour("mid"))
