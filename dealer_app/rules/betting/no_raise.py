"""Which rule keeps a seat from betting or raising, for everybody who has to say it."""

from dealer_app.rules.betting.legal import is_open_to
from dealer_app.rules.hand import Hand, Seat, Status
from dealer_app.rules.options import Structure


def rule_against_raise(hand: Hand, seat: Seat) -> str:
    """The id of the rule by which the seat to act may only call or fold (BET-7, BET-9, BET-31, FL-3, FL-7).

    Asked only of a seat for which `raise_range` is None. Where several rules forbid it, the first of them as listed
    below: that nobody is left to raise says more than that betting is not open.
    """
    others = [other for other in hand.seats if other.number != seat.number]
    if not any(other.status is Status.LIVE for other in others):
        return "BET-31"
    if hand.betting.capped:
        return "FL-3"
    if not is_open_to(hand, seat):
        return "FL-7" if hand.setup.variant.structure is Structure.FIXED_LIMIT else "BET-7"
    # His chips do not go beyond the call, or nobody's chips go beyond the price.
    return "BET-9"
