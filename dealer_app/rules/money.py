"""Chips: whole numbers of the table's smallest unit; no floats anywhere."""

from typing import NewType

Chips = NewType("Chips", int)


def whole_units(amount: int, unit: int) -> tuple[int, int]:
    """How many whole units of `unit` chips an amount holds, and the chips below one unit that stay over."""
    return divmod(amount, unit)
