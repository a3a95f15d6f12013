"""The words of the foot: Undo and the floor."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.ui.text.names import amount, card_name
from dealer_app.ui.text.table import street_word
from dealer_app.ui.view.strip import StripEntry, StripKind

_say: Final = QCoreApplication.translate


def undo() -> str:
    """Take back the newest step."""
    return _say("panel", "Undo")


def undo_step(entry: StripEntry) -> str:
    """The step that Undo takes back: "Seat 10 bet 250"."""
    if entry.kind is StripKind.STREET:
        words = street_word(entry.street) if entry.street else _say("panel", "Cards")
        # The names of a whole flop have no room.
        return ", ".join((words, card_name(entry.cards[0]))) if len(entry.cards) == 1 else words
    if entry.kind is StripKind.BURNED:
        return _say("panel", "Burn")
    if entry.kind is StripKind.DROPPED:
        return _say("panel", "Rake dropped")
    if entry.seat is None:
        return _say("panel", "Last step")
    words = _with_amount(entry.kind) if entry.amount is not None else _bare(entry.kind)
    return words.format(n=entry.seat, amt="" if entry.amount is None else amount(entry.amount))


def undo_name(entry: StripEntry) -> str:
    """Undo for assistive tools: "Undo seat 10 bet 250"."""
    step_words = undo_step(entry)
    return _say("panel", "Undo {step}").format(step=step_words[:1].lower() + step_words[1:])


def needs_floor(words: str) -> str:
    """Undo for assistive tools where it needs the floor."""
    return _say("panel", "{words}, needs the floor").format(words=words)


def _with_amount(kind: StripKind) -> str:
    return {
        StripKind.CALL: _say("panel", "Seat {n} call {amt}"),
        StripKind.BET: _say("panel", "Seat {n} bet {amt}"),
        StripKind.RAISE: _say("panel", "Seat {n} raise {amt}"),
        StripKind.ALL_IN: _say("panel", "Seat {n} all in {amt}"),
        StripKind.POSTED: _say("panel", "Seat {n} posted {amt}"),
        StripKind.PUSHED: _say("panel", "Pushed {amt} to seat {n}"),
        StripKind.BOUGHT: _say("panel", "Seat {n} bought in {amt}"),
    }.get(kind, _bare(kind))


def _bare(kind: StripKind) -> str:
    return {
        StripKind.FOLD: _say("panel", "Seat {n} fold"),
        StripKind.CHECK: _say("panel", "Seat {n} check"),
        StripKind.CALL: _say("panel", "Seat {n} call"),
        StripKind.ALL_IN: _say("panel", "Seat {n} all in"),
        StripKind.TABLED: _say("panel", "Seat {n} tabled"),
        StripKind.MUCKED: _say("panel", "Seat {n} mucked"),
        StripKind.SEATED: _say("panel", "Seat {n} seated"),
        StripKind.LEFT: _say("panel", "Seat {n} left"),
        StripKind.SAT_OUT: _say("panel", "Seat {n} sits out"),
        StripKind.SAT_IN: _say("panel", "Seat {n} sits in"),
    }.get(kind, _say("panel", "Seat {n} step"))


def call_floor() -> str:
    """Stop the game."""
    return _say("panel", "Call floor")
