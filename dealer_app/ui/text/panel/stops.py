"""The words while play stands still: the floor, a read that does not fit, a restart."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.cards import Card
from dealer_app.ui.text.names import card_name, place_name

_say: Final = QCoreApplication.translate

# Written into the record as they stand here; shown translated.
RESUME_REASONS: Final = ("Misunderstanding", "Ruling given", "Chips counted", "Other")


def stopped(seconds: int) -> str:
    """How long the game has been stopped: "Stopped 0:38"."""
    return _say("panel", "Stopped {time}").format(time=f"{seconds // 60}:{seconds % 60:02}")


def go_on() -> str:
    """Over the reasons to go on."""
    return _say("panel", "Why does play go on?")


def resume_reason(reason: str) -> str:
    """A reason to go on."""
    return {
        "Misunderstanding": _say("panel", "Misunderstanding"),
        "Ruling given": _say("panel", "Ruling given"),
        "Chips counted": _say("panel", "Chips counted"),
        "Other": _say("panel", "Other"),
    }[reason]


def look_at(place: str) -> str:
    """Where to look after a read that does not fit."""
    if not place:
        return _say("panel", "Look at the table first")
    return _say("panel", "Look at: {place}").format(place=place_name(place))


def show_it() -> str:
    """The card read lies there rightly."""
    return _say("panel", "Show it")


def not_so() -> str:
    """The read was false."""
    return _say("panel", "Not so")


def which_card() -> str:
    """A read and a tap differ."""
    return _say("panel", "Which card lies there?")


def read_word() -> str:
    """Under the card a reader saw."""
    return _say("panel", "Read")


def tapped_word() -> str:
    """Under the card the dealer tapped."""
    return _say("panel", "Tapped")


def take_read(card: Card) -> str:
    """The card a reader saw, for assistive tools."""
    return _say("panel", "Read: {card}").format(card=card_name(card))


def take_tapped(card: Card) -> str:
    """The card the dealer tapped, for assistive tools."""
    return _say("panel", "Tapped: {card}").format(card=card_name(card))


def compare() -> str:
    """After a restart (INV-9)."""
    return _say("panel", "Compare board, bets and stacks with the table")


def panel_off() -> str:
    """Nothing can be answered here."""
    return _say("panel", "The panel is off")
