"""Scans miss, fail and are late as often as the noise profile says, by counting."""

import statistics

import pytest

from hardware.simulator.noise import PROFILES, Noise, Scanning
from tests.hardware.simulator.parts import near


def test_same_seed_has_the_same_weak_seats() -> None:
    def weak(seed: int) -> set[int]:
        scanning = Scanning(Noise(weak_seats=(1.0,)), seed)
        return {seat for seat in range(1, 11) if not scanning.sees(seat, 0)}

    assert weak(3) == weak(3)
    assert all(len(weak(seed)) == 1 for seed in range(20))
    assert len({frozenset(weak(seed)) for seed in range(20)}) > 3


@pytest.mark.parametrize(("profile", "missed"), [("none", 0.0), ("ordinary", 0.02), ("bad_day", 0.1)])
def test_missed_reads_of_a_lone_tag(profile: str, missed: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert near(sum(not scanning.sees(0, 0) for _ in range(40_000)), missed, 40_000)


@pytest.mark.parametrize(("profile", "missed"), [("ordinary", 0.02 + 3 * 0.01), ("bad_day", 0.1 + 3 * 0.05)])
def test_each_tag_beyond_two_makes_misses_likelier(profile: str, missed: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert near(sum(not scanning.sees(0, 3) for _ in range(40_000)), missed, 40_000)


@pytest.mark.parametrize(
    ("profile", "rates"), [("ordinary", [0.02] * 9 + [0.15]), ("bad_day", [0.1] * 8 + [0.25, 0.4])]
)
def test_weak_seats_are_as_many_and_as_weak_as_the_profile_says(profile: str, rates: list[float]) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    missed = sorted(sum(not scanning.sees(seat, 0) for _ in range(5000)) for seat in range(1, 11))
    assert all(near(count, rate, 5000) for count, rate in zip(missed, rates, strict=True))


@pytest.mark.parametrize(("profile", "chance"), [("none", 0.0), ("ordinary", 0.005), ("bad_day", 0.05)])
def test_scans_that_end_in_an_error(profile: str, chance: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert near(sum(not scanning.is_clean() for _ in range(40_000)), chance, 40_000)


@pytest.mark.parametrize(
    ("profile", "median", "usual", "most"), [("none", 0, 0, 0), ("ordinary", 40, 120, 400), ("bad_day", 90, 350, 1500)]
)
def test_delay_has_its_median_its_95_percent_and_its_most(profile: str, median: int, usual: int, most: int) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    drawn = [scanning.noise.delay.draw(scanning.random) for _ in range(20_000)]
    assert abs(statistics.median(drawn) - median) <= 0.05 * median
    assert abs(statistics.quantiles(drawn, n=20)[-1] - usual) <= 0.07 * usual
    assert max(drawn) <= most
