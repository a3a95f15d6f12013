"""Folding the facts of a log anew and holding against them what the log says of itself."""

from collections.abc import Iterable, Sequence

from dealer_app.log.chain import BadRecord
from dealer_app.rules.apply import apply
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.effective import effective, numbered
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.closing import hand_ended
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.table import NEW_TABLE, Table


class WrongFold(BadRecord):
    """The facts of a log do not lead to what a record says, or lead nowhere."""


def fold_anew(table: Table, facts: Iterable[tuple[int, Event]]) -> Table:
    """The table that numbered facts lead to. Raises WrongFold for the first that the facts before it do not lead to."""
    for seq, fact in facts:
        try:
            _says_what_is_so(table, seq, fact)
            table = apply(table, fact)
        except WrongFold:
            raise
        # `apply` never judges: a forged fact may break it in any way, and the answer is always that it can't be so.
        except Exception as error:
            kind = type(fact).__name__
            raise WrongFold(seq, f"({kind}) can't follow the facts before it: {type(error).__name__}") from error
    return table


def corrections_point_back(records: Iterable[Record]) -> None:
    """A correction names a step before its own. Raises WrongFold for one that does not."""
    steps: set[int] = set()
    for record in records:
        if isinstance(record.event, Corrected) and (record.event.step not in steps or record.event.step == record.step):
            raise WrongFold(record.seq, f"corrects step {record.event.step}, which is none before it")
        steps.add(record.step)


def last_hand(records: Sequence[Record]) -> Table:
    """The table that records since the last start of a hand lead to. Raises WrongFold."""
    facts = numbered(records)
    starts = [at for at, (_, fact) in enumerate(facts) if isinstance(fact, HandStarted)]
    if not starts:
        return fold_anew(NEW_TABLE, facts)
    begun = facts[starts[-1]][1]
    assert isinstance(begun, HandStarted)
    return fold_anew(begun.table, facts[starts[-1] :])


def running_hand(records: Sequence[Record]) -> int:
    """The number of the hand that is being played where the records end, corrections counted; 0 between hands."""
    for fact in reversed(effective(records)):
        if isinstance(fact, HandEnded):
            return 0
        if isinstance(fact, HandStarted):
            return fact.number
    return 0


def _says_what_is_so(table: Table, seq: int, fact: Event) -> None:
    """What repeats the state must repeat it rightly: the table at the start of a hand, the stacks at its end."""
    if isinstance(fact, HandStarted) and fact.table != table:
        raise WrongFold(seq, f"starts hand {fact.number} from a table that the facts before it do not lead to")
    if isinstance(fact, HandEnded):
        if table.hand is None:
            raise WrongFold(seq, "ends a hand where none is being played")
        if hand_ended(table.hand) != fact:
            number = table.hand.setup.number
            raise WrongFold(seq, f"ends hand {number} with stacks that its facts do not lead to")
