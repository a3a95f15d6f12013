"""Steps of a betting round: who acts, for how much."""

from dealer_app.guidance.prompt import Prompt, PromptKind, RuleRef
from dealer_app.rules.betting.decide import has_option
from dealer_app.rules.betting.legal import legal, price_for
from dealer_app.rules.hand import Hand


def betting(hand: Hand) -> Prompt:
    """Whose turn it is and what he faces (BET-1, BET-4, BET-7, BET-31, BLD-4)."""
    may = legal(hand)
    assert may is not None
    seat = hand.seat(may.seat)
    if may.check:
        if has_option(hand) and may.raise_to is not None:
            return Prompt(PromptKind.TO_ACT_OPTION, RuleRef("BLD-4"), seat=may.seat)
        return Prompt(PromptKind.TO_ACT_CHECK, RuleRef("BET-4"), seat=may.seat)
    # A stack too short for the price calls for less: the sum then is his stack alone (BET-31).
    price = price_for(hand, seat)
    terms = (price, -seat.bet) if may.call == price - seat.bet else (may.call,)
    if may.raise_to is None:
        rule = RuleRef("BET-31" if hand.betting.full > seat.acted else "BET-7", terms, may.call)
        return Prompt(PromptKind.TO_ACT_SHORT, rule, seat=may.seat, amount=may.call)
    return Prompt(PromptKind.TO_ACT_CALL, RuleRef("BET-1", terms, may.call), seat=may.seat, amount=may.call)
