"""Where the cards of the virtual table lie: ids of tags at places, nothing of ranks and suits."""

import threading
from dataclasses import dataclass

from hardware.events import TablePlace


@dataclass(slots=True)
class _Lies:
    place: TablePlace
    from_ms: int
    until_ms: int | None = None


class Cards:
    """Which tag lies where, by time; moved by one thread and scanned by another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._at: dict[bytes, _Lies] = {}
        self._echoes: list[tuple[bytes, _Lies]] = []

    def put(self, uid: bytes, place: TablePlace, from_ms: int) -> None:
        """The tag lies at a place from a moment on, and nowhere else."""
        with self._lock:
            self._at[uid] = _Lies(place, from_ms)

    def echo(self, uid: bytes, place: TablePlace, from_ms: int, until_ms: int) -> None:
        """The tag is also read at a place where it does not lie, for a while."""
        with self._lock:
            self._echoes.append((uid, _Lies(place, from_ms, until_ms)))

    def lift(self, uid: bytes) -> None:
        """The tag lies nowhere."""
        with self._lock:
            self._at.pop(uid, None)

    def clear(self) -> None:
        """All cards are gathered."""
        with self._lock:
            self._at.clear()
            self._echoes.clear()

    def lying(self, now_ms: int) -> dict[TablePlace, tuple[tuple[bytes, bool], ...]]:
        """What can be read at each place now; the second value is false for a tag that only echoes there."""
        found: dict[TablePlace, list[tuple[bytes, bool]]] = {}
        with self._lock:
            self._echoes = [echo for echo in self._echoes if (echo[1].until_ms or 0) > now_ms]
            for uid, lies in self._at.items():
                if lies.from_ms <= now_ms:
                    found.setdefault(lies.place, []).append((uid, True))
            for uid, lies in self._echoes:
                if lies.from_ms <= now_ms and all(uid != other for other, _ in found.get(lies.place, ())):
                    found.setdefault(lies.place, []).append((uid, False))
        return {place: tuple(tags) for place, tags in found.items()}
