"""What stands on the screen while a table is opened: nothing of it is known yet, so nothing of it is shown.

It imports no rules and no record, so that the screen answers at once however long the record is.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from dealer_app.ui.fonts import inter
from dealer_app.ui.text.window import opening
from dealer_app.ui.theme import Palette, scale_for

_LETTERS, _WEIGHT = 32, 600


class OpeningScreen(QWidget):
    """One line in the middle, in the colours of the theme."""

    def __init__(self, palette: Palette, table: str) -> None:
        super().__init__()
        self._theme = palette
        self._line = opening(table)
        self.setObjectName("opening")
        self.setAccessibleName(self._line)
        self.setWindowTitle(self._line)

    def show_at_once(self) -> None:
        """Fill the screen and be painted before this returns."""
        self.showFullScreen()
        QApplication.processEvents()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("bg"))
        painter.setPen(self._theme.colour("mid"))
        painter.setFont(inter(round(_LETTERS * scale_for(self.width(), self.height())), _WEIGHT))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._line)
        painter.end()
