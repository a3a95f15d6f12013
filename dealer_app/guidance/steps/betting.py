"""Steps of a betting round: who acts, for how much."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.decide import has_option
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.betting.no_raise import rule_against_raise
from dealer_app.rules.hand import Hand


def betting(hand: Hand) -> Prompt:
    """Whose turn it is and what he faces (BET-1, BET-4, BLD-4), and what keeps him from raising (BET-9)."""
    may = legal(hand)
    assert may is not None
    if may.check:
        if has_option(hand) and may.raise_to is not None:
            return Prompt(PromptKind.TO_ACT_OPTION, "BLD-4", seat=may.seat)
        return Prompt(PromptKind.TO_ACT_CHECK, "BET-4", seat=may.seat)
    if may.raise_to is None:
        rule = rule_against_raise(hand, hand.seat(may.seat))
        return Prompt(PromptKind.TO_ACT_SHORT, rule, seat=may.seat, amount=may.call)
    return Prompt(PromptKind.TO_ACT_CALL, "BET-1", seat=may.seat, amount=may.call)
