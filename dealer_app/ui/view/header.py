"""What the bar shows."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.options import Structure
from dealer_app.ui.view.devices import DeviceView


class TrackState(StrEnum):
    """Where a street stands in the track of the header."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


class TrackStop(StrEnum):
    """The stops of the street track: hold'em's streets and the showdown."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class TrackView:
    """One stop of the street track."""

    stop: TrackStop
    state: TrackState


@dataclass(frozen=True, slots=True)
class HeaderView:
    """The bar: table, game, stakes, hand, streets, devices, dealer and how long the down still lasts (seconds)."""

    table: str
    structure: Structure
    small_blind: int
    big_blind: int
    hand_number: int | None
    seats_dealt: int
    now_ms: int
    track: tuple[TrackView, ...] = ()
    devices: tuple[DeviceView, ...] = ()
    dealer: str = ""
    down_left_s: int | None = None
