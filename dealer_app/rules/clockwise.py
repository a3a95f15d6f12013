"""Round the table: what "left of" means (GEN-1, GEN-2)."""

from collections.abc import Iterable


def following(seat: int, seats: Iterable[int]) -> int:
    """GEN-2: the first of the seats clockwise strictly after `seat`, which need not be one of them.

    Raises ValueError when there are none.
    """
    ordered = sorted(seats)
    if not ordered:
        raise ValueError("no seats to go round")
    return next((other for other in ordered if other > seat), ordered[0])


def clockwise(seats: Iterable[int], after: int) -> tuple[int, ...]:
    """All the seats clockwise, the first one left of `after`; `after` itself comes last if it is among them."""
    ordered = sorted(seats)
    later = [seat for seat in ordered if seat > after]
    return (*later, *(seat for seat in ordered if seat <= after))
