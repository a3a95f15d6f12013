"""Whose turn it is, and when a round is closed (BET-1, BET-20, BET-31)."""

from dealer_app.rules.hand import NOT_ACTED, Seat, Status


def next_to_act(seats: tuple[Seat, ...], level: int, after: int) -> int | None:
    """The number of the first seat clockwise after index `after` that owes an act; None closes the round.

    `level` is the price of the round in chips. ALL_IN seats owe nothing (BET-20).
    """
    holding = alive = 0
    for seat in seats:
        if seat.status is not Status.FOLDED:
            holding += 1
            if seat.status is Status.LIVE:
                alive += 1
    if holding < 2 or not alive:
        return None
    if alive == 1:
        return _last_with_chips(seats)
    count = len(seats)
    for step in range(after + 1, after + 1 + count):
        seat = seats[step % count]
        if seat.status is Status.LIVE and (seat.acted == NOT_ACTED or seat.bet < level):
            return seat.number
    return None


def _last_with_chips(seats: tuple[Seat, ...]) -> int | None:
    """BET-31: the last player with chips is asked only if an all-in player has more in front than he."""
    most = max((seat.bet for seat in seats if seat.status is Status.ALL_IN), default=0)
    for seat in seats:
        if seat.status is Status.LIVE:
            return seat.number if seat.bet < most else None
    return None
