"""What a window really writes: each word with its place, its ink and what lies behind it, in pixels of the window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

_ACROSS, _DOWN = 9, 3
_WEIGHT_AXIS = "wght"


class Call(NamedTuple):
    """One call of the painter that draws words, as it was made."""

    widget: QWidget
    place: QRectF
    flags: int
    words: str
    font: QFont
    colour: QColor
    opacity: float
    scale: float


class Written(NamedTuple):
    """Words in the window. `place`: the room they were given; `ink`: what they take; `shown`: what is not clipped away.

    `behind`: the colours under the ink. `units`: the size of the type in units. `is_seen`: not covered by another part.
    """

    owner: str
    kind: str
    words: str
    place: QRectF
    ink: QRectF
    shown: QRectF
    colour: QColor
    behind: tuple[QColor, ...]
    units: int
    weight: int
    family: str
    is_enabled: bool
    is_seen: bool


@contextmanager
def _drawn_by(draw: Callable[..., None]) -> Iterator[None]:
    """Let another function stand for QPainter.drawText: the one place where the app writes on its widgets."""
    real = QPainter.drawText
    QPainter.drawText = draw  # type: ignore[method-assign, assignment]  # one of its overloads is all the app calls
    try:
        yield
    finally:
        QPainter.drawText = real  # type: ignore[method-assign]


def written(window: QWidget) -> tuple[QImage, QImage, list[Written]]:
    """The picture of the window, the same without any word, and the words."""
    calls: list[Call] = []
    real = QPainter.drawText

    def note(painter: QPainter, frame: QRectF, flags: int, words: str) -> None:
        widget = painter.device()
        assert isinstance(widget, QWidget), "words are written on widgets"
        transform = painter.worldTransform()
        place = transform.mapRect(frame)
        if words:
            call = Call(
                widget,
                place,
                int(flags),
                words,
                QFont(painter.font()),
                painter.pen().color(),
                painter.opacity(),
                transform.m11(),
            )
            calls.append(call)
        real(painter, frame, int(flags), words)

    with _drawn_by(note):
        full = window.grab().toImage()
    with _drawn_by(lambda *_: None):
        bare = window.grab().toImage()
    found = [_written(window, call, full, bare) for call in calls]
    return full, bare, found + [_field(window, field) for field in _fields(window)]


def _written(window: QWidget, call: Call, full: QImage, bare: QImage) -> Written:
    widget = call.widget
    shift = QPointF(widget.mapTo(window, QPoint(0, 0)))
    ink = _ink(call).translated(shift)
    behind = _colours(bare, ink)
    seen = ink.toRect().intersected(full.rect())
    return Written(
        owner=_path(widget),
        kind=type(widget).__name__,
        words=call.words,
        place=call.place.translated(shift),
        ink=ink,
        shown=QRectF(widget.visibleRegion().boundingRect()).translated(shift),
        colour=call.colour,
        behind=tuple(_mixed(call.colour, ground, call.opacity) for ground in behind),
        units=call.font.pixelSize(),
        weight=round(call.font.variableAxisValue(QFont.Tag(_WEIGHT_AXIS))),
        family=call.font.family(),
        is_enabled=widget.isEnabled(),
        is_seen=full.copy(seen) != bare.copy(seen),
    )


def _ink(call: Call) -> QRectF:
    """The rectangle that the words take, in pixels of their widget."""
    metrics = QFontMetricsF(call.font)
    scale = call.scale
    room = QRectF(call.place.topLeft() / scale, call.place.size() / scale)
    flags = Qt.AlignmentFlag(call.flags & 0xFF)
    if call.flags & int(Qt.TextFlag.TextWordWrap):
        ink = metrics.boundingRect(room, call.flags, call.words)
    else:
        tight = metrics.tightBoundingRect(call.words)
        wide, high = metrics.horizontalAdvance(call.words), metrics.height()
        left, top = room.left(), room.top()
        if flags & Qt.AlignmentFlag.AlignHCenter:
            left = room.center().x() - wide / 2
        elif flags & Qt.AlignmentFlag.AlignRight:
            left = room.right() - wide
        if flags & Qt.AlignmentFlag.AlignVCenter:
            top = room.center().y() - high / 2
        ink = QRectF(left, top + metrics.ascent() + tight.top(), wide, tight.height())
    return QRectF(ink.topLeft() * scale, ink.size() * scale)


def _colours(bare: QImage, ink: QRectF) -> tuple[QColor, ...]:
    """The colours of the ground at points spread over the ink."""
    inside = ink.toRect().adjusted(1, 1, -1, -1).intersected(bare.rect())
    if inside.isEmpty():
        return ()
    points = {
        (
            inside.left() + round(at * (inside.width() - 1) / (_ACROSS - 1)),
            inside.top() + round(row * (inside.height() - 1) / (_DOWN - 1)),
        )
        for at in range(_ACROSS)
        for row in range(_DOWN)
    }
    return tuple(QColor(bare.pixel(*point)) for point in points)


def _mixed(colour: QColor, ground: QColor, opacity: float) -> QColor:
    """The ground against which half-transparent words look as strong as full ones look against it."""
    if opacity >= 1:
        return ground
    return QColor(*(round(g * opacity + c * (1 - opacity)) for g, c in zip(_rgb(ground), _rgb(colour), strict=True)))


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _fields(window: QWidget) -> list[QLineEdit | QPlainTextEdit]:
    """Fields write by themselves, past our painter."""
    fields: list[QLineEdit | QPlainTextEdit] = [*window.findChildren(QLineEdit)]
    fields += window.findChildren(QPlainTextEdit)
    return [field for field in fields if field.isVisible()]


def _field(window: QWidget, field: QLineEdit | QPlainTextEdit) -> Written:
    place = QRectF(QRect(field.mapTo(window, QPoint(0, 0)), field.size()))
    palette = field.palette()
    is_line, role = isinstance(field, QLineEdit), palette.ColorRole.Text
    if isinstance(field, QLineEdit):
        words = field.text() or field.placeholderText()
        role = role if field.text() else palette.ColorRole.PlaceholderText
    else:
        words = field.toPlainText()
    metrics = QFontMetricsF(field.font())
    wide = metrics.horizontalAdvance(words) + 8 if is_line else place.width()
    high = metrics.height() if is_line else place.height()
    return Written(
        owner=_path(field),
        kind=type(field).__name__,
        words=words,
        place=place,
        ink=QRectF(place.left(), place.center().y() - high / 2, wide, high),
        shown=place,
        colour=palette.color(role),
        behind=(palette.color(palette.ColorRole.Base),),
        units=field.fontInfo().pixelSize(),
        weight=field.font().weight(),
        family=field.font().family(),
        is_enabled=field.isEnabled(),
        is_seen=True,
    )


def _path(widget: QWidget) -> str:
    """The names of a widget and of those around it, so that a failure says where to look."""
    names: list[str] = []
    at: QWidget | None = widget
    while at is not None and not at.isWindow():
        names.insert(0, at.objectName() or type(at).__name__)
        at = at.parentWidget()
    return "/".join(name for name in names if not name.startswith("qt_"))


path_of = _path
