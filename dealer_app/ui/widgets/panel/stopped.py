"""The game is stopped: how long, and why it may go on (UX 7.3, 7.4)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.floor.facts import ResumeGame
from dealer_app.ui.text.panel import stops as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import Face, TouchGuard
from dealer_app.ui.widgets.panel.content import LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.wishes import Do


class Stopped(Content):
    """A reason to go on, one touch each; the record keeps its English words."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self.seconds = 0
        self._reasons = [self.key(QRectF(LEFT_U, 121 + at * 80, WIDE_U, 72)) for at in range(len(text.RESUME_REASONS))]

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show the reasons."""
        self.view = view
        for reason, key in zip(text.RESUME_REASONS, self._reasons, strict=True):
            key.show_face(Face(text.resume_reason(reason), Do((ResumeGame(reason),))))
        self.update()

    def show_seconds(self, seconds: int) -> None:
        """Show how long the game has been stopped."""
        self.seconds = seconds
        self.setAccessibleName(text.stopped(seconds))
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """The time, and what the reasons are for."""
        colour = self.theme.colour
        write_fitted(painter, QRectF(16, 17, 359, 48), text.stopped(self.seconds), 36, 800, colour("red"))
        write_fitted(painter, QRectF(16, 77, 359, 28), text.go_on(), 16, 500, colour("mid"))
