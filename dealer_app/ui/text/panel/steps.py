"""The words of the physical steps and how they stand."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.guidance.prompt import PromptKind
from dealer_app.ui.text.names import amount
from dealer_app.ui.view.panel import StepView

_say: Final = QCoreApplication.translate


def step(item: StepView) -> str:
    """A physical step in a few words."""
    words = {
        PromptKind.WASH: _say("panel", "Wash the deck"),
        PromptKind.SHUFFLE: _say("panel", "Shuffle, box, cut"),
        PromptKind.DRAW_BUTTON: _say("panel", "Deal for the button"),
        PromptKind.DEAL_HOLE: _say("panel", "Deal the down cards"),
        PromptKind.RETURN_BET: _say("panel", "Return {amt} to seat {n}"),
        PromptKind.PULL_BETS: _say("panel", "Pull the bets"),
        PromptKind.SIDE_POT: _say("panel", "Cut side pot: {amt}"),
        PromptKind.RAKE: _say("panel", "Take rake: {amt}"),
        PromptKind.JACKPOT: _say("panel", "Take jackpot: {amt}"),
        PromptKind.BURN: _say("panel", "Tap the table, burn one"),
        PromptKind.DEAL_FLOP: _say("panel", "Deal the flop"),
        PromptKind.DEAL_TURN: _say("panel", "Deal the turn"),
        PromptKind.DEAL_RIVER: _say("panel", "Deal the river"),
        PromptKind.CHECK_CARD: _say("panel", "Check the card"),
        PromptKind.ALL_IN_SHOW: _say("panel", "Turn hands face up"),
        PromptKind.DROP: _say("panel", "Drop rake: {amt}"),
        PromptKind.NEXT_HAND: _say("panel", "Button to seat {n}") if item.seat else _say("panel", "Next hand"),
    }.get(item.kind, _say("panel", "Follow the prompt"))
    if item.amount is None:
        words = words.replace(": {amt}", "")
    return words.format(amt="" if item.amount is None else amount(item.amount), n=item.seat or "")


def step_state(item: StepView, *, is_now: bool) -> str:
    """How a step stands."""
    if item.done:
        return _say("panel", "Done")
    if is_now:
        return _say("panel", "A reader sees it") if item.by_reader else _say("panel", "Now")
    return _say("panel", "Then")


def cards_answer() -> str:
    """Instead of the large key where cards are tapped in the grid."""
    return _say("panel", "Tap the cards that lie there")


def reader_answers() -> str:
    """Where no key is needed: the card that is read next also says that the chips before it were moved."""
    return _say("panel", "No touch needed: the next card read answers")
