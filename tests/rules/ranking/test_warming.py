from itertools import islice

import pytest

from dealer_app.rules.cards import SUIT_BITS, cards
from dealer_app.rules.ranking.high import rank_high
from dealer_app.rules.ranking.table import ByRanks, multisets


@pytest.mark.parametrize("asked_after", [0, 1, 3, None])
def test_the_ranking_table_answers_alike_whenever_it_is_asked_while_it_is_built(asked_after: int | None) -> None:
    table = ByRanks(5)
    pieces = table.filling()
    for _ in islice(pieces, asked_after):
        pass
    seven_high = sum(card.key >> SUIT_BITS for card in cards("7s5h4d3c2s"))
    assert table[seven_high] == rank_high(cards("7s5h4d3c2s")) == 1  # HIGH-1: nothing is lower
    whole = list(table.classes)
    for _ in pieces:
        pass
    assert list(table.classes) == whole
    assert len(set(whole) - {0}) == len({tuple(ranks) for ranks in multisets(5)})
