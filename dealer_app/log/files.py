"""The files of a table's record: table.db, and those that go on from it, table-2.db, table-3.db."""

import re
from pathlib import Path
from typing import Final

_NAME: Final = re.compile(r"table(?:-(\d+))?\.db")


def newest(folder: Path) -> Path:
    """The file to write to: the one with the highest number; the first one in a folder that has none."""
    found = [path for path in folder.glob("table*.db") if _NAME.fullmatch(path.name)]
    return max(found, key=_number, default=folder / "table.db")


def following(path: Path) -> Path:
    """The file that goes on from this one, beside it."""
    return path.with_name(f"table-{_number(path) + 1}.db")


def _number(path: Path) -> int:
    match = _NAME.fullmatch(path.name)
    return int(match[1]) if match and match[1] else 1
