"""The messages of table bus and what their bodies hold: small integer keys on the wire, names in here."""

from enum import IntEnum, IntFlag
from typing import Final, NamedTuple, TypeVar

Body = dict[str, object]


class MessageType(IntEnum):
    """The type byte of a frame."""

    HELLO = 0x01
    HELLO_REQ = 0x02
    HEARTBEAT = 0x03
    ACK = 0x04
    NAK = 0x05
    TIME_REQ = 0x06
    TIME_RSP = 0x07
    RESUME = 0x08
    SNAPSHOT_REQ = 0x09
    CONFIG_SET = 0x0A
    CARD_SEEN = 0x10
    CARD_LEFT = 0x11
    CARD_DRAWN = 0x12
    ZONE_SNAPSHOT = 0x13
    SHOE_STATE = 0x14
    TRAY_SNAPSHOT = 0x20
    TRAY_DELTA = 0x21
    BUTTON_PUCK = 0x28
    FAULT = 0x30
    LAMP_SET = 0x40
    SCAN_SET = 0x41
    IDENTIFY = 0x42
    LOG = 0x7F


KNOWN: Final = frozenset(int(kind) for kind in MessageType)


class Flag(IntFlag):
    """The flag byte of a frame."""

    NONE = 0
    ACK_REQ = 1
    RETRANSMIT = 2
    SEALED = 4


class Nak(IntEnum):
    """Why a frame that was understood is refused."""

    VERSION = 2
    BAD_BODY = 3
    UNSUPPORTED = 4
    BUSY = 5
    NOT_ALLOWED = 6
    TOO_LARGE = 7
    UNKNOWN_ZONE = 8


class Fault(IntEnum):
    """Faults a device reports that the host reacts to."""

    EVENTS_LOST = 7


RELIABLE: Final = frozenset(
    {MessageType.HELLO, *(kind for kind in MessageType if 0x08 <= kind <= 0x31 or 0x40 <= kind <= 0x42)}
)

FAMILIES: Final = {1: "iso15693", 2: "iso14443a", 3: "epc", 4: "iso18000-3m3", 5: "lf125"}


class _Key(NamedTuple):
    number: int
    name: str
    kind: type
    required: bool = True


def _keys(*keys: tuple[str, type] | tuple[str, type, bool]) -> tuple[_Key, ...]:
    return tuple(_Key(number, *key) for number, key in enumerate(keys))


BODIES: Final[dict[MessageType, tuple[_Key, ...]]] = {
    MessageType.HELLO: _keys(
        ("vendor", str),
        ("model", str),
        ("serial", str),
        ("firmware", str),
        ("boot_id", int),
        ("caps", list),
        ("zones", list),
        ("max_frame", int, False),
        ("heartbeat_ms", int, False),
        ("window", int, False),
        ("proto_minor", int, False),
    ),
    MessageType.HELLO_REQ: _keys(("host", str), ("proto_major", int)),
    MessageType.HEARTBEAT: _keys(
        ("boot_id", int), ("last_seq", int), ("unacked", int), ("lost", int), ("temp_c10", int, False)
    ),
    MessageType.ACK: _keys(("seq", int)),
    MessageType.NAK: _keys(("seq", int), ("code", int), ("text", str, False)),
    MessageType.TIME_REQ: _keys(("t0", int)),
    MessageType.TIME_RSP: _keys(("t0", int), ("t1", int), ("t2", int)),
    MessageType.RESUME: _keys(("boot_id", int), ("last_seq", int)),
    MessageType.SNAPSHOT_REQ: _keys(("zone", int, False)),
    MessageType.CONFIG_SET: _keys(("key", int), ("value", object)),
    MessageType.CARD_SEEN: _keys(
        ("zone", int), ("uid", bytes), ("family", int), ("rssi", int, False), ("age_ms", int, False)
    ),
    MessageType.CARD_LEFT: _keys(("zone", int), ("uid", bytes), ("family", int), ("age_ms", int, False)),
    MessageType.CARD_DRAWN: _keys(("zone", int), ("uid", bytes), ("family", int), ("ordinal", int), ("flags", int)),
    MessageType.ZONE_SNAPSHOT: _keys(
        ("zone", int),
        ("snap_id", int),
        ("part", int),
        ("parts", int),
        ("uids", list),
        ("complete", bool),
        ("family", int, False),
    ),
    MessageType.SHOE_STATE: _keys(("zone", int), ("state", int), ("drawn", int), ("load_id", int)),
    MessageType.TRAY_SNAPSHOT: _keys(
        ("zone", int),
        ("column", int),
        ("snap_id", int),
        ("part", int),
        ("parts", int),
        ("uids", list),
        ("complete", bool),
        ("height", int, False),
    ),
    MessageType.TRAY_DELTA: _keys(
        ("zone", int), ("column", int), ("base_snap_id", int), ("snap_id", int), ("added", list), ("removed", list)
    ),
    MessageType.BUTTON_PUCK: _keys(("puck", int), ("seat", int), ("confidence", int)),
    MessageType.FAULT: _keys(
        ("code", int),
        ("severity", int),
        ("zone", int, False),
        ("text", str, False),
        ("active", bool, False),
        ("count", int, False),
    ),
    MessageType.LAMP_SET: _keys(("lamp", int), ("mode", int), ("rgb", int), ("duration_ms", int)),
    MessageType.SCAN_SET: _keys(("zones", list), ("enable", bool), ("period_ms", int)),
    MessageType.IDENTIFY: _keys(("seconds", int)),
    MessageType.LOG: _keys(("level", int), ("text", str)),
}

Value = TypeVar("Value")


class BadBody(Exception):
    """A body lacks a key, or holds something of another kind; `args[0]` says which."""


def named(kind: MessageType, wire: dict[object, object]) -> Body:
    """The body by names; unknown keys are left out. Raises BadBody."""
    body: Body = {}
    for key in BODIES[kind]:
        if key.number not in wire:
            if key.required:
                raise BadBody(f"{kind.name} without {key.name}")
            continue
        value = wire[key.number]
        if not _fits(value, key.kind):
            raise BadBody(f"{kind.name}.{key.name} is not {key.kind.__name__}")
        body[key.name] = value
    return body


def numbered(kind: MessageType, body: Body) -> dict[int, object]:
    """The body as it goes over the wire. Raises KeyError for a name that the message does not have."""
    numbers = {key.name: key.number for key in BODIES[kind]}
    return {numbers[name]: value for name, value in body.items()}


def _fits(value: object, kind: type) -> bool:
    # A boolean is an integer to Python, but not on the wire.
    return isinstance(value, kind) and (kind in (bool, object) or not isinstance(value, bool))


def get(body: Body, name: str, kind: type[Value]) -> Value:
    """A required value of a body that was checked by `named`."""
    value = body[name]
    assert isinstance(value, kind)
    return value


def number(body: Body, name: str, default: int = 0) -> int:
    """A number of a checked body, or the default where it is left out."""
    value = body.get(name, default)
    assert isinstance(value, int)
    return value


def uids(body: Body, name: str) -> tuple[bytes, ...]:
    """A list of tag ids. Raises BadBody when something else lies in it."""
    found = []
    for uid in get(body, name, list):
        if not isinstance(uid, bytes):
            raise BadBody(f"{name} holds something that is no id")
        found.append(uid)
    return tuple(found)
