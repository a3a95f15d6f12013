"""From the start of the process to the first paint of a live table, against an empty window.

The first paint is that of the opening screen; when the console stands there with its prompt is said beside it.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from dealer_app.bootstrap import open_for_taps
from dealer_app.guidance.next_step import next_step
from dealer_app.stores.keys import load, make
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.players import Players
from dealer_app.virtual.stage import OPTIONS, STAKE, set_up

_ROUNDS = 9
_HANDS = 20
_MOST = 2.0


def _table(folder: Path) -> Path:
    """A table whose record holds twenty hands and one that runs."""
    holders = folder / "holders"
    where = folder / "table"
    make(where, {"auditor": holders / "auditor.key", "floor": holders / "floor.key"})
    log, session = open_for_taps(where, load(where), OPTIONS, "1")
    set_up(session)
    dealer = VirtualDealer(session, Players(1), Pack(1), STAKE)
    while session.table.hands <= _HANDS:
        dealer.obey(next_step(session.table))
    log.close()
    return where


def _ms_to_paint(*arguments: str) -> list[float]:
    """From the start of the process to the paint of each window that it shows."""
    begun = time.monotonic() * 1000
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.painted", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return [float(line) - begun for line in done.stdout.split()]


def test_the_first_paint_takes_at_most_twice_as_long_as_that_of_an_empty_window(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    words = ("table", "--log", str(_table(tmp_path)))
    opening, console, bare = [], [], []
    for _ in range(_ROUNDS):
        bare.extend(_ms_to_paint())
        first, last = _ms_to_paint(*words)
        opening.append(first)
        console.append(last)
    benchmark(_ms_to_paint, *words)
    found, whole = (statistics.median(times) / statistics.median(bare) for times in (opening, console))
    print(f"\nfirst paint: {found:.2f} x an empty window; the console with its prompt: {whole:.2f} x")
    assert found <= _MOST
