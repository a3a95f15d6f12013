"""The one table of the record, append-only by triggers, made through sqlite-utils."""

from collections.abc import Iterator
from typing import Final

from sqlite_utils import Database

from dealer_app.log.chain import Row

_NEVER_CHANGES: Final = "BEGIN SELECT RAISE(ABORT, 'a record never changes'); END"
_REFUSE: Final = (
    f"CREATE TRIGGER IF NOT EXISTS record_no_update BEFORE UPDATE ON record {_NEVER_CHANGES}",
    "CREATE TRIGGER IF NOT EXISTS record_no_delete BEFORE DELETE ON record "
    "BEGIN SELECT RAISE(ABORT, 'a record never goes'); END",
    "CREATE TRIGGER IF NOT EXISTS record_no_replace BEFORE INSERT ON record "
    f"WHEN EXISTS (SELECT 1 FROM record WHERE seq = NEW.seq) {_NEVER_CHANGES}",
)
_LEAST: Final = -(2**63)
_COLUMNS: Final = {
    "seq": int,
    "step": int,
    "at_us": int,
    "actor": str,
    "source": str,
    "hand": int,
    "kind": str,
    "version": int,
    "body": str,
    "sealed": bytes,
    "hash": bytes,
}


INSERT: Final = f"INSERT INTO record ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"


def create(db: Database) -> None:
    """Make the table, and whichever of its triggers is missing."""
    with db.atomic():
        if "record" not in db.table_names():
            not_null = set(_COLUMNS) - {"seq", "sealed"}
            db.table("record").create(_COLUMNS, pk="seq", not_null=not_null, strict=True)
        for trigger in _REFUSE:
            db.execute(trigger)


def make_durable(db: Database) -> None:
    """WAL, and every commit on the disk before it returns."""
    db.execute("PRAGMA journal_mode = WAL").fetchone()
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA recursive_triggers = ON")


def rows(db: Database, first: int = _LEAST) -> Iterator[Row]:
    """The records from a number on, in order; from the very first when none is given, numbers below 1 too."""
    query = f"SELECT {', '.join(_COLUMNS)} FROM record WHERE seq >= ? ORDER BY seq"
    for row in db.execute(query, (first,)):
        yield Row(*row)
