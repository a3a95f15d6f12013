"""Judges wishes about people, chips and the button draw; all of it between hands (TS-3)."""

from collections.abc import Callable

from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import MOST_CHIPS
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.button import draw_winner
from dealer_app.rules.seats.facts import (
    ButtonCardDealt,
    ButtonPlaced,
    BuyIn,
    CashOut,
    ChipsBought,
    Configure,
    DealForButton,
    PlayerLeft,
    PlayerSeated,
    SatIn,
    SatOut,
    SeatPlayer,
    SeatsEvent,
    SitIn,
    SitOut,
    TableConfigured,
)
from dealer_app.rules.seats.next_hand import upcoming, waiting_for_draw
from dealer_app.rules.table import Drawn, Occupant, Table, active

Decided = tuple[SeatsEvent, ...]


def _configure(table: Table, wish: Configure) -> Decided:
    _between(table)
    if not wish.name.strip():
        raise Refused(Refusal.NO_NAME)
    if problems(wish.options):
        raise Refused(Refusal.IMPOSSIBLE_OPTIONS)
    if any(occupant.seat > wish.options.seats for occupant in table.seats):
        raise Refused(Refusal.SEAT_TAKEN, limit=wish.options.seats, rule="DEAL-5")
    return (TableConfigured(wish.name, wish.options),)


def _seat_player(table: Table, wish: SeatPlayer) -> Decided:
    _between(table)
    options = table.options
    if options is None or not 1 <= wish.seat <= options.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seat=wish.seat, rule="DEAL-5")
    if table.occupant(wish.seat) is not None:
        raise Refused(Refusal.SEAT_TAKEN, seat=wish.seat)
    if not wish.name.strip():
        raise Refused(Refusal.NO_NAME, seat=wish.seat)
    _stake(table, wish.stack)
    return (PlayerSeated(wish.seat, wish.name, wish.stack),)


def _buy_in(table: Table, wish: BuyIn) -> Decided:
    occupant = _seated(table, wish.seat)
    if wish.amount < 1:
        raise Refused(Refusal.BELOW_BUY_IN, limit=1, rule="TS-1")
    _stake(table, wish.amount, beside=occupant.stack)
    return (ChipsBought(wish.seat, wish.amount),)


def _stake(table: Table, chips: int, beside: int = 0) -> None:
    """TS-1: between the posted minimum and maximum; BET-27: in chips that play.

    Chips that are added `beside` a stake have to keep to the maximum only (TS-3): it may have sunk below the minimum.
    """
    options = table.options
    assert options is not None
    least = max(1, options.buy_in_min)
    stack = chips + beside
    if not beside and stack < least:
        raise Refused(Refusal.BELOW_BUY_IN, limit=least, rule="TS-1")
    most = options.buy_in_max or MOST_CHIPS
    if stack > most:
        raise Refused(Refusal.ABOVE_BUY_IN, limit=most, rule="TS-1")
    # Whole chips may be added to a stake with smaller ones, and what makes such a stake whole.
    if chips % options.min_chip and stack % options.min_chip:
        raise Refused(Refusal.NOT_WHOLE_CHIPS, limit=options.min_chip, rule="BET-27")


def _cash_out(table: Table, wish: CashOut) -> Decided:
    occupant = _seated(table, wish.seat)
    return (PlayerLeft(wish.seat, occupant.stack),)


def _sit_out(table: Table, wish: SitOut) -> Decided:
    if _seated(table, wish.seat).sits_out:
        raise Refused(Refusal.NOT_NOW, seat=wish.seat)
    return (SatOut(wish.seat),)


def _sit_in(table: Table, wish: SitIn) -> Decided:
    if not _seated(table, wish.seat).sits_out:
        raise Refused(Refusal.NOT_NOW, seat=wish.seat)
    return (SatIn(wish.seat),)


def _deal_for_button(table: Table, wish: DealForButton) -> Decided:
    _between(table)
    if len(active(table)) < 2:
        raise Refused(Refusal.NOT_ENOUGH_PLAYERS, rule="GEN-6")
    if upcoming(table) is not None:
        raise Refused(Refusal.BUTTON_DRAWN, rule="BTN-1")
    if any(drawn.card is wish.card for drawn in table.draw):
        raise Refused(Refusal.CARD_ALREADY_SEEN, rule="IRR-18")
    waiting = waiting_for_draw(table)
    dealt = ButtonCardDealt(waiting[0], wish.card)
    if len(waiting) > 1:
        return (dealt,)
    return (dealt, ButtonPlaced(draw_winner((*table.draw, Drawn(waiting[0], wish.card)))))


def _between(table: Table) -> None:
    if table.hand is not None:
        raise Refused(Refusal.HAND_RUNNING, rule="TS-3")


def _seated(table: Table, seat: int) -> Occupant:
    _between(table)
    occupant = table.occupant(seat)
    if occupant is None:
        raise Refused(Refusal.SEAT_EMPTY, seat=seat)
    return occupant


DECIDE: dict[type, Callable[..., Decided]] = {
    Configure: _configure,
    SeatPlayer: _seat_player,
    BuyIn: _buy_in,
    CashOut: _cash_out,
    SitOut: _sit_out,
    SitIn: _sit_in,
    DealForButton: _deal_for_button,
}
