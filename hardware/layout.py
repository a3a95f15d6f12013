"""Which antenna of which device is which place of the table, as values."""

from dataclasses import dataclass
from typing import Final

from hardware.events import TablePlace

AUTO: Final = "auto"
"""The url of a device that is looked for at every port."""


@dataclass(frozen=True, slots=True)
class Antenna:
    """One antenna and its place."""

    number: int
    place: TablePlace


@dataclass(frozen=True, slots=True)
class DeviceLayout:
    """One device: how it is recognised and reached, and what its antennas stand for."""

    id: str
    protocol: str
    antennas: tuple[Antenna, ...]
    serial: str = ""
    usb_path: str = ""
    url: str = AUTO
    baud: int | None = None
    lamps: bool = False
    simulated: bool = False

    def antenna(self, number: int) -> Antenna | None:
        """The antenna of this number, None for one that the layout leaves out."""
        return next((antenna for antenna in self.antennas if antenna.number == number), None)


@dataclass(frozen=True, slots=True)
class Layout:
    """One table: its name, seats that exist, places that have no reader, devices."""

    name: str
    seats: int
    by_tap: frozenset[TablePlace]
    devices: tuple[DeviceLayout, ...]
