"""The first record of every file: which table, written by which program, and which file it goes on from.

House options are no part of it: they can change, and stand in `TableConfigured` and in every `HandStarted`.
"""

from dataclasses import dataclass, field, fields
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import msgspec

from dealer_app.log.chain import BadRecord, Row
from dealer_app.log.codec import CodecError, TooNew
from dealer_app.log.reader import FromLaterVersion, Unreadable
from dealer_app.log.versions import upcast, version_of

OPENED: Final = "LogOpened"
FORMAT: Final = 1


def program() -> str:
    """The version of this program; "unpacked" where it runs from its source without having been installed."""
    try:
        return version("cutcard")
    except PackageNotFoundError:
        return "unpacked"


@dataclass(frozen=True, slots=True)
class LogOpened:
    """`format`: of the columns and the hash. `table`: its name when the file was begun. `pack`: the rule texts.

    `follows` and `head`: the file before, where this one goes on from a file that can't be written any more, and in
    hex the digest of its last good record. Both are empty in a table's first file.
    """

    table: str = ""
    pack: str = ""
    program: str = field(default_factory=program)
    follows: str = ""
    head: str = ""
    format: int = FORMAT


def encode_opening(opening: LogOpened) -> str:
    """The body of the first record."""
    body = {each.name: getattr(opening, each.name) for each in fields(opening)}
    return msgspec.json.encode(body, order="sorted").decode()


def opening_of(row: Row) -> LogOpened:
    """What the first record of a file says. Raises BadRecord: Unreadable, FromLaterVersion, or it is another one."""
    if row.kind != OPENED:
        raise BadRecord(row.seq, f"is {row.kind}, and a log begins with {OPENED}")
    try:
        return _decoded(row)
    except TooNew as error:
        raise FromLaterVersion(row.seq, f"was written by a later Cutcard: {error}") from error
    except (CodecError, msgspec.MsgspecError, LookupError, RecursionError) as error:
        raise Unreadable(row.seq, f"can't be read: {OPENED}: {error}") from error


def _decoded(row: Row) -> LogOpened:
    if row.version > version_of(OPENED):
        raise TooNew(f"{OPENED} has version {row.version}; this program knows {version_of(OPENED)}")
    body: dict[str, Any] = msgspec.json.decode(row.body, type=dict[str, Any])
    found = msgspec.convert(upcast(OPENED, row.version, body), LogOpened)
    if found.format > FORMAT:
        raise TooNew(f"its format is {found.format}; this program knows {FORMAT}")
    return found
