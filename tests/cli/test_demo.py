import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.cli.main import COMMANDS, cli
from dealer_app.guidance.next_step import next_step
from dealer_app.log.chain import verify
from dealer_app.log.reader import reading
from dealer_app.rules.cards import DECK
from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.table import Stop
from dealer_app.session.table_session import TableSession
from tests.log.conftest import open_log


def demo(folder: Path, *more: str) -> str:
    done = CliRunner().invoke(cli, ["demo", "--hands", "8", "--seed", "5", "--folder", str(folder), *more])
    assert done.exit_code == 0, done.output
    return done.output


def test_the_demo_plays_and_verifies_its_log(tmp_path: Path) -> None:
    said = demo(tmp_path)
    assert re.search(r"^8 hands, \d+ prompts, \d+ records in .*demo\.db: verified$", said, re.MULTILINE)


def test_the_same_seed_gives_the_same_prompts(tmp_path: Path) -> None:
    first, second = demo(tmp_path / "a"), demo(tmp_path / "b")
    assert first.splitlines()[:-1] == second.splitlines()[:-1]


def test_every_prompt_names_a_rule(tmp_path: Path) -> None:
    for line in demo(tmp_path).splitlines()[:-1]:
        assert re.search(r"\[[A-Z0-9]+-\d+\]$", line), line


def test_no_concealed_card_is_in_anything_the_demo_leaves(tmp_path: Path) -> None:
    """Only cards that lay open, board, button draw and hands tabled, may be named in the record."""
    demo(tmp_path)
    with reading(tmp_path / "demo.db") as rows:
        for row in rows:
            if row.kind in ("CardDealt", "CardBurned", "Folded", "HandMucked"):
                assert not any(f'"{card}"' in row.body for card in DECK), row.kind


def test_verify_says_what_the_log_holds(tmp_path: Path) -> None:
    demo(tmp_path)
    done = CliRunner().invoke(cli, ["verify", str(tmp_path / "demo.db")])
    assert done.exit_code == 0
    assert "8 hands, chain intact" in done.output


def test_verify_names_the_first_bad_record(tmp_path: Path) -> None:
    demo(tmp_path)
    raw = sqlite3.connect(tmp_path / "demo.db")
    raw.execute("DROP TRIGGER record_no_update")
    raw.execute("UPDATE record SET body = replace(body, '200', '201') WHERE seq = 3")
    raw.commit()
    raw.close()
    done = CliRunner().invoke(cli, ["verify", str(tmp_path / "demo.db")])
    assert done.exit_code == 1
    assert "record 3: is not what was recorded" in done.output


def test_verify_of_what_is_no_log_says_so(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear floor")
    done = CliRunner().invoke(cli, ["verify", str(other)])
    assert done.exit_code == 1
    assert "can't be read as a log" in done.output


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself(name: str) -> None:
    done = CliRunner().invoke(cli, [name, "--help"])
    assert done.exit_code == 0
    assert "Usage:" in done.output


@pytest.mark.parametrize("moment_ms", range(0, 400, 20))
def test_after_kill_9_the_same_step_comes_back(tmp_path: Path, moment_ms: int) -> None:
    """Twenty moments of a running demo, a third of a second each to start: what was recorded is what comes back."""
    path = tmp_path / "demo.db"
    command = [sys.executable, "-m", "dealer_app", "demo", "--hands", "5000", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as playing:
        assert playing.stdout is not None
        playing.stdout.readline()
        time.sleep(moment_ms / 1000)
        playing.send_signal(signal.SIGKILL)
        acknowledged = playing.stdout.read().decode().splitlines()
    with reading(path) as rows:
        stored = verify(list(rows)).records
    assert stored >= len(acknowledged)
    log = open_log(path)
    session = TableSession(log, "cutcard-1")
    before = session.table
    session.resume()
    if before.hand is not None:
        assert session.table.stops == (Stop.RESTART,)
        session.do(ConfirmResume())
    assert session.table == before
    shown = acknowledged[-1] if acknowledged else ""
    assert next_step(session.table).rule.id
    assert shown == "" or before.hands >= int(shown.split()[0])
    log.close()
