"""All sheets, each filled for the moment it is opened and again whenever something changes."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dealer_app.guidance.explain.moment import explain
from dealer_app.ui.desk import Desk
from dealer_app.ui.rule_book import RuleBook
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.devices import Counters
from dealer_app.ui.view.rules import RuleView
from dealer_app.ui.view.sheets import HealthView, SeatSheetView, UndoStep
from dealer_app.ui.widgets.sheet import SheetPlace
from dealer_app.ui.widgets.sheets.device_sheet import DeviceSheet
from dealer_app.ui.widgets.sheets.log_sheet import LogSheet
from dealer_app.ui.widgets.sheets.menu_sheet import MenuSheet
from dealer_app.ui.widgets.sheets.rule_sheet import RuleSheet
from dealer_app.ui.widgets.sheets.seat_sheet import SeatSheet
from dealer_app.ui.widgets.sheets.undo_sheet import UndoSheet
from dealer_app.ui.wishes import Sheet


class SheetRack(QObject):
    """Hands out the one sheet that may lie open, and keeps it true."""

    wished = Signal(object)

    def __init__(self, palette: Palette, desk: Desk, rules: RuleBook) -> None:
        super().__init__()
        self._desk = desk
        self._rules = rules
        self._open: Sheet | None = None
        self._seat = 1
        self._rule = ""
        self._rule_sheet = RuleSheet(palette)
        self._seat_sheet = SeatSheet(palette)
        self._devices = DeviceSheet(palette)
        self._log = LogSheet(palette)
        self._undo = UndoSheet(palette)
        self._menu = MenuSheet(palette)
        for sheet in (self._rule_sheet, self._seat_sheet, self._devices, self._log, self._undo, self._menu):
            sheet.wished.connect(self.wished)

    def take(
        self, sheet: Sheet, view: ConsoleView, language: str, *, seat: int | None = None, rule: str = ""
    ) -> SheetPlace | None:
        """The sheet, filled; None for one that this release does not have."""
        self._open, self._seat, self._rule = sheet, seat or 1, rule
        self.refresh(view, language)
        return {
            Sheet.RULE: self._rule_sheet,
            Sheet.SEAT: self._seat_sheet,
            Sheet.DEVICES: self._devices,
            Sheet.LOG: self._log,
            Sheet.UNDO: self._undo,
            Sheet.MENU: self._menu,
        }.get(sheet)

    def refresh(self, view: ConsoleView, language: str) -> None:
        """Fill the sheet that is open anew."""
        match self._open:
            case Sheet.RULE:
                self._rule_sheet.show_view(self._rule_view(view, language))
            case Sheet.SEAT:
                self._seat_sheet.show_view(self._seat_view(view))
            case Sheet.DEVICES:
                self._devices.show_view(self._health(view))
            case Sheet.LOG:
                self._log.show_view(view.strip)
            case Sheet.UNDO:
                self._undo.show_view(self._undo_steps())
            case Sheet.MENU:
                self._menu.show_view(language)

    def _rule_view(self, view: ConsoleView, language: str) -> RuleView:
        """The rule that was asked for, that of the step by itself, with every figure of the moment."""
        own = view.prompt.rule
        asked = self._rule or own
        figures = explain(self._desk.session.table)
        if asked != own:
            # Asked for by its id, a rule's own figures come first.
            figures = tuple(sorted(figures, key=lambda figure: figure.rule != asked))
        return replace(self._rules.rule(asked, language), figures=figures)

    def _seat_view(self, view: ConsoleView) -> SeatSheetView:
        table = self._desk.session.table
        occupant = table.occupant(self._seat)
        can_change = table.hand is None
        if occupant is None:
            return SeatSheetView(self._seat, can_change=can_change)
        stack = next((seat.stack for seat in view.seats if seat.number == self._seat), occupant.stack)
        acts = table.hand is not None and table.hand.betting.to_act == self._seat
        return SeatSheetView(self._seat, occupant.name, stack, occupant.sits_out, can_change, bool(occupant.owes), acts)

    def _health(self, view: ConsoleView) -> tuple[HealthView, ...]:
        by_device = self._desk.device_counters()
        return tuple(HealthView(item, by_device.get(item.device, Counters())) for item in view.header.devices)

    def _undo_steps(self) -> tuple[UndoStep, ...]:
        return self._desk.undo_steps()
