"""Prints each failure, then what passed, failed and is not built; exit 1 on a failure."""

import json
import sys
from pathlib import Path

from tests.frames.check import Result, check_file


def main(paths: list[str]) -> int:
    """Check every file that was named."""
    if not paths:
        print("usage: python -m tests.frames FILE...")
        return 2
    whole = Result()
    for path in paths:
        try:
            whole.add(check_file(json.loads(Path(path).read_text(encoding="utf-8"))))
        except (OSError, ValueError, KeyError) as error:
            print(f"{path}: not a file of frames: {error!r}")
            return 1
    for failure in whole.failures:
        print(failure)
    print(f"{whole.passed} passed, {len(whole.failures)} failed, {whole.not_built} not built")
    return 1 if whole.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
