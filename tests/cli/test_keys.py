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


def test_one_key_for_both_holders_opens_no_table(tmp_path: Path) -> None:
    """With it one of them alone would open every concealed card."""
    table, private = places(tmp_path)
    make(table, private)
    (table / "auditor.public").write_bytes((table / "floor.public").read_bytes())
    with pytest.raises(KeyTrouble, match="one and the same key"):
        load(table)


@pytest.mark.parametrize(
    "content",
    [b"", b"ab" * 16, b"zz" * 32, b"\xff" * 64, b"00" * 32, b"01" + b"00" * 31],
    ids=["empty", "half", "no hex", "no text", "seals nothing", "seals nothing either"],
)
def test_what_is_no_key_is_told_before_a_table_opens(tmp_path: Path, content: bytes) -> None:
    table, private = places(tmp_path)
    make(table, private)
    (table / "floor.public").write_bytes(content)
    with pytest.raises(KeyTrouble, match=r"floor\.public holds no public key"):
        load(table)


def test_a_key_that_is_a_folder_is_told_in_words(tmp_path: Path) -> None:
    table, private = places(tmp_path)
    make(table, private)
    (table / "floor.public").unlink()
    (table / "floor.public").mkdir()
    with pytest.raises(KeyTrouble, match=r"floor\.public can't be read: Is a directory"):
        load(table)


def test_a_link_to_itself_is_no_table(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    words = ("--table", loop, "--auditor", tmp_path / "a", "--floor", tmp_path / "f")
    done = CliRunner().invoke(cli, ["keys", *map(str, words)])
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit)
    assert str(loop) in done.output
    assert not (tmp_path / "f").exists()
