"""What is looked at before a log is opened for writing; a file with anything wrong in it is never written to."""

import sqlite3
from pathlib import Path
from typing import Final

from dealer_app.log.chain import BadRecord, verify
from dealer_app.log.folding import last_hand
from dealer_app.log.genesis import opening_of
from dealer_app.log.reader import FromLaterVersion, NotALog, is_bare, opened, since_last_start
from dealer_app.log.schema import rows
from dealer_app.session.ports import LogError, LogTrouble

KEEP: Final = "Nothing is written to it. Call the floor, keep this one as it is, and go on in a new file"

CHECK: Final = "Check the folder and its permissions."


def refuse_bad(path: Path) -> None:
    """Read what lies there: the whole chain, how it begins, and the last hand folded. Raises LogError."""
    if path.is_dir():
        raise LogError(LogTrouble.BROKEN, f"{path} is a folder. Name a file.")
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with opened(path) as db:
            first = next(rows(db), None)
            if first is None:
                return  # made by a start that was cut off before its first record
            verify(rows(db))
            opening_of(first)
            last_hand(since_last_start(db))
    except FromLaterVersion as bad:
        message = f"{path}: {bad}. Start that later Cutcard. Nothing is written to this file."
        raise LogError(LogTrouble.TOO_NEW, message) from bad
    except BadRecord as bad:
        raise LogError(LogTrouble.BROKEN, f"{path}: {bad}. {KEEP}.") from bad
    except NotALog as error:
        if "no such table" in str(error) and is_bare(path):
            return  # made by a start that was cut off before its first table
        raise LogError(LogTrouble.BROKEN, f"{error}. {KEEP}.") from error


def refuse_read_only(path: Path) -> None:
    """SQLite opens a file that may only be read without complaint, until the first bet. Raises LogError."""
    try:
        if path.exists():
            path.open("r+b").close()
    except OSError as error:
        raise LogError(LogTrouble.READ_ONLY, f"{path} can't be written: {error.strerror}. {CHECK}") from error


def lock(path: Path) -> sqlite3.Connection:
    """Hold an exclusive lock beside the log, which the system gives back when this process ends in any way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(path.with_name(path.name + ".lock"), isolation_level=None, timeout=0.2)
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            message = f"{path} is in use by another Cutcard. Close that one first."
            raise LogError(LogTrouble.LOCKED, message) from error
        raise trouble(error, path) from error
    except OSError as error:
        raise LogError(LogTrouble.READ_ONLY, f"{path.parent} can't be written: {error.strerror}. {CHECK}") from error
    return held


def trouble(error: sqlite3.Error | OverflowError, path: Path) -> LogError:
    """The error in words that say what to do."""
    text = str(error)
    if "full" in text:
        return LogError(LogTrouble.FULL, f"The disk of {path} is full. Make room, then start again.")
    if "readonly" in text or "unable to open" in text:
        return LogError(LogTrouble.READ_ONLY, f"{path} can't be written. {CHECK}")
    if "locked" in text:
        return LogError(LogTrouble.LOCKED, f"{path} is in use by another program.")
    if "not a database" in text or "malformed" in text:
        return LogError(LogTrouble.BROKEN, f"{path} is no log or is damaged. {KEEP}.")
    return LogError(LogTrouble.FAILED, f"{path} can't be written: {text}")
