"""What the digits typed so far would bet: the level, or why it is not allowed (UX 4.6)."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.ui.view.panel import PanelView


class TypedState(StrEnum):
    """How the amount stands against what the rules allow."""

    READY = "ready"
    ALL_IN = "all_in"
    BELOW = "below"
    ABOVE = "above"
    NO_RAISE = "no_raise"


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """`to`: the level that would be bet; None when it is not allowed."""

    state: TypedState
    to: int | None = None


def typed_amount(view: PanelView, typed: str) -> TypedAmount:
    """Judge the digits; without any the least level stands ready, and more than the stack is all in."""
    allowed = view.legal.raise_to if view.legal else None
    if allowed is None:
        return TypedAmount(TypedState.NO_RAISE)
    amount = int(typed) if typed else allowed.least
    if amount >= view.all_in_to and allowed.most == view.all_in_to:
        return TypedAmount(TypedState.ALL_IN, view.all_in_to)
    if amount < allowed.least:
        return TypedAmount(TypedState.BELOW)
    if amount > allowed.most:
        return TypedAmount(TypedState.ABOVE)
    return TypedAmount(TypedState.READY, amount)
