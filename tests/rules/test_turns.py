"""At any table whose turn it is and how much is bet (INV-5, INV-6): watched act by act, reckoned without the engine.

Fewer tables than the other properties have, since the sizes are reckoned a second time beside the engine.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_app.rules.betting.facts import BetPlaced, Call, Called, Check, Checked, Fold, Folded, PlaceBet
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.hand import Hand, Status
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.table import Table
from tests.rules.test_properties import Play, tables
from tests.script import TableScript

ACTS = (BetPlaced, Called, Checked, Folded)


class Watched(Play):
    """A random walk that keeps its own count of turns, prices and full raises."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table, seed)
        self._round = (0, -1)  # hand and street
        self._last = 0
        self._acted_at: dict[int, int] = {}  # the wagers made in the round when a seat acted last
        self._wagers = 0
        self._by = self._full = 0

    def _do(self, wish: Command) -> None:
        hand = self.table.hand
        facts = decide(self.table, wish)
        if hand is not None and hand.betting.to_act is not None:
            self._nobody_asked_in_vain(hand)
            for fact in facts:
                if isinstance(fact, ACTS):
                    self._watch(hand, fact)
        super()._do(wish)

    def _nobody_asked_in_vain(self, hand: Hand) -> None:
        asked = hand.seat(hand.betting.to_act or 0)
        assert asked.stack > 0
        assert asked.status is Status.LIVE

    def _watch(self, hand: Hand, fact: Event) -> None:
        assert isinstance(fact, ACTS)
        if self._round != (self.table.hands, hand.betting.street):
            self._open(hand)
        again = self._acted_at.get(fact.seat)
        assert fact.seat != self._last, "twice in succession"
        assert again is None or self._wagers > again, "no new bet or raise since the last act"
        if isinstance(fact, BetPlaced):
            self._wager(hand, fact)
        if isinstance(fact, BetPlaced | Called):
            seat = hand.seat(fact.seat)
            assert 0 < fact.to - seat.bet <= seat.stack
        self._last = fact.seat
        self._acted_at[fact.seat] = self._wagers

    def _open(self, hand: Hand) -> None:
        self._round = (self.table.hands, hand.betting.street)
        self._last = self._wagers = 0
        self._acted_at = {}
        options = hand.setup.options
        self._by, self._full = hand.betting.increment, hand.betting.level
        if options.structure is Structure.FIXED_LIMIT:
            self._by = options.big_unit if hand.betting.street > 1 else options.unit

    def _wager(self, hand: Hand, fact: BetPlaced) -> None:
        """NL-3, NL-4, FL-7: the smallest raise, kept here in `_by`, in limit from the last full level in `_full`."""
        seat, level, options = hand.seat(fact.seat), hand.betting.level, hand.setup.options
        limit = options.structure is Structure.FIXED_LIMIT
        least = self._full + self._by if limit else level + self._by
        assert fact.to > level
        assert fact.to >= least or fact.to == seat.bet + seat.stack
        self._wagers += 1
        if limit:
            if not options.fl_half_bet or 2 * (fact.to - self._full) >= self._by:
                self._full = fact.to
        else:
            self._by = max(self._by, fact.to - level) if fact.to >= least else self._by


@settings(max_examples=40)
@given(tables(), st.integers(0, 2**32))
def test_inv_5_inv_6_turns_and_sizes_at_any_table(table: Table, seed: int) -> None:
    Watched(table, seed).run()


def test_inv_5_who_is_all_in_is_never_asked_again() -> None:
    """Seat 1 is all-in on its blind, seat 2 with a call; the others act past them on every street."""
    script = TableScript({1: 1, 2: 20, 3: 100, 4: 100}, button=4).deal()
    script.do(PlaceBet(3, 20), Call(4))
    assert script.legal.seat == 2
    script.do(Call(2))
    for _ in range(3):
        script.street()
        for seat in (3, 4):
            assert script.legal.seat == seat
            script.do(Check(seat))
        assert script.hand.betting.to_act is None


def test_inv_5_nobody_acts_twice_unless_a_raise_or_a_street_came_between() -> None:
    """Seat 1 checks and may not check again; after the bet of seat 2 it is asked once more, and then no more."""
    script = TableScript({1: 100, 2: 100}, button=2).deal().do(Call(2), Check(1)).street()
    script.do(Check(1))
    for wish in (Check(1), PlaceBet(1, 4), Fold(1)):
        with pytest.raises(Refused) as refused:
            script.do(wish)
        assert refused.value.why is Refusal.NOT_YOUR_TURN
    script.do(PlaceBet(2, 4), Call(1))
    assert script.hand.betting.to_act is None
    assert script.street().legal.seat == 1


@pytest.mark.parametrize("structure", list(Structure))
def test_inv_6_a_bet_is_within_the_stack_and_below_the_minimum_only_with_all_chips(structure: Structure) -> None:
    """Blinds 1 and 2. Raise to 4; the next to 6 at least, or all-in with the 5 of seat 1, but not one chip more."""
    options = Options(structure=structure)
    script = TableScript({1: 5, 2: 100, 3: 100}, button=3, options=options).deal().do(PlaceBet(3, 4))
    assert script.legal.raise_to == (5, 5)
    for to in (4, 6):
        with pytest.raises(Refused):
            script.do(PlaceBet(1, to))
    script.do(Fold(1))
    with pytest.raises(Refused):
        script.do(PlaceBet(2, 5))
    assert script.do(PlaceBet(2, 6)).hand.seat(2).stack == 94


def test_inv_6_a_call_takes_no_more_than_the_stack() -> None:
    script = TableScript({1: 30, 2: 100, 3: 100}, button=3).deal().do(PlaceBet(3, 50))
    assert script.legal.call == 29
    assert script.do(Call(1)).hand.seat(1) == (1, 0, 30, 30, 50, Status.ALL_IN)
