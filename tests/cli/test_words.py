"""What is typed wrongly, and what the system refuses, ends in a sentence and never in a traceback."""

import errno
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.cli.main import cli
from dealer_app.cli.words import in_words


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["demo", "--headless", "--speed", "nan"], "must be a number"),
        (["demo", "--headless", "--speed", "inf"], "not in the range"),
        (["demo", "--headless", "--hands", "0"], "not in the range"),
        (["table", "--name", ""], "must be one line of text"),
        (["table", "--name", "  "], "must be one line of text"),
        (["table", "--name", "a\nb"], "must be one line of text"),
        (["table", "--name", os.fsdecode(b"\xff")], "must be one line of text"),
    ],
)
def test_what_is_typed_wrongly_is_said(words: list[str], said: str) -> None:
    done = CliRunner().invoke(cli, words)
    assert done.exit_code == 2
    assert said in done.output


@pytest.mark.parametrize("name", ["file", "file/inside"])
def test_a_demo_that_has_no_place_for_its_log_says_which(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("x")
    done = CliRunner().invoke(cli, ["demo", "--headless", "--folder", str(tmp_path / name)])
    assert done.exit_code == 1
    assert str(tmp_path / name) in done.output
    assert "Errno" not in done.output


def test_a_table_without_a_screen_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt would end the process without a word that helps."""
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    done = CliRunner().invoke(cli, ["table", "--log", str(tmp_path)])
    assert done.exit_code == 1
    assert "no screen" in done.output


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "No space left on device"),
        (FileNotFoundError(errno.ENOENT, "No such file or directory", "/x/y"), "/x/y: No such file or directory"),
        (OSError("the system names no folder"), "the system names no folder"),
    ],
)
def test_an_error_of_the_system_names_its_place_and_no_number(error: OSError, said: str) -> None:
    assert in_words(error) == said
