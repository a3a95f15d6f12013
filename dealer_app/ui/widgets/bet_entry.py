"""Fold, call or check, and an amount to bet or raise to, by preset or keypad (UX 7.3)."""

from itertools import zip_longest

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.betting.facts import PlaceBet
from dealer_app.rules.betting.legal import Range
from dealer_app.rules.posting.facts import ChopBlinds
from dealer_app.ui.text.names import amount
from dealer_app.ui.text.panel import amounts as text
from dealer_app.ui.text.panel import answers
from dealer_app.ui.theme import Palette
from dealer_app.ui.typed_amount import TypedState, typed_amount
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.ink import RIGHT, box
from dealer_app.ui.widgets.number_pad import NumberPad
from dealer_app.ui.widgets.panel.answers import call_face, check_around_face, fold_face, is_opening, preset_face
from dealer_app.ui.widgets.panel.content import Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.head import CALL_TIME, draw_head, show_call_time
from dealer_app.ui.wishes import Do

_LONGEST = 9
_PAIR = 2
_FIELD = QRectF(16, 185, 359, 56)
_PRESETS = tuple(QRectF(left, 273, 114, 56) for left in (16, 138, 261))


class BetEntry(Content):
    """The bet, open or not; digits typed stay until the figures change."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self.typed = ""
        self._amber = True
        self._fold = self.key(QRectF(16, 85, 116, 88))
        self._call = self.key(QRectF(145, 85, 230, 88))
        self._clock = self.key(CALL_TIME)
        self._presets = [self.key(frame) for frame in _PRESETS]
        self._pad = NumberPad(self, 16, 341)
        self._commit = self.key(QRectF(283, 341, 92, 280))
        self._pad.typed.connect(self.type_digits)
        self._pad.erased.connect(self.erase)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show what the seat to act may do; other figures empty the field."""
        before = self.view
        if before is None or (before.seat, before.mode, before.legal) != (view.seat, view.mode, view.legal):
            self.typed = ""
        self.view, self._amber = view, amber
        self._fold.show_face(fold_face(view))
        self._call.show_face(call_face(view, amber=amber))
        show_call_time(self._clock, view)
        self._show_presets(view)
        raises = view.legal is not None and view.legal.raise_to is not None
        self._pad.show_words(visible=raises)
        self._commit.setVisible(raises)
        self._show_amount()

    def type_digits(self, digits: str) -> None:
        """Add digits at the end of the amount; a leading nought is none."""
        self.typed = (self.typed + digits).lstrip("0")[:_LONGEST]
        self._show_amount()

    def erase(self) -> None:
        """Take the last digit back."""
        self.typed = self.typed[:-1]
        self._show_amount()

    def focus_amount(self) -> None:
        """Bring the keyboard to the key that commits the amount."""
        self._commit.setFocus()

    def _show_presets(self, view: PanelView) -> None:
        faces = [preset_face(view, preset) for preset in view.presets[:3]]
        if view.check_around:
            faces = [*faces[:2], check_around_face()]
        if view.can_chop:
            faces = [*faces[:2], Face(answers.chop(), Do((ChopBlinds(),)), size=18)]
        # The last one keeps the last place, so that all in never moves when a usual size comes between.
        places = [None, faces[0]] if len(faces) == 1 else faces
        shown = [places[0], None, places[1]] if len(places) == _PAIR else places
        for key, face in zip_longest(self._presets, shown):
            key.setVisible(face is not None)
            if face is not None:
                key.show_face(face)

    def _show_amount(self) -> None:
        if self.view is None or self.view.seat is None:
            return
        judged = typed_amount(self.view, self.typed)
        if judged.state is TypedState.ALL_IN:
            words = text.all_in(self.view.all_in_to)
        else:
            level = judged.to if judged.to is not None else int(self.typed or 0)
            words = text.bet(level) if is_opening(self.view) else text.raise_to(level)
        wish = Do((PlaceBet(self.view.seat, judged.to),)) if judged.to is not None else None
        self._commit.show_face(Face(words, wish, Look.SELECTED, enabled=wish is not None))
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The head, then the field with the line of what is allowed."""
        draw_head(painter, view, self.theme, amber=self._amber)
        colour = self.theme.colour
        allowed = view.legal.raise_to if view.legal else None
        if allowed is None:
            rule = view.no_raise or ""
            write_fitted(painter, QRectF(16, 201, 359, 28), text.no_raise(rule), 16, 500, colour("mid"))
            return
        box(painter, _FIELD, 12, colour("bg"), colour("lines"))
        label = text.bet_label() if is_opening(view) else text.raise_label()
        write_fitted(painter, QRectF(32, 185, 150, 56), label, 16, 500, colour("mid"))
        shown = amount(int(self.typed or allowed.least))
        token = "hi" if self.typed else "low"
        write_fitted(painter, QRectF(180, 185, 166, 56), shown, 32, 800, colour(token), RIGHT)
        painter.fillRect(QRectF(354, 197, 3, 32), colour("cyan"))
        self._draw_range(painter, view, allowed)
        for key, frame in zip(self._presets, _PRESETS, strict=True):
            if key.isHidden():
                box(painter, frame, 12, None, colour("line"), dashed=True)

    def _draw_range(self, painter: QPainter, view: PanelView, allowed: Range) -> None:
        colour = self.theme.colour
        refused = self.range_line()
        if refused:
            write_fitted(painter, QRectF(16, 245, 359, 20), refused, 16, 700, colour("red"))
            return
        highest = text.most_sum(view.pot_limit) if view.pot_limit else text.most(allowed.most)
        write_fitted(painter, QRectF(16, 245, 130, 20), text.minimum(allowed.least), 14, 500, colour("mid"))
        write_fitted(painter, QRectF(154, 245, 221, 20), highest, 14, 500, colour("mid"), RIGHT)

    def range_line(self) -> str:
        """What stands under the field while the amount is not allowed; empty when it is."""
        allowed = self.view.legal.raise_to if self.view and self.view.legal else None
        if self.view is None or allowed is None:
            return ""
        state = typed_amount(self.view, self.typed).state
        if state is TypedState.BELOW:
            return text.least(allowed.least)
        return text.most(allowed.most) if state is TypedState.ABOVE else ""
