"""The one step, large: its sentence, its rule, what comes next, and the key that shows why."""

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from dealer_app.ui.text.bar import rule_words, why_word, why_words
from dealer_app.ui.text.prompts import next_line, not_recording, plain, prompt_line
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.console import PromptView
from dealer_app.ui.widgets.ink import MIDDLE, box, fitting, icon, pen_for, units, width_of, write
from dealer_app.ui.widgets.prompt_words import PromptWords
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Why

_BAR = 10
_LEFT = 30
_WHY = QRectF(743, 16, 80, 72)
_CHIP_PAD = 10


class _RuleChip(TouchKey):
    """The rule's id and title; drawn 28 high, touched 56 (UX 6)."""

    def drawn_frame(self) -> QRectF:
        """The chip at the top of the touch area."""
        frame = super().drawn_frame()
        return QRectF(frame.left(), 16, frame.width(), 28)

    def draw(self, painter: QPainter) -> None:
        """Draw a book and the words."""
        frame = self.drawn_frame()
        box(painter, frame, 6, self.theme.colour("rule_fill"), self.theme.colour("rule_edge"))
        ink = self.theme.colour("rule_text")
        icon(painter, "book", frame.topLeft() + QRectF(0, 0, 38, 28).center(), 16, ink)
        write(painter, frame.adjusted(34, 0, 0, 0), self.text(), 14, 600, ink)

    def width_u(self) -> float:
        """How wide the chip is, in units; never narrower than a target."""
        return max(56.0, 34 + width_of(self.text(), 14, 600) + _CHIP_PAD)


class _WhyKey(TouchKey):
    """The same key at the same place on every live screen."""

    def draw(self, painter: QPainter) -> None:
        """Draw a book over a word."""
        frame = self.drawn_frame()
        box(painter, frame, 12, None, self.theme.colour("line"))
        ink = self.theme.colour("mid")
        icon(painter, "book", frame.center() - QRectF(0, 0, 0, 18).center(), 24, ink)
        size = fitting(self.text(), (15, 14, 13), 600, frame.width() - 16)
        write(painter, frame.adjusted(0, 40, 0, -12), self.text(), size, 600, ink, MIDDLE)


class PromptBanner(QWidget):
    """Shows a step at once; the fade of a change only decorates and holds nothing up."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self._theme = palette
        self._scale = 1.0
        self._view: PromptView | None = None
        self._next = self._most = ""
        self.words = PromptWords(palette, self)
        self.rule = _RuleChip(palette, self)
        self.rule.setObjectName("prompt.rule")
        self.why = _WhyKey(palette, self)
        self.why.setObjectName("prompt.why")
        for key in (self.rule, self.why):
            key.clicked.connect(self._asked_why)
        effect = QGraphicsOpacityEffect(self.words)
        effect.setEnabled(False)
        self.words.setGraphicsEffect(effect)
        self._fade = QPropertyAnimation(effect, b"opacity", self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.setStartValue(0.35)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(palette.motion.prompt_fade)
        self._fade.finished.connect(lambda: effect.setEnabled(False))
        self._effect = effect

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        for part in (self.words, self.rule, self.why):
            part.set_scale(scale)
        self._lay_out()

    def show_view(self, view: PromptView, rule_title: str = "") -> None:
        """Show a step; `rule_title` is the rule's title in the language of the screen."""
        line = prompt_line(view.prompt) if view.not_recording_since_ms is None else not_recording()
        sentence = plain(line)
        changed = self._view is not None and sentence != self.accessibleName()
        self._view = view
        self._next = next_line(view.prompt) if view.not_recording_since_ms is None else ""
        self.words.show_view(line, warning=self._is_warning())
        self.rule.setText(rule_words(view.rule, rule_title))
        self.rule.setAccessibleName(self.rule.text())
        self.why.setText(why_word())
        self.why.setAccessibleName(why_words(view.rule))
        self.setAccessibleName(sentence)
        if changed:
            self._most = ""  # it belonged to the step before
        self._lay_out()
        self.update()
        if changed:
            self._announce()

    def show_most(self, most: str) -> None:
        """Say after what comes next how much may be bet at most, and by which sum (UX 7.3)."""
        if most != self._most:
            self._most = most
            self.update()

    def second_line(self) -> str:
        """What stands beside the rule."""
        return ". ".join(part for part in (self._next, self._most) if part)

    def _is_warning(self) -> bool:
        view = self._view
        return view is not None and (view.warning or view.not_recording_since_ms is not None)

    def _announce(self) -> None:
        """Tell assistive tools, and fade in what is shown already."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        if self._theme.motion.prompt_fade and not self._is_warning():
            self._effect.setEnabled(True)
            self._fade.start()

    def _asked_why(self) -> None:
        if self._view is not None:
            self.wished.emit(Why(self._view.rule))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the key at the right."""
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._scale
        wide = self.width() / scale
        room = wide - 840 + 698

        def put(part: QWidget, frame: QRectF) -> None:
            left, top = frame.x() * scale, frame.y() * scale
            part.setGeometry(QRectF(left, top, frame.width() * scale, frame.height() * scale).toRect())

        put(self.words, QRectF(_LEFT, 2, room, 64))
        put(self.rule, QRectF(_LEFT, 48, min(self.rule.width_u(), room), 56))
        put(self.why, _WHY.translated(wide - 840, 0))
        self.rule.stackUnder(self.why)
        self.words.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw ground, the bar at the left and what comes next."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        edge = "red" if self._is_warning() else "amber"
        box(painter, frame, 12, self._theme.colour("red_panel" if self._is_warning() else "s2"))
        shape = QPainterPath()
        shape.addRoundedRect(frame, 12, 12)
        painter.setClipPath(shape)
        painter.fillRect(QRectF(0, 0, _BAR, frame.height()), self._theme.colour(edge))
        painter.setClipping(False)
        box(painter, frame, 12, None, self._theme.colour(edge if self._is_warning() else "line"))
        self._draw_next(painter, frame)
        painter.end()

    def _draw_next(self, painter: QPainter, frame: QRectF) -> None:
        left = _LEFT + self.rule.width_u() + 12
        room = QRectF(left, 64, frame.width() - 840 + _WHY.left() - 8 - left, 28)
        said = self.second_line()
        size = fitting(said, (16, 15, 14, 13), 400, room.width())
        write(painter, room, said, size, 400, self._theme.colour("mid"), Qt.AlignmentFlag.AlignVCenter)
