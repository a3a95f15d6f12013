"""The demo as its users start it: readers on ptys, the real window unseen, a robot that obeys the prompts."""

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.cli.main import COMMANDS, cli
from hardware.clock import Clock
from hardware.simulator.table import SimulatedTable
from tests.noise.play import tags_in_files

_HANDS = 2


def demo(folder: Path, *more: str) -> str:
    command = [sys.executable, "-m", "dealer_app", "demo", "--headless", "--hands", str(_HANDS), "--seed", "5"]
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [*command, "--folder", str(folder), *more],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("demo")
    return folder, demo(folder)


def test_the_demo_plays_and_verifies_its_log(played: tuple[Path, str]) -> None:
    assert re.search(rf"^{_HANDS} hands, \d+ prompts, \d+ records in .*demo\.db: verified$", played[1], re.MULTILINE)


def test_every_prompt_names_a_rule(played: tuple[Path, str]) -> None:
    lines = played[1].splitlines()[:-1]
    assert len(lines) > 20
    for line in lines:
        assert re.search(r"\[[A-Z0-9]+-\d+\]$", line), line


def test_a_picture_is_kept_of_each_street_that_is_bet(played: tuple[Path, str]) -> None:
    folder, said = played
    pictures = sorted(picture.name for picture in folder.glob("*.png"))
    assert "hand-1-preflop.png" in pictures
    assert ("hand-1-flop.png" in pictures) or "Deal the flop" not in said


def test_no_tag_of_the_deck_lies_open_in_any_file_the_demo_leaves(played: tuple[Path, str], tmp_path: Path) -> None:
    felt = SimulatedTable(seed=5, folder=tmp_path, clock=Clock(1.0))
    tags = tuple(tag.hex().upper() for tag in felt.tags)
    felt.stop()
    assert len(tags) >= 52
    assert tags_in_files(played[0], tags) == ()


def test_the_same_seed_plays_the_same_hands(played: tuple[Path, str], tmp_path: Path) -> None:
    """Who acts for how much is the same; what a reader had seen at the moment of a prompt may differ by a step.

    It takes seconds: a whole demo once more.
    """
    again = demo(tmp_path)
    acts = re.compile(r"to act|call .* or fold|check or raise|shows first|Push")
    first, second = ([line for line in said.splitlines() if acts.search(line)] for said in (played[1], again))
    assert first == second


def test_verify_says_what_the_log_holds(played: tuple[Path, str]) -> None:
    done = CliRunner().invoke(cli, ["verify", str(played[0] / "demo.db")])
    assert done.exit_code == 0
    assert f"{_HANDS} hands, chain intact" in done.output


def test_verify_names_the_first_bad_record(played: tuple[Path, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(played[0] / "demo.db") as source, sqlite3.connect(copy) as target:
        source.backup(target)
    raw = sqlite3.connect(copy)
    raw.execute("DROP TRIGGER record_no_update")
    raw.execute("UPDATE record SET body = replace(body, '200', '201') WHERE seq = 3")
    raw.commit()
    raw.close()
    done = CliRunner().invoke(cli, ["verify", str(copy)])
    assert done.exit_code == 1
    assert "record 3 is not what was recorded" in done.output


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
