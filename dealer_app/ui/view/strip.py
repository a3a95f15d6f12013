"""The facts of the hand as they happened; what Undo would take back; toasts."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card
from dealer_app.rules.variant import StreetName
from dealer_app.ui.view.devices import Device


class StripKind(StrEnum):
    """What an entry of the hand strip tells."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    POSTED = "posted"
    STREET = "street"
    BURNED = "burned"
    PUSHED = "pushed"
    TABLED = "tabled"
    MUCKED = "mucked"
    UNDONE = "undone"
    STOPPED = "stopped"
    SEATED = "seated"
    LEFT = "left"
    BOUGHT = "bought"
    SAT_OUT = "sat_out"
    SAT_IN = "sat_in"
    DROPPED = "dropped"


class Source(StrEnum):
    """How a fact came to be known; told apart by word (UX 7.8)."""

    TAPPED = "tapped"
    READ = "read"
    IMPLIED = "implied"


@dataclass(frozen=True, slots=True)
class StripEntry:
    """One fact of the hand; `cards` are public cards only. `is_now`: the newest."""

    at_ms: int
    kind: StripKind
    seat: int | None = None
    amount: int | None = None
    street: StreetName | None = None
    cards: tuple[Card, ...] = ()
    source: Source = Source.TAPPED
    is_now: bool = False


@dataclass(frozen=True, slots=True)
class UndoView:
    """The step Undo would take back; `needs_floor`: it carries a lock."""

    step: StripEntry
    needs_floor: bool = False


class ToastKind(StrEnum):
    """What a toast says for four seconds."""

    FOLDED = "folded"
    CHECKED = "checked"
    READER_BACK = "reader_back"


@dataclass(frozen=True, slots=True)
class ToastView:
    """A toast; `serial` grows with each so that the same words can come twice."""

    serial: int
    kind: ToastKind
    seats: tuple[int, ...] = ()
    device: Device | None = None
    can_undo: bool = False
