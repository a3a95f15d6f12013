"""The bar: menu, table and stakes, hand and time, streets, readers, dealer and what is left of the down."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import bar as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.header import HeaderView
from dealer_app.ui.widgets.device_strip import DeviceStrip
from dealer_app.ui.widgets.ink import RIGHT, box, fitting, icon, pen_for, units, width_of, write
from dealer_app.ui.widgets.street_track import StreetTrack
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Open, Sheet

_GAP = 12
_MARGIN = 16
_MENU = 56


class _MenuKey(TouchKey):
    """Drawn 48 by 48, touched 56 by 56."""

    def drawn_frame(self) -> QRectF:
        """The key without the space that only the touch takes."""
        return super().drawn_frame().adjusted(4, 4, -4, -4)

    def draw(self, painter: QPainter) -> None:
        """Draw three lines in a quiet frame."""
        frame = self.drawn_frame()
        box(painter, frame, 10, None, self.theme.colour("line"))
        icon(painter, "menu", frame.center(), 24, self.theme.colour("mid"))


class Header(QWidget):
    """The bar over the whole window, 56 units high."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._theme = palette
        self._scale = 1.0
        self._title = self._subtitle = self._dealer = self._down = self._simulator = self._disk = ""
        self.menu = _MenuKey(palette, self)
        self.menu.setObjectName("bar.menu")
        self.menu.clicked.connect(self._menu_tapped)
        self.track = StreetTrack(palette, self)
        self.devices = DeviceStrip(palette, self)
        self.devices.wished.connect(self.wished)

    def set_scale(self, scale: float) -> None:
        """Draw at so many pixels per unit."""
        self._scale = scale
        for part in (self.menu, self.track, self.devices):
            part.set_scale(scale)
        self._lay_out()
        self.update()

    def show_view(self, view: HeaderView, *, amber: bool = True) -> None:
        """Show the bar; `amber`: not beside a red edge."""
        self._title, self._subtitle = words.title(view), words.subtitle(view)
        self._dealer = view.dealer
        self._down = "" if view.down_left_s is None else words.down_left(view.down_left_s)
        self._simulator = words.simulator() if any(item.simulated for item in view.devices) else ""
        self._disk = words.disk_failing() if view.is_disk_failing else ""
        self.setAccessibleName(words.bar_words(view))
        self.menu.setAccessibleName(words.menu_word())
        self.track.show_view(view.track, amber=amber)
        self.devices.show_view(view.devices)
        self._lay_out()
        self.update()

    def _menu_tapped(self) -> None:
        self.wished.emit(Open(Sheet.MENU))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep strip and track at the right."""
        self._lay_out()

    def _dealer_width(self) -> float:
        wide = max(width_of(self._dealer, 13, 400), width_of(self._down, 14, 700))
        return wide + 28 if wide else 0

    def _lay_out(self) -> None:
        scale = self._scale
        side = round(_MENU * scale)
        self.menu.setGeometry(round(12 * scale), 0, side, side)
        right = self.width() / scale - _MARGIN - self._dealer_width() - (_GAP if self._dealer_width() else 0)
        for part in (self.devices, self.track):
            wide = part.width_u()
            part.setGeometry(QRectF((right - wide) * scale, 0, wide * scale, _MENU * scale).toRect())
            right -= wide + _GAP

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw ground, titles, the word "Simulator" and the dealer."""
        painter = pen_for(self, self._scale)
        frame = units(self, self._scale)
        painter.fillRect(frame, self._theme.colour("s1"))
        painter.fillRect(QRectF(0, frame.height() - 1, frame.width(), 1), self._theme.colour("line"))
        self._draw_titles(painter)
        self._draw_dealer(painter, frame)
        painter.end()

    def title_room(self) -> float:
        """The units that title and subtitle have before the street track begins."""
        return self.track.x() / self._scale - 76 - 8

    def _draw_titles(self, painter: QPainter) -> None:
        room = self.title_room()
        size = fitting(self._title, (18, 17, 16, 15, 14, 13), 700, room)
        write(painter, QRectF(76, 8, room, 24), self._title, size, 700, self._theme.colour("hi"))
        line = QRectF(76, 32, room, 17)
        for word, colour in ((self._disk, "red"), (self._simulator, "violet")):
            if word:
                write(painter, line, word, 13, 700, self._theme.colour(colour))
                line.adjust(width_of(word, 13, 700) + 8, 0, 0, 0)
        size = fitting(self._subtitle, (13,), 400, line.width())
        write(painter, line, self._subtitle, size, 400, self._theme.colour("mid"))

    def _draw_dealer(self, painter: QPainter, frame: QRectF) -> None:
        wide = self._dealer_width()
        if not wide:
            return
        left = frame.width() - _MARGIN - wide
        icon(painter, "clock" if self._down else "user", QPointF(left + 9, 28), 18, self._theme.colour("mid"))
        room = QRectF(left, 9 if self._down else 19, wide, 18)
        write(painter, room, self._dealer, 13, 400, self._theme.colour("mid"), RIGHT)
        write(painter, room.translated(0, 18), self._down, 14, 700, self._theme.colour("hi"), RIGHT)
