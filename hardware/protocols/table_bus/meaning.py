"""Frames of a table-bus device to events: zones to places, its words to ours."""

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
from hardware.protocols.table_bus.device_time import DeviceTime
from hardware.protocols.table_bus.frames import Frame
from hardware.protocols.table_bus.messages import FAMILIES, BadBody, Body, MessageType, get, number, uids
from hardware.protocols.table_bus.wholes import Part, Wholes

ZONE_KINDS: Final = {
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


class Meaning:
    """What the frames of one device mean at this table; keeps only its time, parts of snapshots and its tray."""

    def __init__(self, layout: DeviceLayout) -> None:
        self._layout = layout
        self.time = DeviceTime()
        self.new_boot()

    def new_boot(self) -> None:
        """All that was known of the device is void."""
        self.wholes = Wholes()
        self._columns: dict[int, tuple[int, list[Tag]]] = {}
        self.time.new_boot()

    def event(self, frame: Frame, boot: int, now_ms: int, host_ms: int) -> NumberedEvent | None:
        """The event that a numbered frame reports; None for a part of one, or for a zone that is no place here.

        `host_ms`: the host's own time as it tells it to devices. Raises BadBody.
        """
        body, seq = frame.body, Seq(boot, frame.seq)
        at_ms = self.time.at(frame.t_ms, now_ms, host_ms)
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
            own = ZONE_KINDS.get(kind) if isinstance(kind, int) else None
            place = antenna.place
            if own is not place.kind or (own is PlaceKind.SEAT and count != place.number):
                faults.append(f"its zone {antenna.number} is {own or 'unknown'} {count or ''}, here it is {place}")
        return tuple(faults)

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
        tags = self._whole(body, (0, antenna.number, 0), seq)
        if tags is None:
            return None
        place, complete = antenna.place, get(body, "complete", bool)
        simulated = self._layout.simulated
        return SnapshotTaken(self._layout.id, seq, at_ms, place, antenna.number, tuple(tags), complete, simulated)

    def _whole(self, body: Body, key: tuple[int, int, int], seq: Seq) -> list[Tag] | None:
        part = Part(key, number(body, "snap_id"), number(body, "part"), number(body, "parts"), seq.number)
        self.wholes.arrives(part)
        return self.wholes.add(part, [_tag(uid, body) for uid in uids(body, "uids")])

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
            tags = self._whole(body, (1, number(body, "zone"), column), seq)
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
