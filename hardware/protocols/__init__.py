"""The wire protocols, one file or folder each, and the one table of them."""

from collections.abc import Callable
from typing import Final

from hardware.clock import Clock
from hardware.layout import DeviceLayout
from hardware.protocols.driver import Driver
from hardware.protocols.table_bus.driver import TableBus

PROTOCOLS: Final[dict[str, Callable[[DeviceLayout, Clock], Driver]]] = {
    "table_bus": TableBus,
}
