"""A driver and a simulated device face to face, without threads: each step passes bytes and time by hand."""

from hardware.clock import Clock
from hardware.events import Acknowledge, CardDrawn, CardSeen, DeviceEvent, PlaceKind, SnapshotTaken, TablePlace
from hardware.layout import Antenna, DeviceLayout
from hardware.protocols.table_bus.driver import TableBus
from hardware.protocols.table_bus.frames import Frame, Reader, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType
from hardware.simulator.bus_device import BusDevice, Zone

FELT = DeviceLayout(
    "felt",
    "table_bus",
    (
        Antenna(1, TablePlace(PlaceKind.SEAT, 1)),
        Antenna(2, TablePlace(PlaceKind.SEAT, 2)),
        Antenna(11, TablePlace(PlaceKind.BOARD)),
    ),
    serial="F0001",
    lamps=True,
)
ZONES = (Zone(1, 2, 1, "seat 1"), Zone(2, 2, 2, "seat 2"), Zone(11, 3, 0, "board"))


class HandClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.ms = 0

    def now_ms(self) -> int:
        return self.ms


class Bench:
    """Host and device on one desk. `events`: all that came up. `down`, `up`: every frame of either direction."""

    def __init__(self, layout: DeviceLayout = FELT, *, boot: int = 7, caps: tuple[int, ...] = (2, 5, 9)) -> None:
        self.clock = HandClock()
        self.layout = layout
        self._caps = caps
        self.events: list[DeviceEvent] = []
        self.down: list[Frame] = []
        self.up: list[Frame] = []
        self.is_device_heard = self.is_host_heard = True
        self.boot(boot)
        self.new_host()

    def boot(self, number: int, serial: str = "F0001") -> None:
        """The device starts, perhaps once more; its events are gone."""
        self.device = BusDevice(serial, 2, ZONES, number, self.clock, self._caps)
        self.device.zones_wanted = self._tell_snapshots
        self.snapshots_asked = 0
        self._from_device = Reader()

    def new_host(self) -> None:
        """The host's program starts, perhaps once more."""
        self.driver = TableBus(self.layout, self.clock)
        self.reopen()

    def reopen(self) -> None:
        """The line is closed and opened."""
        self._from_host = Reader()
        self.driver.start(self.clock.ms)

    def _tell_snapshots(self, zone: int | None) -> None:
        self.snapshots_asked += 1

    def run(self, for_ms: int, step_ms: int = 10) -> list[DeviceEvent]:
        """Let time pass; the events of that time."""
        before = len(self.events)
        until = self.clock.ms + for_ms
        while self.clock.ms < until:
            self.clock.ms += step_ms
            self.exchange()
        return self.events[before:]

    def exchange(self) -> None:
        """What each side has to say goes over once."""
        now = self.clock.ms
        self.device.tick()
        said = b"".join(self.device.frames())
        if self.is_device_heard:
            self.feed(said)
        self.events += self.driver.tick(now)
        told = self.driver.to_send(now)
        self.down += self._from_host.feed(told)
        if self.is_host_heard:
            self.device.receive(told)

    def feed(self, data: bytes) -> list[DeviceEvent]:
        """Bytes from the device's side reach the driver; the events they mean."""
        self.up += self._from_device.feed(data)
        events = self.driver.receive(data, self.clock.ms)
        self.events += events
        return events

    def told(self, kind: MessageType) -> list[Frame]:
        """The frames of one kind that the host has sent."""
        return [frame for frame in self.down if frame.kind == kind]

    def seen(self, zone: int = 1, uid: str = "E00401500ABCDE01") -> None:
        """The device reports a card on a zone."""
        self.device.report(MessageType.CARD_SEEN, {"zone": zone, "uid": bytes.fromhex(uid), "family": 1})


def device_frame(kind: int, body: Body, seq: int = 0, *, t_ms: int = 0) -> bytes:
    """The bytes of a frame as device 2 sends it; numbered ones want to be acknowledged."""
    return encode(Frame(kind, 2, seq, t_ms, body, Flag.ACK_REQ if seq else Flag.NONE))


def settle(bench: Bench, events: list[DeviceEvent]) -> None:
    for event in events:
        if isinstance(event, CardSeen | SnapshotTaken | CardDrawn):
            bench.driver.ask(Acknowledge("felt", event.seq), bench.clock.ms)


def seen_in(events: list[DeviceEvent]) -> list[CardSeen]:
    return [event for event in events if isinstance(event, CardSeen)]


def acknowledged_to(bench: Bench) -> int:
    return max((int(str(frame.body["seq"])) for frame in bench.told(MessageType.ACK)), default=0)
