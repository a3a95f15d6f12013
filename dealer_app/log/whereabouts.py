"""Whether the files of a log are still those that were opened: one that is gone takes writes without complaint."""

import os
from pathlib import Path
from typing import Final

from dealer_app.session.ports import LogError, LogTrouble

_WAITING: Final = "-wal"


class Whereabouts:
    """Remembers which files lie at the place of a log and beside it; made when the log has been opened.

    Somebody who deletes, moves or replaces them leaves the writer with files that have no name: what is written then
    is durable nowhere that anybody would look.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        found = {each: _identity(each) for each in (path, path.with_name(path.name + _WAITING))}
        self._files = {each: known for each, known in found.items() if known is not None}

    def refuse_if_gone(self) -> None:
        """Raises LogError when a file was deleted, moved or replaced since the log was opened."""
        for path, known in self._files.items():
            if _identity(path) != known:
                raise LogError(
                    LogTrouble.FAILED,
                    f"{path} was deleted, moved or replaced while {self._path.name} was in use. "
                    "Nothing more is recorded. Put the folder back as it was, call the floor, then start again.",
                )


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file lies there, whatever its name; None when there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
