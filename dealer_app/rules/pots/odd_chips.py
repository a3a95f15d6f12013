"""Splitting a pot, and who gets the chips that can't be split (ODD-1 to ODD-3, ODD-11)."""

from collections.abc import Sequence
from typing import NamedTuple

from dealer_app.rules.clockwise import clockwise
from dealer_app.rules.options import OddChips


class Share(NamedTuple):
    """What a winner gets of a pot, in chips; `odd` of them could not be split evenly."""

    seat: int
    amount: int
    odd: int


def priority(winners: Sequence[int], button: int) -> tuple[int, ...]:
    """ODD-3, ODD-11: clockwise from the left of the button, the button itself last; its seat may be empty."""
    return clockwise(winners, after=button)


def split(amount: int, winners: Sequence[int], unit: int, odd: OddChips) -> tuple[Share, ...]:
    """A pot shared among winners given in order of priority; `unit` is the smallest chip (ODD-1, ODD-2).

    Chips below one unit can't be split at all and go with the first odd chip.
    """
    units, crumbs = divmod(amount, unit)
    each, extra = divmod(units, len(winners))
    shares = []
    for at, seat in enumerate(winners):
        odd_units = min(1, max(0, extra - at)) if odd is OddChips.ONE_EACH else extra * (at == 0)
        more = odd_units * unit + crumbs * (at == 0)
        shares.append(Share(seat, each * unit + more, more))
    return tuple(shares)
