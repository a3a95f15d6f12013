"""What the window says of itself."""

from PySide6.QtCore import QCoreApplication


def too_small() -> str:
    """Instead of a screen that would be cut (UX 2)."""
    return QCoreApplication.translate("window", "Screen too small: needs 1280 × 800")


def opening(table: str) -> str:
    """While a table is opened: its record is checked before anything of it is shown."""
    return QCoreApplication.translate("window", "Opening the record of table {table}…").format(table=table)
