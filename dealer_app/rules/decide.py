"""(Table, wish) -> facts, or Refused: routes to the subject; whoever stopped the game is asked first."""

from collections.abc import Callable
from typing import get_args

from dealer_app.rules.betting import decide as betting
from dealer_app.rules.dealing import decide as dealing
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.floor.decide import decide as decide_floor
from dealer_app.rules.floor.facts import FloorCommand
from dealer_app.rules.posting import decide as posting
from dealer_app.rules.pots import decide as pots
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats import decide as seats
from dealer_app.rules.showdown import decide as showdown
from dealer_app.rules.table import Table

_ROUTES: dict[type, Callable[..., tuple[Event, ...]]] = {
    **betting.DECIDE,
    **dealing.DECIDE,
    **pots.DECIDE,
    **posting.DECIDE,
    **showdown.DECIDE,
    **seats.DECIDE,
    **dict.fromkeys(get_args(FloorCommand), decide_floor),
}
_FLOOR = frozenset(get_args(FloorCommand))


def decide(table: Table, wish: Command) -> tuple[Event, ...]:
    """The facts that follow from a wish. Raises Refused with the reason when the rules do not allow it."""
    kind = type(wish)
    if (table.stops or table.notice is not None) and kind not in _FLOOR:
        raise Refused(Refusal.GAME_STOPPED, rule=table.notice.rule if table.notice else "MIS-3")
    return _ROUTES[kind](table, wish)
