"""What lies in the middle: board, burns, pots, what the house has taken."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card
from dealer_app.rules.variant import StreetName


class PlaceState(StrEnum):
    """What a place of the board holds: nothing, a card whose face nobody knows, a face, a face not in play."""

    EMPTY = "empty"
    UNKNOWN = "unknown"
    SHOWN = "shown"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One of the five places; `card` is set for SHOWN and DIMMED only. `by_tap`: named by the dealer, not read."""

    state: PlaceState
    card: Card | None = None
    by_tap: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """The board, the street it belongs to, how many burns lie there and how many cards the stub holds."""

    places: tuple[BoardPlace, ...]
    street: StreetName | None = None
    burns: int = 0
    stub: int | None = None


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot: 0 is the main pot, 1 the first side pot; `seats` contend for it."""

    number: int
    amount: int
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenView:
    """What the house has taken from this hand; None for what the house does not take."""

    rake: int | None = None
    at_cap: bool = False
    jackpot: int | None = None
