"""Every figure the dealer is told at the present moment, with its sum and its rule."""

from collections.abc import Iterator

from dealer_app.guidance.explain.betting import betting
from dealer_app.guidance.explain.figure import Figure, FigureKind
from dealer_app.guidance.explain.posting import posting, straddle
from dealer_app.guidance.explain.pots import dropping, lying, pulling
from dealer_app.guidance.explain.pushing import pushes
from dealer_app.guidance.explain.rake import due, taken
from dealer_app.guidance.next_step import MOST_STEPS, following, step, without_empty_steps
from dealer_app.guidance.prompt import NO_READERS
from dealer_app.guidance.settled import settled
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.table import Table

_CHIPS = (Phase.PULLING, Phase.RAKING)
_ENDING = (Phase.SHOWING, Phase.FACING, Phase.PUSHING, Phase.CLOSING)


def explain(table: Table) -> tuple[Figure, ...]:
    """The figures of the step that is due, of the steps that follow, of what is pushed, and of the pots.

    In the order in which they are read, the step's own first; none between hands. Nothing of it hangs on a concealed
    card. While play stands still only what lies on the table, what is to be pushed and, after a
    restart, the step that comes then is told.
    """
    if table.hand is None:
        return ()
    goes_on = table._replace(stops=(), notice=None)
    now = () if phase(table) is Phase.STOPPED else _of_step(goes_on)
    then = _of_steps_after(table)
    pushed = _of_pushes(goes_on)
    told = dict.fromkeys((*now, *then, *pushed, *_of_the_middle(table, pushed)))
    return tuple(told)


def _of_step(table: Table) -> tuple[Figure, ...]:
    """What the step due now tells, and the panel beside it; a push has its own figures."""
    table = without_empty_steps(table)
    hand = table.hand
    assert hand is not None
    match phase(table):
        case Phase.BETTING:
            return betting(hand)
        case Phase.POSTING:
            return posting(hand)
        case Phase.DEALING:
            return straddle(hand)
        case Phase.PULLING:
            return pulling(hand)
        case Phase.RAKING:
            return due(hand)
        case Phase.CLOSING:
            return dropping(hand)
        case _:
            return ()


def _of_steps_after(table: Table) -> tuple[Figure, ...]:
    """What the steps tell that come after it; of a turn they tell the seat alone (UX 5)."""
    found: list[Figure] = []
    for after in _after(without_empty_steps(table)):
        if phase(after) is not Phase.BETTING:
            found += _of_step(after)
    return tuple(found)


def _after(table: Table) -> Iterator[Table]:
    """The tables after the plainest answer to each step, as far as steps are listed and on while chips are moved.

    Who acts may answer otherwise, so after a turn no more than the next step is told.
    """
    found = 0
    while found < MOST_STEPS - 1 or phase(table) in _CHIPS:
        is_turn = phase(table) is Phase.BETTING
        after = following(table, step(table, NO_READERS))
        if not isinstance(after, Table) or after.hand is None:
            return
        table = without_empty_steps(after)
        yield table
        found += 1
        if is_turn or phase(table) in (Phase.BETTING, Phase.SHOWING, Phase.FACING):
            return


def _of_pushes(table: Table) -> tuple[Figure, ...]:
    """What is pushed and dropped once the chips that are due have been moved."""
    ahead = settled(table)
    if ahead.hand is None or phase(ahead) not in _ENDING:
        return ()
    return (*pushes(ahead.hand), *dropping(ahead.hand))


def _of_the_middle(table: Table, pushed: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """The pots as they lie, but those that are already told as pushes; what the house has taken."""
    assert table.hand is not None
    told = {(push.pot, push.terms) for push in pushed if push.kind is FigureKind.PUSH}
    return (*(pot for pot in lying(table.hand) if (pot.pot, pot.terms) not in told), *taken(table.hand))
