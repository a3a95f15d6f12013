"""Writing small files so that they are there whole or not at all, and on the disk before anybody counts on them."""

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
EVERYBODY_READS: Final = 0o644


def write_new(contents: Mapping[Path, tuple[bytes, int]]) -> None:
    """Write files that must not be there yet, each with its permissions: all of them, or none when anything goes wrong.

    Raises FileExistsError or another OSError; then nothing of it lies there.
    """
    made: list[Path] = []
    try:
        with _waiting(contents) as parts:
            for part, path in parts.items():
                if path.exists():  # sticks formatted for every system know no link that would refuse by itself
                    raise FileExistsError(f"{path} is there already")
                part.replace(path)
                made.append(path)
        for folder in {path.parent for path in contents}:
            _sync_folder(folder)
    except BaseException:
        for path in made:
            path.unlink(missing_ok=True)
        raise


def replace(path: Path, content: bytes, permissions: int) -> None:
    """Write a file, or put it in the place of the one there, at one stroke. Raises OSError; then the old one stays."""
    with _waiting({path: (content, permissions)}) as parts:
        for part in parts:
            part.replace(path)
    _sync_folder(path.parent)


@contextlib.contextmanager
def _waiting(contents: Mapping[Path, tuple[bytes, int]]) -> Iterator[dict[Path, Path]]:
    """The contents on the disk under names of their own beside their places; those names are gone in the end."""
    parts: dict[Path, Path] = {}
    try:
        for path, (content, permissions) in contents.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f".{path.name}.{os.getpid()}.part")
            parts[part] = path
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, permissions), "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        yield parts
    finally:
        for part in parts:
            part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """A name is on the disk only when its folder is; Windows has no way to ask for it and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
