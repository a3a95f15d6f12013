"""Views of the panel in each mode, figures as in the pictures of the design."""

from typing import Final

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.legal import LegalActions, Range
from dealer_app.rules.cards import cards
from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.ui.view.panel import (
    ForcedBetView,
    ForcedState,
    LargeKey,
    LargeLabel,
    PanelMode,
    PanelView,
    PresetReason,
    PresetView,
    PushCardView,
    SeatChangeView,
    ShareView,
    StepView,
)
from dealer_app.ui.view.seats import Position
from dealer_app.ui.view.strip import StripEntry, StripKind, UndoView

UNDO: Final = UndoView(StripEntry(0, StripKind.BET, seat=10, amount=250))
PRESETS: Final = (
    PresetView(500, PresetReason.MINIMUM),
    PresetView(750, PresetReason.USUAL),
    PresetView(1060, PresetReason.ALL_IN),
)
BET_OPEN: Final = PanelView(
    PanelMode.BET_OPEN,
    seat=3,
    name="Chen",
    position=Position.BUTTON,
    stack=1060,
    all_in_to=1060,
    legal=LegalActions(3, fold=True, check=False, call=250, raise_to=Range(500, 1060)),
    presets=PRESETS,
)
NO_RAISE: Final = PanelView(
    PanelMode.BET_OPEN,
    seat=3,
    name="Chen",
    stack=1060,
    legal=LegalActions(3, fold=True, check=False, call=250, raise_to=None),
    no_raise="BET-7",
)
NO_BET: Final = PanelView(
    PanelMode.NO_BET,
    seat=7,
    name="Lena",
    stack=862,
    all_in_to=862,
    legal=LegalActions(7, fold=True, check=True, call=0, raise_to=Range(5, 862)),
    presets=(PresetView(5, PresetReason.MINIMUM), PresetView(35, PresetReason.USUAL)),
    check_around=True,
)
POT_LIMIT: Final = PanelView(
    PanelMode.BET_OPEN,
    seat=3,
    name="Chen",
    stack=1060,
    all_in_to=1060,
    legal=LegalActions(3, fold=True, check=False, call=60, raise_to=Range(120, 180)),
    presets=(PresetView(120, PresetReason.MINIMUM), PresetView(180, PresetReason.POT)),
    pot_limit=Figure(FigureKind.MOST, "PL-1", (Term(TermKind.COUNTED_POT, 120), Term(TermKind.TO_CALL, 60)), 180),
)
LIMIT: Final = PanelView(
    PanelMode.LIMIT,
    seat=4,
    name="Maria",
    stack=498,
    all_in_to=498,
    legal=LegalActions(4, fold=True, check=False, call=8, raise_to=Range(16, 16)),
    limit_to=16,
    bets_made=2,
    bets_allowed=4,
)
STEPS: Final = PanelView(
    PanelMode.STEPS,
    steps=(
        StepView(PromptKind.PULL_BETS, done=True),
        StepView(PromptKind.BURN),
        StepView(PromptKind.DEAL_TURN),
    ),
    large=LargeKey(LargeLabel.BURNED, (PostAll(),)),
)
FORCED: Final = PanelView(
    PanelMode.FORCED_BETS,
    forced=(
        ForcedBetView(4, ForcedKind.SMALL_BLIND, 2),
        ForcedBetView(5, ForcedKind.BIG_BLIND, 3, ForcedState.SHORT),
        ForcedBetView(8, ForcedKind.SKIPPED_BIG_BLIND, 5, ForcedState.SITS_OUT),
    ),
    large=LargeKey(LargeLabel.POSTED, (PostAll(),)),
)
BLOCKED: Final = PushCardView(1, 340, (), blocked_by=(8, 9))
SHOW_OR_MUCK: Final = PanelView(
    PanelMode.SHOW_OR_MUCK,
    seat=9,
    name="Sari",
    stack=310,
    push=(BLOCKED, PushCardView(0, 597, (), blocked_by=(2, 8, 9))),
)
PUSH: Final = PanelView(
    PanelMode.PUSH,
    push=(
        PushCardView(2, 170, (ShareView(5, 170),), done=True),
        PushCardView(1, 340, (ShareView(5, 340),)),
        PushCardView(0, 597, (ShareView(2, 299, 1), ShareView(9, 298)), odd_rule="ODD-3"),
    ),
)
PUSH_BLOCKED: Final = PanelView(PanelMode.PUSH, push=(BLOCKED,))
BETWEEN: Final = PanelView(
    PanelMode.BETWEEN_HANDS,
    seat_changes=(SeatChangeView(8, "Radu", 0), SeatChangeView(2, "Ioana", 1120, sits_out=True, owes=("big blind",))),
    large=LargeKey(LargeLabel.DEAL, (StartHand("1"),)),
)
WAITING: Final = PanelView(PanelMode.BETWEEN_HANDS)
STOPPED: Final = PanelView(PanelMode.STOPPED)
RESUME: Final = PanelView(PanelMode.RESUME, large=LargeKey(LargeLabel.ALL_CORRECT, (ConfirmResume(),)))
READ_NOTICE: Final = PanelView(PanelMode.READ_NOTICE, notice_place="seat 6", can_show_read=True)
CONFLICT: Final = PanelView(PanelMode.READ_NOTICE, conflict=cards("7h 9d"))
DISABLED: Final = PanelView(PanelMode.DISABLED)

ALL: Final = {
    "BET_OPEN": BET_OPEN,
    "NO_RAISE": NO_RAISE,
    "NO_BET": NO_BET,
    "POT_LIMIT": POT_LIMIT,
    "LIMIT": LIMIT,
    "STEPS": STEPS,
    "FORCED": FORCED,
    "SHOW_OR_MUCK": SHOW_OR_MUCK,
    "PUSH": PUSH,
    "PUSH_BLOCKED": PUSH_BLOCKED,
    "BETWEEN": BETWEEN,
    "WAITING": WAITING,
    "STOPPED": STOPPED,
    "RESUME": RESUME,
    "READ_NOTICE": READ_NOTICE,
    "CONFLICT": CONFLICT,
    "DISABLED": DISABLED,
}
WITH_WARNING: Final = ("READ_NOTICE", "CONFLICT")
