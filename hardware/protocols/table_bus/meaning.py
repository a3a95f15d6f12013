"""Frames of a table-bus device to events: zones to places, parts to whole snapshots, its time to ours."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from hardware.events import (
    CardDrawn,
    CardLeft,
    CardSeen,
    FaultReported,
    NumberedEvent,
    PlaceKind,
    PuckMoved,
    Seq,
    ShoeChanged,
    ShoeState,
    SnapshotTaken,
    TablePlace,
    Tag,
    TrayCounted,
)
from hardware.layout import Antenna, DeviceLayout
from hardware.protocols.table_bus.frames import Frame
from hardware.protocols.table_bus.messages import FAMILIES, BadBody, Body, MessageType, get, number, uids

_ZONE_KINDS: Final = {
    1: PlaceKind.SHOE,
    2: PlaceKind.SEAT,
    3: PlaceKind.BOARD,
    4: PlaceKind.MUCK,
    5: PlaceKind.BURN,
    6: PlaceKind.TRAY,
    10: PlaceKind.SHOW,
    11: PlaceKind.ASIDE,
    12: PlaceKind.DROP,
}
_SHOE_STATES: Final = tuple(ShoeState)
_PUCKS: Final = ("dealer", "small_blind", "big_blind", "straddle")
_TIME_SAMPLES: Final = 8
_WRAP: Final = 1 << 32


@dataclass(slots=True)
class _Parts:
    seqs: list[int] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    snap_id: int = 0


class Meaning:
    """What the frames of one device mean at this table; keeps only what a whole snapshot needs."""

    def __init__(self, layout: DeviceLayout) -> None:
        self._layout = layout
        self._samples: deque[tuple[int, int]] = deque(maxlen=_TIME_SAMPLES)
        self.new_boot()

    def new_boot(self) -> None:
        """All that was known of the device is void."""
        self._parts: dict[tuple[int, int, int], _Parts] = {}
        self._of_event: dict[int, tuple[int, ...]] = {}
        self._held: set[int] = set()
        self._given_up: list[int] = []
        self._columns: dict[int, tuple[int, list[Tag]]] = {}
        self._samples.clear()

    def event(self, frame: Frame, boot: int, now_ms: int, host_ms: int) -> NumberedEvent | None:
        """The event that a numbered frame reports; None for a part of one, or for a zone that is no place here.

        `host_ms`: the host's own time as it tells it to devices. Raises BadBody.
        """
        body, seq = frame.body, Seq(boot, frame.seq)
        at_ms = self._at(frame.t_ms, now_ms, host_ms)
        if frame.kind == MessageType.CARD_SEEN:
            at_ms -= number(body, "age_ms")
        match frame.kind:
            case MessageType.CARD_SEEN:
                return self._seen(body, seq, at_ms)
            case MessageType.CARD_LEFT:
                antenna = self._antenna(body)
                if antenna is None:
                    return None
                device, tag = self._layout.id, _tag(get(body, "uid", bytes), body)
                return CardLeft(device, seq, at_ms, antenna.place, antenna.number, tag, self._layout.simulated)
            case MessageType.CARD_DRAWN:
                return self._drawn(body, seq, at_ms)
            case MessageType.ZONE_SNAPSHOT:
                return self._snapshot(body, seq, at_ms)
            case MessageType.SHOE_STATE:
                return self._shoe(body, seq, at_ms)
            case MessageType.TRAY_SNAPSHOT | MessageType.TRAY_DELTA:
                return self._tray(MessageType(frame.kind), body, seq, at_ms)
            case MessageType.BUTTON_PUCK:
                return self._puck(body, seq, at_ms)
            case MessageType.FAULT:
                return self._fault(body, seq, at_ms)
            case _:
                raise BadBody("a message that no device sends")

    def waits_for(self, seq: int) -> bool:
        """Whether a frame is a part of something that is not whole yet."""
        return seq in self._held

    def parts(self, seq: int) -> tuple[int, ...]:
        """Every number that is done with when the event of this number is."""
        return self._of_event.pop(seq, (seq,))

    def given_up(self, seq: int, window: int) -> tuple[int, ...]:
        """The numbers of parts that will never be whole: begun anew, one refused, the window full."""
        for key, parts in tuple(self._parts.items()):
            if parts.seqs and seq - parts.seqs[0] >= window - 1:
                self._give_up(key)
        given_up, self._given_up = tuple(self._given_up), []
        return given_up

    def zone_faults(self, body: Body) -> tuple[str, ...]:
        """Where the device's own idea of its zones differs from the layout: two plugs may be swapped."""
        zones: dict[int, tuple[object, object]] = {}
        for zone in get(body, "zones", list):
            if isinstance(zone, list) and len(zone) >= 3 and isinstance(zone[0], int):
                zones[zone[0]] = (zone[1], zone[2])
        faults = []
        for antenna in self._layout.antennas:
            if antenna.number not in zones:
                faults.append(f"it has no zone {antenna.number} ({antenna.place})")
                continue
            kind, count = zones[antenna.number]
            own = _ZONE_KINDS.get(kind) if isinstance(kind, int) else None
            place = antenna.place
            if own is not place.kind or (own is PlaceKind.SEAT and count != place.number):
                faults.append(f"its zone {antenna.number} is {own or 'unknown'} {count or ''}, here it is {place}")
        return tuple(faults)

    def sync(self, body: Body, host_ms: int) -> None:
        """A sample of the device's clock; the one with the least delay of the last eight counts."""
        delay = host_ms - number(body, "t0") - (number(body, "t2") - number(body, "t1"))
        offset = (number(body, "t1") + number(body, "t2") - number(body, "t0") - host_ms) // 2
        if delay >= 0:
            self._samples.append((delay, offset))

    def _at(self, t_ms: int, now_ms: int, host_ms: int) -> int:
        if not self._samples:
            return now_ms
        _, offset = min(self._samples)
        age = (host_ms + offset - t_ms) % _WRAP
        return now_ms - age if age < _WRAP // 2 else now_ms

    def _antenna(self, body: Body) -> Antenna | None:
        return self._layout.antenna(number(body, "zone"))

    def _seen(self, body: Body, seq: Seq, at_ms: int) -> CardSeen | None:
        antenna = self._antenna(body)
        if antenna is None:
            return None
        strength = body.get("rssi")
        return CardSeen(
            self._layout.id,
            seq,
            at_ms,
            antenna.place,
            antenna.number,
            _tag(get(body, "uid", bytes), body),
            strength if isinstance(strength, int) else None,
            self._layout.simulated,
        )

    def _drawn(self, body: Body, seq: Seq, at_ms: int) -> CardDrawn:
        uid, flags = get(body, "uid", bytes), number(body, "flags")
        tag = _tag(uid, body) if uid else None
        ordinal = number(body, "ordinal")
        return CardDrawn(self._layout.id, seq, at_ms, tag, ordinal, bool(flags & 2), self._layout.simulated)

    def _snapshot(self, body: Body, seq: Seq, at_ms: int) -> SnapshotTaken | None:
        antenna = self._antenna(body)
        if antenna is None:
            return None
        tags = self._whole(body, (0, antenna.number, 0), seq.number)
        if tags is None:
            return None
        place, complete = antenna.place, get(body, "complete", bool)
        simulated = self._layout.simulated
        return SnapshotTaken(self._layout.id, seq, at_ms, place, antenna.number, tuple(tags), complete, simulated)

    def _whole(self, body: Body, key: tuple[int, int, int], seq: int) -> list[Tag] | None:
        """The tags of all parts once the last has come; parts come in order, as all numbered frames do."""
        part, snap_id = number(body, "part"), number(body, "snap_id")
        parts = self._parts.get(key)
        if parts is None or parts.snap_id != snap_id or part == 1:
            self._give_up(key)
            parts = self._parts[key] = _Parts(snap_id=snap_id)
        tags = [_tag(uid, body) for uid in uids(body, "uids")]
        if part != len(parts.seqs) + 1:
            # A part before it was refused: what is left would prove an absence that nobody saw.
            self._give_up(key)
            return None
        parts.tags += tags
        parts.seqs.append(seq)
        if part < number(body, "parts"):
            self._held.add(seq)
            return None
        del self._parts[key]
        self._held.difference_update(parts.seqs)
        self._of_event[seq] = tuple(parts.seqs)
        return parts.tags

    def _give_up(self, key: tuple[int, int, int]) -> None:
        parts = self._parts.pop(key, None)
        if parts is not None:
            self._held.difference_update(parts.seqs)
            self._given_up += parts.seqs

    def _shoe(self, body: Body, seq: Seq, at_ms: int) -> ShoeChanged:
        state = number(body, "state")
        if not 0 <= state < len(_SHOE_STATES):
            raise BadBody("an unknown state of the shoe")
        drawn, load = number(body, "drawn"), number(body, "load_id")
        return ShoeChanged(self._layout.id, seq, at_ms, _SHOE_STATES[state], drawn, load, self._layout.simulated)

    def _tray(self, kind: MessageType, body: Body, seq: Seq, at_ms: int) -> TrayCounted | None:
        column, snap_id = number(body, "column"), number(body, "snap_id")
        height = body.get("height")
        complete = True
        if kind is MessageType.TRAY_SNAPSHOT:
            tags = self._whole(body, (1, number(body, "zone"), column), seq.number)
            if tags is None:
                return None
            complete = get(body, "complete", bool)
        else:
            before = self._columns.get(column)
            if before is None or before[0] != number(body, "base_snap_id"):
                return None  # the next background snapshot tells the truth; a change of something else does not
            removed = {_tag(uid, body) for uid in uids(body, "removed")}
            tags = [tag for tag in before[1] if tag not in removed]
            tags += [_tag(uid, body) for uid in uids(body, "added")]
        self._columns[column] = (snap_id, tags)
        level = height if isinstance(height, int) else None
        return TrayCounted(self._layout.id, seq, at_ms, column, tuple(tags), complete, level, self._layout.simulated)

    def _puck(self, body: Body, seq: Seq, at_ms: int) -> PuckMoved:
        puck, seat = number(body, "puck"), number(body, "seat")
        if not 0 <= puck < len(_PUCKS) or not 0 <= seat <= 10:
            raise BadBody("an unknown puck or seat")
        confidence, simulated = number(body, "confidence"), self._layout.simulated
        return PuckMoved(self._layout.id, seq, at_ms, _PUCKS[puck], seat or None, confidence, simulated)

    def _fault(self, body: Body, seq: Seq, at_ms: int) -> FaultReported:
        antenna = self._antenna(body) if "zone" in body else None
        place: TablePlace | None = antenna.place if antenna is not None else None
        text = str(body.get("text", ""))
        code, severity, active = number(body, "code"), number(body, "severity"), bool(body.get("active", True))
        return FaultReported(self._layout.id, seq, at_ms, code, severity, place, active, text, self._layout.simulated)


def _tag(uid: bytes, body: Body) -> Tag:
    """A tag of the body's family. Raises BadBody for an id that no tag has: empty, all zeros, all ones."""
    if not uid or set(uid) in ({0}, {255}):
        raise BadBody("an id that no tag has")
    return Tag(FAMILIES.get(number(body, "family"), "unknown"), uid.hex().upper())
