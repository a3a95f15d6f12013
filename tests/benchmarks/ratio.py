"""Two callables in alternating rounds, so that a busy machine hurts both alike."""

import time
from collections.abc import Callable


def ratio(ours: Callable[[], object], theirs: Callable[[], object], rounds: int = 15) -> float:
    """How many times as fast ours is: the best round of each."""
    best = [float("inf"), float("inf")]
    for _ in range(rounds):
        for at, play in enumerate((ours, theirs)):
            begun = time.perf_counter()
            play()
            best[at] = min(best[at], time.perf_counter() - begun)
    return best[1] / best[0]
