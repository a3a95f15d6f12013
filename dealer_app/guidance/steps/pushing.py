"""Steps of awarding: which pot goes where, splits and odd chips."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.award import shares
from dealer_app.rules.pots.due import is_contested
from dealer_app.rules.showdown.winners import awarded, unpushed


def pushing(hand: Hand) -> Prompt:
    """POT-8: the last side pot first; a split names the share of each (HIGH-4, ODD-2)."""
    return push_of(hand, unpushed(hand)[-1])


def push_of(hand: Hand, pot: int) -> Prompt:
    """The step that awards one pot, number 0 being the main pot."""
    found = awarded(hand)
    parts = shares(hand, pot)
    amount = sum(part.amount for part in parts)
    seats = tuple(part.seat for part in parts)
    if len(parts) > 1:
        each = min(part.amount for part in parts)
        return Prompt(
            PromptKind.SPLIT, "HIGH-4", seats=seats, amount=each, amount2=amount - each * len(parts), count=pot
        )
    if len(found) == 1:
        kind, id_ = PromptKind.PUSH_ALL, "HE-16" if is_contested(hand) else "HE-18"
    else:
        kind, id_ = (PromptKind.PUSH_SIDE if pot else PromptKind.PUSH_MAIN), "POT-8"
    return Prompt(kind, id_, seat=seats[0], seats=seats, amount=amount, count=pot)
