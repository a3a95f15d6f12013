"""Where the button and the blinds will be if a hand starts now."""

from dealer_app.rules.seats.button import Next, first_positions, next_positions
from dealer_app.rules.table import Table, active


def upcoming(table: Table) -> Next | None:
    """Positions and dealing order of the next hand; None when the button has to be drawn first (BTN-1, BTN-13)."""
    seats = active(table)
    if len(seats) < 2 or table.options is None:
        return None
    if table.button_drawn:
        return first_positions(table.button_drawn, seats)
    if table.positions is None or not table.still_here:
        return None
    newcomers = tuple(seat for seat in seats if seat not in table.still_here)
    return next_positions(table.positions, seats, table.options.button_method, newcomers)


def waiting_for_draw(table: Table) -> tuple[int, ...]:
    """Seats that get a card for the button, in order from seat 1, those already dealt left out (BTN-1)."""
    done = {drawn.seat for drawn in table.draw}
    return tuple(seat for seat in active(table) if seat not in done)
