"""The whole console as one frozen value: enums, numbers and cards, never a translated word.

Seats are 1-10 as painted on the felt, amounts are chips, times are milliseconds since the epoch unless named otherwise.
"""

from dataclasses import dataclass
from typing import Final

from dealer_app.guidance.prompt import Prompt
from dealer_app.ui.view.board import BoardView, PotView, TakenView
from dealer_app.ui.view.devices import Device
from dealer_app.ui.view.header import HeaderView
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.view.seats import SeatView
from dealer_app.ui.view.showdown import CardGridView, ShowdownView
from dealer_app.ui.view.strip import StripEntry, ToastView, UndoView

NOT_RECORDING_RULE: Final = "MIS-5"


@dataclass(frozen=True, slots=True)
class PromptView:
    """The one step and what follows. `warning`: red edge, and then nothing on the screen is amber."""

    prompt: Prompt
    warning: bool = False
    not_recording_since_ms: int | None = None

    @property
    def rule(self) -> str:
        """The rule the step rests on; that nothing is recorded rests on its own (MIS-5), whatever step is due."""
        return self.prompt.rule if self.not_recording_since_ms is None else NOT_RECORDING_RULE


_NOTHING_TAKEN: Final = TakenView()


@dataclass(frozen=True, slots=True)
class ConsoleView:
    """One whole screen of the console.

    `stopped_s`: seconds since the floor was called, None in play. `lost`: the reader whose banner stands on the table.
    `showdown` and `card_grid` take the table column when they are set.
    """

    header: HeaderView
    seats: tuple[SeatView, ...]
    board: BoardView
    prompt: PromptView
    panel: PanelView
    pots: tuple[PotView, ...] = ()
    taken: TakenView = _NOTHING_TAKEN
    strip: tuple[StripEntry, ...] = ()
    events: int = 0
    undo: UndoView | None = None
    stopped_s: int | None = None
    lost: Device | None = None
    toast: ToastView | None = None
    showdown: ShowdownView | None = None
    card_grid: CardGridView | None = None
