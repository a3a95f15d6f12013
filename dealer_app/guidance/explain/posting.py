"""What each forced bet comes to: what is owed, and what a short stack leaves of it (BLD, RAKE-12)."""

from typing import Final

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.guidance.steps import posting as steps
from dealer_app.rules.hand import ForcedKind, Hand
from dealer_app.rules.options import Options
from dealer_app.rules.posting.owed import payable

_BLINDS: Final = (ForcedKind.SMALL_BLIND, ForcedKind.BIG_BLIND, ForcedKind.SKIPPED_BIG_BLIND)
_RULES: Final = {
    ForcedKind.ANTE: "BLD-15",
    ForcedKind.SMALL_BLIND: "BLD-1",
    ForcedKind.BIG_BLIND: "BLD-1",
    ForcedKind.BB_ANTE: "BLD-15",
    ForcedKind.STRADDLE: "BLD-12",
    ForcedKind.BUTTON_CHARGE: "RAKE-12",
    ForcedKind.SKIPPED_BIG_BLIND: "BTN-6",
}


def posting(hand: Hand) -> tuple[Figure, ...]:
    """Every forced bet still owed, in order of posting: antes in full once for all who pay them, blinds also together.

    Who is too short for one has the figure of what he puts in (BLD-3, BLD-18).
    """
    found: list[Figure] = []
    blinds: list[Figure] = []
    left = {seat.number: seat.stack for seat in hand.seats}
    for owed, total in zip(hand.owed_bets, payable(hand), strict=True):
        due = _due(hand.setup.options, owed.kind)
        short = max(0, due.chips - left[owed.seat])
        left[owed.seat] -= due.chips - short
        rule = _RULES[owed.kind]
        if owed.kind is ForcedKind.ANTE:
            found.append(figure(FigureKind.FORCED_BET, rule, owed.amount, due))
            if not short:
                continue
        beyond = Term(TermKind.BEYOND_STACK, -short, rule="BLD-18" if owed.kind is ForcedKind.ANTE else "BLD-3")
        posted = figure(FigureKind.FORCED_BET, rule, total, due, beyond, seat=owed.seat)
        found.append(posted)
        if owed.kind in _BLINDS:
            blinds.append(posted)
    if len(blinds) > 1:
        found.insert(found.index(blinds[0]), _together(blinds))
    return tuple(dict.fromkeys(found))


def _together(blinds: list[Figure]) -> Figure:
    terms = (Term(TermKind.POSTED, sum_of(blind.terms), seat=blind.seat) for blind in blinds)
    return figure(FigureKind.BLINDS, "BLD-2", sum(blind.total for blind in blinds), *terms)


def _due(options: Options, kind: ForcedKind) -> Term:
    """What the house asks for a forced bet in full."""
    match kind:
        case ForcedKind.ANTE:
            return Term(TermKind.ANTE, options.ante)
        case ForcedKind.BB_ANTE:
            return Term(TermKind.BB_ANTE, options.ante)
        case ForcedKind.BUTTON_CHARGE:
            return Term(TermKind.BUTTON_CHARGE, options.button_charge)
        case ForcedKind.SMALL_BLIND:
            return Term(TermKind.SMALL_BLIND, options.small_blind)
        case ForcedKind.BIG_BLIND | ForcedKind.SKIPPED_BIG_BLIND:
            return Term(TermKind.BIG_BLIND, options.big_blind)
        case ForcedKind.STRADDLE:
            return Term(TermKind.BIG_BLIND, 2 * options.big_blind, count=2, each=options.big_blind)


def straddle(hand: Hand) -> tuple[Figure, ...]:
    """BLD-12, BLD-19: twice the big blind; empty when nobody may straddle."""
    step = steps.straddle(hand)
    if step is None or step.amount is None:
        return ()
    return (figure(FigureKind.STRADDLE, "BLD-19", step.amount, _due(hand.setup.options, ForcedKind.STRADDLE)),)
