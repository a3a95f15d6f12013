"""The right part of the console: one content for each thing that can be asked (UX 7.3)."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from dealer_app.ui.text.panel import head as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelMode, PanelView
from dealer_app.ui.widgets.bet_entry import BetEntry
from dealer_app.ui.widgets.between_hands import BetweenHands
from dealer_app.ui.widgets.big_button import TouchGuard
from dealer_app.ui.widgets.forced_bets import ForcedBets
from dealer_app.ui.widgets.ink import box, pen_for, units
from dealer_app.ui.widgets.panel.content import Content
from dealer_app.ui.widgets.panel.limit import LimitEntry
from dealer_app.ui.widgets.panel.notice import Disabled, ReadNotice, Resume
from dealer_app.ui.widgets.panel.stopped import Stopped
from dealer_app.ui.widgets.push_cards import PushCards
from dealer_app.ui.widgets.show_or_muck import ShowOrMuck
from dealer_app.ui.widgets.step_list import StepList

WIDE_U, HIGH_U = 392, 640


class ActionPanel(QWidget):
    """Shows the content of the mode; wishes of all contents come out of one signal."""

    wished = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = palette
        self.scale = 1.0
        self.setObjectName("act")
        guard = TouchGuard()
        self._bets = BetEntry(palette, guard, self)
        self._stopped = Stopped(palette, guard, self)
        self._contents: dict[PanelMode, Content] = {
            PanelMode.BET_OPEN: self._bets,
            PanelMode.NO_BET: self._bets,
            PanelMode.LIMIT: LimitEntry(palette, guard, self),
            PanelMode.STEPS: StepList(palette, guard, self),
            PanelMode.FORCED_BETS: ForcedBets(palette, guard, self),
            PanelMode.SHOW_OR_MUCK: ShowOrMuck(palette, guard, self),
            PanelMode.PUSH: PushCards(palette, guard, self),
            PanelMode.BETWEEN_HANDS: BetweenHands(palette, guard, self),
            PanelMode.STOPPED: self._stopped,
            PanelMode.RESUME: Resume(palette, guard, self),
            PanelMode.READ_NOTICE: ReadNotice(palette, guard, self),
            PanelMode.DISABLED: Disabled(palette, guard, self),
        }
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        for content in dict.fromkeys(self._contents.values()):
            content.wished.connect(self.wished)
            self._stack.addWidget(content)

    def set_scale(self, scale: float) -> None:
        """Take 392 by 640 units at so many pixels each."""
        self.scale = scale
        self.resize(round(WIDE_U * scale), round(HIGH_U * scale))
        for content in self._contents.values():
            content.set_scale(scale)

    def show_view(self, view: PanelView, *, warning: bool = False, stopped_s: int | None = None) -> None:
        """Show what is asked; `warning`: nothing is amber. `stopped_s`: seconds since the floor was called."""
        content = self._contents[view.mode]
        content.show_view(view, amber=not warning)
        content.setEnabled(view.enabled)
        self._stopped.show_seconds(stopped_s or 0)
        self.setAccessibleName(text.panel_name(view.seat))
        self._stack.setCurrentWidget(content)

    @property
    def typed(self) -> str:
        """The digits of the amount typed so far."""
        return self._bets.typed if self._stack.currentWidget() is self._bets else ""

    def type_digits(self, digits: str) -> None:
        """Add digits to the amount."""
        self._bets.type_digits(digits)

    def erase(self) -> None:
        """Take the last digit of the amount back."""
        self._bets.erase()

    def focus_amount(self) -> None:
        """Bring the keyboard to the amount."""
        self._bets.focus_amount()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the ground."""
        painter = pen_for(self, self.scale)
        box(painter, units(self, self.scale), 12, self.theme.colour("s1"), self.theme.colour("line"))
        painter.end()
