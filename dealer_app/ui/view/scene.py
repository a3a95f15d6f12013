"""What the screen shows beside the table: readers, the record of the hand, clocks, what a touch has asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_app.guidance.prompt import NO_READERS, Senses
from dealer_app.rules.cards import Card
from dealer_app.session.undo import Told, Undo
from dealer_app.ui.view.devices import Device, DeviceView
from dealer_app.ui.view.strip import ToastView


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the screen that the table does not know. Times are milliseconds since the epoch unless named so.

    `told`: the steps of this hand. `down_seen`: how many down cards of a seat a reader saw, never a face (BURN-3).
    `usual`: the last common size at this table, a level in chips. `card_wanted`: the seat whose tabled faces are asked
    for; `chosen`: those tapped so far. `to_act_since_ms`: set once a seat has waited so long that it is shown.
    `clock_left_s`: what is left of the time that was called (BET-35).
    `odd_read_fits`: the rules allow what the read that was noted would be, so that the dealer may say it lies rightly.
    """

    senses: Senses = NO_READERS
    devices: tuple[DeviceView, ...] = ()
    told: tuple[Told, ...] = ()
    undoable: Undo | None = None
    down_seen: Mapping[int, int] = field(default_factory=dict)
    now_ms: int = 0
    stopped_s: int | None = None
    not_recording_since_ms: int | None = None
    toast: ToastView | None = None
    dealer: str = ""
    down_left_s: int | None = None
    is_disk_failing: bool = False
    lost: Device | None = None
    card_wanted: int | None = None
    chosen: tuple[Card, ...] = ()
    usual: int | None = None
    to_act_since_ms: int | None = None
    clock_left_s: int | None = None
    odd_read_fits: bool = False
