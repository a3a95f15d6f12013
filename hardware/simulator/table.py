"""The whole virtual table: shoe and felt on their lines, 52 tags, and hands that move them."""

from pathlib import Path
from random import Random
from typing import Final, Literal

from hardware.clock import Clock
from hardware.events import PlaceKind, TablePlace
from hardware.simulator.bus_device import BusDevice, Zone
from hardware.simulator.cards import Cards
from hardware.simulator.endpoint import Endpoint, Sensing
from hardware.simulator.felt import Felt, Shoe, felt_places, felt_zones
from hardware.simulator.line import PtyLine, SocketLine
from hardware.simulator.noise import PROFILES, Noise, Scanning

SHOE: Final = "shoe"
FELT: Final = "felt"
LineKind = Literal["pty", "socket"]

_TRANSIT_MS: Final = 250
_TAGS: Final = 52
_DOUBLE_READ_MS: Final = 160
_HOUR_MS: Final = 3_600_000


class SimulatedTable:
    """A table of ten seats, board, burn and muck, with a shoe unless told otherwise. Nothing runs before `start`.

    `folder` takes the names of the pseudo terminals. The tags are made from the seed; which card each is, only the
    caller decides.
    """

    def __init__(
        self,
        *,
        seed: int,
        folder: Path,
        clock: Clock,
        noise: str = "none",
        line: LineKind = "pty",
        with_shoe: bool = True,
    ) -> None:
        self._clock = clock
        self._noise: Noise = PROFILES[noise]
        self._random = Random(f"table {seed}")
        self._scanning = Scanning(self._noise, seed)
        self.tags: tuple[bytes, ...] = tuple(b"\xe0\x04\x01" + self._random.randbytes(5) for _ in range(_TAGS))
        self.cards = Cards()
        self._places = felt_places()
        names = (SHOE, FELT) if with_shoe else (FELT,)
        builds = {SHOE: self._build_shoe, FELT: self._build_felt}
        self.endpoints = {
            name: Endpoint(
                PtyLine(folder / name) if line == "pty" else SocketLine(),
                builds[name],
                clock,
                self._noise,
                f"{name} {seed}",
            )
            for name in names
        }
        self._ghost_ms = self._next_ghost(0)

    def _build_shoe(self, boot: int) -> tuple[BusDevice, Sensing]:
        device = BusDevice("A0001", 1, [Zone(0, 1, 0, SHOE)], boot, self._clock, caps=(1, 9))
        return device, Shoe(device, self._scanning, self._clock)

    def _build_felt(self, boot: int) -> tuple[BusDevice, Sensing]:
        device = BusDevice("F0001", 2, felt_zones(self._places), boot, self._clock, caps=(2, 5, 9))
        return device, Felt(device, self._places, self.cards, self._scanning)

    def start(self) -> None:
        """Let the devices run."""
        for endpoint in self.endpoints.values():
            endpoint.start()

    def stop(self) -> None:
        """End the devices and close their lines."""
        for endpoint in self.endpoints.values():
            endpoint.stop()

    def layout_toml(self, name: str = "Simulated table") -> str:
        """The layout that fits this table."""
        lines = ["format = 1", "", "[table]", f'name = "{name}"', "seats = 10", "by_tap = []"]
        if SHOE in self.endpoints:
            lines += self._device_toml(SHOE, "A0001", {0: TablePlace(PlaceKind.SHOE)}, lamps=False)
        lines += self._device_toml(FELT, "F0001", self._places, lamps=True)
        return "\n".join(lines) + "\n"

    def _device_toml(self, name: str, serial: str, places: dict[int, TablePlace], *, lamps: bool) -> list[str]:
        antennas = [f'  {{ antenna = {zone}, place = "{place}" }},' for zone, place in places.items()]
        return [
            "",
            "[[device]]",
            f'id = "{name}"',
            'protocol = "table_bus"',
            f'serial = "{serial}"',
            f'url = "{self.endpoints[name].url}"',
            f"lamps = {str(lamps).lower()}",
            "simulated = true",
            "antennas = [",
            *antennas,
            "]",
        ]

    def load_shoe(self) -> None:
        """A shuffled deck is put into the shoe, or taken up by hand where there is none."""
        if SHOE in self.endpoints:
            self.endpoints[SHOE].act(_load)

    def draw_to(self, tag: bytes, place: TablePlace) -> None:
        """A card leaves the shoe and lands at a place a moment later."""
        if SHOE in self.endpoints:
            self.endpoints[SHOE].act(lambda _, shoe: _draw(shoe, tag))
        self.put(tag, place)

    def put(self, tag: bytes, place: TablePlace) -> None:
        """A card is laid at a place and lies there a moment later."""
        lands = self._clock.now_ms() + _TRANSIT_MS
        self.cards.put(tag, place, lands)
        self._maybe_double(tag, place, lands)
        self._maybe_ghost(lands)

    def lift(self, tag: bytes) -> None:
        """A card is taken off the table."""
        self.cards.lift(tag)

    def gather(self) -> None:
        """All cards are taken off the table."""
        self.cards.clear()

    def unplug(self, device: str, for_ms: int | None = None) -> None:
        """Pull a device's cable, for a while or until `plug`."""
        self.endpoints[device].pull(for_ms)

    def plug(self, device: str) -> None:
        """Put a device's cable in again."""
        self.endpoints[device].plug()

    def _maybe_double(self, tag: bytes, place: TablePlace, lands: int) -> None:
        if not self._noise.double or self._random.random() >= self._noise.double:
            return
        is_long = self._random.random() < self._noise.double_long
        lasts = self._random.randint(300, 800) if is_long else _DOUBLE_READ_MS
        self.cards.echo(tag, self._next_door(place), lands, lands + lasts)

    def _next_door(self, place: TablePlace) -> TablePlace:
        if place.kind is PlaceKind.SEAT:
            return TablePlace(PlaceKind.SEAT, place.number % 10 + 1)
        others = [other for other in (PlaceKind.BOARD, PlaceKind.BURN, PlaceKind.MUCK) if other is not place.kind]
        return TablePlace(self._random.choice(others))

    def _next_ghost(self, now_ms: int) -> float:
        ghosts = self._noise.ghosts
        return now_ms + self._random.expovariate(ghosts / _HOUR_MS) if ghosts else float("inf")

    def _maybe_ghost(self, now_ms: int) -> None:
        if now_ms < self._ghost_ms:
            return
        self._ghost_ms = self._next_ghost(now_ms)
        place = self._random.choice(list(self._places.values()))
        lasts = self._random.randint(_DOUBLE_READ_MS, max(_DOUBLE_READ_MS, self._noise.ghost_ms))
        self.cards.echo(b"\x04" + self._random.randbytes(6), place, now_ms, now_ms + lasts)


def _load(_: BusDevice, sensing: Sensing) -> None:
    assert isinstance(sensing, Shoe)
    sensing.load()


def _draw(sensing: Sensing, tag: bytes) -> None:
    assert isinstance(sensing, Shoe)
    sensing.draw(tag)
