"""The readers in one pill: tick for reading, amber triangle for lost, cross for off; a tap opens their sheet."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.bar import device_word, devices_words, no_devices
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.devices import DeviceState, DeviceView
from dealer_app.ui.widgets.ink import MIDDLE, box, icon, width_of, write
from dealer_app.ui.widgets.touch_key import TouchKey
from dealer_app.ui.wishes import Open, Sheet

_HIGH = 34
STATE_SIGN: Final = {DeviceState.READING: "check", DeviceState.LOST: "alert", DeviceState.OFF: "cross"}
STATE_TOKEN: Final = {DeviceState.READING: "green", DeviceState.LOST: "amber", DeviceState.OFF: "low"}


class DeviceStrip(TouchKey):
    """Drawn 34 high, touched as high as the bar."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.setObjectName("bar.devices")
        self._devices: tuple[DeviceView, ...] = ()
        self.clicked.connect(self._tapped)

    def show_view(self, devices: tuple[DeviceView, ...]) -> None:
        """Show the readers that are installed."""
        self._devices = devices
        self.setAccessibleName(devices_words(devices))
        self.update()

    def width_u(self) -> float:
        """How wide the pill is, in units."""
        if not self._devices:
            return width_of(no_devices(), 13, 600) + 28
        return sum(self._width_of(item) for item in self._devices) + 10

    @staticmethod
    def _width_of(item: DeviceView) -> float:
        return width_of(device_word(item.device), 13, 700) + 31

    def _tapped(self) -> None:
        self.wished.emit(Open(Sheet.DEVICES))

    def drawn_frame(self) -> QRectF:
        """The pill in the middle of the touch area."""
        frame = super().drawn_frame()
        return QRectF(frame.left(), frame.center().y() - _HIGH / 2, frame.width(), _HIGH)

    def draw(self, painter: QPainter) -> None:
        """Draw the pill and its items."""
        frame = self.drawn_frame()
        lost = any(item.state is DeviceState.LOST for item in self._devices)
        box(painter, frame, _HIGH / 2, self.theme.colour("s2"), self.theme.colour("amber" if lost else "line"))
        if not self._devices:
            write(painter, frame, no_devices(), 13, 600, self.theme.colour("low"), MIDDLE)
        left = frame.left() + 5
        for item in self._devices:
            wide = self._width_of(item)
            self._draw_item(painter, QRectF(left, frame.top() + 1, wide, _HIGH - 2), item)
            left += wide

    def _draw_item(self, painter: QPainter, frame: QRectF, item: DeviceView) -> None:
        lost = item.state is DeviceState.LOST
        if lost:
            box(painter, frame, 15, self.theme.colour("amber"))
        sign = self.theme.colour("on_amber" if lost else STATE_TOKEN[item.state])
        icon(painter, STATE_SIGN[item.state], QPointF(frame.left() + 14, frame.center().y()), 15, sign, 3)
        ink = self.theme.colour("on_amber" if lost else "low" if item.state is DeviceState.OFF else "mid")
        write(painter, frame.adjusted(24, 0, 0, 0), device_word(item.device), 13, 700 if lost else 600, ink)
