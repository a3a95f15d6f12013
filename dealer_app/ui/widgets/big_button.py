"""The key of the panel: it acts on release, and a palm or a bounce of the finger does nothing (UX 2)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_app.rules.cards import Card
from dealer_app.ui.theme import Palette
from dealer_app.ui.widgets.card_face import TALL, paint_card
from dealer_app.ui.widgets.ink import MIDDLE, box, fitting, width_of
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.signs import sign
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Wish

BOUNCE_MS: Final = 120
PALM_U: Final = 30


class Look(StrEnum):
    """What a key looks like, named by its use."""

    LIKELIEST = "likeliest"
    PLAIN = "plain"
    QUIET = "quiet"
    KEY = "key"
    SELECTED = "selected"
    ALL_IN = "all_in"
    STOP = "stop"


# Fill, edge and words of each look, as tokens of the theme.
_TOKENS: Final = {
    Look.LIKELIEST: ("amber", "amber", "on_amber"),
    Look.PLAIN: ("s3", "lines", "hi"),
    Look.QUIET: ("s1", "lines", "mid"),
    Look.KEY: ("s2", "edge", "hi"),
    Look.SELECTED: ("cyan_tint", "cyan", "on_cyan_tint"),
    Look.ALL_IN: ("s3", "violet", "violet"),
    Look.STOP: ("red_tint", "red", "on_red_tint"),
}

_LOUD_FIRST: Final = (Look.QUIET, Look.KEY)  # of two lines the first is the louder
_SIGN, _SIGN_GAP = 24, 8


@dataclass(frozen=True, slots=True)
class Face:
    """What a key says and wishes. `name` is its accessible name, the words by default; sizes in units."""

    words: str
    wish: Wish | None = None
    look: Look = Look.PLAIN
    name: str = ""
    second: str = ""
    size: int = 22
    weight: int = 600
    sign: str = ""
    card: Card | None = None
    enabled: bool = True


class TouchGuard:
    """Remembers the last touch, so that a second one at the same place within 120 ms is a bounce.

    Keys that take each other's place share one.
    """

    def __init__(self) -> None:
        self._at_ms = -BOUNCE_MS
        self._place = QPointF(-1e6, -1e6)

    def is_bounce(self, at_ms: int, place: QPointF, reach: float) -> bool:
        """Whether this touch repeats the last one; remembers it either way."""
        near = (place - self._place).manhattanLength() <= reach
        bounced = near and 0 <= at_ms - self._at_ms < BOUNCE_MS
        self._at_ms, self._place = at_ms, place
        return bounced


def is_palm(wide_px: float, scale: float) -> bool:
    """Whether a contact is wider than a finger."""
    return wide_px > PALM_U * scale


class BigButton(TouchKey):
    """A key with a word, perhaps a second line or a card, that emits its wish."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.face = Face("")
        self.guard = TouchGuard()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.clicked.connect(self._wish)

    def show_face(self, face: Face) -> None:
        """Say and wish this from now on."""
        self.face = face
        self.setText(face.words)
        self.setAccessibleName(face.name or face.words)
        self.setEnabled(face.enabled)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Swallow a palm; other touches come back as presses of a mouse."""
        if isinstance(event, QTouchEvent) and event.type() is QEvent.Type.TouchBegin:
            widest = max((point.ellipseDiameters().width() for point in event.points()), default=0.0)
            if is_palm(widest, self.scale):
                event.accept()
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take the press unless it is a bounce."""
        if self.guard.is_bounce(event.timestamp(), event.globalPosition(), PALM_U * self.scale):
            event.accept()
            return
        super().mousePressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """The box, then sign, card and words in its middle."""
        frame = self.drawn_frame()
        words = self._draw_box(painter, frame)
        face = self.face
        if face.card is not None:
            high = frame.height() - 48
            face_frame = QRectF(frame.center().x() - high / TALL / 2, 10, high / TALL, high)
            paint_card(painter, face_frame, face.card, self.theme)
            frame = QRectF(frame.left(), high + 12, frame.width(), 32)
        inside = frame.adjusted(8, 4, -8, -4)
        if face.sign and not face.words:
            sign(painter, face.sign, inside.center(), 28, words)
            return
        if face.sign:
            inside.setLeft(inside.left() + self._sign_left(inside))
            sign(painter, face.sign, QPointF(inside.left() + _SIGN / 2, inside.center().y()), _SIGN, words)
            inside.setLeft(inside.left() + _SIGN + _SIGN_GAP)
        self._draw_words(painter, inside, words)

    def _sign_left(self, inside: QRectF) -> float:
        """Where the sign begins: at the left, but beside the word that stops the game, which stands in the middle."""
        face = self.face
        if face.look is not Look.STOP:
            return 6.0
        room = inside.width() - _SIGN - _SIGN_GAP
        return max(0.0, (room - width_of(face.words, self._size_beside_sign(room), face.weight)) / 2)

    def _size_beside_sign(self, room: float) -> int:
        """A little smaller in one line is better than two lines."""
        face = self.face
        size = fitting(face.words, (face.size, face.size - 2), face.weight, room)
        return size if width_of(face.words, size, face.weight) <= room else face.size

    def _draw_box(self, painter: QPainter, frame: QRectF) -> QColor:
        fill, edge, words = _TOKENS[self.face.look]
        if not self.isEnabled():
            fill, edge, words = "s2", "line", "low"
        elif self.isDown():
            edge = "hi"
        colour = self.theme.colour
        box(
            painter,
            frame,
            10 if self.face.look is Look.KEY else 12,
            colour(fill),
            colour(edge),
            2 if self.isDown() else 1,
        )
        return colour(words)

    def _draw_words(self, painter: QPainter, inside: QRectF, colour: QColor) -> None:
        face = self.face
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft if face.sign else MIDDLE
        if not face.second:
            size = self._size_beside_sign(inside.width()) if face.sign else face.size
            write_fitted(painter, inside, face.words, size, face.weight, colour, align, wraps=True)
            return
        middle, first = inside.center().y(), face.size * 1.3
        upper = QRectF(inside.left(), middle - (first + 20) / 2, inside.width(), first)
        lower = QRectF(inside.left(), upper.bottom(), inside.width(), 20)
        quiet = self.isEnabled() and face.look in _LOUD_FIRST
        loud, low = (self.theme.colour("hi"), self.theme.colour("mid")) if quiet else (colour, colour)
        write_fitted(painter, upper, face.words, face.size, face.weight, loud, align)
        write_fitted(painter, lower, face.second, 14, 500, low, align)

    def _wish(self) -> None:
        if self.face.wish is not None:
            self.wished.emit(self.face.wish)
