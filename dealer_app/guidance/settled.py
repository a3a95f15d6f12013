"""Where the table stands once the chips that are due have been moved."""

from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.next_step import without_empty_steps
from dealer_app.rules.apply import fold
from dealer_app.rules.decide import decide
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.table import Table


def settled(table: Table) -> Table:
    """The table after every return, pull and rake that is due now; the next step implies them (UX 4.1)."""
    table = without_empty_steps(table)
    while phase(table) in (Phase.PULLING, Phase.RAKING):
        wish = bookkeeping(table)
        assert wish is not None
        table = without_empty_steps(fold(table, decide(table, wish)))
    return table
