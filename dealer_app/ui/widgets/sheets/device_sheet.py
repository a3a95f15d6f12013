"""Every reader with its state in words, what it counted, and Retry for a lost one."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sheets as words
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.devices import Device, DeviceState
from dealer_app.ui.view.sheets import HealthView
from dealer_app.ui.widgets.device_strip import STATE_SIGN, STATE_TOKEN
from dealer_app.ui.widgets.ink import box, fitting, icon, pen_for, write
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.wishes import Retry


class DeviceSheet(SheetPlace):
    """A row of 72 for each reader, six at most."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "devices", parent)
        self._view: tuple[HealthView, ...] = ()
        self._retry = [self.key(f"retry.{at}", QRectF(696, 80 + at * 72, 120, 56)) for at, _ in enumerate(Device)]
        for at, key in enumerate(self._retry):
            key.clicked.connect(lambda _checked=False, row=at: self._say_retry(row))

    def show_view(self, view: tuple[HealthView, ...]) -> None:
        """Show the readers that are installed."""
        self._view = view
        self.show_title(words.devices_title())
        for at, key in enumerate(self._retry):
            key.setVisible(at < len(view) and view[at].device.state is DeviceState.LOST)
            if at < len(view):
                key.set_words(words.retry(), words.retry_name(view[at]))
        self.setAccessibleDescription(". ".join(words.device_line(each) for each in view))

    def _say_retry(self, row: int) -> None:
        self.wished.emit(Retry(self._view[row].device.device))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """The lines beside the keys."""
        super().paintEvent(event)
        painter = pen_for(self, self.scale)
        for at, each in enumerate(self._view):
            self._draw_row(painter, QRectF(24, 76 + at * 72, 800, 64), each)
        painter.end()

    def _draw_row(self, painter: QPainter, frame: QRectF, each: HealthView) -> None:
        theme = self.theme
        lost = each.device.state is DeviceState.LOST
        box(painter, frame, 10, theme.colour("amber_tint" if lost else "s2"), theme.colour("amber" if lost else "line"))
        sign = theme.colour(STATE_TOKEN[each.device.state])
        icon(painter, STATE_SIGN[each.device.state], QPointF(frame.left() + 28, frame.center().y()), 22, sign, 2.6)
        told = words.device_line(each)
        room = frame.adjusted(56, 0, -144 if lost else -12, 0)
        size = fitting(told, (18, 16, 14, 13), 500, room.width())
        write(painter, room, told, size, 500, theme.colour("hi"))
