"""Steps of the deal: down cards, burns, board cards, cards still to be named."""

from typing import Final

from dealer_app.guidance.prompt import Answer, Prompt, PromptKind, Senses
from dealer_app.guidance.steps.posting import straddle
from dealer_app.rules.hand import Hand, Zone
from dealer_app.rules.variant import StreetName

_BOARD: Final = {
    StreetName.FLOP: (PromptKind.DEAL_FLOP, "HE-8"),
    StreetName.TURN: (PromptKind.DEAL_TURN, "HE-11"),
    StreetName.RIVER: (PromptKind.DEAL_RIVER, "HE-13"),
}


def dealing(hand: Hand, senses: Senses) -> Prompt:
    """Where the next card goes (DEAL-1, BURN-2, HE-8, HE-11, HE-13)."""
    place = hand.cards.owed[0]
    match place.zone:
        case Zone.HOLE:
            return straddle(hand) or _down_cards(hand, senses)
        case Zone.BURNS:
            answer = Answer.READER if senses.burn or senses.shoe else Answer.TAP
            return Prompt(PromptKind.BURN, "BURN-2", street=hand.street.name, answer=answer)
        case _:
            kind, rule = _BOARD[hand.street.name]
            count = sum(owed.zone is Zone.BOARD for owed in hand.cards.owed)
            answer = Answer.READER if senses.board else Answer.TAP
            return Prompt(kind, rule, count=count, street=hand.street.name, answer=answer)


def _down_cards(hand: Hand, senses: Senses) -> Prompt:
    seat = hand.cards.owed[0].seat
    seen = senses.shoe or seat in senses.seats
    return Prompt(
        PromptKind.DEAL_HOLE,
        "DEAL-1",
        seat=seat,
        count=hand.setup.variant.hole_count,
        answer=Answer.READER if seen else Answer.TAP,
    )


def naming(hand: Hand) -> Prompt:
    """IRR-72: a board card passed unread; the dealer looks at it and taps it."""
    return Prompt(PromptKind.CHECK_CARD, "IRR-72", street=hand.street.name)
