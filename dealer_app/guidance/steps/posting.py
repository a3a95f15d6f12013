"""Steps before the deal: antes, blinds, a straddle."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.hand import ForcedBet, ForcedKind, Hand
from dealer_app.rules.posting.decide import straddlers
from dealer_app.rules.posting.owed import payable

_BLINDS = (ForcedKind.SMALL_BLIND, ForcedKind.BIG_BLIND, ForcedKind.SKIPPED_BIG_BLIND)


def posting(hand: Hand) -> Prompt:
    """What is owed first, together with all that is of its kind, as it will really be put in (BLD-3, BLD-18)."""
    first = hand.owed_bets[0]
    due = tuple(owed._replace(amount=amount) for owed, amount in zip(hand.owed_bets, payable(hand), strict=True))
    alike = tuple(bet for bet in due if _group(bet) == _group(first))
    match _group(first):
        case ForcedKind.ANTE:
            seats = tuple(bet.seat for bet in alike)
            return Prompt(PromptKind.TAKE_ANTES, "BLD-15", seats=seats, amount=first.amount)
        case ForcedKind.BB_ANTE:
            return Prompt(PromptKind.BB_ANTE, "BLD-15", seat=first.seat, amount=alike[0].amount)
        case ForcedKind.BUTTON_CHARGE:
            return Prompt(PromptKind.BUTTON_CHARGE, "RAKE-12", seat=first.seat, amount=alike[0].amount)
        case _:
            return _blinds(hand, alike)


def _group(owed: ForcedBet) -> ForcedKind:
    return ForcedKind.BIG_BLIND if owed.kind in _BLINDS else owed.kind


def _blinds(hand: Hand, due: tuple[ForcedBet, ...]) -> Prompt:
    seats = tuple(bet.seat for bet in due)
    amount = sum(bet.amount for bet in due)
    if len(due) == 1:
        rule = "BLD-21" if hand.setup.small_blind is None else "BLD-2"
        return Prompt(PromptKind.DEAD_SB, rule, seat=seats[0], seats=seats, amount=amount)
    return Prompt(PromptKind.POST_BLINDS, "BLD-2", seats=seats, amount=amount)


def straddle(hand: Hand) -> Prompt | None:
    """BLD-12: a straddle that may still come before the first card; None when none may."""
    may = straddlers(hand)
    if not may:
        return None
    due = 2 * hand.setup.options.big_blind
    return Prompt(PromptKind.STRADDLE, "BLD-12", seat=may[0], seats=may, amount=due)
