"""The words over the panel: whose turn it is, what is behind, what is to call."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.ui.text.names import amount, position_name
from dealer_app.ui.view.seats import Position

_say: Final = QCoreApplication.translate


def panel_name(number: int | None) -> str:
    """The panel for assistive tools."""
    if number is None:
        return _say("panel", "Actions")
    return _say("panel", "Actions for seat {n}").format(n=number)


def behind(position: Position | None, stack: int) -> str:
    """Position and chips behind: "Button, 1,060 behind"."""
    if position is None:
        return _say("panel", "{amt} behind").format(amt=amount(stack))
    words = _say("panel", "{position}, {amt} behind").format(position=position_name(position), amt=amount(stack))
    return words[:1].upper() + words[1:]


def call_time() -> str:
    """The key by which the clock is called for a seat that thinks long (BET-35)."""
    return _say("panel", "Call time")


def clock(seconds: int) -> str:
    """What is left of the time called."""
    return _say("panel", "Time: {s} seconds").format(s=seconds)


def to_call() -> str:
    """Over what the seat has to call."""
    return _say("panel", "To call")
