"""What a reader saw that does not fit, and the look at the table after a restart (UX 4.4, 5)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_app.rules.floor.facts import CallFloor, DismissRead
from dealer_app.ui.text.panel import foot
from dealer_app.ui.text.panel import stops as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import Face, Look, TouchGuard
from dealer_app.ui.widgets.panel.content import LARGE_PLACE, LEFT_U, WIDE_U, Content
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.widgets.panel.large import show_large
from dealer_app.ui.wishes import Do, ShowRead, TakeCard

_CARDS = 2
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ReadNotice(Content):
    """Call floor or Not so, and Show it where the read may stand; for a read that differs from a tap, the two cards.

    Nothing here is amber.
    """

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._cards = [self.key(QRectF(LEFT_U + at * 185, 121, 173, 224)) for at in range(_CARDS)]
        self._not_so = self.key(QRectF(LEFT_U, 455, WIDE_U, 56))
        self._show_it = self.key(QRectF(LEFT_U, 527, 173, 88))
        self._beside = QRectF(LEFT_U + 185, 527, 173, 88)
        self._floor = self.key(self._beside)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show what may be answered."""
        self.view = view
        differs = len(view.conflict) == _CARDS
        for at, key in enumerate(self._cards):
            key.setVisible(differs)
            if differs:
                card = view.conflict[at]
                name = text.take_read(card) if at == 0 else text.take_tapped(card)
                words = text.read_word() if at == 0 else text.tapped_word()
                key.show_face(Face(words, TakeCard(card), Look.PLAIN, name=name, size=18, card=card))
        shows = view.can_show_read and not differs
        self._show_it.setVisible(shows)
        self._not_so.setVisible(not differs)
        self._show_it.show_face(Face(text.show_it(), ShowRead()))
        self._not_so.show_face(Face(text.not_so(), Do((DismissRead(),)), Look.QUIET))
        self._floor.show_face(Face(foot.call_floor(), Do((CallFloor(),)), Look.STOP))
        self.move_key(self._floor, self._beside if shows else QRectF(LEFT_U, 527, WIDE_U, 88))
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """Where the read was, or what to choose."""
        differs = len(view.conflict) == _CARDS
        words = text.which_card() if differs else text.look_at(view.notice_place)
        colour = self.theme.colour
        write_fitted(painter, QRectF(16, 17, 359, 60), words, 20, 700, colour("hi"), _TOP, wraps=True)


class Resume(Content):
    """All correct, or Call floor (INV-9)."""

    def __init__(self, palette: Palette, guard: TouchGuard, parent: QWidget | None = None) -> None:
        super().__init__(palette, guard, parent)
        self._floor = self.key(QRectF(LEFT_U, 415, WIDE_U, 88))
        self._large = self.key(LARGE_PLACE)

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Show both answers."""
        self.view = view
        show_large(self._large, view.large, amber=amber)
        self._floor.show_face(Face(foot.call_floor(), Do((CallFloor(),)), Look.STOP))
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """What to compare."""
        colour = self.theme.colour
        write_fitted(painter, QRectF(16, 17, 359, 60), text.compare(), 20, 700, colour("hi"), _TOP, wraps=True)


class Disabled(Content):
    """Nothing can be answered here now."""

    def show_view(self, view: PanelView, *, amber: bool = True) -> None:
        """Take the view."""
        self.view = view
        self.update()

    def draw(self, painter: QPainter, view: PanelView) -> None:
        """Say that the panel is off."""
        write_fitted(painter, QRectF(16, 17, 359, 28), text.panel_off(), 16, 500, self.theme.colour("low"))
