"""Random hands end as PokerKit ends them; a few seconds each, for every act is compared."""

from collections import Counter

import pytest

from dealer_app.rules.options import Structure
from tests.oracle.__main__ import STRUCTURES, run

HANDS = 120


@pytest.mark.parametrize("structure", STRUCTURES)
def test_random_hands_agree_with_the_compatible_options(structure: Structure) -> None:
    assert run(HANDS, 1_000_000, structure, live=False) == (0, Counter(whole=HANDS))


@pytest.mark.parametrize("structure", STRUCTURES)
def test_random_hands_agree_under_the_live_rules_where_nothing_is_flagged(structure: Structure) -> None:
    wrong, ends = run(HANDS, 1_000_000, structure, live=True)
    assert wrong == 0
    assert ends["whole"] > HANDS // 5
