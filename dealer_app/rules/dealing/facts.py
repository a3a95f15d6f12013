"""Wishes and facts about cards."""

from dataclasses import dataclass

from dealer_app.rules.cards import UNKNOWN, Card, Face


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The deck is (washed,) shuffled and cut (DECK-3 to DECK-5)."""


@dataclass(frozen=True, slots=True)
class DealCard:
    """A down card goes to a seat; its face is nobody's to know."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealAll:
    """Every down card still owed is dealt."""


@dataclass(frozen=True, slots=True)
class Burn:
    """One card goes under the pot (BURN-2)."""


@dataclass(frozen=True, slots=True)
class DealBoard:
    """A card goes face up to the board; UNKNOWN when it passed unread."""

    face: Face = UNKNOWN


@dataclass(frozen=True, slots=True)
class NameCard:
    """The first board card whose face is not known is this one."""

    card: Card


DealingCommand = Shuffle | DealCard | DealAll | Burn | DealBoard | NameCard


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The deck is ready; `washed` when the wash was due too."""

    washed: bool


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A down card lies before a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardBurned:
    """A card lies under the pot, its face unknown to everybody (BURN-3)."""


@dataclass(frozen=True, slots=True)
class BoardCardDealt:
    """A card lies on the board; UNKNOWN until it is named."""

    face: Face


@dataclass(frozen=True, slots=True)
class CardNamed:
    """The board card at a position (0 is the first) is known now."""

    position: int
    card: Card


DealingEvent = DeckShuffled | CardDealt | CardBurned | BoardCardDealt | CardNamed
