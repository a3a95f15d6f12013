"""A fact as it stands in the record."""

from typing import NamedTuple

from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected


class Record(NamedTuple):
    """One fact: its place in the record, the step it belongs to, when (microseconds since the epoch), who, from where.

    `hand`: number of the hand, 0 outside one. `source`: see session/ports.
    """

    seq: int
    step: int
    at_us: int
    actor: str
    source: str
    hand: int
    event: Event | Corrected
