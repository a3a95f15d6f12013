"""What kind of hand cards make: category and the ranks that decide (HIGH-1, HIGH-3, HIGH-5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from dealer_app.rules.cards import Rank


class Category(IntEnum):
    """The ten categories, best last (HIGH-1)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


class Pattern(NamedTuple):
    """A category and its deciding ranks, most important first; two patterns compare as the hands do."""

    category: Category
    ranks: tuple[Rank, ...]


_WHEEL = (Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)


def straight_top(ranks: Iterable[Rank]) -> Rank | None:
    """The highest card of the best straight among the ranks; the ace is low in five high alone (HIGH-3)."""
    held = set(ranks)
    for top in sorted(held, reverse=True):
        if top >= Rank.SIX and all(Rank(top - down) in held for down in range(1, 5)):
            return top
    return Rank.FIVE if held.issuperset(_WHEEL) else None


def of_flush(ranks: Sequence[Rank]) -> Pattern:
    """The best five of five or more cards of one suit."""
    top = straight_top(ranks)
    if top is Rank.ACE:
        return Pattern(Category.ROYAL_FLUSH, (top,))
    if top is not None:
        return Pattern(Category.STRAIGHT_FLUSH, (top,))
    return Pattern(Category.FLUSH, tuple(sorted(ranks, reverse=True)[:5]))


def of_ranks(ranks: Sequence[Rank]) -> Pattern:
    """The best five of five to seven cards whose suits make no flush."""
    held = Counter(ranks)
    by_count = sorted(held, key=lambda rank: (held[rank], rank), reverse=True)
    first, second = by_count[0], by_count[1]
    if held[first] == 4:
        return Pattern(Category.FOUR_OF_A_KIND, (first, _kickers(held, first)[0]))
    pairs = [rank for rank in by_count[1:] if held[rank] >= 2]
    if held[first] == 3 and pairs:
        return Pattern(Category.FULL_HOUSE, (first, max(pairs)))
    top = straight_top(held)
    if top is not None:
        return Pattern(Category.STRAIGHT, (top,))
    if held[first] == 3:
        return Pattern(Category.THREE_OF_A_KIND, (first, *_kickers(held, first)[:2]))
    if held[second] == 2:
        return Pattern(Category.TWO_PAIR, (first, second, _kickers(held, first, second)[0]))
    if held[first] == 2:
        return Pattern(Category.PAIR, (first, *_kickers(held, first)[:3]))
    return Pattern(Category.HIGH_CARD, tuple(by_count[:5]))


def _kickers(held: Counter[Rank], *used: Rank) -> list[Rank]:
    return sorted((rank for rank in held if rank not in used), reverse=True)
