"""Sums that the rulebook works out: pot-limit maxima, odd chips, a hand in any order (PL-2, ODD-8, HIGH-5)."""

from itertools import permutations

import pytest

from dealer_app.rules.betting.sizes import PotLimit
from dealer_app.rules.cards import cards
from dealer_app.rules.options import OddChips
from dealer_app.rules.pots.odd_chips import priority, split
from dealer_app.rules.ranking.high import rank_high


@pytest.mark.parametrize(
    ("pot", "highest", "own", "most_to", "adds"),
    [
        (15, 10, 0, 35, 35),
        (50, 35, 0, 120, 120),
        (150, 50, 0, 250, 250),
        (140, 40, 0, 220, 220),
        (600, 400, 100, 1300, 1200),
        (15, 10, 5, 30, 25),
        (35, 20, 0, 75, 75),
        (30, 0, 0, 30, 30),
    ],
)
def test_pl_2_the_worked_numbers_of_the_rulebook(pot: int, highest: int, own: int, most_to: int, adds: int) -> None:
    limit = PotLimit(pot, highest, own)
    assert (limit.most_to, limit.most_to - own) == (most_to, adds)


@pytest.mark.parametrize(
    ("button", "amount", "unit", "winners", "expected"),
    [
        (5, 101, 1, (2, 7), {7: 51, 2: 50}),
        (9, 100, 1, (1, 4, 9), {1: 34, 4: 33, 9: 33}),
        (9, 215, 5, (1, 4), {1: 110, 4: 105}),
    ],
)
def test_odd_8_the_examples_of_the_rulebook(
    button: int, amount: int, unit: int, winners: tuple[int, ...], expected: dict[int, int]
) -> None:
    shares = split(amount, priority(winners, button), unit, OddChips.ONE_EACH)
    assert {share.seat: share.amount for share in shares} == expected


def test_high_5_the_order_of_the_cards_does_not_matter() -> None:
    assert len({rank_high(five) for five in permutations(cards("AsQs7s5s2s"))}) == 1
