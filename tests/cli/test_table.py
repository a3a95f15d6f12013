"""A live table does not open without both keys, rules that make sense, and a record that is whole."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.bootstrap import RulesMissing, open_for_taps
from dealer_app.cli.main import cli
from dealer_app.log.audit import verify_file
from dealer_app.log.chain import Row
from dealer_app.log.reader import NotALog
from dealer_app.rules.cards import DECK
from dealer_app.rules.posting.facts import HandStarted, StartHand
from dealer_app.rules.seats.facts import DealForButton, SeatPlayer
from dealer_app.session.house_rules import load_house_rules
from dealer_app.session.ports import LogError
from dealer_app.stores.keys import load, make
from tests.log.conftest import records_in
from tests.log.forged import chained_anew, play_to_the_end, stored, tamper, with_column

_RULES = "small_blind = 1\nbig_blind = 2\n"


def keyed(folder: Path, holders: Path) -> Path:
    make(folder, {"auditor": holders / "auditor.key", "floor": holders / "floor.key"})
    return folder


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["table", *words])
    return done.exit_code, done.output


def test_a_table_without_keys_names_the_command_that_makes_them(tmp_path: Path) -> None:
    code, said = run("--log", str(tmp_path / "t"))
    assert code == 1
    assert "dealer-app keys --table" in said
    assert not (tmp_path / "t" / "table.db").exists()


def test_one_key_alone_does_not_open_it(tmp_path: Path) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    (folder / "floor.public").unlink()
    code, said = run("--log", str(folder))
    assert code == 1
    assert "floor.public is missing" in said


def test_a_new_table_asks_for_its_house_rules(tmp_path: Path) -> None:
    code, said = run("--log", str(keyed(tmp_path / "t", tmp_path / "holders")))
    assert code == 1
    assert "--rules FILE" in said


@pytest.mark.parametrize(
    ("text", "named"), [("big_blnd = 2\n", "big_blnd"), ("small_blind = 5\nbig_blind = 2\n", "small_blind")]
)
def test_rules_that_are_wrong_are_named_by_their_key_and_nothing_opens(tmp_path: Path, text: str, named: str) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    rules = tmp_path / "rules.toml"
    rules.write_text(text)
    code, said = run("--log", str(folder), "--rules", str(rules))
    assert code == 1
    assert named in said
    assert not (folder / "table.db").exists()


def test_the_rules_are_recorded_with_the_table_and_come_back(tmp_path: Path) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    options = load_house_rules(_RULES)
    log, session = open_for_taps(folder, load(folder), options, "7")
    log.close()
    log, session = open_for_taps(folder, load(folder), None, "7")
    assert (session.table.name, session.table.options) == ("7", options)
    log.close()


def played(tmp_path: Path) -> Path:
    """The folder of a table at which a hand was played, closed."""
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    log, session = open_for_taps(folder, load(folder), load_house_rules(_RULES), "7")
    for seat in (1, 2, 3):
        session.do(SeatPlayer(seat, f"Player {seat}", 200))
    for card in DECK[:3]:
        session.do(DealForButton(card))
    play_to_the_end(session)
    log.close()
    return folder


def broken(tmp_path: Path) -> Path:
    folder = played(tmp_path)
    tamper(folder / "table.db", "UPDATE record SET body = replace(body, '200', '900') WHERE seq = 4")
    return folder


def rules(tmp_path: Path) -> str:
    file = tmp_path / "rules.toml"
    file.write_text(_RULES)
    return str(file)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The real program at work, without a display."""
    command = [sys.executable, "-u", "-m", "dealer_app", "table", *words]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for(path: Path) -> None:
    """Until a log holds its house rules, which a program that has it open wrote."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if path.exists() and path.stat().st_size and any(row.kind == "TableConfigured" for row in _rows(path)):
            return
        time.sleep(0.05)
    raise AssertionError(f"{path} was not begun")


def _rows(path: Path) -> list[Row]:
    try:
        return stored(path)
    except NotALog:
        return []  # it is being made this moment


def test_a_second_program_on_the_same_table_says_so_and_ends(tmp_path: Path) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    words = ("--log", str(folder), "--rules", rules(tmp_path))
    with running(*words) as first:
        wait_for(folder / "table.db")
        with running(*words) as second:
            said = second.communicate(timeout=30)[1]
        assert second.returncode == 1
        assert "in use by another Cutcard. Close that one first." in said
        assert "Traceback" not in said
        assert first.poll() is None
    assert run("--log", str(folder / "nowhere"))[0] == 1
    log, _ = open_for_taps(folder, load(folder), None, "7")  # what a killed program held is free again
    log.close()


def test_a_broken_record_is_named_and_never_written_to(tmp_path: Path) -> None:
    folder = broken(tmp_path)
    before = (folder / "table.db").read_bytes()
    code, said = run("--log", str(folder), "--rules", rules(tmp_path))
    assert code == 1
    assert "record 4 is not what was recorded. Nothing is written to it." in said
    assert "--new-file goes on in a new file beside it" in said
    assert (folder / "table.db").read_bytes() == before
    assert not (folder / "table-2.db").exists()


def test_a_new_file_needs_its_rules_before_it_is_begun(tmp_path: Path) -> None:
    folder = broken(tmp_path)
    code, said = run("--log", str(folder), "--new-file")
    assert code == 1
    assert "record 4" in said
    assert "--rules FILE; with --new-file" in said
    assert not (folder / "table-2.db").exists()


def test_a_new_file_goes_on_beside_the_broken_one_and_names_its_last_good_head(tmp_path: Path) -> None:
    folder = broken(tmp_path)
    before = (folder / "table.db").read_bytes()
    with running("--log", str(folder), "--rules", rules(tmp_path), "--new-file") as process:
        wait_for(folder / "table-2.db")
        assert process.poll() is None
    assert (folder / "table.db").read_bytes() == before
    opening = verify_file(folder / "table-2.db").opening
    assert opening.follows == "table.db"
    assert opening.head == stored(folder / "table.db")[2].digest.hex()
    log, session = open_for_taps(folder, load(folder), None, "7")
    assert log.path.name == "table-2.db"
    assert session.table.seats == ()
    log.close()


def test_a_file_whose_last_hand_can_not_be_read_is_not_written_to_either(tmp_path: Path) -> None:
    folder = played(tmp_path)
    chained_anew(folder / "table.db", with_column("BetPlaced", body='{"seat":3,"to":"six"}'))
    code, said = run("--log", str(folder), "--rules", rules(tmp_path))
    assert code == 1
    assert "record 20 can't be read" in said


def test_what_a_later_program_wrote_is_no_reason_for_a_new_file(tmp_path: Path) -> None:
    folder = played(tmp_path)
    chained_anew(folder / "table.db", with_column("BetPlaced", version=9))
    code, said = run("--log", str(folder), "--rules", rules(tmp_path), "--new-file")
    assert code == 1
    assert "Start that later Cutcard" in said
    assert not (folder / "table-2.db").exists()


def test_the_first_record_names_table_program_and_rule_texts(tmp_path: Path) -> None:
    opening = verify_file(played(tmp_path) / "table.db").opening
    assert opening.table == "7"
    assert opening.program
    assert opening.pack.startswith("Cutcard 1 of ")
    assert (opening.follows, opening.head) == ("", "")


def test_every_hand_records_the_edition_of_its_rules(tmp_path: Path) -> None:
    starts = [r.event for r in records_in(played(tmp_path) / "table.db") if isinstance(r.event, HandStarted)]
    assert [start.pack[:13] for start in starts] == ["Cutcard 1 of "]
    assert "program" in starts[0].pack


def test_a_table_never_opened_with_rules_asks_for_them(tmp_path: Path) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    with pytest.raises(RulesMissing):
        open_for_taps(folder, load(folder), None, "7")
    assert not (folder / "table.db").exists()


def test_a_broken_record_is_refused_without_the_wish_for_a_new_file(tmp_path: Path) -> None:
    folder = broken(tmp_path)
    with pytest.raises(LogError, match="keep this one"):
        open_for_taps(folder, load(folder), load_house_rules(_RULES), "7")


def test_without_a_name_or_rules_the_table_keeps_its_own(tmp_path: Path) -> None:
    folder = played(tmp_path)
    before = stored(folder / "table.db")
    log, session = open_for_taps(folder, load(folder), load_house_rules(_RULES), None)
    assert session.table.name == "7"
    log.close()
    log, session = open_for_taps(folder, load(folder), None, "8")
    assert (session.table.name, session.table.options) == ("8", load_house_rules(_RULES))
    log.close()
    assert len(stored(folder / "table.db")) == len(before) + 1


def test_rules_with_fewer_seats_than_people_are_refused_in_words_and_the_table_can_be_opened_again(
    tmp_path: Path,
) -> None:
    folder = played(tmp_path)
    (tmp_path / "two.toml").write_text("seats = 2\n")
    code, said = run("--log", str(folder), "--rules", str(tmp_path / "two.toml"))
    assert code == 1
    assert "somebody sits beyond seat 2" in said
    log, session = open_for_taps(folder, load(folder), None, None)
    assert session.table.options == load_house_rules(_RULES)
    log.close()


def test_new_rules_in_the_middle_of_a_hand_are_not_taken_and_that_is_said(tmp_path: Path) -> None:
    folder = keyed(tmp_path / "t", tmp_path / "holders")
    log, session = open_for_taps(folder, load(folder), load_house_rules(_RULES), "7")
    for seat in (1, 2, 3):
        session.do(SeatPlayer(seat, f"Player {seat}", 200))
    for card in DECK[:3]:
        session.do(DealForButton(card))
    session.do(StartHand())
    log.close()
    (tmp_path / "other.toml").write_text("seats = 8\n")
    with running("--log", str(folder), "--rules", str(tmp_path / "other.toml")) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        while "A hand is being played" not in said:
            assert said, "the program ended without a word"
            said = process.stderr.readline()
    log, session = open_for_taps(folder, load(folder), None, None)
    assert session.table.options == load_house_rules(_RULES)
    log.close()
