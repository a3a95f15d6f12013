"""Reads that can't be judged yet: each waits for its moment, and goes when its cause goes. All times in ms."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from dealer_app.rules.hand import Place
from hardware.events import Acknowledge, TablePlace, Tag

# How long a read waits, in ms of the session's clock, each from the event that makes it decidable.
WRONG_SEAT_MS: Final = 500
# One second of overlap counts; that a tag has left meanwhile is told only after the 700 ms of the rule of presence.
OVERLAP_MS: Final = 1000 + 700
CONFIRM_MS: Final = 2000
DRAW_MS: Final = 2500
# A device sends eight events ahead. A read that waits may hold up half of them, then it is acknowledged: what it would
# have led to hangs on where the card lies, and that a snapshot tells again after a crash.
MOST_BEHIND: Final = 4


class Wait(StrEnum):
    """What a read waits for."""

    DRAW = "draw"
    WRONG_PLACE = "wrong_place"
    FOREIGN = "foreign"
    TWICE = "twice"
    LATE = "late"
    BOARD_ALONE = "board_alone"
    NOT_EXPECTED = "not_expected"
    MUCK = "muck"


@dataclass(frozen=True, slots=True)
class Sighting:
    """A tag was seen on a spot of the table, which is a place of the hand. `source`: its event, as the log names it."""

    tag: Tag
    spot: TablePlace
    place: Place
    seen_ms: int
    source: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A sighting to be judged again at `due_ms`, what it waits for, and how its event is acknowledged.

    `acknowledge`: None when its event is acknowledged already. `behind`: later events that its event holds up.
    """

    sighting: Sighting
    wait: Wait
    due_ms: int
    acknowledge: Acknowledge | None = None
    behind: int = 0


class Pending:
    """All reads that wait; at most one for each tag, spot and cause, but every event of its own stays to be settled."""

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []

    def add(self, read: Waiting) -> None:
        """Let a read wait, unless the same waits already and no event hangs on this one."""
        if read.acknowledge is not None or _cause(read) not in map(_cause, self._waiting):
            self._waiting.append(read)

    def release(self, device: str) -> list[Acknowledge]:
        """One more event of a device came: the acknowledgements that hold up too many others, to be sent now.

        Where nothing hangs on a read any more and the same waits already, it goes: a device that repeats itself without
        end is told the same once.
        """
        freed: list[Acknowledge] = []
        kept: list[Waiting] = []
        for read in self._waiting:
            if read.acknowledge is None or read.acknowledge.device != device:
                kept.append(read)
            elif read.behind < MOST_BEHIND:
                kept.append(replace(read, behind=read.behind + 1))
            else:
                freed.append(read.acknowledge)
                if _cause(read) not in map(_cause, kept):
                    kept.append(replace(read, acknowledge=None))
        self._waiting = kept
        return freed

    def take_due(self, now_ms: int) -> list[Waiting]:
        """The reads whose moment has come, in the order of their moments; they wait no more."""
        due = sorted((read for read in self._waiting if read.due_ms <= now_ms), key=lambda read: read.due_ms)
        self._waiting = [read for read in self._waiting if read.due_ms > now_ms]
        return due

    def put_back(self, reads: list[Waiting]) -> None:
        """Reads that were due could not be judged: they wait on."""
        self._waiting += reads

    def cancel(self, tag: Tag, spot: TablePlace | None = None) -> list[Waiting]:
        """The reads of a tag (on a spot) whose cause is gone; they wait no more."""
        gone = [read for read in self._waiting if read.sighting.tag == tag and spot in (None, read.sighting.spot)]
        self._waiting = [read for read in self._waiting if read not in gone]
        return gone

    def next_due_ms(self) -> int | None:
        """When the next moment comes; None when nothing waits."""
        return min((read.due_ms for read in self._waiting), default=None)


def _cause(read: Waiting) -> tuple[Tag, TablePlace, Wait]:
    return read.sighting.tag, read.sighting.spot, read.wait
