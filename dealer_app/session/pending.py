"""Reads that can't be judged yet: each waits for its moment, and goes when its cause goes."""

from dataclasses import dataclass, field
from enum import StrEnum

from hardware.events import Acknowledge, TablePlace, Tag


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


@dataclass(slots=True)
class Read:
    """A tag seen at a place, what it waits for until `due_ms`, and how its event is acknowledged."""

    tag: Tag
    place: TablePlace
    seen_ms: int
    source: str
    wait: Wait
    due_ms: int
    acknowledge: Acknowledge | None = None
    behind: int = 0


@dataclass(slots=True)
class Pending:
    """All reads that wait; at most one for each tag, place and cause."""

    reads: list[Read] = field(default_factory=list)

    def add(self, read: Read) -> None:
        """Let a read wait, unless it does already."""
        if not any(self._same(read, other) for other in self.reads):
            self.reads.append(read)

    @staticmethod
    def _same(one: Read, other: Read) -> bool:
        return (one.tag, one.place, one.wait) == (other.tag, other.place, other.wait) and one.acknowledge is None

    def release(self, device: str, most_behind: int) -> list[Acknowledge]:
        """One more event of a device came: the acknowledgements that hold up too many others."""
        freed = []
        for read in self.reads:
            if read.acknowledge is None or read.acknowledge.device != device:
                continue
            read.behind += 1
            if read.behind > most_behind:
                freed.append(read.acknowledge)
                read.acknowledge = None
        return freed

    def take_due(self, now_ms: int) -> list[Read]:
        """The reads whose moment has come, in the order of their moments; they wait no more."""
        due = sorted((read for read in self.reads if read.due_ms <= now_ms), key=lambda read: read.due_ms)
        self.reads = [read for read in self.reads if read.due_ms > now_ms]
        return due

    def cancel(self, tag: Tag, place: TablePlace | None = None) -> list[Read]:
        """The reads of a tag (at a place) whose cause is gone; they wait no more."""
        gone = [read for read in self.reads if read.tag == tag and place in (None, read.place)]
        self.reads = [read for read in self.reads if read not in gone]
        return gone

    def next_due_ms(self) -> int | None:
        """When the next moment comes."""
        return min((read.due_ms for read in self.reads), default=None)

    def clear(self) -> list[Read]:
        """Give up all; the reads that waited."""
        gone, self.reads = self.reads, []
        return gone
