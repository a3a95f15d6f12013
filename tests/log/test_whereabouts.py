"""A record is never made in a file that has lost its name: deleted, moved or replaced while a table was open."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_app.log.audit import verify_file
from dealer_app.rules.betting.facts import Call, PlaceBet
from dealer_app.session.ports import LogError, LogTrouble
from tests.log.conftest import open_log, opened_table


def delete(path: Path) -> None:
    path.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace_by_a_copy(path: Path) -> None:
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    copy.replace(path)


def delete_what_waits(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@pytest.mark.parametrize("lose", [delete, delete_folder, move_folder, replace_by_a_copy, delete_what_waits])
def test_nothing_counts_as_recorded_in_a_file_that_has_lost_its_name(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    path = tmp_path / "t" / "table.db"
    log = open_log(path)
    session = opened_table(log)
    session.do(PlaceBet(3, 6))
    before = session.table
    lose(path)
    with pytest.raises(LogError, match="was deleted, moved or replaced") as caught:
        session.do(Call(1))
    assert caught.value.trouble is LogTrouble.FAILED
    assert session.table == before
    assert session.failure is not None
    with pytest.raises(LogError, match="was deleted, moved or replaced"):
        log.checkpoint()
    log.close()


def test_what_waited_in_a_deleted_file_beside_the_log_is_brought_in(path: Path) -> None:
    log = open_log(path)
    session = opened_table(log)
    session.do(PlaceBet(3, 6))
    recorded, head = session.records[-1].seq, log.head
    delete_what_waits(path)
    with pytest.raises(LogError):
        session.do(Call(1))
    found = verify_file(path, head)
    assert found.kept == found.records == recorded
    log.close()


def test_a_log_that_is_opened_again_and_read_meanwhile_is_still_the_same(path: Path) -> None:
    log = open_log(path)
    opened_table(log).do(PlaceBet(3, 6))
    log.close()
    log = open_log(path)
    verify_file(path)
    log.checkpoint()
    log.close()


def test_a_link_to_itself_is_told_like_any_place_that_can_not_be_written(path: Path) -> None:
    path.symlink_to(path)
    with pytest.raises(LogError) as caught:
        open_log(path)
    assert caught.value.trouble is LogTrouble.READ_ONLY
