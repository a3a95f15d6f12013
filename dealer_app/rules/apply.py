"""(Table, fact) -> Table: routes to the subject. Total, never judges."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import get_args

from dealer_app.rules.betting.apply import apply as apply_betting
from dealer_app.rules.betting.facts import BettingEvent
from dealer_app.rules.dealing.apply import apply as apply_dealing
from dealer_app.rules.dealing.facts import DealingEvent
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.apply import apply as apply_floor
from dealer_app.rules.floor.facts import FloorEvent
from dealer_app.rules.posting.apply import apply as apply_posting
from dealer_app.rules.posting.facts import PostingEvent
from dealer_app.rules.pots.apply import apply as apply_pots
from dealer_app.rules.pots.facts import PotsEvent
from dealer_app.rules.seats.apply import apply as apply_seats
from dealer_app.rules.seats.facts import SeatsEvent
from dealer_app.rules.showdown.apply import apply as apply_showdown
from dealer_app.rules.showdown.facts import ShowdownEvent
from dealer_app.rules.table import Table

_ROUTES: dict[type, Callable[..., Table]] = {
    **dict.fromkeys(get_args(BettingEvent), apply_betting),
    **dict.fromkeys(get_args(DealingEvent), apply_dealing),
    **dict.fromkeys(get_args(PotsEvent), apply_pots),
    **dict.fromkeys(get_args(PostingEvent), apply_posting),
    **dict.fromkeys(get_args(ShowdownEvent), apply_showdown),
    **dict.fromkeys(get_args(SeatsEvent), apply_seats),
    **dict.fromkeys(get_args(FloorEvent), apply_floor),
}


def apply(table: Table, event: Event) -> Table:
    """The table after one fact."""
    return _ROUTES[type(event)](table, event)


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after several facts."""
    return reduce(apply, events, table)
