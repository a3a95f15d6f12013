"""The only writer of a log: one process, one transaction per step, durable before it returns."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from dealer_app.log.chain import BrokenChain, Row, hash_of, verify
from dealer_app.log.codec import VERSION, encode, kind_of
from dealer_app.log.reader import NotALog, is_bare, reading, record_of, records_of
from dealer_app.log.schema import create, make_durable, rows
from dealer_app.log.sealed import Seal
from dealer_app.rules.floor.effective import voided_steps
from dealer_app.rules.floor.facts import ResumeConfirmed
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.session.ports import Entry, LogError, LogTrouble

_INSERT: Final = (
    "INSERT INTO record (seq, step, at_us, actor, source, hand, kind, version, body, sealed, hash) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_NO_RECORDS: Final = (b"\x00" * 32, 0, 0)


class LogFile:
    """A log open for writing. Raises LogError: another process has it, it was tampered with, or it is no log."""

    def __init__(self, path: Path, seal: Seal, now_us: Callable[[], int]) -> None:
        path = path.resolve()  # a link to a log is the same log, under the same lock
        self._path = path
        self._seal = seal
        self._now_us = now_us
        self._lock = _lock(path)
        try:
            _verify_untouched(path)
            connection = sqlite3.connect(path, isolation_level=None)
            self._db = Database(connection)
            make_durable(self._db)
            create(self._db)
            self._previous, self._seq, self._step = self._last()
            self._hand = self._hand_of_last()
        except sqlite3.Error as error:
            self._lock.close()
            raise _trouble(error, path) from error
        except LogError:
            self._lock.close()
            raise

    def _last(self) -> tuple[bytes, int, int]:
        """The head, the last number and the last step."""
        row = self._db.execute("SELECT hash, seq, step FROM record ORDER BY seq DESC LIMIT 1").fetchone()
        return tuple(row) if row else _NO_RECORDS

    def _hand_of_last(self) -> int:
        row = self._db.execute("SELECT hand FROM record ORDER BY seq DESC LIMIT 1").fetchone()
        return row[0] if row else 0

    @property
    def head(self) -> bytes:
        """The digest of the last record."""
        return self._previous

    def append(self, entries: Sequence[Entry], *, actor: str = "dealer") -> tuple[Record, ...]:
        """Record the entries as one step, durable when this returns. Raises LogError; then nothing is recorded."""
        key = self._seal.key
        try:
            return self._append(entries, actor)
        except LogError:
            self._seal.key = key  # a key whose wrapping was not recorded must not close anything
            raise

    def _append(self, entries: Sequence[Entry], actor: str) -> tuple[Record, ...]:
        previous, hand = self._previous, self._hand
        at_us = self._now_us()
        stored: list[Row] = []
        for entry in entries:
            if isinstance(entry.event, HandStarted):
                hand = entry.event.number
            row = self._row(entry, hand, at_us, actor, len(stored))
            row = row._replace(digest=hash_of(previous, row))
            previous = row.digest
            stored.append(row)
            if isinstance(entry.event, HandEnded):
                hand = 0
        self._write(stored)
        self._previous, self._seq, self._step, self._hand = previous, self._seq + len(stored), self._step + 1, hand
        return tuple(record_of(row) for row in stored)

    def _row(self, entry: Entry, hand: int, at_us: int, actor: str, offset: int) -> Row:
        sealed = None
        if isinstance(entry.event, HandStarted | ResumeConfirmed):
            sealed = self._seal.renew()
        elif entry.concealed:
            sealed = self._seal.close(entry.concealed)
        return Row(
            self._seq + 1 + offset,
            self._step + 1,
            at_us,
            _one_line(actor),
            _one_line(entry.source),
            hand,
            kind_of(entry.event),
            VERSION,
            encode(entry.event),
            sealed,
            b"",
        )

    def _write(self, stored: Sequence[Row]) -> None:
        connection = self._db.conn
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(_INSERT, stored)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise _trouble(error, self._path) from error

    def restore(self) -> tuple[Record, ...]:
        """All records from the step on in which the last HandStarted that counts stands; all when there is none.

        Raises LogError when the file can't be read any more.
        """
        try:
            starts = self._db.execute("SELECT step FROM record WHERE kind = 'HandStarted' ORDER BY seq DESC").fetchall()
            for (step,) in starts:
                first = self._db.execute("SELECT min(seq) FROM record WHERE step = ?", (step,)).fetchone()[0]
                records = records_of(rows(self._db, first - 1))
                if step not in voided_steps(records):
                    return records
            return records_of(rows(self._db))
        except sqlite3.Error as error:
            raise _trouble(error, self._path) from error

    def checkpoint(self) -> None:
        """Move the write-ahead log into the file; done between hands. Raises LogError."""
        try:
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            raise _trouble(error, self._path) from error

    def close(self) -> None:
        """Give the file and its lock back."""
        self._db.conn.close()
        self._lock.close()


def _verify_untouched(path: Path) -> None:
    """Read what lies there before anything is written to it. Raises LogError."""
    if path.is_dir():
        raise LogError(LogTrouble.BROKEN, f"{path} is a folder. Name a file.")
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with reading(path) as stored:
            verify(stored)
    except BrokenChain as broken:
        what = f"{path}: {broken}. Nothing is written to it. Start a new file and keep this one."
        raise LogError(LogTrouble.BROKEN, what) from broken
    except NotALog as error:
        if "no such table" in str(error) and is_bare(path):
            return  # made by a start that was cut off before its first record
        raise LogError(LogTrouble.BROKEN, f"{error}. Start a new file and keep this one.") from error


def _lock(path: Path) -> sqlite3.Connection:
    """Hold an exclusive lock beside the log, which the system gives back when this process ends in any way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(path.with_name(path.name + ".lock"), isolation_level=None, timeout=0.2)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            message = f"{path} is in use by another Cutcard. Close that one first."
            raise LogError(LogTrouble.LOCKED, message) from error
        raise _trouble(error, path) from error
    except OSError as error:
        raise LogError(LogTrouble.READ_ONLY, f"{path.parent} can't be written: {error.strerror}") from error
    return lock


def _trouble(error: sqlite3.Error, path: Path) -> LogError:
    """The error in words that say what to do."""
    text = str(error)
    if "full" in text:
        return LogError(LogTrouble.FULL, f"The disk of {path} is full. Make room, then start again.")
    if "readonly" in text or "unable to open" in text:
        return LogError(LogTrouble.READ_ONLY, f"{path} can't be written. Check the folder and its permissions.")
    if "locked" in text:
        return LogError(LogTrouble.LOCKED, f"{path} is in use by another program.")
    if "not a database" in text or "malformed" in text:
        return LogError(LogTrouble.BROKEN, f"{path} is no log or is damaged. Start a new file and keep this one.")
    return LogError(LogTrouble.FAILED, f"{path} can't be written: {text}")


def _one_line(text: str) -> str:
    """No column holds a line feed: it separates the columns under the hash."""
    return " ".join(text.split())
