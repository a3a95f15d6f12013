"""The hash of a record, and verifying a run of them.

It proves order and content; a cut tail shows only against a head that was kept elsewhere.
"""

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple

GENESIS: Final = b"\x00" * 32


class Row(NamedTuple):
    """A record as it lies in the file; `at_us` in microseconds since the epoch."""

    seq: int
    step: int
    at_us: int
    actor: str
    source: str
    hand: int
    kind: str
    version: int
    body: str
    sealed: bytes | None
    digest: bytes


class BadRecord(Exception):
    """The first bad record of a log, by its number, and what is wrong with it."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"record {seq} {why}")
        self.seq = seq


class BrokenChain(BadRecord):
    """A record is not what was written, or not where it was; `head` is the digest of the last good one before it."""

    def __init__(self, seq: int, why: str, head: bytes) -> None:
        super().__init__(seq, why)
        self.head = head


class Verified(NamedTuple):
    """How many records were checked, and the head: the digest of the last one."""

    records: int
    head: bytes


def hash_of(previous: bytes, row: Row) -> bytes:
    """SHA-256 over the hash before and the other columns as stored, joined by line feeds."""
    sealed = row.sealed if row.sealed is not None else b""
    parts = (str(value).encode() for value in row[:9])
    return hashlib.sha256(b"\n".join((previous, *parts, sealed))).digest()


def verify(rows: Iterable[Row]) -> Verified:
    """Check a whole log from its first record on. Raises BrokenChain at the first bad record."""
    count, head = 0, GENESIS
    for row in rows:
        if row.seq != count + 1:
            raise BrokenChain(count + 1, "is missing or out of place", head)
        if not _holds_what_is_written(row):
            raise BrokenChain(row.seq, "holds what no record holds: a value of another kind or a line feed", head)
        if hash_of(head, row) != row.digest:
            raise BrokenChain(row.seq, "is not what was recorded", head)
        head = row.digest
        count += 1
    return Verified(count, head)


def _holds_what_is_written(row: Row) -> bool:
    """Whether the columns can be told apart under the hash; a foreign table may hold anything."""
    numbers = (row.step, row.at_us, row.hand, row.version)
    texts = (row.actor, row.source, row.kind, row.body)
    return (
        all(isinstance(number, int) for number in numbers)
        and all(isinstance(text, str) and "\n" not in text for text in texts)
        and (row.sealed is None or (isinstance(row.sealed, bytes) and row.sealed != b""))
    )
