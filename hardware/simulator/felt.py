"""The antennas of a felt: each scanned in turn, debounced as a builder is told to, with the noise of the profile."""

from typing import Final

from hardware.clock import Clock
from hardware.events import PlaceKind, TablePlace
from hardware.presence import Presence
from hardware.protocols.table_bus.meaning import ZONE_KINDS
from hardware.protocols.table_bus.messages import Body, MessageType
from hardware.simulator.bus_device import BusDevice, Zone
from hardware.simulator.cards import Cards
from hardware.simulator.noise import Scanning

SCAN_MS: Final = 150
SNAPSHOT_MS: Final = 10_000
_FAMILY: Final = 1
_NEAR_DBM: Final = -41
_NEXT_DOOR_DBM: Final = -63
_KINDS: Final = {place: kind for kind, place in ZONE_KINDS.items()}


def felt_places() -> dict[int, TablePlace]:
    """Zone to place, as the example of the layout has them."""
    zones = {seat: TablePlace(PlaceKind.SEAT, seat) for seat in range(1, 11)}
    return zones | {11: TablePlace(PlaceKind.BOARD), 13: TablePlace(PlaceKind.BURN), 14: TablePlace(PlaceKind.MUCK)}


def felt_zones(places: dict[int, TablePlace]) -> list[Zone]:
    """What the felt says of itself in HELLO."""
    return [Zone(zone, _KINDS[place.kind], place.number, str(place)) for zone, place in places.items()]


class Felt:
    """Scans what lies on the table and reports arrivals, departures and snapshots through its device."""

    def __init__(self, device: BusDevice, places: dict[int, TablePlace], cards: Cards, scanning: Scanning) -> None:
        self._device = device
        self._places = places
        self._cards = cards
        self._scanning = scanning
        self._delayed: list[tuple[int, MessageType, Body]] = []
        self._presence = {zone: Presence[bytes]() for zone in places}
        self._told_ms = dict.fromkeys(places, 0)
        self._scan_ms = 0
        device.zones_wanted = self._snapshots_wanted

    def tick(self, now_ms: int) -> None:
        """Scan all antennas when their turn has come, and report what is due."""
        if now_ms >= self._scan_ms:
            self._scan_ms = now_ms + SCAN_MS
            lying = self._cards.lying(now_ms)
            for zone, place in self._places.items():
                self._scan(zone, place, lying.get(place, ()), now_ms)
        while self._delayed and self._delayed[0][0] <= now_ms:
            _, kind, body = self._delayed.pop(0)
            self._device.report(kind, body)

    def next_due_ms(self) -> int:
        """When the next scan or report is due."""
        return min(self._scan_ms, self._delayed[0][0]) if self._delayed else self._scan_ms

    def _scan(self, zone: int, place: TablePlace, tags: tuple[tuple[bytes, bool], ...], now_ms: int) -> None:
        seat = place.number
        found = {uid for uid, _ in tags if self._scanning.sees(seat, max(0, len(tags) - 2))}
        next_door = {uid for uid, is_near in tags if not is_near}
        presence = self._presence[zone]
        edges = presence.scan(found, now_ms, clean=self._scanning.is_clean())
        for uid in edges.arrived:
            strength = _NEXT_DOOR_DBM if uid in next_door else _NEAR_DBM
            body: Body = {"zone": zone, "uid": uid, "family": _FAMILY, "rssi": strength}
            self._later(MessageType.CARD_SEEN, body, now_ms)
        for uid in edges.left:
            self._later(MessageType.CARD_LEFT, {"zone": zone, "uid": uid, "family": _FAMILY}, now_ms)
        if edges.arrived or edges.left:
            self._told_ms[zone] = now_ms
        elif now_ms - self._told_ms[zone] >= SNAPSHOT_MS and not self._delayed:
            self._snapshot(zone, now_ms)

    def _later(self, kind: MessageType, body: Body, now_ms: int) -> None:
        due = now_ms + self._scanning.noise.delay.draw(self._scanning.random)
        # In the order of the reads: a device sends one after the other.
        due = max(due, self._delayed[-1][0] if self._delayed else 0)
        self._delayed.append((due, kind, body | {"age_ms": due - now_ms}))

    def _snapshots_wanted(self, zone: int | None) -> None:
        while self._delayed:
            # A snapshot tells what lies there after all that was told before.
            _, kind, body = self._delayed.pop(0)
            self._device.report(kind, body)
        for own in self._places if zone is None else (zone,):
            self._snapshot(own, self._told_ms[own])

    def _snapshot(self, zone: int, now_ms: int) -> None:
        self._told_ms[zone] = now_ms
        self._device.snapshot(zone, self._presence[zone].present, complete=True, family=_FAMILY)


class Shoe:
    """Reports each card that leaves it, at once but for the delay of the profile."""

    def __init__(self, device: BusDevice, scanning: Scanning, clock: Clock) -> None:
        self._device = device
        self._scanning = scanning
        self._clock = clock
        self._drawn = 0
        self._load = 0
        self._delayed: list[tuple[int, MessageType, Body]] = []
        device.zones_wanted = lambda zone: self._state(2 if self._drawn else 1)

    def load(self) -> None:
        """A shuffled deck is put in."""
        self._drawn = 0
        self._load += 1
        self._state(1)

    def _state(self, state: int) -> None:
        body: Body = {"zone": 0, "state": state, "drawn": self._drawn, "load_id": self._load}
        self._tell(MessageType.SHOE_STATE, body, 0)

    def draw(self, uid: bytes) -> None:
        """A card leaves the shoe."""
        self._drawn += 1
        random, noise = self._scanning.random, self._scanning.noise
        is_read = random.random() >= noise.unread
        flags = int(is_read) | 2 * (random.random() < noise.two_suspected)
        body: Body = {
            "zone": 0,
            "uid": uid if is_read else b"",
            "family": _FAMILY,
            "ordinal": self._drawn,
            "flags": flags,
        }
        self._tell(MessageType.CARD_DRAWN, body, noise.delay.draw(random))

    def _tell(self, kind: MessageType, body: Body, delay_ms: int) -> None:
        """In so many ms, and after all that happened before."""
        last = self._delayed[-1][0] if self._delayed else 0
        self._delayed.append((max(self._clock.now_ms() + delay_ms, last), kind, body))

    def tick(self, now_ms: int) -> None:
        """Report what is due."""
        while self._delayed and self._delayed[0][0] <= now_ms:
            _, kind, body = self._delayed.pop(0)
            self._device.report(kind, body)

    def next_due_ms(self) -> int:
        """When the next report is due."""
        return self._delayed[0][0] if self._delayed else 1 << 62
