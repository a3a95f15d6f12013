"""Snapshots that come in parts, put together; which numbers are done with when the whole is."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from hardware.events import Tag


class Part(NamedTuple):
    """One part of a snapshot: `key` says of what, `number` from 1 of `of`, `seq` of its frame."""

    key: tuple[int, int, int]
    snap_id: int
    number: int
    of: int
    seq: int


@dataclass(slots=True)
class _Parts:
    snap_id: int
    seqs: list[int] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)


class Wholes:
    """The parts of one device that wait for the rest."""

    def __init__(self) -> None:
        self._parts: dict[tuple[int, int, int], _Parts] = {}
        self._of_last: dict[int, tuple[int, ...]] = {}
        self._held: set[int] = set()
        self._given_up: list[int] = []

    def arrives(self, part: Part) -> None:
        """A part has come, whatever its tags are: what it does not go on from will never be whole."""
        parts = self._parts.get(part.key)
        if parts is None or parts.snap_id != part.snap_id or part.number == 1:
            self._give_up(part.key)
            self._parts[part.key] = _Parts(part.snap_id)

    def add(self, part: Part, tags: Iterable[Tag]) -> list[Tag] | None:
        """The tags of all parts once the last has come; parts come in order, as all numbered frames do."""
        parts = self._parts[part.key]
        if part.number != len(parts.seqs) + 1:
            # A part before it was refused: what is left would prove an absence that nobody saw.
            self._give_up(part.key)
            return None
        parts.tags += tags
        parts.seqs.append(part.seq)
        if part.number < part.of:
            self._held.add(part.seq)
            return None
        del self._parts[part.key]
        self._held.difference_update(parts.seqs)
        self._of_last[part.seq] = tuple(parts.seqs)
        return parts.tags

    def waits_for(self, seq: int) -> bool:
        """Whether a frame is a part of something that is not whole yet."""
        return seq in self._held

    def numbers(self, seq: int) -> tuple[int, ...]:
        """Every number that is done with when the event of this number is."""
        return self._of_last.pop(seq, (seq,))

    def given_up(self, seq: int, window: int) -> tuple[int, ...]:
        """The numbers of parts that will never be whole: begun anew, one refused, the window full."""
        for key, parts in tuple(self._parts.items()):
            if parts.seqs and seq - parts.seqs[0] >= window - 1:
                self._give_up(key)
        given_up, self._given_up = tuple(self._given_up), []
        return given_up

    def _give_up(self, key: tuple[int, int, int]) -> None:
        parts = self._parts.pop(key, None)
        if parts is not None:
            self._held.difference_update(parts.seqs)
            self._given_up += parts.seqs
