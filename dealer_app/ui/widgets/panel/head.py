"""The head of the panel: whose turn it is, where it sits, and what it has to call."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dealer_app.ui.text.names import amount, seat_name
from dealer_app.ui.text.panel import head as text
from dealer_app.ui.theme import Palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets.big_button import BigButton, Face
from dealer_app.ui.widgets.ink import LEFT, MIDDLE, RIGHT, disc, width_of
from dealer_app.ui.widgets.panel.fitted import write_fitted
from dealer_app.ui.wishes import CallTime

CALL_TIME: Final = QRectF(84, 17, 152, 56)


def show_call_time(key: BigButton, view: PanelView) -> None:
    """Offer the clock for a seat that has thought long (BET-35)."""
    key.setVisible(view.may_call_time and view.seat is not None)
    if view.seat is not None:
        key.show_face(Face(text.call_time(), CallTime(view.seat), size=18))


def draw_head(painter: QPainter, view: PanelView, palette: Palette, *, amber: bool) -> None:
    """Draw the 56 units of the head in a painter of units."""
    if view.seat is None:
        return
    colour = palette.colour
    seat = QRectF(16, 17, 56, 56)
    disc(painter, seat, colour("amber" if amber else "s3"))
    write_fitted(painter, seat, str(view.seat), 30, 800, colour("on_amber" if amber else "hi"), MIDDLE)
    call = view.legal.call if view.legal else 0
    wide = max(width_of(amount(call), 36, 800), width_of(text.to_call(), 14, 500)) + 14 if call else 0
    room = 291 - wide
    name = view.name or seat_name(view.seat)
    behind = text.behind(view.position, view.stack)
    if view.clock_left_s is not None:
        left = text.clock(view.clock_left_s)
        write_fitted(painter, QRectF(84, 17, room, 56), left, 20, 700, colour("hi"), LEFT, wraps=True)
    elif not view.may_call_time:  # else the key takes the place of name and position
        long = width_of(behind, 14, 400) > room
        write_fitted(painter, QRectF(84, 16 if long else 21, room, 28), name, 20, 700, colour("hi"))
        second = QRectF(84, 43, room, 34) if long else QRectF(84, 49, room, 20)
        write_fitted(painter, second, behind, 14, 400, colour("mid"), LEFT, wraps=True)
    if call:
        write_fitted(painter, QRectF(264, 16, 111, 20), text.to_call(), 14, 500, colour("mid"), RIGHT)
        write_fitted(painter, QRectF(264, 36, 111, 38), amount(call), 36, 800, colour("hi"), RIGHT)
