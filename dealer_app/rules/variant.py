"""The vocabulary in which a game is declared: its streets, what is dealt, who opens, how much may be bet."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.options import Game, Structure


class Opener(StrEnum):
    """Who acts first on a street (2.6)."""

    AFTER_BIG_BLIND = "after_big_blind"
    LEFT_OF_BUTTON = "left_of_button"


class StreetName(StrEnum):
    """Streets by their names at the table."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


@dataclass(frozen=True, slots=True)
class ToEachSeat:
    """So many down cards to each seat in the hand, one a round (DEAL-1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Burn:
    """One card under the pot (BURN-1)."""


@dataclass(frozen=True, slots=True)
class ToBoard:
    """So many cards face up in the middle."""

    count: int


Deal = ToEachSeat | Burn | ToBoard


@dataclass(frozen=True, slots=True)
class Street:
    """One street: what is dealt, who opens the betting after it, and whether limit games bet the big unit (FL-1)."""

    name: StreetName
    deal: tuple[Deal, ...]
    opener: Opener
    big_bet: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """One game in one structure."""

    key: str
    game: Game
    structure: Structure
    hole_count: int
    streets: tuple[Street, ...]
