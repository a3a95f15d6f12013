"""Kills the app so many times, 200 unless told otherwise; a traceback when anything was lost."""

import sys
import tempfile
import time
from pathlib import Path

from tests.crash.table import run


def main(kills: int, seed: int) -> None:
    """Run and say what was seen."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="crash-") as folder:
        found = run(kills, Path(folder), seed=seed)
    print(
        f"{found.kills} kills, {found.hands} hands, {found.records} records verified, {found.acknowledged} draws "
        f"acknowledged and none lost, {len(found.notices)} notices, {time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
