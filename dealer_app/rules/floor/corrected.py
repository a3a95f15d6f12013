"""A fact about facts: a whole step taken back, and what stands in its place."""

from dataclasses import dataclass

from dealer_app.rules.facts import Event


@dataclass(frozen=True, slots=True)
class Corrected:
    """All facts of a step are void and `instead` counts in their place; `approved_by` says who allowed it."""

    step: int
    instead: tuple[Event, ...]
    reason: str
    approved_by: str
