"""Main and side pots from what everybody put in (POT-1 to POT-4, POT-11, POT-12)."""

from collections.abc import Sequence
from typing import NamedTuple


class Contribution(NamedTuple):
    """Live chips a seat put in during the hand, and whether it is still in (POT-1)."""

    seat: int
    total: int
    in_hand: bool


class Pot(NamedTuple):
    """A pot: its chips and the seats that contend for it."""

    amount: int
    eligible: tuple[int, ...]


def uncalled(contributions: Sequence[Contribution]) -> tuple[int, int] | None:
    """POT-2 a: the seat, still in, that put in strictly most, and the chips above everybody else's; or None."""
    most = second = -1
    owner: Contribution | None = None
    for contribution in contributions:
        if contribution.total > most:
            most, second, owner = contribution.total, most, contribution
        elif contribution.total > second:
            second = contribution.total
    if owner is None or not owner.in_hand or most == max(second, 0):
        return None
    return owner.seat, most - max(second, 0)


def layers(contributions: Sequence[Contribution], dead: int) -> tuple[Pot, ...]:
    """POT-2 b to e: the pots, main pot first; `dead` chips belong to the main pot (POT-12)."""
    levels = sorted({each.total for each in contributions if each.in_hand})
    if not levels:
        return ()
    found: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum(min(each.total, level) - below for each in contributions if each.total > below)
        eligible = tuple(each.seat for each in contributions if each.in_hand and each.total >= level)
        # Who is all-in for dead money alone contends for it (POT-12).
        found = _with(found, Pot(amount + (dead if level == levels[0] else 0), eligible))
        below = level
    # What folded hands put in above the highest live level goes to the last pot (POT-2 c, POT-11).
    above = sum(each.total - below for each in contributions if each.total > below)
    found[-1] = Pot(found[-1].amount + above, found[-1].eligible)
    return tuple(pot for pot in found if pot.amount)


def _with(found: list[Pot], pot: Pot) -> list[Pot]:
    """POT-2 e: a pot with the same contenders as the one before is the same pot; one without chips is none yet."""
    if found and (found[-1].eligible == pot.eligible or not found[-1].amount):
        return [*found[:-1], Pot(found[-1].amount + pot.amount, pot.eligible)]
    return [*found, pot]
