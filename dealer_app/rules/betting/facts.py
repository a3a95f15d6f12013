"""Wishes and facts about a player's turn. `to` is the level reached on this street, in chips."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Check:
    """The seat checks."""

    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """The seat calls, for less when it is short."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """The seat bets or raises to a level."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Fold:
    """The seat gives up its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassTo:
    """Everybody from the seat to act up to, not including, `seat` folds (bet open) or checks (no bet)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CheckAround:
    """Everybody still to act checks."""


BettingCommand = Check | Call | PlaceBet | Fold | PassTo | CheckAround


@dataclass(frozen=True, slots=True)
class Checked:
    """A seat checked."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat has this much in front after its call."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A seat has this much in front after its bet or raise."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat gave up its hand."""

    seat: int


BettingEvent = Checked | Called | BetPlaced | Folded
