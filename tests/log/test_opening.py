"""A log that is opened again goes on where it stood: its number of the hand, its corrections, its refusals."""

import os
import sqlite3
import tempfile
from pathlib import Path

import pytest

from dealer_app.log.audit import verify_file
from dealer_app.log.files import following, newest
from dealer_app.log.genesis import LogOpened
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, PlaceBet
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.seats.facts import BuyIn
from dealer_app.session.ports import Entry, LogError, LogTrouble
from dealer_app.session.table_session import TableSession
from tests.log.conftest import open_log, open_seal, opened_table
from tests.log.forged import play_to_the_end, played_log, stored, tamper
from tests.log.state_hash import state_hash

NOBODY = 65534


def again(path: Path) -> tuple[LogFile, TableSession]:
    log = open_log(path)
    return log, TableSession(log, "cutcard-1")


def test_between_hands_nothing_belongs_to_the_hand_before_a_restart(path: Path) -> None:
    played_log(path)
    log, session = again(path)
    session.do(BuyIn(1, 50))
    assert session.records[-1].hand == 0
    log.close()


def test_in_the_middle_of_a_hand_a_restart_goes_on_with_its_number(path: Path, log: LogFile) -> None:
    opened_table(log).do(PlaceBet(3, 6))
    log.close()
    log, session = again(path)
    session.do(Call(1))
    assert session.records[-1].hand == 1
    log.close()


def test_a_hand_that_a_correction_took_back_gives_its_number_to_nothing_more(path: Path, log: LogFile) -> None:
    session = opened_table(log)
    session.do(PlaceBet(3, 6))
    log.append([Entry(Corrected(session.records[-1].step, (), "misdeal", "floor"))])
    assert log.append([Entry(Corrected(1, (), "x", "floor"))])[0].hand == 0
    log.close()


def test_a_hand_whose_end_was_taken_back_is_running_again_after_a_restart_too(path: Path) -> None:
    played_log(path)
    log, session = again(path)
    log.append([Entry(Corrected(session.records[-1].step, (), "wrong pot", "floor"))])
    assert log.append([Entry(Corrected(1, (), "x", "floor"))])[0].hand == 1
    log.close()
    log, _ = again(path)
    assert log.append([Entry(Corrected(1, (), "x", "floor"))])[0].hand == 1
    log.close()


def test_an_undo_that_is_undone_lets_the_step_stand_again(path: Path, log: LogFile) -> None:
    session = opened_table(log)
    session.do(PlaceBet(3, 6))
    session.do(Call(1))
    called = state_hash(session.table)
    session.undo()
    undone = state_hash(session.table)
    log.append([Entry(Corrected(session.records[-1].step, (), "undo was wrong", "floor"))])
    log.close()
    log, session = again(path)
    assert state_hash(session.table) == called != undone
    assert [row.kind for row in stored(path)][-3:] == ["Called", "Corrected", "Corrected"]
    assert verify_file(path).table == session.table
    log.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE record SET actor = 'x' WHERE seq = 1",
        "UPDATE record SET hash = zeroblob(32)",
        "DELETE FROM record WHERE seq = 5",
        "INSERT OR REPLACE INTO record SELECT seq, step, at_us, 'x', source, hand, kind, version, body, sealed, hash "
        "FROM record WHERE seq = 5",
        "INSERT INTO record SELECT seq, step, at_us, 'x', source, hand, kind, version, body, sealed, hash "
        "FROM record WHERE seq = 5 ON CONFLICT (seq) DO UPDATE SET actor = 'x'",
    ],
)
def test_a_record_is_neither_changed_nor_taken_nor_replaced(path: Path, statement: str) -> None:
    played_log(path)
    before = stored(path)
    raw = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="a record never"):
        raw.execute(statement)
    raw.close()
    assert stored(path) == before


def test_the_files_of_a_table_go_on_by_number(tmp_path: Path) -> None:
    assert newest(tmp_path).name == "table.db"
    for name in ("table.db", "table-2.db", "table-10.db", "table-old.db", "tables.db", "table-11.db.lock"):
        (tmp_path / name).touch()
    assert newest(tmp_path).name == "table-10.db"
    assert following(newest(tmp_path)).name == "table-11.db"
    assert following(tmp_path / "table.db").name == "table-2.db"


def test_the_first_record_is_written_once_and_belongs_to_no_step(path: Path) -> None:
    log = LogFile(path, open_seal(), lambda: 7, LogOpened("12", "pack"))
    log.close()
    LogFile(path, open_seal(), lambda: 8, LogOpened("13", "other")).close()
    (row,) = stored(path)
    assert (row.seq, row.step, row.hand, row.kind, row.at_us) == (1, 0, 0, "LogOpened", 7)


def test_a_start_cut_off_before_the_first_record_is_made_up_for(path: Path) -> None:
    open_log(path).close()
    tamper(path, "DELETE FROM record")
    log = open_log(path)
    opened_table(log)
    log.close()
    assert verify_file(path).records > 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can become somebody who may not write")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_log_that_may_not_be_written_is_refused_and_stays_as_it_is(what: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        medium = Path(folder)
        path = played_log(medium / "table.db")
        before = path.read_bytes()
        path.chmod(0o444)
        (medium / "table.db.lock").chmod(0o666)
        medium.chmod(0o777 if what == "file" else 0o555)
        os.seteuid(NOBODY)
        try:
            with pytest.raises(LogError, match="can't be written") as refused:
                open_log(path)
        finally:
            os.seteuid(0)
        assert refused.value.trouble is LogTrouble.READ_ONLY
        assert path.read_bytes() == before


def test_the_end_of_a_hand_brings_its_records_into_the_file_itself(path: Path, log: LogFile) -> None:
    play_to_the_end(opened_table(log))
    alone = path.with_name("alone.db")
    alone.write_bytes(path.read_bytes())
    assert verify_file(alone).hands == 1


def test_a_reader_in_the_middle_of_its_work_does_not_hold_up_the_end_of_a_hand(path: Path, log: LogFile) -> None:
    session = opened_table(log)
    raw = sqlite3.connect(path)
    reading = raw.execute("SELECT * FROM record")
    reading.fetchone()
    play_to_the_end(session)
    assert session.table.hand is None
    assert log.disk.longest_ms < 2000
    raw.close()


class Timer:
    """A clock that goes on by what the next commits take, in seconds."""

    def __init__(self, *took: float) -> None:
        self._now = 0.0
        self._steps = [step for each in took for step in (0.0, each)]

    def __call__(self) -> float:
        self._now += self._steps.pop(0) if self._steps else 0.0
        return self._now


def test_slow_commits_are_counted_and_one_above_a_second_tells_that_the_disk_is_failing(path: Path) -> None:
    log = LogFile(path, open_seal(), lambda: 1, seconds=Timer(0.001, 0.051, 0.049, 0.9, 1.1))
    session = TableSession(log, "cutcard-1")
    seen = []
    for number in range(4):
        log.append([Entry(Corrected(number, (), "x", "floor"))])
        seen.append((session.disk.slow, session.disk.is_failing))
    assert seen == [(1, False), (1, False), (2, False), (3, True)]
    assert round(session.disk.longest_ms) == 1100
    log.close()
