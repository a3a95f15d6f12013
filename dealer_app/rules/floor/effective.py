"""Which records count: a correction voids a whole step and puts facts in its place; it can itself be corrected."""

from collections.abc import Iterable, Sequence

from dealer_app.rules.apply import fold
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.table import NEW_TABLE, Table


def voided_steps(records: Iterable[Record]) -> frozenset[int]:
    """The steps that no longer count, found from the newest record backwards."""
    void: set[int] = set()
    for record in reversed(tuple(records)):
        if isinstance(record.event, Corrected) and record.step not in void:
            void.add(record.event.step)
    return frozenset(void)


def effective(records: Sequence[Record]) -> tuple[Event, ...]:
    """The facts that count, each in the place of the step it belongs to or replaces."""
    return tuple(fact for _, fact in numbered(records))


def numbered(records: Sequence[Record]) -> tuple[tuple[int, Event], ...]:
    """The facts that count, each with the number of the record that holds it: its own, or that of the correction."""
    void = voided_steps(records)
    instead = _replacements(records, void)
    facts: list[tuple[int, Event]] = []
    done: set[int] = set()
    for record in records:
        if record.step in void:
            if record.step not in done:
                done.add(record.step)
                facts += instead.get(record.step, ())
        elif not isinstance(record.event, Corrected):
            facts.append((record.seq, record.event))
    return tuple(facts)


def _replacements(records: Sequence[Record], void: frozenset[int]) -> dict[int, list[tuple[int, Event]]]:
    """By voided step, what the correction of it that still counts puts in its place."""
    return {
        record.event.step: [(record.seq, fact) for fact in record.event.instead]
        for record in records
        if isinstance(record.event, Corrected) and record.step not in void
    }


def table_after(records: Sequence[Record]) -> Table:
    """The table that the records lead to: the last start of a hand that counts carries all that was before it.

    The records begin with the first of all, or with a HandStarted.
    """
    facts = effective(records)
    starts = [at for at, event in enumerate(facts) if isinstance(event, HandStarted)]
    return fold(NEW_TABLE, facts[starts[-1] :] if starts else facts)
