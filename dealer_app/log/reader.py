"""Reading a log without writing to it: for verifying, auditing and coming back after a crash."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import DatabaseError, connect

from sqlite_utils import Database

from dealer_app.log.chain import Row
from dealer_app.log.codec import decode
from dealer_app.log.schema import rows
from dealer_app.rules.floor.record import Record


class NotALog(Exception):
    """The file is no Cutcard log: the message says what it is instead."""


def record_of(row: Row) -> Record:
    """The fact of a stored row. Raises CodecError."""
    event = decode(row.kind, row.version, row.body)
    return Record(row.seq, row.step, row.at_us, row.actor, row.source, row.hand, event, row.sealed is not None)


def records_of(stored: Iterable[Row]) -> tuple[Record, ...]:
    """The facts of stored rows, in order. Raises CodecError."""
    return tuple(record_of(row) for row in stored)


@contextmanager
def reading(path: Path) -> Iterator[Iterator[Row]]:
    """The rows of a log, read-only. Raises NotALog."""
    if not path.is_file():
        raise NotALog(f"{path} is not there")
    connection = connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        yield rows(Database(connection))
    except DatabaseError as error:
        raise NotALog(f"{path} can't be read as a log: {error}") from error
    finally:
        connection.close()


def is_bare(path: Path) -> bool:
    """Whether the file is a database without any table: a log whose making was cut off. Raises NotALog."""
    connection = connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
    except DatabaseError as error:
        raise NotALog(f"{path} can't be read as a log: {error}") from error
    finally:
        connection.close()
