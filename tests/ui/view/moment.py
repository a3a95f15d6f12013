"""A real session brought to a moment, and the screen that is made of it: no Qt, no clock."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import NO_READERS, Senses
from dealer_app.rules.facts import Command
from dealer_app.ui.view.build import console_view
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seats import SeatView
from tests.ui.scenes import SCENES, Table, open_table

READERS = Senses(shoe=True, seats=frozenset(range(1, 11)), board=True, burn=True, muck=True)


def screen(
    of: str | Callable[[Table], None], *more: Command, senses: Senses = NO_READERS, scene: Scene | None = None
) -> ConsoleView:
    """The screen in a scene, after more steps.

    Ten seats with blinds 2 and 5, the button at seat 2; 5 % rake, at most 7.
    """
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        (SCENES[of] if isinstance(of, str) else of)(table)
        for wish in more:
            table.session.do(wish)
        session = table.session
        beside = replace(scene or Scene(), senses=senses, told=session.steps, undoable=session.undoable)
        return console_view(session.table, next_step(session.table, senses), beside)


def seat(view: ConsoleView, number: int) -> SeatView:
    """A seat by its number, 1-10."""
    return view.seats[number - 1]
