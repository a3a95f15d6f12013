"""`python -m tests.taps`: the figures over a thousand simulated hands."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.taps.figures import figures_of
from tests.taps.simulated import simulated

_HANDS = 1000

if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        counted = list(simulated(Path(folder), _HANDS))
    for name in ("by_hand", "with_readers"):
        figures = figures_of([getattr(hand, name) for hand in counted])
        print(f"{name}: mean {figures.mean:.3f}, 95 of 100 within {figures.of_95:.3f}, card taps {figures.cards}")
