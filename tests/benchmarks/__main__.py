"""Runs every `bench_*.py` here, or those whose name holds WORD; fails where a ratio misses its bound.

They aren't named `test_*` since a ratio on a busy machine must not decide whether the default tests pass.
"""

import sys
from pathlib import Path

import pytest


def main(word: str = "") -> int:
    """Run the benchmarks and answer the runner's exit code, 4 where no file is meant."""
    files = [str(file) for file in sorted(Path(__file__).parent.glob("bench_*.py")) if word in file.stem]
    if not files:
        print(f"No benchmark has {word!r} in its name.")
        return int(pytest.ExitCode.USAGE_ERROR)
    return int(pytest.main(["-s", *files]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
