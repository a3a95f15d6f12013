"""The whole console from the table, the step that is due, and what stands beside the table. Pure: no Qt, no clock."""

from dealer_app.guidance.prompt import Prompt
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.table import Stop, Table
from dealer_app.ui.view.board import board_view, pot_views, taken_view
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.view.header import header_view
from dealer_app.ui.view.panelled import panel_view
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seated import seat_views
from dealer_app.ui.view.shown import card_grid_view, showdown_view
from dealer_app.ui.view.told import moves, strip_entries, undo_view


def console_view(table: Table, prompt: Prompt, scene: Scene) -> ConsoleView:
    """One screen. `prompt` is the step of this table by `guidance.next_step`, with the same senses as the scene's."""
    hand = table.hand
    told_moves = moves(scene.told)
    return ConsoleView(
        header=header_view(table, scene),
        seats=seat_views(table, scene, told_moves),
        board=board_view(hand, scene.told),
        prompt=PromptView(prompt, prompt.warning, scene.not_recording_since_ms),
        panel=panel_view(table, prompt, scene),
        pots=pot_views(hand),
        taken=taken_view(hand),
        strip=strip_entries(told_moves),
        events=sum(len(step.events) for step in scene.told),
        undo=None if scene.not_recording_since_ms is not None else undo_view(scene.undoable, told_moves, hand),
        stopped_s=scene.stopped_s if _is_with_floor(table) else None,
        lost=scene.lost,
        toast=scene.toast,
        showdown=showdown_view(table, scene),
        card_grid=card_grid_view(table, scene.senses, scene),
    )


def _is_with_floor(table: Table) -> bool:
    return phase(table) is Phase.STOPPED and Stop.FLOOR in table.stops
