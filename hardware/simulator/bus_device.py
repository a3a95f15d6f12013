"""The device's side of table bus, as a builder would write it: a ring of events kept until they are acknowledged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hardware.clock import Clock
from hardware.protocols.table_bus.frames import ALL, Frame, Reader, encode
from hardware.protocols.table_bus.messages import RELIABLE, Body, Fault, Flag, MessageType, Nak, number
from hardware.protocols.table_bus.reliable import Inbox, Outbox

RING: Final = 64
_HEARTBEAT_MS: Final = 1000
_UIDS_IN_FRAME: Final = 40
_LAMPS: Final = range(0, 16)
_HAS_LAMPS: Final = 5  # among its capabilities


@dataclass(frozen=True, slots=True)
class Zone:
    """An antenna as the device knows it: its number, kind and number of the wire, label."""

    number: int
    kind: int
    seat: int
    label: str


class BusDevice:
    """One device. `zones_wanted` is called with a zone, or None for all, when the host asks for snapshots."""

    def __init__(
        self, serial: str, address: int, zones: Sequence[Zone], boot: int, clock: Clock, caps: Sequence[int]
    ) -> None:
        self.serial = serial
        self.boot = boot
        self.lamps: dict[int, int] = {}
        self.zones_wanted: Callable[[int | None], None] = lambda zone: None
        self._address = address
        self._zones = tuple(zones)
        self._caps = list(caps)
        self._clock = clock
        self._started_ms = clock.now_ms()
        self._reader = Reader()
        self._outbox = Outbox()
        self._inbox = Inbox()
        self._acknowledged = 0
        self._lost = 0
        self._tell_loss = False
        self._snapshots = 0
        self._beat_ms = self._started_ms + _HEARTBEAT_MS
        self._out: list[bytes] = [b"\0"]
        self._send_hello()

    @property
    def unacknowledged(self) -> int:
        """How many events wait for the host's word."""
        return len(self._outbox.waiting)

    def report(self, kind: MessageType, body: Body) -> None:
        """Keep an event until it is acknowledged. A full ring takes no placement any more, but always a draw."""
        if not self._has_room(1) and kind is not MessageType.CARD_DRAWN:
            self._lose()
            return
        self._outbox.add(Frame(kind, self._address, 0, self._stamp(), body, Flag.ACK_REQ))

    def _has_room(self, events: int) -> bool:
        return len(self._outbox.waiting) + events <= RING

    def _lose(self) -> None:
        self._lost += 1
        self._tell_loss = True

    def snapshot(self, zone: int, uids: Sequence[bytes], *, complete: bool, family: int = 1) -> None:
        """Report all that lies on a zone, in as many parts as it needs."""
        self._snapshots += 1
        parts = [uids[at : at + _UIDS_IN_FRAME] for at in range(0, len(uids), _UIDS_IN_FRAME)] or [()]
        if not self._has_room(len(parts)):
            self._lose()  # whole or not at all: half of it tells nothing
            return
        for part, some in enumerate(parts, start=1):
            body: Body = {
                "zone": zone,
                "snap_id": self._snapshots,
                "part": part,
                "parts": len(parts),
                "uids": list(some),
                "complete": complete,
                "family": family,
            }
            self.report(MessageType.ZONE_SNAPSHOT, body)

    def receive(self, data: bytes) -> None:
        """Take in what the host sent."""
        for frame in self._reader.feed(data):
            if frame.addr not in (self._address, ALL):
                continue
            if frame.wants_ack:
                for command in self._inbox.take(frame, self._now()):
                    self._obey(command)
                self._write(MessageType.ACK, {"seq": (self._inbox.expected or 1) - 1})
            elif not frame.bad:
                self._answer(frame)

    def _answer(self, frame: Frame) -> None:
        match frame.kind:
            case MessageType.HELLO_REQ:
                self._inbox = Inbox()
                self._send_hello()
            case MessageType.ACK:
                seq = number(frame.body, "seq")
                self._acknowledged = max(self._acknowledged, seq)
                self._outbox.confirm(seq)
            case MessageType.NAK:
                self._outbox.refuse(number(frame.body, "seq"))
            case MessageType.TIME_REQ:
                at = self._stamp()
                self._write(MessageType.TIME_RSP, {"t0": number(frame.body, "t0"), "t1": at, "t2": at})

    def _obey(self, frame: Frame) -> None:
        if frame.bad:
            self._refuse(frame.seq, Nak.BAD_BODY)
            return
        match frame.kind:
            case MessageType.RESUME:
                self._resume(frame.body)
            case MessageType.SNAPSHOT_REQ:
                zone = number(frame.body, "zone") if "zone" in frame.body else None
                if zone is not None and all(own.number != zone for own in self._zones):
                    self._refuse(frame.seq, Nak.UNKNOWN_ZONE)
                else:
                    self.zones_wanted(zone)
            case MessageType.LAMP_SET:
                lamp = number(frame.body, "lamp")
                if lamp in _LAMPS and _HAS_LAMPS in self._caps:
                    self.lamps[lamp] = number(frame.body, "mode")
                else:
                    self._refuse(frame.seq, Nak.UNKNOWN_ZONE)
            case MessageType.SCAN_SET | MessageType.IDENTIFY | MessageType.CONFIG_SET:
                pass  # understood; a simulated device always scans and has nothing to blink
            case _:
                self._refuse(frame.seq, Nak.UNSUPPORTED)

    def _resume(self, body: Body) -> None:
        if number(body, "boot_id") != self.boot:
            return  # another boot's number means nothing here; our HELLO says so
        wanted = number(body, "last_seq") or self._acknowledged
        waiting = self._outbox.waiting
        oldest = waiting[0].seq if waiting else self._outbox.last_seq + 1
        if wanted + 1 < oldest and wanted < self._acknowledged:
            self.fault(Fault.EVENTS_LOST, 2, "events lost")
        self._outbox.confirm(wanted)
        self._outbox.again_after(wanted)
        self._beat()

    def fault(self, code: int, severity: int, text: str, zone: int | None = None) -> None:
        """Report a fault of the device itself."""
        body: Body = {"code": code, "severity": severity, "text": text, "active": True}
        if zone is not None:
            body["zone"] = zone
        self.report(MessageType.FAULT, body)

    def tick(self) -> None:
        """Time has passed."""
        if self._tell_loss and len(self._outbox.waiting) < RING:
            self._tell_loss = False
            self.fault(Fault.EVENTS_LOST, 2, "events lost")
        if self._now() >= self._beat_ms:
            self._beat()

    def _beat(self) -> None:
        self._beat_ms = self._now() + _HEARTBEAT_MS
        waiting = self._outbox.waiting
        body: Body = {
            "boot_id": self.boot,
            "last_seq": self._outbox.last_seq,
            "unacked": self._outbox.last_seq - waiting[0].seq + 1 if waiting else 0,
            "lost": self._lost,
        }
        self._write(MessageType.HEARTBEAT, body)

    def frames(self) -> list[bytes]:
        """The frames to be written now, each with its delimiter."""
        self._out += [encode(frame) for frame in self._outbox.due(self._now())]
        out, self._out = self._out, []
        return out

    def next_due_ms(self) -> int:
        """When `frames` has something without anything happening."""
        again = self._outbox.next_due_ms()
        return self._beat_ms if again is None else min(self._beat_ms, again)

    def _send_hello(self) -> None:
        for frame in self._outbox.waiting:
            if frame.kind == MessageType.HELLO:
                self._out.append(encode(frame.again()))
                return
        body: Body = {
            "vendor": "Cutcard",
            "model": "simulator",
            "serial": self.serial,
            "firmware": "1.0.0",
            "boot_id": self.boot,
            "caps": self._caps,
            "zones": [[zone.number, zone.kind, zone.seat, zone.label] for zone in self._zones],
            "max_frame": 512,
            "heartbeat_ms": _HEARTBEAT_MS,
            "window": self._outbox.window,
            "proto_minor": 0,
        }
        hello = self._outbox.add(Frame(MessageType.HELLO, self._address, 0, self._stamp(), body, Flag.ACK_REQ))
        self._outbox.sent_apart(hello.seq)
        self._out.append(encode(hello))

    def _refuse(self, seq: int, code: Nak) -> None:
        self._write(MessageType.NAK, {"seq": seq, "code": int(code)})

    def _write(self, kind: MessageType, body: Body) -> None:
        assert kind not in RELIABLE
        self._out.append(encode(Frame(kind, self._address, 0, self._stamp(), body)))

    def _now(self) -> int:
        return self._clock.now_ms()

    def _stamp(self) -> int:
        return (self._now() - self._started_ms) & 0xFFFFFFFF
