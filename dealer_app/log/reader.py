"""Reading a log without writing to it: for verifying, auditing and coming back after a crash."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection, DatabaseError, OperationalError, connect

from sqlite_utils import Database

from dealer_app.log.chain import BadRecord, Row
from dealer_app.log.codec import CodecError, TooNew, decode
from dealer_app.log.schema import rows
from dealer_app.rules.floor.effective import voided_steps
from dealer_app.rules.floor.record import Record


class NotALog(Exception):
    """The file is no Cutcard log: the message says what it is instead."""


class Unreadable(BadRecord):
    """A record lies there as it was written, but its body is none that this program can read."""


class FromLaterVersion(Unreadable):
    """A record that a later program wrote: nothing is wrong with it, this program is too old."""


def record_of(row: Row) -> Record:
    """The fact of a stored row. Raises Unreadable."""
    try:
        event = decode(row.kind, row.version, row.body)
    except TooNew as error:
        raise FromLaterVersion(row.seq, f"was written by a later Cutcard: {error}") from error
    except CodecError as error:
        raise Unreadable(row.seq, f"can't be read: {error}") from error
    return Record(row.seq, row.step, row.at_us, row.actor, row.source, row.hand, event)


def records_of(stored: Iterable[Row]) -> tuple[Record, ...]:
    """The facts of stored rows, in order. Raises Unreadable."""
    return tuple(record_of(row) for row in stored)


@contextmanager
def opened(path: Path) -> Iterator[Database]:
    """A log for reading only. Raises NotALog, for what is found wrong while it is read too."""
    if path.is_dir():
        raise NotALog(f"{path} is a folder, not a log")
    if not path.is_file():
        raise NotALog(f"{path} is not there")
    connection: Connection | None = None
    try:
        connection = _read_only(path)
        yield Database(connection)
    except DatabaseError as error:
        raise NotALog(f"{path} can't be read as a log: {error}") from error
    finally:
        if connection is not None:
            connection.close()


def _read_only(path: Path) -> Connection:
    """A connection that never writes; a folder that can't be written either is no hindrance."""
    address = path.resolve().as_uri()
    connection = connect(f"{address}?mode=ro", uri=True)
    try:
        connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    except OperationalError:
        connection.close()
        waiting = path.resolve().with_name(path.name + "-wal")
        if waiting.exists() and waiting.stat().st_size:
            raise
        # On a read-only medium SQLite can't make its shared memory; with nothing waiting beside the file it needs none.
        return connect(f"{address}?immutable=1", uri=True)
    return connection


@contextmanager
def reading(path: Path) -> Iterator[Iterator[Row]]:
    """The rows of a log, read-only. Raises NotALog; Unreadable for the first row that the file no longer gives."""
    with opened(path) as db:
        yield _as_far_as_they_go(rows(db))


def _as_far_as_they_go(stored: Iterator[Row]) -> Iterator[Row]:
    last = 0
    try:
        for row in stored:
            yield row
            last = row.seq
    except DatabaseError as error:
        if not last:
            raise
        raise Unreadable(last + 1, f"can't be read any more: {error}") from error


def since_last_start(db: Database) -> tuple[Record, ...]:
    """All facts from the step on in which the last HandStarted that counts stands; all when there is none.

    Raises Unreadable.
    """
    starts = db.execute("SELECT step FROM record WHERE kind = 'HandStarted' ORDER BY seq DESC").fetchall()
    for (step,) in starts:
        first = db.execute("SELECT min(seq) FROM record WHERE step = ?", (step,)).fetchone()[0]
        records = records_of(rows(db, first))
        if step not in voided_steps(records):
            return records
    return records_of(rows(db, 2))


def is_bare(path: Path) -> bool:
    """Whether the file is a database without any table: a log whose making was cut off. Raises NotALog."""
    with opened(path) as db:
        return db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
