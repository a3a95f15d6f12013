"""The readers as the device strip shows them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Device(StrEnum):
    """A reader as the device strip names it."""

    SHOE = "shoe"
    BOARD = "board"
    SEATS = "seats"
    MUCK = "muck"
    BURN = "burn"
    TRAY = "tray"


class DeviceState(StrEnum):
    """How a reader is doing; a lost one turns its job into a tap (UX 4.5)."""

    READING = "reading"
    LOST = "lost"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class DeviceView:
    """One item of the device strip; `simulated` must be said in words on every screen (UX 7.9)."""

    device: Device
    state: DeviceState
    simulated: bool = False


class Counters(NamedTuple):
    """What was counted of one reader since the start: events taken, frames damaged, times lost, cards passed unseen."""

    reads: int = 0
    bad_frames: int = 0
    reconnects: int = 0
    unseen: int = 0
