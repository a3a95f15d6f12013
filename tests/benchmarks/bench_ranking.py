"""Seven-card ranking per call, each engine given its own ready-made cards."""

from random import Random

from phevaluator import Card as PeerCard  # type: ignore[import-untyped]  # ships no types
from phevaluator import evaluate_cards
from pytest_benchmark.fixture import BenchmarkFixture

from dealer_app.rules.cards import DECK
from dealer_app.rules.ranking.high import rank_high, warming
from tests.benchmarks.ratio import ratio

_HANDS = 20_000
_WANTED = 1.5


def test_ranking_is_half_again_as_fast_as_phevaluator(benchmark: BenchmarkFixture) -> None:
    for _ in warming():
        pass
    random = Random(1)
    hands = [random.sample(DECK, 7) for _ in range(_HANDS)]
    numbers = [[int(PeerCard(str(card))) for card in hand] for hand in hands]

    def ours() -> None:
        for hand in hands:
            rank_high(hand)

    def theirs() -> None:
        for hand in numbers:
            evaluate_cards(*hand)

    benchmark(ours)
    found = ratio(ours, theirs)
    print(f"\nranking: {found:.2f} x phevaluator")
    assert found >= _WANTED
