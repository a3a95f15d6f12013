"""Taps per player action, over many hands."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tests.taps.best_dealer import Count


class Figures(NamedTuple):
    """Mean per action over all actions, what 95 of 100 hands keep within, and taps for cards."""

    mean: float
    of_95: float
    cards: int


def figures_of(counts: Sequence[Count]) -> Figures:
    """The figures of hands that have at least one action."""
    each = sorted(count.taps / count.acts for count in counts if count.acts)
    mean = sum(count.taps for count in counts) / sum(count.acts for count in counts)
    return Figures(mean, each[ceil(0.95 * len(each)) - 1], sum(count.cards for count in counts))
