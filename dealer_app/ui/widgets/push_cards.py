"""The pots in push order, the last side pot first, and the key that says a pot was pushed (UX 7.5)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.pots.facts import PushPot
from dealer_app.ui.text.names import amount, seat_name
from dealer_app.ui.text.panel import answers
from dealer_app.ui.text.panel import pots as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView, PushCardView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, RIGHT, box, disc, width_of
from dealer_app.ui.widgets.panel.content import LARGE_PLACE, LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.signs import sign
from dealer_app.ui.widgets.step_list import ROW_GAP, ROW_HIGH, draw_step
from dealer_app.ui.wishes import Do

_CARD_HIGH, _GAP, _MOST = 62, 12, 6
_SPLIT_HIGH = 86
_LINE_HIGH = 36


class PushCards(Content):
    """One card for each pot; the first not pushed is the current one."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._amber = True
        self._large = self.key(LARGE_PLACE)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show the pots; the key is off, with the reason, while hands contend unseen (SHOW-10)."""
        self.view, self._amber = view, amber
        card = next((card for card in view.push if not card.done), None)
        self._large.setVisible(card is not None)
        if card is not None:
            self._large.show_face(self._face(card, amber=amber))
        self.update()

    def _face(self, card: PushCardView, *, amber: bool) -> Face:
        if card.blocked_by:
            return Face(text.still_cards(card.blocked_by[0]), size=22, enabled=False)
        words, second = text.pushed(card), text.pushed_to(card)
        name = answers.likeliest(words) if amber else words
        look = Look.LIKELIEST if amber else Look.PLAIN
        return Face(words, Do((PushPot(card.pot),)), look, name=name, second=second, size=26, weight=800)

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The title, and a card for each pot from the first not pushed on when there are many."""
        colour = self.theme.colour
        write_fitted(painter, QRectF(16, 17, 200, 28), text.push_order(), 20, 700, colour("hi"))
        if len(view.push) > 1:
            write_fitted(painter, QRectF(220, 17, 155, 28), text.side_first(), 14, 400, colour("mid"), RIGHT)
        now = next((at for at, card in enumerate(view.push) if not card.done), len(view.push))
        top = 57.0
        for at, step in enumerate(view.steps):
            frame = QRectF(LEFT_U, top, WIDE_U, ROW_HIGH)
            draw_step(painter, self.theme, frame, at + 1, step, is_now=at == 0, amber=self._amber)
            top += ROW_HIGH + ROW_GAP
        now = now if not view.steps else len(view.push)  # chips are moved before the first pot is pushed
        for at in range(max(0, min(now, len(view.push) - _MOST)), len(view.push)):
            card = view.push[at]
            high = _SPLIT_HIGH if len(card.shares) > 1 else _CARD_HIGH
            if top + high > LARGE_PLACE.top():
                return
            number = len(view.steps) + at + 1
            self._draw_card(painter, QRectF(LEFT_U, top, WIDE_U, high), number, card, is_now=at == now)
            top += high + _GAP
        self._draw_after(painter, top, view)

    def _draw_after(self, painter: QPainter, top: float, view: PanelView) -> None:
        """What follows the last push: the rake into its box, the button to its seat (UX 7.5)."""
        lines = []
        if view.drop_rake is not None:
            lines.append((text.then_rake(), amount(view.drop_rake), "amber" if self._amber else "hi"))
        if view.next_button is not None:
            lines.append((text.then_button(), seat_name(view.next_button), "hi"))
        high = _LINE_HIGH * len(lines)
        if not lines or top + high > LARGE_PLACE.top() - _GAP:
            return
        frame = QRectF(LEFT_U, top, WIDE_U, high)
        box(painter, frame, 12, self.theme.colour("s2"), self.theme.colour("line"))
        for at, (words, value, token) in enumerate(lines):
            if at:
                painter.fillRect(
                    QRectF(frame.left() + 13, frame.top() + at * _LINE_HIGH, frame.width() - 26, 1),
                    self.theme.colour("line"),
                )
            line = QRectF(frame.left() + 13, frame.top() + at * _LINE_HIGH, frame.width() - 26, _LINE_HIGH)
            write_fitted(painter, line.adjusted(0, 0, -110, 0), words, 16, 500, self.theme.colour("mid"), LEFT)
            write_fitted(painter, line, value, 16, 800, self.theme.colour(token), RIGHT)

    def _draw_card(self, painter: QPainter, frame: QRectF, number: int, card: PushCardView, *, is_now: bool) -> None:
        colour = self.theme.colour
        lit = is_now and self._amber
        box(
            painter,
            frame,
            12,
            colour("amber_tint" if lit else "s2"),
            colour("amber" if lit else "line"),
            2 if lit else 1,
        )
        circle = QRectF(frame.left() + 13, frame.top() + (8 if len(card.shares) > 1 else 19), 24, 24)
        if card.done:
            disc(painter, circle, colour("green"))
            sign(painter, "check", circle.center(), 16, colour("bg"))
        else:
            disc(painter, circle, colour("amber" if lit else "s3"))
            write_fitted(painter, circle, str(number), 14, 700, colour("on_amber" if lit else "mid"), MIDDLE)
        split = len(card.shares) > 1
        room = 140 if split else 150 if card.shares else 300
        name = QRectF(frame.left() + 46, frame.top() + 7, room, 26)
        write_fitted(painter, name, text.pot(card), 18, 700, colour("mid" if card.done else "hi"))
        second = QRectF(name.left(), name.bottom(), room, 20)
        if split:
            write_fitted(
                painter,
                QRectF(frame.left() + 190, name.top(), 156, 26),
                text.pot_note(card),
                14,
                400,
                colour("mid"),
                RIGHT,
            )
            self._draw_shares(painter, QRectF(frame.left() + 13, frame.top() + 42, frame.width() - 26, 36), card)
            return
        write_fitted(painter, second, text.pot_note(card), 14, 400, colour("mid"))
        if card.shares:
            self._draw_shares(painter, QRectF(frame.right() - 160, frame.top() + 13, 148, 36), card)

    def _draw_shares(self, painter: QPainter, room: QRectF, card: PushCardView) -> None:
        colour = self.theme.colour
        wide = (room.width() - 8 * (len(card.shares) - 1)) / len(card.shares)
        for at, share in enumerate(card.shares):
            chip = QRectF(room.left() + at * (wide + 8), room.top(), wide, 36)
            box(painter, chip, 8, colour("bg"), colour("line"))
            half = chip.adjusted(8, 0, -8, 0)
            who, gets = QRectF(half), QRectF(half)
            named = seat_name(share.seat)
            who.setWidth(min(width_of(named, 15, 500) + 1, half.width() * 0.55))
            gets.setLeft(who.right() + 4)
            write_fitted(painter, who, named, 15, 500, colour("mid"))
            write_fitted(painter, gets, amount(share.amount), 20, 800, colour("hi"), RIGHT)
