"""Steps of the showdown: hands face up, in order, or conceded."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.hand import Hand, in_hand
from dealer_app.rules.showdown.winners import next_to_show


def facing(hand: Hand) -> Prompt:
    """SHOW-9: with nobody left to act all hands are turned over before the board goes on."""
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    seats = tuple(seat.number for seat in in_hand(hand) if seat.number not in shown)
    return Prompt(PromptKind.ALL_IN_SHOW, "SHOW-9", seat=seats[0], seats=seats)


def showing(hand: Hand) -> Prompt:
    """SHOW-1, SHOW-2, SHOW-3, with side pots SHOW-10: who shows or concedes now."""
    seat = next_to_show(hand)
    assert seat is not None
    shown = hand.showdown
    if shown.tabled or shown.mucked:
        # Once a side pot is pushed the order begins anew for the pot before it.
        return Prompt(PromptKind.SHOW_NEXT, "SHOW-10" if shown.pushed else "SHOW-3", seat=seat)
    rule = "SHOW-1" if hand.betting.aggressor is not None else "SHOW-2"
    return Prompt(PromptKind.SHOW_FIRST, rule, seat=seat)
