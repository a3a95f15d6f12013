"""Undo and Call floor, at the same place on every live screen (UX 6)."""

from typing import Final

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dealer_app.rules.floor.facts import CallFloor
from dealer_app.ui.text.panel import foot as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.strip import UndoView
from dealer_app.ui.widgets.big_button import BigButton, Face, Look
from dealer_app.ui.wishes import Do, Open, Sheet, Undo

HOLD_MS: Final = 500
_HIGH, _UNDO_WIDE, _FLOOR_LEFT, _FLOOR_WIDE = 72, 232, 240, 152


class Foot(QWidget):
    """Undo names its step; held, it opens the list of steps."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._undo = BigButton(palette, self)
        self._undo.setObjectName("undo")
        self._floor = BigButton(palette, self)
        self._floor.setObjectName("floor")
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._held)
        self._undo.pressed.connect(self._hold.start)
        self._undo.released.connect(self._hold.stop)
        self._undo.wished.connect(self.wished)
        self._floor.wished.connect(self.wished)

    def set_scale(self, scale: float) -> None:
        """Take 392 by 72 units at so many pixels each."""
        self.resize(round((_FLOOR_LEFT + _FLOOR_WIDE) * scale), round(_HIGH * scale))
        for button, left, wide in ((self._undo, 0, _UNDO_WIDE), (self._floor, _FLOOR_LEFT, _FLOOR_WIDE)):
            button.set_scale(scale)
            button.setGeometry(QRect(round(left * scale), 0, round(wide * scale), round(_HIGH * scale)))

    def show_view(self, undo: UndoView | None) -> None:
        """Name the step that Undo takes back; a lock marks what needs the floor."""
        if undo is None:
            self._undo.show_face(Face(text.undo(), look=Look.QUIET, sign="undo", size=16, enabled=False))
        else:
            name, step = text.undo_name(undo.step), text.undo_step(undo.step)
            mark = "lock" if undo.needs_floor else "undo"
            if undo.needs_floor:
                name = text.needs_floor(name)
            self._undo.show_face(Face(text.undo(), Undo(), Look.QUIET, name, step, 16, sign=mark))
        self._floor.show_face(Face(text.call_floor(), Do((CallFloor(),)), Look.STOP, sign="hand", size=18))

    def _held(self) -> None:
        if self._undo.isDown():
            self._undo.setDown(False)
            self.wished.emit(Open(Sheet.UNDO))
