"""The 52 cards, and the face that nobody knows; written "As" and "??"."""

from enum import IntEnum
from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"


class Rank(IntEnum):
    """Ranks by height, ace high (HIGH-3); the number is the rank's own."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


class Suit(IntEnum):
    """Suits in the order of ORD-2: clubs lowest, spades highest. Never decides a pot (HIGH-4)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Face:
    """What is known of a card: a Card, or UNKNOWN. Compared by identity."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    # One object per face in a process, so copies and pickles must come back as that object.
    def __copy__(self) -> "Face":
        return self

    def __deepcopy__(self, memo: object) -> "Face":
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (face, (self.text,))


class Card(Face):
    """One of the 52 cards, made once; `key` is its own and adds up to an index of the ranking tables."""

    __slots__ = ("key", "rank", "suit")

    def __init__(self, rank: Rank, suit: Suit, key: int) -> None:
        super().__init__(RANKS[rank - 2] + SUITS[suit])
        self.rank: Final = rank
        self.suit: Final = suit
        self.key: Final = key


# Sums of up to seven of these, no rank more than four times, are all different (checked by a test), so that the
# sum names the ranks held. Below them lie the suits' own weights: their sum says whether five of a suit may be there.
# Seven keys add up to less than 2 ** 30, which Python adds as one digit; with a counter for each suit they would not.
_RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
SUIT_BITS: Final = 7
SUIT_WEIGHTS: Final = (0, 1, 13, 18)

UNKNOWN: Final = Face("??")
DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit, (_RANK_KEYS[rank - 2] << SUIT_BITS) + SUIT_WEIGHTS[suit]) for suit in Suit for rank in Rank
)
_BY_TEXT: Final[dict[str, Face]] = {card.text: card for card in DECK} | {UNKNOWN.text: UNKNOWN}


def face(text: str) -> Face:
    """The face written as text, "??" included.

    Raises ValueError that names the text when it is no face (GEN-4).
    """
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(f"{text!r} is no card: rank {RANKS}, then suit {SUITS}")
    return found


def card(text: str) -> Card:
    """The card written as text; "??" is refused. Raises ValueError."""
    found = face(text)
    if not isinstance(found, Card):
        raise ValueError(f"{text!r} is no known card")
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards of "AsKd9c" or "As Kd 9c", in that order. Raises ValueError."""
    packed = text.replace(" ", "")
    return tuple(card(packed[at : at + 2]) for at in range(0, len(packed), 2))
