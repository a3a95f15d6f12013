"""The console keeps the tap budget of UX 4.3.

It takes most of a minute: every hand is entered twice, touch by touch, at a table with its record.
"""

from pathlib import Path
from typing import Final

from tests.taps.figures import RECORDED, SIMULATED, figures_of
from tests.taps.recorded import files_in, recorded
from tests.taps.simulated import simulated

_HANDS = 60
_RECORDED = 40
DATA: Final = Path(__file__).parents[1] / "recorded_hands" / "data"


def test_simulated_hands_keep_the_tap_budget(tmp_path: Path) -> None:
    counted = list(simulated(tmp_path, _HANDS))
    assert figures_of([hand.by_hand for hand in counted]).keeps(SIMULATED.by_hand)
    assert figures_of([hand.with_readers for hand in counted]).keeps(SIMULATED.with_readers)


def test_every_recorded_hand_can_be_entered_and_keeps_the_budget_with_readers() -> None:
    """These few were chosen for what is rare; the budget by hand is for all hands of a folder, by the command."""
    counted = list(recorded(files_in(DATA)))
    assert len(counted) > _RECORDED
    assert figures_of([hand.with_readers for hand in counted]).keeps(RECORDED.with_readers)
