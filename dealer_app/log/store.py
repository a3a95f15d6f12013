"""The only writer of a log: one process, one transaction per step, durable before it returns."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from dealer_app.log.chain import GENESIS, BadRecord, Row, hash_of
from dealer_app.log.codec import encode, kind_of
from dealer_app.log.folding import running_hand
from dealer_app.log.genesis import OPENED, LogOpened, encode_opening
from dealer_app.log.opening import lock, refuse_bad, refuse_read_only, trouble
from dealer_app.log.reader import record_of, since_last_start
from dealer_app.log.schema import INSERT, create, make_durable
from dealer_app.log.sealed import Seal
from dealer_app.log.versions import version_of
from dealer_app.log.whereabouts import Whereabouts
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.facts import ResumeConfirmed
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.session.ports import Disk, Entry, LogError, LogTrouble

_ACTOR: Final = "dealer"  # nobody else can sign in yet
_NO_RECORDS: Final = (GENESIS, 0, 0)


class LogFile:
    """A log open for writing; `opening` becomes the first record of a new file; by `seconds` commits are timed.

    Raises LogError: another process has it, it was tampered with, or it is no log.
    """

    def __init__(
        self,
        path: Path,
        seal: Seal,
        now_us: Callable[[], int],
        opening: LogOpened | None = None,
        *,
        seconds: Callable[[], float] = time.perf_counter,
    ) -> None:
        # A link to a log is the same log, under the same lock; a link to itself is told by SQLite, not by a traceback.
        path = Path(os.path.realpath(path))
        self._path = path
        self._seal = seal
        self._now_us = now_us
        self._seconds = seconds
        self._disk = Disk()
        self._lock = lock(path)
        connection: sqlite3.Connection | None = None
        try:
            refuse_bad(path)
            refuse_read_only(path)
            connection = sqlite3.connect(path, isolation_level=None)
            self._db = Database(connection)
            self._open(opening or LogOpened())
        except (sqlite3.Error, LogError) as error:
            if connection is not None:
                connection.close()
            self._lock.close()
            if isinstance(error, LogError):
                raise
            raise trouble(error, path) from error

    def _open(self, opening: LogOpened) -> None:
        make_durable(self._db)
        create(self._db)
        self._previous, self._seq, self._step = self._last()
        if not self._seq:
            self._begin(opening)
        self._hand = running_hand(self.restore())
        self._whereabouts = Whereabouts(self._path)

    def _last(self) -> tuple[bytes, int, int]:
        """The head, the last number and the last step."""
        row = self._db.execute("SELECT hash, seq, step FROM record ORDER BY seq DESC LIMIT 1").fetchone()
        return tuple(row) if row else _NO_RECORDS

    def _begin(self, opening: LogOpened) -> None:
        """The first record: of no step, so that nothing can ever correct it."""
        body = encode_opening(opening)
        row = Row(1, 0, self._now_us(), _ACTOR, "start", 0, OPENED, version_of(OPENED), body, None, b"")
        row = row._replace(digest=hash_of(GENESIS, row))
        self._write([row])
        self._previous, self._seq = row.digest, 1

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._path

    @property
    def disk(self) -> Disk:
        """How long the commits of this process took."""
        return self._disk

    @property
    def head(self) -> bytes:
        """The digest of the last record."""
        return self._previous

    def append(self, entries: Sequence[Entry]) -> tuple[Record, ...]:
        """Record the entries as one step, durable when this returns. Raises LogError; then nothing is recorded."""
        key = self._seal.key
        try:
            return self._append(entries)
        except LogError:
            self._seal.key = key  # a key whose wrapping was not recorded must not close anything
            raise

    def _append(self, entries: Sequence[Entry]) -> tuple[Record, ...]:
        previous, hand = self._previous, self._hand
        at_us = self._now_us()
        stored: list[Row] = []
        for entry in entries:
            if isinstance(entry.event, HandStarted):
                hand = entry.event.number
            row = self._row(entry, hand, at_us, len(stored))
            row = row._replace(digest=hash_of(previous, row))
            previous = row.digest
            stored.append(row)
            if isinstance(entry.event, HandEnded):
                hand = 0
        records = tuple(self._read_back(row) for row in stored)
        self._refuse_if_gone()
        self._write(stored)
        self._previous, self._seq, self._step, self._hand = previous, self._seq + len(stored), self._step + 1, hand
        if any(isinstance(entry.event, Corrected) for entry in entries):
            self._hand = running_hand(self.restore())  # it may have begun or ended a hand, or taken that back
        if any(isinstance(entry.event, HandEnded) for entry in entries):
            self._tidy()
        return records

    def _read_back(self, row: Row) -> Record:
        """What a later start will read there: a record that none can read would end the whole log. Raises LogError."""
        try:
            return record_of(row)
        except BadRecord as bad:
            raise LogError(LogTrouble.FAILED, f"{self._path}: {bad}. It was not written.") from bad

    def _row(self, entry: Entry, hand: int, at_us: int, offset: int) -> Row:
        sealed = None
        if isinstance(entry.event, HandStarted | ResumeConfirmed):
            sealed = self._seal.renew()
        elif entry.concealed:
            sealed = self._seal.close(entry.concealed)
        kind = kind_of(entry.event)
        return Row(
            self._seq + 1 + offset,
            self._step + 1,
            at_us,
            _ACTOR,
            _one_line(entry.source),
            hand,
            kind,
            version_of(kind),
            self._body(entry.event),
            sealed,
            b"",
        )

    def _body(self, event: Event | Corrected) -> str:
        try:
            return encode(event)
        except ValueError as error:  # text that no file can hold, such as a name with half a character
            raise LogError(LogTrouble.FAILED, f"{kind_of(event)} can't be written: {error}. It was not.") from error

    def _write(self, stored: Sequence[Row]) -> None:
        connection, began = self._db.conn, self._seconds()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, stored)
            connection.execute("COMMIT")
            self._disk = self._disk.after((self._seconds() - began) * 1000)
        except (sqlite3.Error, OverflowError) as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise trouble(error, self._path) from error

    def _refuse_if_gone(self) -> None:
        try:
            self._whereabouts.refuse_if_gone()
        except LogError:
            self._tidy()  # where only what waited beside the file is gone, this process can still bring it in
            raise

    def restore(self) -> tuple[Record, ...]:
        """All records from the step on in which the last HandStarted that counts stands; all when there is none.

        Raises LogError when the file can't be read any more.
        """
        try:
            return since_last_start(self._db)
        except sqlite3.Error as error:
            raise trouble(error, self._path) from error
        except BadRecord as bad:
            raise LogError(LogTrouble.BROKEN, f"{self._path}: {bad}") from bad

    def _tidy(self) -> None:
        """At the end of a hand: what waits in the write-ahead log goes into the file, as far as no reader needs it.

        The step is durable already. Should this fail, the next commit meets the same disk and says so.
        """
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def checkpoint(self) -> None:
        """Move the write-ahead log into the file; done when a table closes. Raises LogError."""
        self._refuse_if_gone()
        try:
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            raise trouble(error, self._path) from error

    def close(self) -> None:
        """Give the file and its lock back."""
        self._db.conn.close()
        self._lock.close()


def _one_line(text: str) -> str:
    """No column holds a line feed: it separates the columns under the hash."""
    return " ".join(text.split())
