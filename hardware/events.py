"""What devices report, as facts in the past, and the three requests that go down to them. No rank, no suit, no hand.

`device` is its id in layout.toml. `at_ms` is the host's monotonic clock. A tag shows only its last four characters.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Seq(NamedTuple):
    """The number an event is acknowledged by: `boot` of its device, `number` in that boot."""

    boot: int
    number: int


class Tag:
    """A tag: its family and its id in upper-case hex. Two tags are equal when both are.

    Printed it shows its last four characters only; `id` is the whole, for the deck map and nothing else.
    """

    __slots__ = ("family", "uid")

    def __init__(self, family: str, uid: str) -> None:
        self.family = family
        self.uid = uid

    @property
    def id(self) -> str:
        """Family and id in canonical form, such as "iso15693:E00401500ABCDE01"."""
        return f"{self.family}:{self.uid}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tag) and (self.family, self.uid) == (other.family, other.uid)

    def __hash__(self) -> int:
        return hash((self.family, self.uid))

    def __repr__(self) -> str:
        return f"Tag(…{self.uid[-4:]})"


class PlaceKind(StrEnum):
    """The kinds of spots a table has, as layout.toml names them."""

    SEAT = "seat"
    BOARD = "board"
    BURN = "burn"
    MUCK = "muck"
    SHOW = "show"
    ASIDE = "aside"
    TRAY = "tray"
    DROP = "drop"
    SHOE = "shoe"


class TablePlace(NamedTuple):
    """A spot of the table; `number` is the seat 1-10 or the tray column, 0 for the others."""

    kind: PlaceKind
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind.value} {self.number}" if self.number else self.kind.value


class ShoeState(StrEnum):
    """What a shoe says of itself."""

    EMPTY = "empty"
    LOADED = "loaded"
    DEALING = "dealing"
    CUT_CARD = "cut_card"
    JAM = "jam"
    LID_OPEN = "lid_open"


class DownReason(StrEnum):
    """Why a device does not work now, told apart so that each gets its own advice."""

    NOT_PRESENT = "not_present"
    NO_PERMISSION = "no_permission"
    BUSY = "busy"
    NO_ANSWER = "no_answer"
    WRONG_DEVICE = "wrong_device"
    INCOMPATIBLE = "incompatible"
    LOST = "lost"
    STOPPED = "stopped"


class HealthState(StrEnum):
    """Whether a device that answers can be relied on."""

    READY = "ready"
    DEGRADED = "degraded"


@dataclass(frozen=True, slots=True)
class CardSeen:
    """The first good read of a tag on an antenna; `strength` in dBm where the reader tells it."""

    device: str
    seq: Seq
    at_ms: int
    place: TablePlace
    antenna: int
    tag: Tag
    strength: int | None = None
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class CardLeft:
    """A tag is gone from an antenna by the rule of presence."""

    device: str
    seq: Seq
    at_ms: int
    place: TablePlace
    antenna: int
    tag: Tag
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """One card left the shoe; `tag` None when it passed unread. `ordinal` rises by one since loading."""

    device: str
    seq: Seq
    at_ms: int
    tag: Tag | None
    ordinal: int
    two_suspected: bool = False
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotTaken:
    """All that lies on an antenna; with `complete` false it proves presence, not absence."""

    device: str
    seq: Seq
    at_ms: int
    place: TablePlace
    antenna: int
    tags: tuple[Tag, ...]
    complete: bool
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class ShoeChanged:
    """The state of the shoe; `load_id` differs for each deck put in."""

    device: str
    seq: Seq
    at_ms: int
    state: ShoeState
    drawn: int
    load_id: int
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class PuckMoved:
    """A puck (dealer, small_blind, big_blind, straddle) was read at a seat, None for off the table; certainty in %."""

    device: str
    seq: Seq
    at_ms: int
    puck: str
    seat: int | None
    confidence: int
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class TrayCounted:
    """A tray column was counted; `height` in chips where a level sensor tells it."""

    device: str
    seq: Seq
    at_ms: int
    column: int
    tags: tuple[Tag, ...]
    complete: bool
    height: int | None = None
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class FaultReported:
    """A fault that the device found in itself; severity 1 info, 2 warning, 3 error, 4 security."""

    device: str
    seq: Seq
    at_ms: int
    code: int
    severity: int
    place: TablePlace | None
    active: bool
    text: str
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class DeviceUp:
    """The device answered with the identity that was expected; a new boot voids all that was known of it."""

    device: str
    at_ms: int
    serial: str
    firmware: str
    boot: int
    places: tuple[TablePlace, ...]
    is_new_boot: bool
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class DeviceDown:
    """The device does not work now; `detail` is for the technician."""

    device: str
    at_ms: int
    reason: DownReason
    detail: str = ""


@dataclass(frozen=True, slots=True)
class HealthChanged:
    """A device became worse or better; `causes` in plain words, empty when ready."""

    device: str
    at_ms: int
    state: HealthState
    causes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoiseCounted:
    """Rejects since the last report: how many by reason, and how many bytes were skipped; never the bytes."""

    device: str
    at_ms: int
    rejects: tuple[tuple[str, int], ...]
    skipped: int


@dataclass(frozen=True, slots=True)
class EventsMissed:
    """A device can't send again what was lost; snapshots follow."""

    device: str
    at_ms: int


CardEvent = CardSeen | CardLeft | CardDrawn | SnapshotTaken
NumberedEvent = CardEvent | ShoeChanged | PuckMoved | TrayCounted | FaultReported
DeviceEvent = NumberedEvent | DeviceUp | DeviceDown | HealthChanged | NoiseCounted | EventsMissed


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """What an event led to is committed, or it was knowingly refused; `seq` as the event carried it."""

    device: str
    seq: Seq


@dataclass(frozen=True, slots=True)
class SnapshotWanted:
    """All antennas of a device should be told anew."""

    device: str


class LampState(StrEnum):
    """What a lamp shows."""

    OFF = "off"
    ON = "on"
    CALL = "call"
    STOP = "stop"


FLOOR_LAMP = "floor"


@dataclass(frozen=True, slots=True)
class LampWanted:
    """A lamp at a place of the table, or FLOOR_LAMP."""

    place: TablePlace | str
    state: LampState


Request = Acknowledge | SnapshotWanted | LampWanted
