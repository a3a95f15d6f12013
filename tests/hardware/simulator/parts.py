"""Parts of a simulated table under a clock that is moved by hand."""

import math
from pathlib import Path

from hardware.simulator.bus_device import BusDevice, Zone
from hardware.simulator.cards import Cards
from hardware.simulator.felt import Felt, Shoe, felt_places, felt_zones
from hardware.simulator.noise import Noise, Scanning
from hardware.simulator.table import SimulatedTable
from tests.hardware.bench import HandClock


def near(count: float, chance: float, of: int) -> bool:
    """Within four standard deviations of what the chance makes expected."""
    return abs(count - chance * of) <= 4 * math.sqrt(of * chance * (1 - chance))


def table_of(tmp_path: Path, noise: str = "none", seed: int = 1) -> tuple[SimulatedTable, HandClock]:
    clock = HandClock()
    return SimulatedTable(seed=seed, folder=tmp_path, clock=clock, noise=noise, line="socket"), clock


def shoe_of(noise: Noise) -> tuple[Shoe, BusDevice, HandClock]:
    clock = HandClock()
    device = BusDevice("A0001", 1, [Zone(0, 1, 0, "shoe")], 1, clock, caps=(1,))
    return Shoe(device, Scanning(noise, 1), clock), device, clock


def felt_of(cards: Cards, noise: Noise | None = None) -> tuple[Felt, BusDevice, HandClock]:
    clock = HandClock()
    device = BusDevice("F0001", 2, felt_zones(felt_places()), 1, clock, caps=(2,))
    return Felt(device, felt_places(), cards, Scanning(noise or Noise(), 1)), device, clock
