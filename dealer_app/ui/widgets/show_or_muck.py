"""The hand that is due: tabled or mucked, neither likelier; or winners by the dealer's reading (UX 4.4)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.text.panel import pots as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView, PushCardView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.panel.content import LEFT_HALF, LEFT_U, RIGHT_HALF, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.head import draw_head
from dealer_app.ui.wishes import Do, Tabled, WinnerIs

_SEATS = 10
_PER_ROW = 5


class ShowOrMuck(Content):
    """Tabled and Muck; above them the seats that may be named winners of the next pot."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._chosen: set[int] = set()
        self._seats = [self.key(self._seat_place(at)) for at in range(_SEATS)]
        for at, key in enumerate(self._seats):
            key.clicked.connect(lambda _checked=False, at=at: self._choose(at))
        self._winners = self.key(QRectF(LEFT_U, 285, WIDE_U, 64))
        self._tabled = self.key(LEFT_HALF)
        self._muck = self.key(RIGHT_HALF)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show the hand due; another pot or hand empties the choice of winners."""
        if self.view is None or self.view.push != view.push:
            self._chosen = set()
        self.view = view
        due = view.seat is not None
        tabled = Tabled(view.seat) if view.seat is not None else None
        muck = Do((MuckHand(view.seat),)) if view.seat is not None else None
        self._tabled.show_face(Face(text.tabled(), tabled, size=28, weight=700, enabled=due))
        self._muck.show_face(Face(text.muck(), muck, size=28, weight=700, enabled=due and view.can_muck))
        self._show_winners()
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """Whose hand is due, and the title of the winners."""
        draw_head(painter, view, self.theme, amber=False)
        if self._open_pot() is not None:
            frame = QRectF(LEFT_U, 105, WIDE_U, 28)
            write_fitted(painter, frame, text.winner_by_seat(), 16, 600, self.theme.colour("mid"))

    def _open_pot(self) -> PushCardView | None:
        """The pot whose winners the cards have not told yet."""
        push = self.view.push if self.view else ()
        return next((card for card in push if not card.done and len(card.blocked_by) > 1), None)

    def _show_winners(self) -> None:
        pot = self._open_pot()
        seats = pot.blocked_by if pot else ()
        for at, key in enumerate(self._seats):
            key.setVisible(at < len(seats))
            if at < len(seats):
                look = Look.SELECTED if seats[at] in self._chosen else Look.KEY
                key.show_face(
                    Face(str(seats[at]), look=look, name=text.winner_seat(seats[at], chosen=seats[at] in self._chosen))
                )
        rows = 1 if len(seats) <= _PER_ROW else 2
        self.move_key(self._winners, QRectF(LEFT_U, 141 + rows * 72 + 4, WIDE_U, 64))
        self._winners.setVisible(pot is not None)
        if pot is not None:
            winners = tuple(seat for seat in seats if seat in self._chosen)
            wish = WinnerIs(pot.pot, winners) if winners else None
            self._winners.show_face(Face(text.wins(pot, winners), wish, size=18, enabled=bool(winners)))

    def _choose(self, at: int) -> None:
        pot = self._open_pot()
        if pot is not None and at < len(pot.blocked_by):
            self._chosen ^= {pot.blocked_by[at]}
            self._show_winners()

    @staticmethod
    def _seat_place(at: int) -> QRectF:
        return QRectF(LEFT_U + (at % _PER_ROW) * 73, 141 + (at // _PER_ROW) * 72, 65, 64)
