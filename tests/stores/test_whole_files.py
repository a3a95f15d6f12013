"""Small files are there whole or not at all."""

import os
from pathlib import Path

import pytest

from dealer_app.stores.keys import make
from dealer_app.stores.whole_files import OWNER_ONLY, replace, write_new


def files_in(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_when_one_place_can_not_be_written_nothing_is_left_at_the_others(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"a file where a folder is wanted")
    with pytest.raises(OSError, match="taken"):
        write_new({tmp_path / "a": (b"1", OWNER_ONLY), tmp_path / "taken" / "b": (b"2", OWNER_ONLY)})
    assert files_in(tmp_path) == ["taken"]


def test_keys_that_can_not_all_be_written_are_not_made_at_all(tmp_path: Path) -> None:
    (tmp_path / "stick").write_bytes(b"")
    private = {"auditor": tmp_path / "a" / "auditor.key", "floor": tmp_path / "stick" / "floor.key"}
    with pytest.raises(OSError, match="stick"):
        make(tmp_path / "table", private)
    assert files_in(tmp_path) == ["stick"]


def test_what_is_there_already_is_neither_overwritten_nor_taken_away(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new({tmp_path / "a": (b"1", OWNER_ONLY), tmp_path / "b": (b"2", OWNER_ONLY)})
    assert files_in(tmp_path) == ["b"]
    assert (tmp_path / "b").read_bytes() == b"old"


def test_a_disk_that_fails_at_the_last_moment_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="Input/output"):
        write_new({tmp_path / "a": (b"1", OWNER_ONLY), tmp_path / "b": (b"2", OWNER_ONLY)})
    assert files_in(tmp_path) == []


def test_every_file_and_its_folder_are_on_the_disk_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    real = os.fsync

    def watched(descriptor: int) -> None:
        synced.append(os.fstat(descriptor).st_ino)
        real(descriptor)

    monkeypatch.setattr(os, "fsync", watched)
    write_new({tmp_path / "a": (b"1", OWNER_ONLY), tmp_path / "b": (b"2", OWNER_ONLY)})
    wanted = {(tmp_path / "a").stat().st_ino, (tmp_path / "b").stat().st_ino, tmp_path.stat().st_ino}
    assert wanted <= set(synced)


def test_a_file_that_can_not_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deck"
    replace(path, b"old", OWNER_ONLY)

    def fails(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="No space"):
        replace(path, b"new", OWNER_ONLY)
    assert path.read_bytes() == b"old"
    assert files_in(tmp_path) == ["deck"]
