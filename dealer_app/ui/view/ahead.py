"""Where the table stands once the chips that are due have been moved; what the rules would allow then."""

from dealer_app.guidance.implied import bookkeeping, implied
from dealer_app.guidance.settled import settled
from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import PassTo
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.due import rake_to_take
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.rules.showdown.winners import unpushed
from dealer_app.rules.table import Table, active


def is_allowed(table: Table, wish: Command) -> bool:
    """Whether the rules allow the wish now."""
    try:
        decide(table, wish)
    except Refused:
        return False
    return True


def fits_after_notice(table: Table, wish: Command | None) -> bool:
    """Whether the rules would allow the wish once the notice is dismissed, what it implies done before it."""
    if table.notice is None or wish is None:
        return False
    try:
        implied(fold(table, decide(table, DismissRead())), wish)
    except Refused:
        return False
    return True


def tappable(table: Table) -> frozenset[int]:
    """Seats (1-10) that a tap may pass the turn to, folds, checks and a deal before it implied (UX 4.2)."""
    if phase(table) is Phase.STOPPED:
        return frozenset()
    seats = active(table) if table.hand is None else tuple(seat.number for seat in table.hand.seats)
    found = []
    for seat in seats:
        try:
            before = implied(table, PassTo(seat))
        except Refused:
            continue
        for wish in before:
            table = fold(table, decide(table, wish))
        found.append(seat)
    return frozenset(found)


def rake_to_drop(hand: Hand) -> int:
    """Chips that lie on the rake spot and in the jackpot's place once all of it is taken (RAKE-5, RAKE-10)."""
    return hand.taken.house + hand.taken.promo + sum(rake_to_take(hand))


def next_button(table: Table) -> int | None:
    """Where the button goes after this hand (BTN-4, BTN-5); None while a pot is undecided or it must be drawn."""
    table = settled(table)
    while table.hand is not None:
        match phase(table):
            case Phase.PUSHING:
                table = fold(table, decide(table, PushPot(unpushed(table.hand)[-1])))
            case Phase.CLOSING:
                wish = bookkeeping(table)
                assert wish is not None
                table = fold(table, decide(table, wish))
            case _:
                return None
    following = upcoming(table)
    return following.button if following else None
