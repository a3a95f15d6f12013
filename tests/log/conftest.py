from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from nacl.public import PrivateKey

from dealer_app.log.reader import reading, records_of
from dealer_app.log.sealed import Seal
from dealer_app.log.store import LogFile
from dealer_app.rules.cards import DECK
from dealer_app.rules.floor.record import Record
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.session.table_session import TableSession

AUDITOR, FLOOR = PrivateKey(b"a" * 32), PrivateKey(b"f" * 32)
TIMES = count(1_700_000_000_000_000, 1_000)


def open_seal() -> Seal:
    return Seal(AUDITOR.public_key, FLOOR.public_key)


def open_log(path: Path) -> LogFile:
    return LogFile(path, open_seal(), lambda: next(TIMES))


def records_in(path: Path) -> tuple[Record, ...]:
    """All facts of a file; its first record tells of the file, not of the game. Raises NotALog or Unreadable."""
    with reading(path) as stored:
        return records_of(row for row in stored if row.seq != 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def log(path: Path) -> Iterator[LogFile]:
    opened = open_log(path)
    yield opened
    opened.close()


@pytest.fixture
def session(log: LogFile) -> TableSession:
    return opened_table(log)


def opened_table(log: LogFile) -> TableSession:
    session = TableSession(log, "cutcard-1")
    session.do(Configure("T1", Options()))
    for seat in (1, 2, 3):
        session.do(SeatPlayer(seat, f"Player {seat}", 200))
    for card in DECK[:3]:
        session.do(DealForButton(card))
    return session
