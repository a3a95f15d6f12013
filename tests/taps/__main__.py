"""`python -m tests.taps [HANDS] [FOLDER]`: taps per player action over simulated hands, and over recorded ones.

FOLDER holds hands that people played, as PHH files; without it there are simulated ones only. Exit 1 above the budget.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from tests.taps.figures import RECORDED, SIMULATED, Budget, figures_of
from tests.taps.recorded import files_in, recorded
from tests.taps.simulated import Counted, simulated


def _say(name: str, counted: Sequence[Counted], budget: Budget) -> bool:
    good = True
    for how, counts, limits in (
        ("by hand", [hand.by_hand for hand in counted], budget.by_hand),
        ("with readers", [hand.with_readers for hand in counted], budget.with_readers),
    ):
        figures = figures_of(counts)
        kept = figures.keeps(limits)
        print(
            f"{name}, {how}: mean {figures.mean:.3f}, 95 of 100 within {figures.of_95:.3f}, card taps {figures.cards}, "
            f"{len(counted)} hands: {'within' if kept else 'ABOVE'} {limits.mean}"
        )
        good = good and kept
    return good


@click.command()
@click.argument("hands", default=1000)
@click.argument("folder", type=click.Path(exists=True, path_type=Path), required=False)
def main(hands: int, folder: Path | None) -> None:
    """Count the touches of a dealer who knows the whole hand, by hand and with readers."""
    with TemporaryDirectory() as place:
        good = _say("simulated", list(simulated(Path(place), hands)), SIMULATED)
    if folder is not None:
        good = _say("recorded", list(recorded(files_in(folder))), RECORDED) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
