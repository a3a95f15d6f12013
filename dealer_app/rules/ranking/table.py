"""The tables behind the ranking: every rank pattern and flush to its class, built once, when first asked for.

A class is a number from 1 (seven high) to 7,462 (royal flush): hands of one class tie (HIGH-1, HIGH-4).
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final

from dealer_app.rules.cards import DECK, SUIT_BITS, SUIT_WEIGHTS, Card, Rank
from dealer_app.rules.ranking.pattern import Pattern, of_flush, of_ranks

SUIT_MASK: Final = (1 << SUIT_BITS) - 1
_KEYS: Final = {card.rank: card.key >> SUIT_BITS for card in DECK}
_FLUSH: Final = 5
_PIECE: Final = 250  # rank patterns, about 5 ms


@cache
def patterns() -> tuple[Pattern, ...]:
    """Every kind of five cards from the worst to the best: the class of one is its place here, counted from 1."""
    unsuited = {of_ranks(ranks) for ranks in multisets(5)}
    suited = {of_flush(ranks) for ranks in combinations(sorted(Rank, reverse=True), 5)}
    return tuple(sorted(unsuited | suited))


@cache
def _class_of() -> dict[Pattern, int]:
    return {pattern: at for at, pattern in enumerate(patterns(), start=1)}


def multisets(count: int) -> Iterator[tuple[Rank, ...]]:
    """Every choice of `count` ranks, highest first, no rank more than four times."""
    for ranks in combinations_with_replacement(sorted(Rank, reverse=True), count):
        if all(ranks[at] is not ranks[at + 4] for at in range(count - 4)):
            yield ranks


class ByRanks:
    """Sum of rank keys -> class of so many cards, suits left aside; fills itself when first asked.

    Seven cards have 49,205 rank patterns among 7.8 million sums. A flat array of them all is three times as fast as a
    dict, whose entries and numbers lie scattered over memory; zero stands for a sum that no cards have.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self.classes = array("H")

    def __getitem__(self, key: int) -> int:
        """The class; KeyError for a sum that no cards of one deck have."""
        if not self.classes:
            self.fill()
        found = self.classes[key] if key < len(self.classes) else 0
        if not found:
            raise KeyError(f"no {self._count} cards of one deck have these ranks")
        return found

    def fill(self) -> None:
        """Build the whole table, once."""
        for _ in self.filling():
            pass

    def filling(self) -> Iterator[None]:
        """Build the whole table a piece at a time; whoever asks before the last piece builds it at once."""
        by_key: dict[int, int] = {}
        for at, ranks in enumerate(multisets(self._count)):
            if not at % _PIECE:
                yield
            by_key[sum(_KEYS[rank] for rank in ranks)] = _class_of()[of_ranks(ranks)]
        if self.classes:
            return
        self.classes.frombytes(bytes((max(by_key) + 1) * self.classes.itemsize))
        for key, found in by_key.items():
            self.classes[key] = found


class ByFlush(dict[int, int]):
    """Sum of the rank keys of five to seven cards of one suit -> class; fills itself when first asked."""

    def __missing__(self, key: int) -> int:
        self.fill()
        return self[key]

    def fill(self) -> None:
        """Build the whole table."""
        classes = _class_of()
        for count in (5, 6, 7):
            for ranks in combinations(sorted(Rank, reverse=True), count):
                self[flush_key(ranks)] = classes[of_flush(ranks)]


def flush_key(ranks: Iterable[Rank]) -> int:
    """The bit set of ranks by which a flush is found."""
    key = 0
    for rank in ranks:
        key |= 1 << rank
    return key


def may_flush(count: int) -> tuple[bool, ...]:
    """By the sum of the suits' weights of so many cards: whether five of one suit can be among them."""
    found = [False] * (SUIT_MASK + 1)
    for held in product(range(count + 1), repeat=4):
        if sum(held) == count and max(held) >= _FLUSH:
            found[sum(number * weight for number, weight in zip(held, SUIT_WEIGHTS, strict=True))] = True
    return tuple(found)


def flush_suit(cards: Iterable[Card]) -> int:
    """The suit held five times or more, -1 for none."""
    held = [0, 0, 0, 0]
    for card in cards:
        held[card.suit] += 1
    most = max(held)
    return held.index(most) if most >= _FLUSH else -1
