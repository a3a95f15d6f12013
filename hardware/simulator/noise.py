"""Named noise profiles: sensible figures of our own after reports from the field, not measurements."""

import math
from dataclasses import dataclass
from random import Random
from typing import Final


@dataclass(frozen=True, slots=True)
class Delay:
    """From a card's arrival to the first byte, in ms: the median, what 95 of 100 stay under, the most."""

    median: int
    usual: int
    most: int

    def draw(self, random: Random) -> int:
        """One delay, lognormal and cut at the most."""
        if not self.median:
            return 0
        spread = math.log(self.usual / self.median) / 1.645
        return min(self.most, round(random.lognormvariate(math.log(self.median), spread)))


@dataclass(frozen=True, slots=True)
class Noise:
    """How badly readers and lines behave. Chances are 0 to 1.

    `missed`: a tag in one scan; `stacked`: added for each tag beyond two. `weak_seats`: chance of a miss at seats that
    the seed chooses. `double`: a card laid down is also read next door; `double_long`: of those, for 0.3 to 0.8 s.
    `ghosts`: foreign tags an hour, `ghost_ms` at the most. `scan_error`: a scan ends in an error. `unread`,
    `two_suspected`: of a card drawn. `flipped`, `lost`: frames with flipped bits, bytes lost. `repeated`, `reordered`:
    frames. `silent_min`, `unplugged_min`: how often in minutes, 0 for never.
    """

    missed: float = 0.0
    stacked: float = 0.0
    weak_seats: tuple[float, ...] = ()
    double: float = 0.0
    double_long: float = 0.0
    ghosts: float = 0.0
    ghost_ms: int = 0
    scan_error: float = 0.0
    unread: float = 0.0
    two_suspected: float = 0.0
    delay: Delay = Delay(0, 0, 0)
    flipped: float = 0.0
    lost: float = 0.0
    repeated: float = 0.0
    reordered: float = 0.0
    silent_min: float = 0.0
    unplugged_min: float = 0.0


PROFILES: Final = {
    "none": Noise(),
    "ordinary": Noise(
        missed=0.02,
        stacked=0.01,
        weak_seats=(0.15,),
        double=0.01,
        ghosts=1,
        ghost_ms=300,
        scan_error=0.005,
        unread=0.001,
        two_suspected=0.0002,
        delay=Delay(40, 120, 400),
        flipped=1 / 20_000,
        lost=1e-6,
        repeated=1 / 2000,
    ),
    "bad_day": Noise(
        missed=0.1,
        stacked=0.05,
        weak_seats=(0.4, 0.25),
        double=0.1,
        double_long=0.1,
        ghosts=20,
        ghost_ms=2000,
        scan_error=0.05,
        unread=0.02,
        two_suspected=0.004,
        delay=Delay(90, 350, 1500),
        flipped=0.02,
        lost=1 / 20_000,
        repeated=0.02,
        reordered=0.005,
        silent_min=10,
        unplugged_min=20,
    ),
}
"""By the name that commands take."""


class Scanning:
    """The chances of one table's antennas, drawn from one seed; which seats are weak is drawn once."""

    def __init__(self, noise: Noise, seed: int) -> None:
        self.noise = noise
        self.random = Random(f"scan {seed}")
        weak = self.random.sample(range(1, 11), len(noise.weak_seats))
        self._weak = dict(zip(weak, noise.weak_seats, strict=True))

    def sees(self, seat: int, beyond_two: int) -> bool:
        """Whether one tag is read in one scan; `seat` 0 for an antenna that is no seat's."""
        chance = self._weak.get(seat, self.noise.missed) + self.noise.stacked * beyond_two
        return not chance or self.random.random() >= chance

    def is_clean(self) -> bool:
        """Whether a scan ends without an error."""
        return self.random.random() >= self.noise.scan_error
