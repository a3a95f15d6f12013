"""Seats and unseats people, moves their chips, places the button. Never judges."""

from typing import assert_never

from dealer_app.rules.seats.facts import (
    ButtonCardDealt,
    ButtonPlaced,
    ChipsBought,
    PlayerLeft,
    PlayerSeated,
    SatIn,
    SatOut,
    SeatsEvent,
    TableConfigured,
)
from dealer_app.rules.table import Deck, Drawn, Occupant, Table


def apply(table: Table, event: SeatsEvent) -> Table:
    """The table after a change between hands."""
    match event:
        case TableConfigured():
            return table._replace(name=event.name, options=event.options)
        case PlayerSeated():
            seats = (*table.seats, Occupant(event.seat, event.name, event.stack, False, ()))
            return _seats_changed(table, tuple(sorted(seats)))
        case PlayerLeft():
            still_here = tuple(seat for seat in table.still_here if seat != event.seat)
            stay = tuple(occupant for occupant in table.seats if occupant.seat != event.seat)
            return _seats_changed(table._replace(still_here=still_here), stay)
        case ChipsBought():
            return _seats_changed(table, _changed(table, event.seat, bought=event.amount))
        case SatOut():
            return _seats_changed(table, _changed(table, event.seat, sits_out=True))
        case SatIn():
            return _seats_changed(table, _changed(table, event.seat, sits_out=False))
        case ButtonCardDealt():
            return table._replace(draw=(*table.draw, Drawn(event.seat, event.card)))
        case ButtonPlaced():
            # All cards come back: wash, shuffle and cut follow (BTN-3).
            return table._replace(button_drawn=event.seat, deck=Deck(wash_due=True, shuffled=False))
        case _:
            assert_never(event)


def _seats_changed(table: Table, seats: tuple[Occupant, ...]) -> Table:
    """A draw that has begun starts anew when the people change: everybody present gets a card (BTN-1)."""
    draw = table.draw if table.button_drawn else ()
    return table._replace(seats=seats, draw=draw)


def _changed(table: Table, seat: int, bought: int = 0, *, sits_out: bool | None = None) -> tuple[Occupant, ...]:
    return tuple(
        o._replace(stack=o.stack + bought, sits_out=o.sits_out if sits_out is None else sits_out)
        if o.seat == seat
        else o
        for o in table.seats
    )
