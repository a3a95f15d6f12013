"""Wishes and facts about turning hands over."""

from dataclasses import dataclass

from dealer_app.rules.cards import Card


@dataclass(frozen=True, slots=True)
class TableHand:
    """A hand is turned face up with all its cards (SHOW-5)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MuckHand:
    """A hand is conceded unseen (SHOW-4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameWinners:
    """The dealer reads who wins a pot where faces are not known."""

    pot: int
    seats: tuple[int, ...]


ShowdownCommand = TableHand | MuckHand | NameWinners


@dataclass(frozen=True, slots=True)
class HandTabled:
    """A hand lies face up; its cards are public."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandMucked:
    """A hand was conceded unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class WinnersNamed:
    """The winners of a pot by the dealer's reading."""

    pot: int
    seats: tuple[int, ...]


ShowdownEvent = HandTabled | HandMucked | WinnersNamed
