"""What the house and the jackpot take from a hand, and from which pot (RAKE-1 to RAKE-10, RAKE-17 to RAKE-20)."""

from collections.abc import Sequence
from typing import NamedTuple

from dealer_app.rules.options import Rake, RakeType, Step


class Cut(NamedTuple):
    """Chips that leave a pot for the house and for the jackpot."""

    house: int
    promo: int


def is_exempt(rake: Rake | None, *, flop_seen: bool) -> bool:
    """RAKE-6: whether neither rake nor jackpot is taken, since the hand ended before the flop."""
    return not flop_seen and (rake is None or rake.no_flop_no_drop)


def rake_due(gross: int, rake: Rake | None, players: int, *, flop_seen: bool) -> int:
    """The whole rake of a hand with this gross pot; `players` were dealt in (RAKE-2 to RAKE-7)."""
    if rake is None or is_exempt(rake, flop_seen=flop_seen):
        return 0
    match rake.type:
        case RakeType.PERCENT:
            due = gross * rake.basis_points // (10_000 * rake.increment) * rake.increment
        case RakeType.PER_AMOUNT:
            due = gross // rake.per * rake.take
        case RakeType.STEPS:
            due = _reached(gross, rake.steps)
    caps = [cap.cap for cap in rake.caps if cap.min_players <= players <= cap.max_players]
    return min(due, *caps) if caps else due


def _reached(gross: int, steps: Sequence[Step]) -> int:
    """RAKE-4: the total of the highest step reached."""
    return max((step.total for step in steps if gross >= step.pot_at_least), default=0)


def promo_due(gross: int, rake_taken: int, steps: Sequence[Step], rake: Rake | None, *, flop_seen: bool) -> int:
    """The jackpot drop: its steps look at the gross pot; never more than the rake leaves (RAKE-10, RAKE-20)."""
    if is_exempt(rake, flop_seen=flop_seen):
        return 0
    return min(_reached(gross, steps), max(0, gross - rake_taken))


def attribute(amounts: Sequence[int], rake: Rake | None, players: int, house: int, promo: int) -> tuple[Cut, ...]:
    """RAKE-8: rake and promo, already taken, by pot; rake cumulative from the main pot on, promo from the main pot."""
    left = promo
    cuts: list[Cut] = []
    for amount, own in zip(amounts, _house_of_each(amounts, rake, players, house), strict=True):
        given = min(left, amount - own)
        cuts.append(Cut(own, given))
        left -= given
    return tuple(cuts)


def _house_of_each(amounts: Sequence[int], rake: Rake | None, players: int, house: int) -> tuple[int, ...]:
    """RAKE-8; what a small pot that passes a step can't bear comes from the pot before it (INV-1)."""
    own: list[int] = []
    below = 0
    for at, amount in enumerate(amounts):
        below += amount
        is_last = at == len(amounts) - 1
        reached = house if is_last else min(house, rake_due(below, rake, players, flop_seen=True))
        own.append(reached - sum(own))
    for at in range(len(own) - 1, 0, -1):
        over = max(0, own[at] - amounts[at])
        own[at] -= over
        own[at - 1] += over
    return tuple(own)
