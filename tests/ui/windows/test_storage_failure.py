"""UX 7.3, 9.6: a disk that takes no more in the middle of a hand; nothing later is shown or taken as recorded."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.log.audit import verify_file
from dealer_app.log.reader import reading
from dealer_app.log.store import LogFile
from dealer_app.rules.options import Options
from dealer_app.session.ports import LogTrouble
from dealer_app.session.table_session import TableSession
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.view.panel import PanelMode, PanelView
from tests.log.state_hash import state_hash
from tests.ui.windows.keyboard import Keys, keys_at, open_table
from tests.ui.windows.test_keyboard_hand import NO_LIMIT

_NOT_RECORDING: Final = "Not recording. Finish by hand, call floor"
_FLOP: Final = 10  # of its three cards each is a record of its own
_STACKS: Final = dict.fromkeys(range(1, 5), 200)


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file may grow beyond the write-ahead log as it is: the next record does not fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(f"{path.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def shown(view: ConsoleView) -> ConsoleView:
    """What the screen says of the hand; what it asks for and who may be tapped left out."""
    return replace(
        view,
        header=replace(view.header, now_ms=0),
        seats=tuple(replace(seat, is_tappable=False) for seat in view.seats),
        prompt=PromptView(view.prompt.prompt),
        panel=PanelView(PanelMode.DISABLED),
        card_grid=None,
        undo=None,
    )


def rows(path: Path) -> int:
    """How many records the file has."""
    with reading(path) as found:
        return sum(1 for _ in found)


# Of the hand by keys: the step that meets a full disk, and the key of it that asks for a record.
STEPS: Final = {
    "blinds": (3, "Space"),
    "raise": (5, "6 Enter"),
    "board card": (10, "Ks"),
    "call": (16, "C"),
    "hand tabled": (22, "Kh Kd"),
    "hand mucked": (23, "M"),
    "pot pushed": (24, "Enter"),
}


@pytest.mark.parametrize("name", STEPS)
def test_the_screen_keeps_the_last_record_and_takes_nothing_more(qapp: QApplication, tmp_path: Path, name: str) -> None:
    step, pressed = STEPS[name]
    path = tmp_path / "table.db"
    log, session = open_table(path, _STACKS, Options())
    with keys_at(session) as keys:
        for earlier, _ in NO_LIMIT[:step]:
            keys.press(earlier)
        assert keys.prompt == NO_LIMIT[step - 1][1]
        before, recorded = shown(keys.window.view), (session.records, state_hash(session.table), rows(path))
        with full_disk(path):
            keys.press(pressed)
            assert keys.prompt == _NOT_RECORDING
            assert shown(keys.window.view) == before
            _touch_everything(keys)
        # The disk has room again: what was missed is not made up, and nothing new is taken.
        _touch_everything(keys)
        assert keys.prompt == _NOT_RECORDING
        assert shown(keys.window.view) == before
        last = datetime.fromtimestamp(session.records[-1].at_us / 1e6)
        assert keys.window.console.log.accessibleName() == f"Not recording since {last:%H:%M}"
        assert (session.records, state_hash(session.table), rows(path)) == recorded
    log.close()


def test_after_a_full_disk_the_hand_goes_on_where_the_last_record_left_it(qapp: QApplication, tmp_path: Path) -> None:
    """INV-9: the file is opened again, the dealer looks at the table, and the same step is due as before."""
    path = tmp_path / "table.db"
    log, session = open_table(path, _STACKS, Options())
    with keys_at(session) as keys:
        keys.press("2c 3c 4c As")
        pages = log._db.execute("PRAGMA page_count").fetchone()[0]
        log._db.execute(f"PRAGMA max_page_count = {pages + 1}")
        step, state = 2, ""
        while session.failure is None:
            state = state_hash(session.table)
            keys.press(NO_LIMIT[step][0].split()[0] if step == _FLOP else NO_LIMIT[step][0])
            step += 1
        assert session.failure.error.trouble is LogTrouble.FULL
        assert session.table.hand is not None
        assert keys.prompt == _NOT_RECORDING
    log.close()
    assert verify_file(path).records == rows(path)

    again = LogFile(path, throw_away_seal(), now_us)
    session = TableSession(again, "cutcard-1")
    assert state_hash(session.table) == state
    session.resume()
    with keys_at(session) as keys:
        assert keys.prompt == "Confirm board, bets and stacks"
        keys.press("Space")
        assert keys.prompt == NO_LIMIT[step - 2][1]
        for pressed, prompt in NO_LIMIT[step - 1 :]:
            keys.press(pressed)
            assert keys.prompt == prompt
    again.close()
    assert verify_file(path).hands == 1


def _touch_everything(keys: Keys) -> None:
    keys.press("Enter Space F C K A B 5 0 R T M U Ctrl+Z Alt+1 Alt+2 Alt+3 Alt+4 F2")
    for button in keys.window.console.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            button.click()
            QApplication.processEvents()
    keys.press("Esc")
