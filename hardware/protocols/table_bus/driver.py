"""The host's side of table bus: finds the device, keeps order, settles only what the app has acknowledged."""

from typing import Final

from hardware.clock import Clock
from hardware.errors import LinkLost, WrongDevice
from hardware.events import (
    Acknowledge,
    DeviceEvent,
    DeviceUp,
    DownReason,
    EventsMissed,
    LampWanted,
    NumberedEvent,
    Request,
    SnapshotWanted,
)
from hardware.layout import DeviceLayout
from hardware.protocols.table_bus.frames import ALL, Frame, Reader
from hardware.protocols.table_bus.health import LOST_BEATS, Health
from hardware.protocols.table_bus.lamps import Lamps
from hardware.protocols.table_bus.meaning import Meaning
from hardware.protocols.table_bus.messages import KNOWN, BadBody, Body, Fault, MessageType, Nak, get, number
from hardware.protocols.table_bus.reliable import Inbox, Settled
from hardware.protocols.table_bus.sending import Sending

HOST: Final = "dealer-app"
_HELLO_EVERY_MS: Final = 500
_NO_ANSWER_MS: Final = 5000
_TIME_EVERY_MS: Final = 60_000
_VERSION_EVERY_MS: Final = 1000


class TableBus:
    """One table-bus device. Raises WrongDevice when another serial answers, LinkLost when it falls silent."""

    def __init__(self, layout: DeviceLayout, clock: Clock) -> None:
        self._layout = layout
        self._started_ms = clock.now_ms()
        self._boot: int | None = None
        self._inbox = Inbox(None)
        self._settled = Settled()
        self._meaning = Meaning(layout)
        self._heartbeat_ms = 1000
        self._lamps = Lamps()
        self._lost_before = 0
        self._begin(self._started_ms)

    def _begin(self, now_ms: int) -> None:
        self._reader = Reader()
        self._sending = Sending(self._started_ms)
        self._health = Health(self._layout.id, self._reader, now_ms)
        self._is_up = False
        self._opened_ms = self._alive_ms = now_ms
        self._hello_due_ms = self._time_due_ms = now_ms
        self._version_told_ms = now_ms - _VERSION_EVERY_MS
        self._told_version = 0

    def start(self, now_ms: int) -> None:
        """See Driver."""
        self._begin(now_ms)
        self._ask_who(now_ms)  # before any command: with it the device begins to count ours at 1

    def receive(self, data: bytes, now_ms: int) -> list[DeviceEvent]:
        """See Driver."""
        events: list[DeviceEvent] = []
        for frame in self._reader.feed(data):
            if frame.addr not in (self._sending.address, ALL) and self._sending.address != ALL:
                continue
            if frame.kind == MessageType.HELLO_REQ or frame.addr == ALL:
                continue  # our own echo on a shared line
            self._alive_ms = now_ms
            events += self._take(frame, now_ms)
        if self._reader.wrong_version > self._told_version:
            self._refuse_version(now_ms)
        return events

    def _refuse_version(self, now_ms: int) -> None:
        self._told_version = self._reader.wrong_version
        if now_ms - self._version_told_ms >= _VERSION_EVERY_MS:
            self._version_told_ms = now_ms
            self._sending.say(MessageType.NAK, {"seq": 0, "code": int(Nak.VERSION)}, now_ms)

    def _take(self, frame: Frame, now_ms: int) -> list[DeviceEvent]:
        if frame.kind == MessageType.HELLO:
            return self._hello(frame, now_ms)
        if frame.wants_ack:
            return self._numbered(frame, now_ms)
        match frame.kind:
            case _ if frame.bad or frame.sealed:
                return []
            case MessageType.HEARTBEAT:
                return self._heartbeat(frame.body, now_ms)
            case MessageType.ACK:
                self._sending.outbox.confirm(number(frame.body, "seq"))
            case MessageType.NAK:
                self._refused(frame.body)
            case MessageType.TIME_RSP:
                self._meaning.time.sync(frame.body, now_ms - self._started_ms)
        return []

    def _hello(self, frame: Frame, now_ms: int) -> list[DeviceEvent]:
        body = frame.body
        if frame.bad or frame.sealed:
            raise WrongDevice(DownReason.INCOMPATIBLE, frame.bad or "it seals its HELLO, and there is no key for it")
        serial = get(body, "serial", str)
        if self._layout.serial and serial != self._layout.serial:
            raise WrongDevice(DownReason.WRONG_DEVICE, f"{serial} answered where {self._layout.serial} should be")
        boot = get(body, "boot_id", int)
        is_new = boot != self._boot
        if is_new:
            self._boot = boot
            self._inbox = Inbox(1 if frame.seq == 1 else None)
            self._settled = Settled()
            self._meaning.new_boot()
            self._lamps.new_boot()
            self._lost_before = 0
            self._sending.new_boot()
        self._sending.address = frame.addr
        ready = self._inbox.note(frame.seq, now_ms)
        self._settled.settle(frame.seq)
        self._acknowledge(now_ms)  # a repeat too: the acknowledgement of the first was lost
        events: list[DeviceEvent] = []
        if is_new or not self._is_up:
            events = self._up(body, serial, boot, now_ms, is_new=is_new)
        return events + self._deliver(ready, now_ms)

    def _up(self, body: Body, serial: str, boot: int, now_ms: int, *, is_new: bool) -> list[DeviceEvent]:
        self._is_up = True
        self._heartbeat_ms = max(100, number(body, "heartbeat_ms", 1000))
        self._sending.outbox.window = min(self._sending.outbox.window, max(1, number(body, "window", 8)))
        self._resume(now_ms)
        self._sending.command(MessageType.SNAPSHOT_REQ, {}, now_ms)
        self._ask_time(now_ms)
        places = tuple(antenna.place for antenna in self._layout.antennas)
        firmware = get(body, "firmware", str)
        up = DeviceUp(self._layout.id, now_ms, serial, firmware, boot, places, is_new, self._layout.simulated)
        self._health.came_up(self._meaning.zone_faults(body), now_ms)
        return [up, *self._health.judge(0, self._heartbeat_ms, now_ms)]

    def _numbered(self, frame: Frame, now_ms: int) -> list[DeviceEvent]:
        if self._inbox.is_repeat(frame.seq):
            self._acknowledge(now_ms)
            return []
        return self._deliver(self._inbox.take(frame, now_ms), now_ms)

    def _deliver(self, frames: list[Frame], now_ms: int) -> list[DeviceEvent]:
        events: list[DeviceEvent] = []
        for frame in frames:
            event = self._meant(frame, now_ms)
            if event is not None:
                events.append(event)
            events += self._lost_events(frame, now_ms)
        return events

    def _meant(self, frame: Frame, now_ms: int) -> NumberedEvent | None:
        assert self._boot is not None
        if frame.kind not in KNOWN or frame.sealed:
            self._refuse(frame.seq, Nak.UNSUPPORTED if not frame.sealed else Nak.NOT_ALLOWED, now_ms)
            return None
        try:
            if frame.bad:
                raise BadBody(frame.bad)
            event = self._meaning.event(frame, self._boot, now_ms, now_ms - self._started_ms)
        except BadBody:
            self._refuse(frame.seq, Nak.BAD_BODY, now_ms)
            return None
        if event is None and not self._meaning.wholes.waits_for(frame.seq):
            self._settle(frame.seq, now_ms=now_ms)
        self._settle(*self._meaning.wholes.given_up(frame.seq, self._sending.outbox.window), now_ms=now_ms)
        return event

    def _lost_events(self, frame: Frame, now_ms: int) -> list[DeviceEvent]:
        if frame.kind != MessageType.FAULT or frame.bad or frame.body.get("code") != Fault.EVENTS_LOST:
            return []
        return self._missed(now_ms)

    def _heartbeat(self, body: Body, now_ms: int) -> list[DeviceEvent]:
        if not self._is_up:
            return []
        if number(body, "boot_id") != self._boot:
            self._is_up = False  # it has started anew and its HELLO was lost
            self._hello_due_ms = now_ms
            return []
        events: list[DeviceEvent] = []
        first = number(body, "last_seq") - number(body, "unacked") + 1
        expected = self._inbox.expected
        if expected is None or expected < first:
            # Nobody of this run has seen its earlier numbers, or it has them no more: what it keeps begins here.
            self._settled.begin_at(first)
            ready = self._inbox.begin_at(first, now_ms)
            events += self._missed(now_ms) if expected is not None else []
            events += self._deliver(ready, now_ms)
            self._acknowledge(now_ms)
        lost = number(body, "lost")
        if lost > self._lost_before:
            self._lost_before = lost
            events += self._missed(now_ms)
        return events

    def _missed(self, now_ms: int) -> list[DeviceEvent]:
        self._sending.command(MessageType.SNAPSHOT_REQ, {}, now_ms)
        return [EventsMissed(self._layout.id, now_ms)]

    def _refused(self, body: Body) -> None:
        seq, code = number(body, "seq"), number(body, "code")
        for frame in self._sending.outbox.waiting:
            if frame.seq == seq and frame.kind == MessageType.LAMP_SET and code == Nak.UNKNOWN_ZONE:
                self._lamps.refused(frame.body)
        self._sending.outbox.refuse(seq)

    def tick(self, now_ms: int) -> list[DeviceEvent]:
        """See Driver."""
        if not self._is_up:
            if now_ms - self._opened_ms > _NO_ANSWER_MS and now_ms - self._alive_ms > _NO_ANSWER_MS:
                if self._told_version:
                    raise WrongDevice(DownReason.INCOMPATIBLE, "it speaks another major version of table bus only")
                raise LinkLost("no HELLO; is it a table-bus device, and does it have power?")
            if now_ms >= self._hello_due_ms:
                self._ask_who(now_ms)
            return [*self._health.noise(now_ms)]
        silent = now_ms - self._alive_ms
        if silent > LOST_BEATS * self._heartbeat_ms:
            raise LinkLost(f"no heartbeat for {silent} ms")
        if self._inbox.has_gap(now_ms):
            self._resume(now_ms)
        if now_ms >= self._time_due_ms:
            self._ask_time(now_ms)
        return [*self._health.noise(now_ms), *self._health.judge(silent, self._heartbeat_ms, now_ms)]

    def _ask_who(self, now_ms: int) -> None:
        self._hello_due_ms = now_ms + _HELLO_EVERY_MS
        self._sending.address = ALL
        self._sending.say(MessageType.HELLO_REQ, {"host": HOST, "proto_major": 1}, now_ms)

    def _ask_time(self, now_ms: int) -> None:
        self._time_due_ms = now_ms + _TIME_EVERY_MS
        self._sending.say(MessageType.TIME_REQ, {"t0": now_ms - self._started_ms}, now_ms)

    def _resume(self, now_ms: int) -> None:
        assert self._boot is not None
        self._sending.command(MessageType.RESUME, {"boot_id": self._boot, "last_seq": self._settled.upto}, now_ms)

    def ask(self, request: Request, now_ms: int) -> None:
        """See Driver."""
        match request:
            case Acknowledge(seq=seq):
                if seq.boot == self._boot:
                    self._settle(*self._meaning.wholes.numbers(seq.number), now_ms=now_ms)
            case SnapshotWanted():
                if self._is_up:
                    self._sending.command(MessageType.SNAPSHOT_REQ, {}, now_ms)
            case LampWanted(place, state):
                command = self._lamps.command(place, state)
                if command is not None and self._is_up:
                    self._sending.command(MessageType.LAMP_SET, command, now_ms)

    def _settle(self, *seqs: int, now_ms: int) -> None:
        if self._settled.settle(*seqs):
            self._acknowledge(now_ms)

    def _acknowledge(self, now_ms: int) -> None:
        if self._settled.upto:
            self._sending.say(MessageType.ACK, {"seq": self._settled.upto}, now_ms)

    def _refuse(self, seq: int, code: Nak, now_ms: int) -> None:
        self._sending.say(MessageType.NAK, {"seq": seq, "code": int(code)}, now_ms)
        self._settle(seq, now_ms=now_ms)

    def to_send(self, now_ms: int) -> bytes:
        """See Driver."""
        return self._sending.take(now_ms)
