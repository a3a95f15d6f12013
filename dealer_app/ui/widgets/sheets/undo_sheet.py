"""Own steps of this street, newest first; choosing one takes back it and all after it (UX 4.2)."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text import sheets as words
from dealer_app.ui.text.panel.foot import undo_step
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.sheets import UndoStep
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.sheets.key_list import KeyList
from dealer_app.ui.wishes import UndoTo


class UndoSheet(SheetPlace):
    """One key for each step; what needs the floor says so and can't be tapped."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, "undo", parent)
        self._steps: tuple[UndoStep, ...] = ()
        self._list = KeyList(palette, self)
        self._list.chosen.connect(lambda row: self.wished.emit(UndoTo(self._steps[row].step)))
        self.place(self._list, QRectF(24, 72, 792, 440))

    def show_view(self, steps: tuple[UndoStep, ...]) -> None:
        """Show the steps, given newest first."""
        self._steps = steps
        self.show_title(words.undo_title())
        self._list.setAccessibleName(words.undo_title())
        self._list.show_rows(tuple((_told(step), not step.needs_floor) for step in steps))


def _told(step: UndoStep) -> str:
    told = undo_step(step.entry)
    return words.locked(told) if step.needs_floor else told
