"""Ctrl-C, a closed terminal and the end of the system: the program ends at once and in order, its record whole."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.cli.demo import deal_by_robot
from dealer_app.guidance.prompt import Prompt
from dealer_app.log.audit import verify_file
from dealer_app.rules.options import Options
from dealer_app.stores.keys import make
from dealer_app.ui.desk import Desk
from dealer_app.ui.ending import Ended, ending
from tests.ui.windows.keyboard import keys_at, open_table

_MOST_S = 30


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The real program at work, without a display."""
    command = [sys.executable, "-u", "-m", "dealer_app", *words]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_until(came: Callable[[], bool]) -> None:
    end = time.monotonic() + _MOST_S
    while not came():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda each: each.name)
def test_a_robot_that_is_told_to_end_stops_and_verifies_its_log(tmp_path: Path, number: signal.Signals) -> None:
    """A second each: hands are being played when the signal comes."""
    with running("demo", "--headless", "--hands", "500", "--folder", str(tmp_path)) as process:
        assert process.stdout is not None
        for _ in range(12):
            process.stdout.readline()
        process.send_signal(number)
        said, errors = process.communicate(timeout=_MOST_S)
    assert process.returncode == 128 + number, errors
    assert "Stopped.\n" in said
    assert said.endswith("verified\n")
    assert "Traceback" not in errors


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda each: each.name)
def test_a_live_table_that_is_told_to_end_closes_its_record(tmp_path: Path, number: signal.Signals) -> None:
    folder = tmp_path / "t"
    make(folder, {"auditor": tmp_path / "auditor.key", "floor": tmp_path / "floor.key"})
    (tmp_path / "rules.toml").write_text("seats = 8\n")
    path = folder / "table.db"
    with running("table", "--log", str(folder), "--rules", str(tmp_path / "rules.toml")) as process:
        wait_until(lambda: path.with_name("table.db-wal").exists())
        time.sleep(1)  # the window comes after the record
        process.send_signal(number)
        _, errors = process.communicate(timeout=_MOST_S)
    assert process.returncode == 128 + number, errors
    assert "Traceback" not in errors
    assert not path.with_name("table.db-wal").exists()
    assert verify_file(path).records == 2


def test_where_no_event_loop_runs_the_wait_ends_and_the_next_signal_is_the_systems_own(qapp: QApplication) -> None:
    before = signal.getsignal(signal.SIGTERM)
    with ending() as end:
        end.refuse_to_go_on()
        signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
        with pytest.raises(Ended):
            end.refuse_to_go_on()
    assert end.exit_code == 128 + signal.SIGTERM
    assert signal.getsignal(signal.SIGTERM) is before


def test_what_was_started_to_outlive_its_terminal_does(qapp: QApplication) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with ending() as end:
            signal.raise_signal(signal.SIGHUP)
            end.refuse_to_go_on()
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
def test_a_robot_stops_dealing_when_its_window_is_closed(qapp: QApplication, tmp_path: Path) -> None:
    """Else it would play all its hands unseen, and the program would not end."""
    log, session = open_table(tmp_path / "table.db", dict.fromkeys((1, 2, 3), 200), Options())
    obeyed: list[Prompt] = []
    with keys_at(session) as keys:
        keys.window.close()
        with pytest.raises(Ended):
            deal_by_robot(Desk(session, None, lambda _: None, lambda: 0), obeyed.append, 1, keys.window, None, [])
    assert obeyed == []
    log.close()
