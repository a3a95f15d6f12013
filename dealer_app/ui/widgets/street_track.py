"""The streets of the hand: done by a tick, now by an amber dot and bold, later by a ring."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.bar import stop_word, track_words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.header import TrackState, TrackView
from dealer_app.ui.widgets.ink import disc, icon, pen_for, ring, units, width_of, write

_SIGN = 18
_GAP = 12
_WEIGHT = {TrackState.DONE: 500, TrackState.NOW: 700, TrackState.LATER: 500}
_TOKEN = {TrackState.DONE: "mid", TrackState.NOW: "hi", TrackState.LATER: "low"}


class StreetTrack(QWidget):
    """One line of stops; it takes no touch."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar.streets")
        self._theme = palette
        self._scale = 1.0
        self._track: tuple[TrackView, ...] = ()
        self._amber = True

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        self.update()

    def show_view(self, track: tuple[TrackView, ...], *, amber: bool = True) -> None:
        """Show where the hand is; `amber`: not beside a red edge."""
        self._amber = amber
        self._track = track
        self.setAccessibleName(track_words(track))
        self.update()

    def width_u(self) -> float:
        """How wide the track is, in units."""
        return sum(self._width_of(stop) for stop in self._track) + _GAP * max(0, len(self._track) - 1)

    @staticmethod
    def _width_of(stop: TrackView) -> float:
        return _SIGN + width_of(stop_word(stop.stop), 14, _WEIGHT[stop.state]) + 1

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the stops from left to right."""
        painter = pen_for(self, self._scale)
        rest = units(self, self._scale)
        for stop in self._track:
            self._draw_sign(painter, QPointF(rest.left() + 7, rest.center().y()), stop.state)
            said = rest.adjusted(_SIGN, 0, 0, 0)
            write(painter, said, stop_word(stop.stop), 14, _WEIGHT[stop.state], self._theme.colour(_TOKEN[stop.state]))
            rest.adjust(self._width_of(stop) + _GAP, 0, 0, 0)
        painter.end()

    def _draw_sign(self, painter: QPainter, centre: QPointF, state: TrackState) -> None:
        dot = QRectF(centre.x() - 5, centre.y() - 5, 10, 10)
        if state is TrackState.DONE:
            icon(painter, "check", centre, 16, self._theme.colour("green"), 3)
        elif state is TrackState.NOW:
            disc(painter, dot, self._theme.colour("amber" if self._amber else "hi"))
        else:
            ring(painter, dot, self._theme.colour("low"), 2)
