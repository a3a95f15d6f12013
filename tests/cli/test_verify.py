"""Whatever lies in the file, `verify` names the first bad record in a sentence, says what to do and exits with 1."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dealer_app.cli.main import cli
from tests.log.forged import (
    Forgery,
    chained_anew,
    played_log,
    stored,
    swapped,
    tamper,
    with_body,
    with_column,
    without,
)

NOBODY = 65534
KEEP = "Keep the file as it is and call the floor"


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played_log(tmp_path_factory.mktemp("good") / "table.db")


@pytest.fixture
def path(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "table.db"))


def verify(path: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, ["verify", str(path), *words])


def said_no(path: Path, *words: str) -> str:
    """What the command said, once it is sure that it ended in a sentence and not in a traceback."""
    done = verify(path, *words)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 1
    assert "Traceback" not in done.output
    return done.output


def test_a_good_log_is_told_with_its_records_hands_and_head(path: Path) -> None:
    done = verify(path)
    assert done.exit_code == 0
    assert f"26 records, 1 hands, chain intact, head {stored(path)[-1].digest.hex()}" in done.output


def test_looking_changes_nothing(path: Path) -> None:
    before = path.read_bytes()
    verify(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE record SET hash = zeroblob(32) WHERE seq = 7", "record 7 is not what was recorded"),
        ('UPDATE record SET body = \'{"seat":3,"to":60}\' WHERE seq = 20', "record 20 is not what was recorded"),
        ("UPDATE record SET body = substr(body, 1, 9) WHERE seq = 20", "record 20 is not what was recorded"),
        ("UPDATE record SET body = CAST(x'7bff7d' AS TEXT) WHERE seq = 20", "record 20"),
        ("UPDATE record SET actor = 'a' || char(10) || 'b' WHERE seq = 4", "record 4 holds what no record holds"),
        ("UPDATE record SET sealed = x'' WHERE seq = 14", "record 14 holds what no record holds"),
        ("DELETE FROM record WHERE seq = 1", "record 1 is missing or out of place"),
        ("DELETE FROM record WHERE seq = 12", "record 12 is missing or out of place"),
        ("UPDATE record SET seq = -3 WHERE seq = 12", "record 1 is missing or out of place"),
        ("UPDATE record SET seq = 99 WHERE seq = 12", "record 12 is missing or out of place"),
    ],
)
def test_a_broken_chain_is_named_by_its_first_bad_record(path: Path, statement: str, named: str) -> None:
    tamper(path, statement)
    said = said_no(path)
    assert named in said
    assert KEEP in said


def test_two_records_that_changed_places_are_named_by_the_first(path: Path) -> None:
    tamper(path, "UPDATE record SET seq = seq + 1000 WHERE seq IN (21, 22)")
    raw = sqlite3.connect(path)
    raw.execute("UPDATE record SET seq = 22 WHERE seq = 1021")
    raw.execute("UPDATE record SET seq = 21 WHERE seq = 1022")
    raw.commit()
    raw.close()
    assert "record 21 is not what was recorded" in said_no(path)


CORRECTED = '{"approved_by":"floor","instead":[],"reason":"misdeal","step":%s}'


def correcting(step: str) -> Forgery:
    return lambda rows: [
        *rows,
        rows[-1]._replace(step=rows[-1].step + 1, kind="Corrected", body=CORRECTED % step, sealed=None),
    ]


@pytest.mark.parametrize(
    ("forgery", "named"),
    [
        (with_body("HandEnded", "203", "903"), "record 26 ends hand 1 with stacks that its facts do not lead to"),
        (with_body("PotPushed", "5", "4"), "record 26 ends hand 1 with stacks"),
        (with_body("HandStarted", "Player 2", "Player 4"), "record 11 starts hand 1 from a table"),
        (with_body("ButtonPlaced", "3", "2"), "record 11 starts hand 1 from a table"),
        (without("HandStarted"), "record 11 (ForcedBetPosted) can't follow"),
        (without("PlayerSeated"), "record 10 starts hand 1 from a table"),
        (without("LogOpened"), "record 1 is TableConfigured, and a log begins with LogOpened"),
        (lambda rows: [rows[0], *rows], "record 2 opens the log a second time"),
        (swapped("HandStarted", "BetPlaced"), "record 11 (BetPlaced) can't follow"),
        (with_body("BetPlaced", '"seat":3', '"seat":9'), "record 26 (HandEnded) can't follow"),
        (with_body("BetPlaced", '"to":6', '"to":"six"'), "record 20 can't be read: BetPlaced: Expected `int`"),
        (with_body("BetPlaced", '"to":6', '"too":6'), "record 20 can't be read: BetPlaced: too is no field of it"),
        (with_body("BetPlaced", '"to":6}', ""), "record 20 can't be read: BetPlaced"),
        (with_body("BetPlaced", "{", "["), "record 20 can't be read: BetPlaced"),
        (with_body("ButtonCardDealt", "2c", "2x"), "record 6 can't be read: ButtonCardDealt"),
        (with_body("LogOpened", '"format":1', '"format":"one"'), "record 1 can't be read: LogOpened"),
        (lambda rows: [rows[0], rows[-1]], "record 2 ends a hand where none is being played"),
        (with_column("BetPlaced", step=99), "record 20 is of step 99, which does not follow step "),
        (with_column("BetPlaced", step=0), "record 20 is of step 0, which does not follow step "),
        (with_column("LogOpened", step=1), "record 1 is of step 1, and the first record is of none"),
        (correcting("11"), "record 27 corrects step 11, which is none before it"),
        (correcting("99"), "record 27 corrects step 99, which is none before it"),
        (correcting('"x"'), "record 27 can't be read: Corrected"),
        (correcting('1,"instead":7'), "record 27 can't be read: Corrected"),
    ],
)
def test_facts_that_lead_nowhere_are_named_though_the_chain_holds(path: Path, forgery: Forgery, named: str) -> None:
    chained_anew(path, forgery)
    said = said_no(path)
    assert named in said
    assert KEEP in said


@pytest.mark.parametrize(
    ("forgery", "named"),
    [
        (with_column("BetPlaced", kind="MoonLanded"), "record 20 was written by a later Cutcard: MoonLanded is a kind"),
        (with_column("BetPlaced", version=7), "record 20 was written by a later Cutcard: BetPlaced has version 7"),
        (with_column("LogOpened", version=7), "record 1 was written by a later Cutcard"),
        (
            with_body("LogOpened", '"format":1', '"format":2'),
            "record 1 was written by a later Cutcard: its format is 2",
        ),
    ],
)
def test_what_a_later_program_wrote_is_no_tampering(path: Path, forgery: Forgery, named: str) -> None:
    chained_anew(path, forgery)
    said = said_no(path)
    assert named in said
    assert "Verify it with that Cutcard" in said
    assert KEEP not in said


def test_a_deep_nest_of_brackets_is_no_reason_to_fall(path: Path) -> None:
    chained_anew(path, with_column("BetPlaced", body='{"seat":' * 5000 + "1" + "}" * 5000))
    assert "record 20 can't be read" in said_no(path)


def letters(path: Path) -> None:
    raw = sqlite3.connect(path)
    raw.execute("CREATE TABLE letters (text)")
    raw.close()


def other_record(path: Path) -> None:
    raw = sqlite3.connect(path)
    raw.execute("CREATE TABLE record (artist, title)")
    raw.close()


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda path: path.write_bytes(b""), "no such table: record"),
        (lambda path: path.write_bytes(b"Dear floor, the table was fine." * 40), "file is not a database"),
        (lambda path: path.write_bytes(b"SQLite format 3\x00 and then nothing more"), "can't be read as a log"),
        (letters, "no such table: record"),
        (other_record, "no such column"),
        (Path.mkdir, "is a folder, not a log"),
        (lambda path: None, "is not there"),
    ],
)
def test_what_is_no_log_is_said_to_be_none(tmp_path: Path, make: Callable[[Path], object], named: str) -> None:
    path = tmp_path / "table.db"
    make(path)
    said = said_no(path)
    assert named in said
    assert "Name the file of a table" in said


def test_a_log_without_a_record_is_said_to_hold_none(path: Path) -> None:
    tamper(path, "DELETE FROM record")
    assert "holds no record" in said_no(path)


def test_a_page_that_the_disk_ruined_is_named_by_the_first_record_lost(good: Path, tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    shutil.copy(good, path)
    content = bytearray(path.read_bytes())
    content[2 * 4096 : 2 * 4096 + 8] = b"\xff" * 8  # the header of the third page, a leaf of the table
    path.write_bytes(content)
    said = said_no(path)
    assert "record 1" in said or "malformed" in said


def test_a_table_that_holds_other_kinds_of_values_is_named(path: Path, tmp_path: Path) -> None:
    loose = tmp_path / "loose.db"
    raw = sqlite3.connect(loose)
    raw.execute("ATTACH ? AS old", (str(path),))
    raw.execute("CREATE TABLE record AS SELECT * FROM old.record")
    raw.execute("UPDATE record SET sealed = 'text', body = 5 WHERE seq = 3")
    raw.commit()
    raw.close()
    assert "record 3 holds what no record holds" in said_no(loose)


def test_a_cut_tail_shows_against_a_head_that_was_kept(path: Path) -> None:
    kept = stored(path)[-1].digest.hex()
    assert "the head that was kept is that of record 26" in verify(path, "--head", kept).output
    tamper(path, "DELETE FROM record WHERE seq > 22")
    assert verify(path).exit_code == 0, "without the head the chain alone can't show it"
    said = said_no(path, "--head", kept)
    assert "none of its 22 records has the head" in said
    assert KEEP in said


def test_a_head_from_the_middle_is_found_with_its_record(path: Path) -> None:
    kept = stored(path)[19].digest.hex().upper()
    assert "that of record 20" in verify(path, "--head", kept).output


@pytest.mark.parametrize("word", ["", "12", "z" * 64])
def test_what_is_no_head_is_refused(path: Path, word: str) -> None:
    done = verify(path, "--head", word)
    assert done.exit_code == 2
    assert "a head is 64 digits" in done.output


def test_a_changed_first_record_is_named(path: Path) -> None:
    tamper(path, "UPDATE record SET body = body || ' ' WHERE seq = 1")
    assert "record 1 is not what was recorded" in said_no(path)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can become somebody who may not write")
def test_a_file_on_a_medium_that_can_not_be_written_is_verified(good: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        medium = Path(folder)
        path = Path(shutil.copy(good, medium / "table.db"))
        path.chmod(0o444)
        medium.chmod(0o555)
        os.seteuid(NOBODY)
        try:
            with pytest.raises(PermissionError):
                (medium / "other").touch()
            done = verify(path)
        finally:
            os.seteuid(0)
    assert "26 records, 1 hands, chain intact" in done.output
