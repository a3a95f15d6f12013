"""The last common size at this table: the level people bet and raise to most often (UX 4.2)."""

from collections import Counter, deque
from typing import Final

from dealer_app.rules.betting.facts import BetPlaced
from dealer_app.rules.facts import Event
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.table import Table

_HANDS: Final = 50


class UsualSize:
    """Learns from the facts of the last 50 hands; what it offers never changes during a hand."""

    def __init__(self) -> None:
        self._hands: deque[list[tuple[bool, int]]] = deque(maxlen=_HANDS)
        self._now: list[tuple[bool, int]] = []
        self._offer: dict[bool, int] = {}

    def learn(self, facts: tuple[Event, ...], table: Table) -> None:
        """Take in the facts of a step, `table` as it stands after them."""
        is_first_street = table.hand is not None and table.hand.betting.street == 0
        self._now += [(is_first_street, fact.to) for fact in facts if isinstance(fact, BetPlaced)]
        if any(isinstance(fact, HandEnded) for fact in facts):
            self._hands.append(self._now)
            self._now = []
            self._offer = {street: level for street in (True, False) if (level := self._most(street))}

    def _most(self, is_first_street: bool) -> int | None:
        sizes = Counter(to for hand in self._hands for street, to in hand if street is is_first_street)
        return max(sizes, key=lambda to: (sizes[to], -to), default=None)

    def offer(self, table: Table) -> int | None:
        """The level to offer on this street; None when nobody has bet on such a street yet."""
        hand = table.hand
        return self._offer.get(hand.betting.street == 0) if hand is not None else None
