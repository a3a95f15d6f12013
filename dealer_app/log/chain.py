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


class BrokenChain(Exception):
    """The first bad record of a log, by its number, and what is wrong with it."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"record {seq}: {why}")
        self.seq = seq
        self.why = why


class Verified(NamedTuple):
    """How many records were checked, and the head: the digest of the last one."""

    records: int
    head: bytes


def hash_of(previous: bytes, row: Row) -> bytes:
    """SHA-256 over the hash before and the other columns as stored, joined by line feeds."""
    sealed = row.sealed if row.sealed is not None else b""
    parts = (str(value).encode() for value in row[:9])
    return hashlib.sha256(b"\n".join((previous, *parts, sealed))).digest()


def verify(rows: Iterable[Row], previous: bytes = GENESIS) -> Verified:
    """Check a whole log from its first record on. Raises BrokenChain at the first bad record."""
    count = 0
    for row in rows:
        if row.seq != count + 1:
            raise BrokenChain(count + 1, "is missing or out of place")
        if row.sealed == b"" or any("\n" in str(value) for value in row[:9]):
            raise BrokenChain(row.seq, "holds what no record holds: an empty seal or a line feed")
        if hash_of(previous, row) != row.digest:
            raise BrokenChain(row.seq, "is not what was recorded")
        previous = row.digest
        count += 1
    return Verified(count, previous)
