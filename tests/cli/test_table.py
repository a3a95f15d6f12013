"""A live table does not open without both keys, rules that make sense, and a record that is whole."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.bootstrap import open_for_taps
from dealer_app.cli.main import cli
from dealer_app.session.house_rules import load_house_rules
from dealer_app.stores.keys import load, make

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
    assert session is not None
    log.close()
    log, session = open_for_taps(folder, load(folder), None, "7")
    assert session is not None
    assert (session.table.name, session.table.options) == ("7", options)
    log.close()
