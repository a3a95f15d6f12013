"""Logs as somebody would leave them who can write to the file: with the chain broken, or made anew over other facts."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from dealer_app.log.chain import GENESIS, Row, hash_of
from dealer_app.log.reader import reading
from dealer_app.rules.betting.facts import Fold, PlaceBet
from dealer_app.rules.pots.facts import PushPot
from dealer_app.session.table_session import TableSession
from tests.log.conftest import open_log, opened_table

Forgery = Callable[[list[Row]], list[Row]]
TRIGGERS = ("record_no_update", "record_no_delete", "record_no_replace")


def stored(path: Path) -> list[Row]:
    """All records of a file as they lie there."""
    with reading(path) as rows:
        return list(rows)


def played_log(path: Path) -> Path:
    """A log with one hand played to its end, closed."""
    log = open_log(path)
    session = opened_table(log)
    play_to_the_end(session)
    log.close()
    return path


def play_to_the_end(session: TableSession) -> None:
    """Seat 3 raises, both blinds fold."""
    session.do(PlaceBet(3, 6))
    session.do(Fold(1), Fold(2))
    session.do(PushPot(0))
    assert session.table.hand is None


def unlocked(path: Path) -> sqlite3.Connection:
    """The file without what refuses changes."""
    raw = sqlite3.connect(path, isolation_level=None)
    for trigger in TRIGGERS:
        raw.execute(f"DROP TRIGGER {trigger}")
    return raw


def tamper(path: Path, statement: str, *values: object) -> None:
    """Change the file and leave the hashes as they are; sure that something was changed."""
    raw = unlocked(path)
    changed = raw.execute(statement, values).rowcount
    raw.close()
    assert changed, f"changed nothing: {statement}"


def chained_anew(path: Path, forgery: Forgery) -> None:
    """Put other records into the file under a chain that holds."""
    head, rows = GENESIS, []
    for at, row in enumerate(forgery(stored(path)), 1):
        whole = row._replace(seq=at)
        whole = whole._replace(digest=hash_of(head, whole))
        head = whole.digest
        rows.append(whole)
    raw = unlocked(path)
    raw.execute("DELETE FROM record")
    raw.executemany(f"INSERT INTO record VALUES ({', '.join('?' * len(Row._fields))})", rows)
    raw.close()


def at(kind: str, rows: list[Row]) -> int:
    """The index of the first record of a kind."""
    return next(index for index, row in enumerate(rows) if row.kind == kind)


def with_body(kind: str, old: str, new: str) -> Forgery:
    """The first record of a kind says something else."""

    def forge(rows: list[Row]) -> list[Row]:
        index = at(kind, rows)
        assert old in rows[index].body
        rows[index] = rows[index]._replace(body=rows[index].body.replace(old, new))
        return rows

    return forge


def with_column(found: str, /, **columns: object) -> Forgery:
    """The first record of a kind has other columns."""

    def forge(rows: list[Row]) -> list[Row]:
        rows[at(found, rows)] = rows[at(found, rows)]._replace(**columns)  # type: ignore[arg-type]  # wrong on purpose
        return rows

    return forge


def without(kind: str) -> Forgery:
    """The first record of a kind is left out."""

    def forge(rows: list[Row]) -> list[Row]:
        del rows[at(kind, rows)]
        return rows

    return forge


def swapped(one: str, other: str) -> Forgery:
    """The first records of two kinds change places."""

    def forge(rows: list[Row]) -> list[Row]:
        here, there = at(one, rows), at(other, rows)
        rows[here], rows[there] = rows[there], rows[here]
        return rows

    return forge
