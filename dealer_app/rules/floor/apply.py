"""Stops play and lets it go on. Never judges."""

from typing import assert_never

from dealer_app.rules.floor.facts import (
    FloorEvent,
    GameResumed,
    GameStopped,
    IrregularityNoted,
    ReadDismissed,
    RestartNoted,
    ResumeConfirmed,
)
from dealer_app.rules.table import Notice, Stop, Table


def apply(table: Table, event: FloorEvent) -> Table:
    """The table after a stop, a notice or their end."""
    match event:
        case GameStopped():
            return table._replace(stops=(*table.stops, Stop.FLOOR))
        case GameResumed():
            # The floor has settled whatever was noted as well (SRC-4).
            return table._replace(stops=_without(table, Stop.FLOOR), notice=None)
        case IrregularityNoted():
            return table._replace(notice=Notice(event.kind, event.place, event.seat, event.cards, event.rule))
        case ReadDismissed():
            return table._replace(notice=None)
        case RestartNoted():
            return table._replace(stops=(*_without(table, Stop.RESTART), Stop.RESTART))
        case ResumeConfirmed():
            return table._replace(stops=_without(table, Stop.RESTART))
        case _:
            assert_never(event)


def _without(table: Table, stop: Stop) -> tuple[Stop, ...]:
    return tuple(other for other in table.stops if other is not stop)
