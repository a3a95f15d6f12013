"""Taps per player action, over many hands, and the budget of UX 4.3."""

from collections.abc import Sequence
from math import ceil, inf
from typing import Final, NamedTuple

from tests.taps.best_dealer import Count


class Limits(NamedTuple):
    """The most that is allowed: mean per action, what 95 of 100 hands keep within, taps for cards."""

    mean: float
    of_95: float = inf
    cards: float = inf


class Budget(NamedTuple):
    """By hand and with readers."""

    by_hand: Limits
    with_readers: Limits


SIMULATED: Final = Budget(Limits(1.2, 1.7), Limits(0.8, 1.4, 0))
# Recorded hands were chosen for their all-ins and showdowns.
RECORDED: Final = Budget(Limits(1.35), Limits(1.10, cards=0))


class Figures(NamedTuple):
    """Mean per action over all actions, what 95 of 100 hands keep within, and taps for cards."""

    mean: float
    of_95: float
    cards: int

    def keeps(self, limits: Limits) -> bool:
        """Whether no figure is above its limit."""
        return self.mean <= limits.mean and self.of_95 <= limits.of_95 and self.cards <= limits.cards


def figures_of(counts: Sequence[Count]) -> Figures:
    """The figures of hands that have at least one action."""
    each = sorted(count.taps / count.acts for count in counts if count.acts)
    mean = sum(count.taps for count in counts) / sum(count.acts for count in counts)
    return Figures(mean, each[ceil(0.95 * len(each)) - 1], sum(count.cards for count in counts))
