"""Antes that the house leaves out of the pot-limit maximum (PL-3), live for the pots or dead (BLD-18)."""

import pytest

from dealer_app.rules.options import AnteMode, Options, Structure
from tests.script import TableScript


@pytest.mark.parametrize("trimmed", [True, False])
@pytest.mark.parametrize(("counted", "most"), [(True, 41), (False, 35)])
def test_pl_3_antes_count_as_the_house_says(*, trimmed: bool, counted: bool, most: int) -> None:
    """Blinds 5 and 10, three antes of 2: 10 + 21 + 10 with the antes, 10 + 15 + 10 without."""
    options = Options(
        structure=Structure.POT_LIMIT,
        small_blind=5,
        big_blind=10,
        ante=2,
        ante_mode=AnteMode.EACH,
        ante_trimming=trimmed,
        pl_count_antes=counted,
    )
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3, options=options).deal()
    assert script.legal.raise_to == (20, most)
