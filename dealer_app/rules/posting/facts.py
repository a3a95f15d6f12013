"""Wishes and facts about starting a hand and the bets that are owed before the deal."""

from dataclasses import dataclass

from dealer_app.rules.hand import ForcedBet, ForcedKind
from dealer_app.rules.table import Table


@dataclass(frozen=True, slots=True)
class StartHand:
    """Begin the next hand; `pack` is the version of the rule texts in use."""

    pack: str = ""


@dataclass(frozen=True, slots=True)
class Post:
    """The next forced bet is in."""


@dataclass(frozen=True, slots=True)
class PostAll:
    """Every forced bet still owed is in."""


@dataclass(frozen=True, slots=True)
class Straddle:
    """A seat straddles before the first card (BLD-12, BLD-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChopBlinds:
    """Both blinds are taken back (BLD-16)."""


PostingCommand = StartHand | Post | PostAll | Straddle | ChopBlinds


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A hand began: the whole table before it, who has which position, who is dealt in, what is owed.

    `order`: seats in dealing order, left of the button first. `small_blind`: who owes it, None for nobody.
    """

    number: int
    table: Table
    variant: str
    button: int
    small_blind_position: int
    small_blind: int | None
    big_blind: int
    order: tuple[int, ...]
    owed: tuple[ForcedBet, ...]
    pack: str


@dataclass(frozen=True, slots=True)
class ForcedBetPosted:
    """A forced bet lies in front, or in the pot when dead; `due` is what it should have been (BLD-3)."""

    seat: int
    kind: ForcedKind
    amount: int
    due: int
    live: bool


@dataclass(frozen=True, slots=True)
class BlindsChopped:
    """Both blinds went back and the hand is over (BLD-16)."""


PostingEvent = HandStarted | ForcedBetPosted | BlindsChopped
