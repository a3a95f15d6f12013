"""Whose turn it is, and when a round is closed (BET-1, BET-20, BET-31)."""

from dealer_app.rules.hand import ALL_IN, LIVE, NOT_ACTED, Seat


def next_to_act(seats: tuple[Seat, ...], level: int, after: int) -> int | None:
    """The number of the first seat clockwise after index `after` that owes an act; None closes the round.

    `level` is the price of the round in chips. ALL_IN seats owe nothing (BET-20).
    """
    alive = all_in = 0
    for seat in seats:
        if seat.status is LIVE:
            alive += 1
        elif seat.status is ALL_IN:
            all_in += 1
    if not alive or alive + all_in < 2:
        return None
    if alive == 1:
        return _last_with_chips(seats)
    for seat in seats[after + 1 :] + seats[: after + 1]:
        if seat.status is LIVE and (seat.bet < level or seat.acted == NOT_ACTED):
            return seat.number
    return None


def _last_with_chips(seats: tuple[Seat, ...]) -> int | None:
    """BET-31: the last player with chips is asked only if an all-in player has more in front than he."""
    most = max((seat.bet for seat in seats if seat.status is ALL_IN), default=0)
    for seat in seats:
        if seat.status is LIVE:
            return seat.number if seat.bet < most else None
    return None
