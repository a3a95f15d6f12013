"""Physical steps in the order of the hands: done, now, later; and one large key (UX 7.3)."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.panel import steps as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView, StepView
from dealer_app.ui.widgets.big_button import TouchGuard
from dealer_app.ui.widgets.ink import MIDDLE, box, disc
from dealer_app.ui.widgets.panel.content import LARGE_PLACE, LEFT_HALF, LEFT_U, RIGHT_HALF, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.large import show_large
from dealer_app.ui.widgets.panel.signs import sign

ROW_HIGH, ROW_GAP, _MOST = 72, 8, 3


class StepList(Content):
    """Three steps at most; the first that is not done is the current one."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._amber = True
        self._large = self.key(LARGE_PLACE)
        up = -LARGE_PLACE.height() - ROW_GAP
        self._alone = self.key(LARGE_PLACE.translated(0, up))
        self._halves = (self.key(LEFT_HALF.translated(0, up)), self.key(RIGHT_HALF.translated(0, up)))

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show the steps; without a large key a reader answers."""
        self.view, self._amber = view, amber
        show_large(self._large, view.large, amber=amber)
        show_large(self._alone, view.second[0] if len(view.second) == 1 else None, amber=False)
        pair = view.second if len(view.second) == len(self._halves) else (None, None)
        for half, key in zip(self._halves, pair, strict=True):
            show_large(half, key, amber=False)
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """One row for each step."""
        shown = shown_steps(view.steps)
        now = next((at for at, step in enumerate(shown) if not step.done), None)
        for at, step in enumerate(shown):
            frame = QRectF(LEFT_U, 17 + at * (ROW_HIGH + ROW_GAP), WIDE_U, ROW_HIGH)
            draw_step(painter, self.theme, frame, at + 1, step, is_now=at == now, amber=self._amber)
        if view.large is None:
            by_reader = any(step.by_reader for step in shown if not step.done)
            words = text.reader_answers() if by_reader else text.cards_answer()
            box(painter, LARGE_PLACE, 12, None, self.theme.colour("line"), dashed=True)
            inside = LARGE_PLACE.adjusted(16, 8, -16, -8)
            write_fitted(painter, inside, words, 16, 500, self.theme.colour("mid"), MIDDLE, wraps=True)


def draw_step(
    painter: QPainter, theme: Palette, frame: QRectF, number: int, step: StepView, *, is_now: bool, amber: bool
) -> None:
    """One row of 72 units: the number or a tick, what is done, how it stands; the current one is lit if it may be."""
    colour = theme.colour
    lit = is_now and amber
    box(painter, frame, 12, colour("amber_tint" if lit else "s2"), colour("amber" if lit else "line"), 2 if lit else 1)
    circle = QRectF(frame.left() + 13, frame.top() + 18, 36, 36)
    if step.done:
        disc(painter, circle, colour("green"))
        sign(painter, "check", QPointF(circle.center()), 22, colour("bg"))
    else:
        disc(painter, circle, colour("amber" if lit else "s3"))
        write_fitted(painter, circle, str(number), 16, 800, colour("on_amber" if lit else "mid"), MIDDLE)
    words = QRectF(frame.left() + 62, frame.top() + 12, frame.width() - 74, 26)
    write_fitted(painter, words, text.step(step), 18, 700, colour("mid" if step.done else "hi"))
    second = QRectF(words.left(), words.bottom(), words.width(), 20)
    write_fitted(painter, second, text.step_state(step, is_now=is_now), 14, 400, colour("mid"))


def shown_steps(steps: tuple[StepView, ...]) -> tuple[StepView, ...]:
    """Three steps at most, chosen so that the current one is among them, with one done before it."""
    now = next((at for at, step in enumerate(steps) if not step.done), len(steps))
    first = max(0, min(now - 1, len(steps) - _MOST))
    return steps[first : first + _MOST]
