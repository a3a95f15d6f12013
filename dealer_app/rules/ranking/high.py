"""The high hand: which of two is better, what it is called, which five cards make it (HIGH)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from dealer_app.rules.cards import SUIT_BITS, Card, Rank
from dealer_app.rules.ranking.pattern import Category
from dealer_app.rules.ranking.table import SUIT_MASK, ByFlush, ByRanks, flush_key, flush_suit, may_flush, patterns

_BY_RANKS: Final = {count: ByRanks(count) for count in (5, 6, 7)}
_SEVEN: Final = _BY_RANKS[7]
# Read directly for speed; empty until the table is filled.
_SEVEN_CLASSES: Final = _SEVEN.classes
_BY_FLUSH: Final = ByFlush()
_SEVEN_MAY_FLUSH: Final = may_flush(7)


class HighHand(NamedTuple):
    """A hand with its name: class 1 to 7,462, category, deciding ranks and the five cards used, in reading order."""

    value: int
    category: Category
    ranks: tuple[Rank, ...]
    used: tuple[Card, ...]


def warming() -> Iterator[None]:
    """Build the tables ahead of the first showdown: more than a second's work, in pieces short enough to wait for."""
    patterns()
    yield
    _BY_FLUSH.fill()
    for table in _BY_RANKS.values():
        yield from table.filling()


def rank_high(cards: Sequence[Card]) -> int:
    """The class of the best five of five, six or seven cards: greater is better, equal ties (HIGH-1, HIGH-4, HIGH-6).

    Raises KeyError for another number of cards or for ranks that one deck does not hold.
    """
    if len(cards) == 7:
        a, b, c, d, e, f, g = cards
        key = a.key + b.key + c.key + d.key + e.key + f.key + g.key
        if not _SEVEN_MAY_FLUSH[key & SUIT_MASK]:
            try:
                return _SEVEN_CLASSES[key >> SUIT_BITS] or _SEVEN[key >> SUIT_BITS]
            except IndexError:
                return _SEVEN[key >> SUIT_BITS]
    else:
        key = sum(card.key for card in cards)
    # With five of a suit among seven cards neither four of a kind nor a full house is possible.
    suit = flush_suit(cards)
    if suit >= 0:
        return _BY_FLUSH[flush_key(card.rank for card in cards if card.suit == suit)]
    return _BY_RANKS[len(cards)][key >> SUIT_BITS]


def high_hand(cards: Sequence[Card]) -> HighHand:
    """The best five of five to seven cards with all that is said about it; of equal fives the first given."""
    value = rank_high(cards)
    pattern = patterns()[value - 1]
    five = next(five for five in combinations(cards, 5) if rank_high(five) == value)
    return HighHand(value, pattern.category, pattern.ranks, _in_reading_order(five, pattern.category, pattern.ranks))


def _in_reading_order(five: Sequence[Card], category: Category, ranks: Sequence[Rank]) -> tuple[Card, ...]:
    """Groups first, then kickers, high to low; the ace of a five-high straight comes last."""
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and ranks[0] is Rank.FIVE:
        return tuple(sorted(five, key=lambda card: card.rank % Rank.ACE, reverse=True))
    count = {rank: sum(card.rank is rank for card in five) for rank in Rank}
    return tuple(sorted(five, key=lambda card: (count[card.rank], card.rank, card.suit), reverse=True))
