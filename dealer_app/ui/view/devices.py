"""The readers as the device strip shows them."""

from dataclasses import dataclass
from enum import StrEnum


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
