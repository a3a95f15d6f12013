"""The dealer's console: bar, prompt, table, log, panel and foot, each in its place (UX 7.3)."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_app.ui.text.panel.amounts import most_sum
from dealer_app.ui.theme import Palette, scale_for
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.widgets.action_panel import ActionPanel
from dealer_app.ui.widgets.card_grid import CardGrid
from dealer_app.ui.widgets.foot import Foot
from dealer_app.ui.widgets.hand_strip import HandStrip
from dealer_app.ui.widgets.header import Header
from dealer_app.ui.widgets.lost_banner import LostBanner
from dealer_app.ui.widgets.prompt_banner import PromptBanner
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.showdown_board import ShowdownColumn
from dealer_app.ui.widgets.table_column import FeltNote, TableColumn

_RIGHT: Final = 392
_MARGIN: Final = 16
_SHEET: Final = 840


class ConsoleScreen(QWidget):
    """Runs the hand. The table column shows the felt, the showdown, the card grid, or a sheet over it."""

    NAME = "console"
    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(self.NAME)
        self._theme = palette
        self._sheet: SheetPlace | None = None
        self.header = Header(palette, self)
        self.prompt = PromptBanner(palette, self)
        self.panel = ActionPanel(palette, self)
        self.table = TableColumn(palette, self)
        self.showdown = ShowdownColumn(palette, self)
        # Over the card grid, whose upper part is kept free for it; on the felt the table column has its own.
        self.lost = LostBanner(palette, self)
        self.grid = CardGrid(palette, self)
        self.log = HandStrip(palette, self)
        self.foot = Foot(palette, self)
        # The reading order of Tab: bar, prompt, panel, table, log, foot (UX 6).
        self.regions: tuple[QWidget, ...] = (
            self.header,
            self.prompt,
            self.panel,
            self.table,
            self.showdown,
            self.lost,
            self.grid,
            self.log,
            self.foot,
        )
        for region in self.regions:
            region.wished.connect(self.wished)
        self.note = FeltNote(palette, self, close=True)
        self.note.hide()
        self._words: Callable[[], str] = str
        self._note_end = QTimer(self)
        self._note_end.setSingleShot(True)
        self._note_end.timeout.connect(self.note.hide)
        self.showdown.hide()
        self.grid.hide()

    def show_prompt(self, view: PromptView, rule_title: str) -> None:
        """Show the step; another one is painted at once, before the rest of the screen is put together."""
        before = self.prompt.accessibleName()
        self.prompt.show_view(view, rule_title)
        if self.prompt.accessibleName() != before:
            self.prompt.repaint()

    def show_view(self, view: ConsoleView) -> None:
        """Show all that stands around the step."""
        recording_lost = view.prompt.not_recording_since_ms
        calm = not view.prompt.warning and recording_lost is None
        self.header.show_view(view.header, amber=calm)
        self.prompt.show_most(most_sum(view.panel.pot_limit) if view.panel.pot_limit else "")
        self.panel.show_view(view.panel, warning=not calm, stopped_s=view.stopped_s)
        self.log.show_view(view.strip, view.events, recording_lost, amber=calm)
        self.foot.show_view(view.undo)
        if view.showdown is not None:
            self.showdown.show_view(view.showdown)
        if view.card_grid is not None:
            self.grid.show_view(view.card_grid, under_banner=view.lost is not None)
        self.table.show_view(view)
        self._show_column(view)
        if self.note.isVisible():
            self.note.show_view(self._words())
        self.lost.show_view(view.lost if view.card_grid is not None and self._sheet is None else None)
        self.lost.raise_()

    def _show_column(self, view: ConsoleView) -> None:
        on_top: QWidget = self.table
        if view.card_grid is not None:
            on_top = self.grid
        elif view.showdown is not None:
            on_top = self.showdown
        for column in (self.table, self.showdown, self.grid):
            column.setVisible(column is on_top and self._sheet is None)

    def say(self, words: Callable[[], str], *, stays: bool = False) -> None:
        """Say at the foot of the table column, for four seconds or until the next, why a touch did nothing.

        `words` is asked again when the language has changed.
        """
        self._words = words
        self.note.show_view(words())
        self.note.show()
        self.note.raise_()
        self._place()
        if stays:
            self._note_end.stop()
        else:
            self._note_end.start(self._theme.motion.toast_stay)

    def say_nothing(self) -> None:
        """Take the words away."""
        self.note.hide()

    def open_sheet(self, sheet: SheetPlace | None) -> None:
        """Lay a sheet over the table column, or take away the one that lies there."""
        if self._sheet is not None and self._sheet is not sheet:
            self._sheet.hide()
        self._sheet = sheet
        if sheet is not None:
            sheet.setParent(self)
            self._follow_grid(sheet)
            self._place()
            sheet.show()
            sheet.raise_()

    def _follow_grid(self, sheet: SheetPlace) -> None:
        """Tab reaches the sheet where the table column is, before the log."""
        before = self.grid.findChildren(QWidget)[-1]
        for part in sheet.findChildren(QWidget):
            if part.focusPolicy().value & Qt.FocusPolicy.TabFocus.value:
                QWidget.setTabOrder(before, part)
                before = part

    @property
    def sheet(self) -> SheetPlace | None:
        """The sheet that lies over the table column."""
        return self._sheet

    def focus_next_region(self) -> None:
        """Move the keyboard to the first control of the next region (F6)."""
        listed = list(self.regions)
        if self._sheet is not None:
            listed.insert(listed.index(self.log), self._sheet)
        regions = [region for region in listed if region.isVisible()]
        now = next((at for at, region in enumerate(regions) if region.isAncestorOf(self.focusWidget() or self)), -1)
        for region in (*regions[now + 1 :], *regions[: now + 1]):
            found = [region, *region.findChildren(QWidget)]
            for part in found:
                if part.isVisible() and part.isEnabled() and part.focusPolicy().value & Qt.FocusPolicy.TabFocus.value:
                    part.setFocus(Qt.FocusReason.ShortcutFocusReason)
                    return

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Place everything anew."""
        scale = scale_for(self.width(), self.height())
        for region in self.regions:
            region.set_scale(scale)  # type: ignore[attr-defined]  # every region has it
        self._place()

    def _place(self) -> None:
        scale = scale_for(self.width(), self.height())
        width = self.width() / scale
        left = width - _RIGHT - 3 * _MARGIN
        column = QRectF(_MARGIN, 176, left, 528)
        panel_x = width - _RIGHT - _MARGIN
        middle = QRectF(column.center().x() - _SHEET / 2, 176, _SHEET, 528)
        frames = {
            self.header: QRectF(0, 0, width, 56),
            self.prompt: QRectF(_MARGIN, 64, left, 104),
            self.table: column,
            self.showdown: middle,
            self.grid: middle,
            self.log: QRectF(_MARGIN, 712, left, 72),
            self.panel: QRectF(panel_x, 64, _RIGHT, 640),
            self.foot: QRectF(panel_x, 712, _RIGHT, 72),
        }
        for part, frame in frames.items():
            part.setGeometry(_pixels(frame, scale))
        self.lost.setGeometry(_pixels(QRectF(middle.x(), middle.y(), middle.width(), 72), scale))
        self.note.set_scale(scale)
        self.note.setGeometry(_pixels(QRectF(_MARGIN, 680, left, 24), scale))
        if self._sheet is not None:
            self._sheet.set_scale(scale)
            self._sheet.setGeometry(_pixels(middle, scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """The window's own colour behind everything."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("bg"))
        painter.end()


def _pixels(frame: QRectF, scale: float) -> QRect:
    return QRectF(frame.x() * scale, frame.y() * scale, frame.width() * scale, frame.height() * scale).toRect()
