"""The words of the answers: fold, check, call, the presets and the large place."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.ui.text.names import amount
from dealer_app.ui.text.panel.amounts import bet, raise_to
from dealer_app.ui.view.panel import LargeLabel, PresetReason, PresetView

_say: Final = QCoreApplication.translate


def fold() -> str:
    """Give up the hand."""
    return _say("panel", "Fold")


def check() -> str:
    """Check."""
    return _say("panel", "Check")


def check_around() -> str:
    """All check at once."""
    return _say("panel", "Check around")


def call(chips: int) -> str:
    """Call, with the chips to add."""
    return _say("panel", "Call {amt}").format(amt=amount(chips))


def chop() -> str:
    """Both blinds go back."""
    return _say("panel", "Chop")


def preset(item: PresetView) -> str:
    """A preset's word."""
    words = {
        PresetReason.MINIMUM: _say("panel", "Min {amt}"),
        PresetReason.USUAL: "{amt}",
        PresetReason.POT: _say("panel", "Pot {amt}"),
        PresetReason.ALL_IN: _say("panel", "All in"),
    }[item.reason]
    return words.format(amt=amount(item.to))


def preset_name(item: PresetView, *, bets: bool) -> str:
    """A preset for assistive tools: "Raise to 500, minimum"."""
    reason = {
        PresetReason.MINIMUM: _say("panel", "{what}, minimum"),
        PresetReason.USUAL: _say("panel", "{what}, usual here"),
        PresetReason.POT: _say("panel", "{what}, pot"),
        PresetReason.ALL_IN: _say("panel", "{what}, all in"),
    }[item.reason]
    return reason.format(what=bet(item.to) if bets else raise_to(item.to))


def likeliest(words: str) -> str:
    """The likeliest key for assistive tools."""
    return _say("panel", "{words}, likeliest").format(words=words)


def large(label: LargeLabel) -> str:
    """The word of the large place."""
    return {
        LargeLabel.DONE: _say("panel", "Done"),
        LargeLabel.POSTED: _say("panel", "Posted"),
        LargeLabel.STRADDLE: _say("panel", "Straddle"),
        LargeLabel.BURNED: _say("panel", "Burned"),
        LargeLabel.DEALT: _say("panel", "Dealt"),
        LargeLabel.DEAL: _say("panel", "Deal"),
        LargeLabel.DROPPED: _say("panel", "Dropped"),
        LargeLabel.ALL_CORRECT: _say("panel", "All correct"),
    }[label]
