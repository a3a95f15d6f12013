"""The console keeps the tap budget of UX 4.3."""

from pathlib import Path

from tests.taps.figures import figures_of
from tests.taps.simulated import simulated

_HANDS = 60


def test_simulated_hands_keep_the_tap_budget(tmp_path: Path) -> None:
    counted = list(simulated(tmp_path, _HANDS))
    by_hand = figures_of([hand.by_hand for hand in counted])
    readers = figures_of([hand.with_readers for hand in counted])
    assert by_hand.mean <= 1.2
    assert readers.mean <= 0.8
    assert by_hand.of_95 <= 1.7
    assert readers.of_95 <= 1.4
    assert readers.cards == 0
