"""Where the table's files lie on each system; every command takes an explicit folder instead."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def table_folder() -> Path:
    """The folder of the record, the keys and the decks. Raises OSError when the system names none."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    if not found:
        raise OSError("the system names no folder for the data of programs. Give one with --log FOLDER")
    return Path(found) / "table"
