"""From the bytes of a drawn card on the pseudo terminal to the painted prompt, against the bare floor of such a path.

The floor does what nobody can leave out: read the terminal, hop into the event loop, commit one row with synchronous
FULL, repaint one label. The card is a burn out of the shoe, whose judgement waits for nothing.
"""

import os
import sqlite3
import statistics
import threading
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QApplication, QLabel

from dealer_app.bootstrap import Stage, now_us, pack_pages, stage, throw_away_seal
from dealer_app.guidance.prompt import PromptKind
from dealer_app.log.store import LogFile
from dealer_app.ui.app import application
from dealer_app.ui.bridge import Bridge
from dealer_app.ui.desk import Desk
from dealer_app.ui.main_window import LEAST, MainWindow
from dealer_app.ui.theatre import let_pass
from dealer_app.ui.widgets.prompt_banner import PromptBanner
from dealer_app.virtual.stage import set_up
from hardware.clock import Clock
from hardware.simulator.line import PtyLine
from hardware.simulator.table import SHOE

_SAMPLES = 30
_MOST = 3.0
_TAG_BEGINS = b"\xe0\x04\x01"  # of every simulated tag; holds no byte that stuffing would change
_PATIENCE_MS = 5000
_SETTLE_MS = 1500
_BETWEEN_MS = 700


def _wait_for(done: SignalInstance) -> None:
    """Let the event loop run until `done` is emitted; a loop that spins would keep the readers' threads from working.

    Raises AssertionError when it never is.
    """
    loop = QEventLoop()
    given_up = QTimer()
    given_up.setSingleShot(True)
    given_up.timeout.connect(lambda: loop.exit(1))
    given_up.start(_PATIENCE_MS)
    done.connect(loop.quit)
    assert loop.exec() == 0, "nothing was painted"
    done.disconnect(loop.quit)


class _Painted(QObject):
    """Emits `done` when another sentence than before is painted in the prompt, its paint included."""

    done = Signal()

    def __init__(self, banner: PromptBanner) -> None:
        super().__init__(banner)
        self._banner = banner
        self.before = ""
        self.at = 0.0
        banner.words.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is not QEvent.Type.Paint:
            return False
        watched.event(event)
        if self.before not in ("", self._banner.accessibleName()):
            self.at, self.before = time.perf_counter(), ""
            self.done.emit()
        return True


class _Floor(QObject):
    """The bare path: thread, event loop, commit, label."""

    done = Signal()
    _arrived = Signal(bytes)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self._db = sqlite3.connect(folder / "floor.db", isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("CREATE TABLE record (seq INTEGER PRIMARY KEY, body BLOB)")
        self._label = QLabel("Burn a card")
        self._label.resize(840, 104)
        self._label.show()
        self._at = 0.0
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        while (data := os.read(self._slave, 4096)) != b"end":
            self._arrived.emit(data)

    def _take(self, data: bytes) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute("INSERT INTO record (body) VALUES (?)", (data,))
        self._db.execute("COMMIT")
        self._label.setText(f"Deal the flop {len(data)} {time.monotonic_ns()}")
        self._label.repaint()
        self._at = time.perf_counter()
        self.done.emit()

    def ms(self, data: bytes) -> float:
        """How long these bytes take to the painted label."""
        begun = time.perf_counter()
        os.write(self._master, data)
        _wait_for(self.done)
        return (self._at - begun) * 1000

    def close(self) -> None:
        """End the thread; give terminal and file back."""
        os.write(self._master, b"end")
        self._reader.join()
        os.close(self._master)
        os.close(self._slave)
        self._db.close()
        self._label.close()


class _Table:
    """A table of simulated readers at the real window, dealt by the robot except for the burns that are measured."""

    def __init__(self, table: Stage, desk: Desk, window: MainWindow, written: list[tuple[float, bytes]]) -> None:
        self._stage = table
        self._desk = desk
        self._written = written
        self._banner = window.console.prompt
        self._painted = _Painted(self._banner)

    def ms(self) -> tuple[float, bytes]:
        """Deal on to the next burn; how long its bytes take to the painted prompt, and the bytes."""
        while self._desk.prompt.kind is not PromptKind.BURN:
            self._stage.dealer.obey(self._desk.prompt)
        let_pass(_BETWEEN_MS)
        self._written.clear()
        self._painted.before = self._banner.accessibleName()
        self._stage.hands.burn()
        _wait_for(self._painted.done)
        begun, data = self._written[0]
        assert begun < self._painted.at
        let_pass(_BETWEEN_MS)
        return (self._painted.at - begun) * 1000, data


@contextmanager
def _table(folder: Path, written: list[tuple[float, bytes]]) -> Iterator[_Table]:
    _, palette = application("en")
    clock = Clock()
    bridge = Bridge(clock)
    log = LogFile(folder / "table.db", throw_away_seal(), now_us)
    made = stage(log, folder=folder, seed=1, noise="none", clock=clock, put=bridge.put, wait=let_pass)
    bridge.join(made.live.intake)
    set_up(made.live.session)
    desk = Desk(made.live.session, made.live.intake, made.live.supervisor.retry, lambda: now_us() // 1000)
    window = MainWindow(palette, desk, pack_pages(), "en")
    window.resize(LEAST)
    window.show()
    made.start()
    try:
        let_pass(_SETTLE_MS)
        yield _Table(made, desk, window, written)
    finally:
        window.close()
        made.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_from_the_bytes_of_a_card_to_the_painted_prompt_takes_at_most_three_times_the_bare_floor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    written: list[tuple[float, bytes]] = []
    plain = PtyLine.write

    def noting(line: PtyLine, data: bytes) -> int:
        if _TAG_BEGINS in data and line.url.endswith(SHOE):
            written.append((time.perf_counter(), data))
        return plain(line, data)

    monkeypatch.setattr(PtyLine, "write", noting)
    ours, bare = [], []
    floor = _Floor(tmp_path)
    with _table(tmp_path, written) as table:
        for _ in range(_SAMPLES):
            took, data = table.ms()
            ours.append(took)
            bare.append(floor.ms(data))
    floor.close()
    found = statistics.median(ours) / statistics.median(bare)
    print(
        f"\nbytes to painted prompt: {statistics.median(ours):.2f} ms, floor {statistics.median(bare):.2f} ms: "
        f"{found:.2f} x"
    )
    assert found <= _MOST
