"""What the sheets over the table column show."""

from dataclasses import dataclass

from dealer_app.ui.view.devices import Counters, DeviceView
from dealer_app.ui.view.strip import StripEntry


@dataclass(frozen=True, slots=True)
class UndoStep:
    """A step that could be taken back; `step` is its number in the record, `needs_floor`: it carries a lock."""

    step: int
    entry: StripEntry
    needs_floor: bool = False


@dataclass(frozen=True, slots=True)
class HealthView:
    """A reader and what was counted of it."""

    device: DeviceView
    counted: Counters


@dataclass(frozen=True, slots=True)
class SeatSheetView:
    """A seat (1-10); `name` is None for an empty one. `is_out`: sits out. `can_change`: between hands.

    `owes`: blinds were missed (BLD-6). `may_call_time`: it is to act (BET-35).
    """

    seat: int
    name: str | None = None
    stack: int = 0
    is_out: bool = False
    can_change: bool = True
    owes: bool = False
    may_call_time: bool = False
