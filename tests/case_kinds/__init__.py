"""Case kind -> the function that plays such a case with our rules and answers in the form of its `expected`."""

from collections.abc import Callable

from tests.case_kinds import betting, button, hands, pots, ranking, showdown
from tests.case_kinds.form import Case, NotYet

Player = Callable[[Case, str], Case]

PLAYERS: dict[str, Player] = {
    **button.PLAYERS,
    **betting.PLAYERS,
    **pots.PLAYERS,
    **ranking.PLAYERS,
    **showdown.PLAYERS,
    **hands.PLAYERS,
}

__all__ = ["PLAYERS", "NotYet", "Player"]
