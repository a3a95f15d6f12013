"""A program of its own, started anew: in this one other tests have built the tables already. So it takes seconds."""

import os
import subprocess
import sys
from pathlib import Path

from dealer_app.stores.keys import make

_UNTIL_BUILT = """
import sys, time
from PySide6.QtWidgets import QApplication
from dealer_app.cli.main import cli
from dealer_app.rules.ranking import high

def at_rest():
    end = time.monotonic() + 60
    while not high._SEVEN.classes and time.monotonic() < end:
        QApplication.processEvents()
    print("built", bool(high._SEVEN.classes))

assert not high._SEVEN.classes
QApplication.exec = staticmethod(at_rest)
cli(["table", *sys.argv[1:]])
"""


def test_a_live_table_at_rest_builds_what_the_first_showdown_needs(tmp_path: Path) -> None:
    make(tmp_path / "t", {"auditor": tmp_path / "auditor.key", "floor": tmp_path / "floor.key"})
    rules = tmp_path / "rules.toml"
    rules.write_text("small_blind = 1\nbig_blind = 2\n")
    done = subprocess.run(
        [sys.executable, "-c", _UNTIL_BUILT, "--log", str(tmp_path / "t"), "--rules", str(rules)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "built True\n"), done.stderr
