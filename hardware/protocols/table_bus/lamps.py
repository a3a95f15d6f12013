"""The lamps of a device: which number a place has, and what a lamp is told to show what."""

from typing import Final

from hardware.events import FLOOR_LAMP, LampState, PlaceKind, TablePlace
from hardware.protocols.table_bus.messages import Body, number

_NUMBERS: Final = {
    PlaceKind.BOARD: 11,
    PlaceKind.BURN: 12,
    PlaceKind.MUCK: 13,
    PlaceKind.SHOE: 14,
    PlaceKind.TRAY: 15,
}
_MODES: Final = {  # mode of the protocol, colour
    LampState.OFF: (0, 0x000000),
    LampState.ON: (1, 0xFFC552),
    LampState.CALL: (1, 0xFF0000),
    LampState.STOP: (2, 0xFF0000),
}


class Lamps:
    """The lamps of one device. Which are not fitted it says itself, and in this boot they are not asked for again."""

    def __init__(self) -> None:
        self._unfitted: set[int] = set()

    def command(self, place: TablePlace | str, state: LampState) -> Body | None:
        """The body of LAMP_SET that lets a lamp show a state until it is told another; None where there is no lamp."""
        lamp = _lamp_of(place)
        if lamp is None or lamp in self._unfitted:
            return None
        mode, rgb = _MODES[state]
        return {"lamp": lamp, "mode": mode, "rgb": rgb, "duration_ms": 0}

    def refused(self, command: Body) -> None:
        """The device has no such lamp."""
        self._unfitted.add(number(command, "lamp"))

    def new_boot(self) -> None:
        """What it said in its last boot is void."""
        self._unfitted.clear()


def _lamp_of(place: TablePlace | str) -> int | None:
    """The number of the lamp at a place, 0 for the floor's; None for a place that has none."""
    if isinstance(place, str):
        return 0 if place == FLOOR_LAMP else None
    return place.number if place.kind is PlaceKind.SEAT else _NUMBERS.get(place.kind)
