"""Ten hands each with ordinary noise and on a bad day with cables pulled: each ends, verifies, and leaks nothing.

It takes seconds: the tables are real, at twelve times their pace.
"""

import pytest

from hardware.simulator.table import LineKind
from tests.noise.play import play

_HANDS = 10
_SPEED = 12.0


@pytest.mark.parametrize(
    ("noise", "unplug", "with_shoe", "line"),
    [
        ("ordinary", False, True, "pty"),
        ("ordinary", False, False, "socket"),
        ("bad_day", True, True, "pty"),
    ],
)
def test_hands_end_and_nothing_concealed_is_named(noise: str, unplug: bool, with_shoe: bool, line: LineKind) -> None:
    played = play(_HANDS, speed=_SPEED, seed=7, noise=noise, with_shoe=with_shoe, unplug=unplug, line=line)
    assert played.hands == _HANDS
    assert played.leaks == ()


def test_without_noise_every_card_is_read_and_none_is_tapped() -> None:
    played = play(5, speed=_SPEED, seed=3, noise="none")
    assert (played.hands, played.notices, played.taps, played.leaks) == (5, 0, 0, ())
