"""A file that was tampered with, is in use or is no log is named and never written to."""

import sqlite3
from pathlib import Path

import pytest

from dealer_app.log.chain import BrokenChain, verify
from dealer_app.session.ports import LogError, LogTrouble
from tests.log.conftest import open_log, opened_table
from tests.log.forged import played_log, stored, tamper


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("body", '{"seat":9}'),
        ("at_us", 1),
        ("actor", "floor"),
        ("source", "reader"),
        ("hand", 7),
        ("kind", "Folded"),
        ("version", 2),
        ("step", 99),
        ("sealed", b"x"),
        ("hash", b"y" * 32),
    ],
)
def test_a_change_in_any_column_is_found_and_named(path: Path, column: str, value: object) -> None:
    tamper(played_log(path), f"UPDATE record SET {column} = ? WHERE seq = 5", value)
    with pytest.raises(BrokenChain) as broken:
        verify(stored(path))
    assert broken.value.seq == 5
    with pytest.raises(LogError, match="keep this one"):
        open_log(path)


def test_a_record_that_was_taken_out_is_missed(path: Path) -> None:
    tamper(played_log(path), "DELETE FROM record WHERE seq = 3")
    with pytest.raises(BrokenChain, match="record 3 is missing"):
        verify(stored(path))


@pytest.mark.usefixtures("log")
def test_a_second_writer_is_told_that_the_log_is_in_use(path: Path) -> None:
    with pytest.raises(LogError, match="in use by another Cutcard") as refused:
        open_log(path)
    assert refused.value.trouble is LogTrouble.LOCKED


@pytest.mark.parametrize("content", [b"Dear floor, the table was fine.", b"SQLite format 3\x00 and then nothing more"])
def test_a_file_that_is_no_log_is_refused_and_stays_as_it_is(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(LogError, match="keep this one"):
        open_log(path)
    assert path.read_bytes() == content


def test_another_programs_database_is_refused_and_stays_as_it_is(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE letters (text)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(LogError, match="keep this one"):
        open_log(path)
    assert path.read_bytes() == before


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="is a folder"):
        open_log(tmp_path)


def test_a_trigger_that_was_dropped_is_there_again_after_the_next_start(path: Path) -> None:
    open_log(path).close()
    raw = sqlite3.connect(path)
    raw.execute("DROP TRIGGER record_no_delete")
    raw.commit()
    raw.close()
    log = open_log(path)
    opened_table(log)
    log.close()
    raw = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="never goes"):
        raw.execute("DELETE FROM record")
    raw.close()
