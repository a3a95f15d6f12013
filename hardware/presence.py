"""Repeated inventories of one antenna to edges: arrival at once, departure slowly.

A card is gone after three complete clean scans without it and at least 700 ms since its last good read. A scan that
ended in an error or a collision is evidence of nothing.
"""

from typing import Final, Generic, NamedTuple, TypeVar

LEAVE_MS: Final = 700
CLEAN_SCANS: Final = 3

Thing = TypeVar("Thing")


class Edges(NamedTuple, Generic[Thing]):
    """What changed with one scan."""

    arrived: tuple[Thing, ...]
    left: tuple[Thing, ...]


class _Stay:
    """When a thing was last read well, and how many clean scans have missed it since."""

    __slots__ = ("last_ms", "missed")

    def __init__(self, now_ms: int) -> None:
        self.last_ms = now_ms
        self.missed = 0


class Presence(Generic[Thing]):
    """What lies on one antenna, by its scans."""

    def __init__(self) -> None:
        self._stays: dict[Thing, _Stay] = {}

    @property
    def present(self) -> tuple[Thing, ...]:
        """What is taken to lie there now, in the order of arrival."""
        return tuple(self._stays)

    def scan(self, found: set[Thing], now_ms: int, *, clean: bool = True) -> Edges[Thing]:
        """Take in one inventory; `clean` false when it ended in an error."""
        arrived = []
        for thing in sorted(found, key=repr):
            stay = self._stays.get(thing)
            if stay is None:
                self._stays[thing] = _Stay(now_ms)
                arrived.append(thing)
            else:
                stay.last_ms, stay.missed = now_ms, 0
        return Edges(tuple(arrived), self._gone(found, now_ms) if clean else ())

    def _gone(self, found: set[Thing], now_ms: int) -> tuple[Thing, ...]:
        left = []
        for thing, stay in self._stays.items():
            if thing in found:
                continue
            stay.missed += 1
            if stay.missed >= CLEAN_SCANS and now_ms - stay.last_ms >= LEAVE_MS:
                left.append(thing)
        for thing in left:
            del self._stays[thing]
        return tuple(left)
