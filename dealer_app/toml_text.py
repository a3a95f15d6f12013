"""TOML files that people hand in: whatever lies there ends as a table of values or in one sentence."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any


class NoToml(ValueError):
    """The text is no TOML; the message says where and what is wrong."""


def read_toml(path: Path, parse_float: Callable[[str], Any] = float, *, most_bytes: int = -1) -> dict[str, Any]:
    """The values of a file, of at most so many bytes. Raises NoToml, or OSError when it can't be read."""
    with path.open("rb") as file:
        content = file.read(most_bytes + 1 if most_bytes >= 0 else -1)
    if len(content) > most_bytes >= 0:
        raise NoToml(f"it has more than {most_bytes} bytes")
    try:
        # Editors of Windows begin a file with a mark that TOML does not know.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NoToml(f"it is no text in UTF-8: {error.reason} at byte {error.start + 1}") from error
    return toml_of(text, parse_float)


def toml_of(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The values of a text. Raises NoToml."""
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except RecursionError as error:
        raise NoToml("lists or tables lie in one another too deeply") from error
    except ValueError as error:  # TOMLDecodeError is one; a number of thousands of digits is another
        raise NoToml(str(error)) from error
