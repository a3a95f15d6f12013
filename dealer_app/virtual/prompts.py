"""Prompts that ask for the same of whoever follows them."""

from typing import Final

from dealer_app.guidance.prompt import PromptKind

BEGINS: Final = frozenset({PromptKind.BUTTON_TO, PromptKind.WASH, PromptKind.SHUFFLE, PromptKind.NEXT_HAND})
BOARD: Final = frozenset({PromptKind.DEAL_FLOP, PromptKind.DEAL_TURN, PromptKind.DEAL_RIVER})
ACTS: Final = frozenset(
    {PromptKind.TO_ACT_CALL, PromptKind.TO_ACT_CHECK, PromptKind.TO_ACT_OPTION, PromptKind.TO_ACT_SHORT}
)
SHOWS: Final = frozenset({PromptKind.ALL_IN_SHOW, PromptKind.SHOW_FIRST, PromptKind.SHOW_NEXT})
PUSHES: Final = frozenset({PromptKind.PUSH_ALL, PromptKind.PUSH_SIDE, PromptKind.PUSH_MAIN, PromptKind.SPLIT})
