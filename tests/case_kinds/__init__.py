"""Case kind -> the function that plays such a case with our rules and answers in the form of its `expected`."""

from collections.abc import Callable
from typing import Any

from tests.case_kinds import betting, button, hands, pots, ranking, showdown
from tests.case_kinds.form import NotYet

Input = dict[str, Any]  # Any: the case files are free-form JSON
Player = Callable[[Input, str], Input]

PLAYERS: dict[str, Player] = {
    **button.PLAYERS,
    **betting.PLAYERS,
    **pots.PLAYERS,
    **ranking.PLAYERS,
    **showdown.PLAYERS,
    **hands.PLAYERS,
}

__all__ = ["PLAYERS", "Input", "NotYet", "Player"]
