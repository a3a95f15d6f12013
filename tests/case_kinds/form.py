"""What the kinds of cases share: the games that are played so far, seats by name."""

from collections.abc import Iterable, Sequence
from typing import Any

Case = dict[str, Any]  # Any: the case files are free-form JSON
HOLDEM = frozenset({"holdem", "any", "nlhe"})


class NotYet(Exception):
    """A case of a game or a rule that is not played yet; says which."""


def holdem_only(game: str) -> None:
    """Raises NotYet for another game."""
    if game not in HOLDEM:
        raise NotYet(game)


class Names:
    """Players of a case by name, seated clockwise from seat 1."""

    def __init__(self, order: Sequence[str]) -> None:
        self.order = tuple(order)

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.order.index(name) + 1

    def name(self, seat: int | None) -> str | None:
        """The player in a seat."""
        return None if seat is None else self.order[seat - 1]

    def names(self, seats: Iterable[int]) -> list[str]:
        """The players in seats."""
        return [self.order[seat - 1] for seat in seats]
