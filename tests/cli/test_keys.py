import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.cli.main import cli
from dealer_app.stores.keys import KeyTrouble, load, load_private, make


def places(tmp_path: Path) -> tuple[Path, dict[str, Path]]:
    return tmp_path / "table", {"auditor": tmp_path / "a/auditor.key", "floor": tmp_path / "f/floor.key"}


def test_only_public_halves_stay_with_the_table(tmp_path: Path) -> None:
    table, private = places(tmp_path)
    keys = make(table, private)
    assert sorted(path.name for path in table.iterdir()) == ["auditor.public", "floor.public"]
    assert load(table) == keys
    assert load_private(private["floor"]).public_key == keys.floor


def test_a_private_half_is_for_its_owner_only(tmp_path: Path) -> None:
    table, private = places(tmp_path)
    make(table, private)
    assert private["auditor"].stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("way", ["table/auditor.key", "table/deep/x.key", "other/../table/x.key", "link/x.key"])
def test_a_private_half_in_the_tables_folder_is_refused(tmp_path: Path, way: str) -> None:
    table, private = places(tmp_path)
    table.mkdir()
    os.symlink(table, tmp_path / "link")
    with pytest.raises(KeyTrouble, match="lies in the table's own folder"):
        make(table, private | {"auditor": tmp_path / way})
    assert list(table.iterdir()) == []


def test_both_private_halves_in_one_place_are_refused(tmp_path: Path) -> None:
    table, private = places(tmp_path)
    with pytest.raises(KeyTrouble, match="a place of his own"):
        make(table, private | {"floor": private["auditor"]})


def test_a_key_is_never_overwritten(tmp_path: Path) -> None:
    table, private = places(tmp_path)
    make(table, private)
    with pytest.raises(KeyTrouble, match="there already"):
        make(table, private)


def test_without_keys_the_command_that_makes_them_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeyTrouble, match="dealer-app keys"):
        load(tmp_path)


def test_the_command_asks_where_each_private_half_goes(tmp_path: Path) -> None:
    answers = f"{tmp_path / 'a.key'}\n{tmp_path / 'f.key'}\n"
    done = CliRunner().invoke(cli, ["keys", "--table", str(tmp_path / "table")], input=answers)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "a.key").exists()
