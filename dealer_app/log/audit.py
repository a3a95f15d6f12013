"""Verifying a whole log: the chain, then every fact folded anew and held against what the log says of itself."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from dealer_app.log.chain import BadRecord, BrokenChain, Row, verify
from dealer_app.log.folding import corrections_point_back, fold_anew
from dealer_app.log.genesis import OPENED, LogOpened, opening_of
from dealer_app.log.reader import NotALog, Unreadable, reading, records_of
from dealer_app.rules.floor.effective import numbered
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.table import NEW_TABLE, Table


class HeadNotThere(Exception):
    """No record of a log has the head that was kept elsewhere: its end was cut off, or its chain was made anew."""


class Found(NamedTuple):
    """What a good log holds: records, hands ended, the head of its chain, how it begins, the table it leads to.

    `kept`: the number of the record whose head was kept elsewhere; None when none was asked for.
    """

    records: int
    hands: int
    head: bytes
    opening: LogOpened
    table: Table
    kept: int | None


def verify_file(path: Path, kept: bytes | None = None) -> Found:
    """Check one file and, where a head was kept elsewhere, that it is in it.

    Raises BadRecord (BrokenChain, Unreadable, WrongFold), HeadNotThere or NotALog.
    """
    stored: list[Row] = []
    with reading(path) as rows:
        chain = verify(_into(stored, rows))
    if not stored:
        raise NotALog(f"{path} holds no record")
    at = None if kept is None else _place_of(kept, stored)
    opening = opening_of(stored[0])
    for row in stored[1:]:
        if row.kind == OPENED:
            raise BadRecord(row.seq, "opens the log a second time")
    records = records_of(stored[1:])
    corrections_point_back(records)
    facts = numbered(records)
    table = fold_anew(NEW_TABLE, facts)
    _steps_follow(stored)
    hands = sum(isinstance(fact, HandEnded) for _, fact in facts)
    return Found(chain.records, hands, chain.head, opening, table, at)


def _steps_follow(stored: Sequence[Row]) -> None:
    """Steps are counted without a gap, the first record being of none: a correction names one (BadRecord)."""
    if stored[0].step:
        raise BadRecord(stored[0].seq, f"is of step {stored[0].step}, and the first record is of none")
    for before, row in pairwise(stored):
        if row.step not in (max(1, before.step), before.step + 1):
            raise BadRecord(row.seq, f"is of step {row.step}, which does not follow step {before.step}")


def last_good_head(path: Path) -> bytes:
    """The digest of the last record up to which the chain of a file holds; empty when not even one does."""
    stored: list[Row] = []
    try:
        with reading(path) as rows:
            return verify(_into(stored, rows)).head
    except BrokenChain as broken:
        return broken.head
    except (Unreadable, NotALog):
        return stored[-1].digest if stored else b""


def _into(stored: list[Row], rows: Iterable[Row]) -> Iterator[Row]:
    for row in rows:
        stored.append(row)
        yield row


def _place_of(kept: bytes, stored: Sequence[Row]) -> int:
    for row in stored:
        if row.digest == kept:
            return row.seq
    raise HeadNotThere(
        f"none of its {len(stored)} records has the head {kept.hex()}: its end was cut off or its chain was made anew"
    )
