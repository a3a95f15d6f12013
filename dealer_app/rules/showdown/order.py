"""Who shows when (SHOW-1 to SHOW-3, SHOW-10, SHOW-14)."""

from collections.abc import Sequence

from dealer_app.rules.clockwise import clockwise
from dealer_app.rules.pots.layers import Pot


def showing_order(
    pots: Sequence[Pot],
    in_hand: Sequence[int],
    button: int,
    last_aggressor: int | None,
    mucked: Sequence[int] = (),
) -> tuple[int, ...]:
    """Seats in the order in which they show or concede: pot by pot, the last side pot first.

    `last_aggressor` is who bet or raised last in the final round, None when it was checked or could not be held.
    Who is the last to be asked for a pot and finds everybody else `mucked` need not show for it (SHOW-8, SHOW-14);
    for the pots before it he comes in his turn.
    """
    order: list[int] = []
    for pot in reversed(pots):
        rivals = [seat for seat in pot.eligible if seat in in_hand]
        waiting = [seat for seat in rivals if seat not in order]
        asked = _first_from(waiting, button, last_aggressor)
        if asked and all(seat in mucked for seat in rivals if seat != asked[-1]):
            asked = asked[:-1]
        order += asked
    return tuple(order)


def _first_from(waiting: list[int], button: int, last_aggressor: int | None) -> tuple[int, ...]:
    """From the last aggressor if he is among them, else from the first left of the button; then clockwise."""
    around = clockwise(waiting, after=button)
    if last_aggressor not in around:
        return around
    at = around.index(last_aggressor)
    return (*around[at:], *around[:at])
