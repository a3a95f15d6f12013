"""The end of a hand: what every seat has."""

from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.facts import FinalStack, HandEnded


def hand_ended(hand: Hand) -> HandEnded:
    """The closing fact with the stacks of everybody dealt in, ascending; capped chips come back (TS-8)."""
    stacks = zip(hand.seats, hand.setup.behind, strict=True)
    return HandEnded(tuple(sorted((FinalStack(s.number, s.stack + behind) for s, behind in stacks), key=_seat)))


def _seat(final: FinalStack) -> int:
    return final.seat
