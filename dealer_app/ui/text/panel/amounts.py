"""The words around an amount: the field, its limits and its keys."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.guidance.explain.figure import Figure
from dealer_app.ui.text.names import amount

_say: Final = QCoreApplication.translate


def bet_label() -> str:
    """Beside the amount of a bet."""
    return _say("panel", "Bet")


def raise_label() -> str:
    """Beside the level of a raise."""
    return _say("panel", "Raise to")


def bet(to: int) -> str:
    """Bet so much."""
    return _say("panel", "Bet {amt}").format(amt=amount(to))


def raise_to(to: int) -> str:
    """Raise to a level."""
    return _say("panel", "Raise to {amt}").format(amt=amount(to))


def all_in(to: int) -> str:
    """All chips, with their level."""
    return _say("panel", "All in {amt}").format(amt=amount(to))


def least(chips: int) -> str:
    """Why an amount is too small."""
    return _say("panel", "Least {amt}").format(amt=amount(chips))


def minimum(chips: int) -> str:
    """The least that may be bet."""
    return _say("panel", "Minimum {amt}").format(amt=amount(chips))


def most(chips: int) -> str:
    """The most that may be bet."""
    return _say("panel", "Most {amt}").format(amt=amount(chips))


def most_sum(limit: Figure) -> str:
    """The most of pot limit, with its sum (PL-1)."""
    total = "".join(f" {'−' if term.chips < 0 else '+'} {amount(abs(term.chips))}" for term in limit.terms)
    return _say("panel", "Most {amt} = {sum}").format(amt=amount(limit.total), sum=total.removeprefix(" + "))


def no_raise(rule: str) -> str:
    """The line instead of a field where the seat may not raise."""
    if not rule:
        return _say("panel", "No raise here")
    return _say("panel", "No raise here: {rule}").format(rule=rule)


def bets_made(made: int, allowed: int) -> str:
    """How many bets of a limit street are made."""
    return _say("panel", "{made} of {allowed} bets").format(made=made, allowed=allowed)


def keypad(digit: str) -> str:
    """A digit key for assistive tools."""
    return _say("panel", "Keypad {digit}").format(digit=digit)


def erase() -> str:
    """The key that takes a digit back."""
    return _say("panel", "Erase")
