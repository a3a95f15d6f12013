"""What a session needs from the world: a record, a clock, devices. Handed in by bootstrap."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

from dealer_app.rules.cards import Card
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.record import Record
from hardware.events import Request

TAP: Final = "tap"
IMPLIED: Final = "implied"
READER: Final = "reader"


class LogTrouble(StrEnum):
    """Why a record could not be made durable."""

    FULL = "full"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    BROKEN = "broken"
    TOO_NEW = "too_new"
    FAILED = "failed"


class LogError(Exception):
    """Something could not be recorded: what is wrong, and what to do about it in plain words."""

    def __init__(self, trouble: LogTrouble, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


class Entry(NamedTuple):
    """One fact to be recorded, where it came from, and the faces to seal with it.

    `source`: TAP, IMPLIED, or READER with the origin after a space: "reader <serial>:<boot>:<number>", so that an
    event sent again by a device is recognised. `concealed`: faces of a down card or burn, sealed and never in the body.
    """

    event: Event | Corrected
    source: str = TAP
    concealed: tuple[Card, ...] = ()


def is_read(source: str) -> bool:
    """Whether a reader told it; not what was tapped, nor what a read card implied."""
    return source.startswith(READER)


SLOW_MS: Final = 50
FAILING_MS: Final = 1000


class Disk(NamedTuple):
    """How long commits took since the start: so many above SLOW_MS, and the longest of all, in milliseconds."""

    slow: int = 0
    longest_ms: float = 0.0

    @property
    def is_failing(self) -> bool:
        """Whether a commit took so long that the dealer waited for it."""
        return self.longest_ms > FAILING_MS

    def after(self, ms: float) -> "Disk":
        """With one commit more."""
        return Disk(self.slow + (ms > SLOW_MS), max(self.longest_ms, ms))


class EventLog(Protocol):
    """The append-only record of one table."""

    @property
    def disk(self) -> Disk:
        """How the disk has been doing."""
        ...

    def append(self, entries: Sequence[Entry]) -> tuple[Record, ...]:
        """Record the entries as one step, durable when this returns. Raises LogError; then nothing is recorded."""
        ...

    def restore(self) -> tuple[Record, ...]:
        """All records from the step on in which the last HandStarted stands; from the first when there is none."""
        ...


class Decks(Protocol):
    """The tag maps that are kept with a table."""

    def load(self, name: str) -> Mapping[str, Card]:
        """The tags of a deck with their cards. Raises KeyError when none of that name is kept."""
        ...


class Clock(Protocol):
    """One clock for devices and session."""

    def now_ms(self) -> int:
        """Milliseconds since an arbitrary start; never goes back; runs faster when a scenario does."""
        ...


class Devices(Protocol):
    """The way back to the readers; never blocks."""

    def send(self, request: Request) -> None:
        """An acknowledgement, a wish for a snapshot or a lamp, as `hardware.events` has them."""
        ...
