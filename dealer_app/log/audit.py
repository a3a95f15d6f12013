"""Verifying a whole log: the chain, then every fact folded anew and held against what the log says of itself."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from dealer_app.log.chain import Row, verify
from dealer_app.log.reader import reading, records_of
from dealer_app.rules.apply import apply
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.effective import effective
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.closing import hand_ended
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.table import NEW_TABLE, Table


class WrongFold(Exception):
    """The facts of a log do not lead to what it says: the hand, and what differs."""


class Found(NamedTuple):
    """What a good log holds: records, hands ended, and the head of its chain."""

    records: int
    hands: int
    head: bytes


def verify_file(path: Path) -> Found:
    """Check one file. Raises BrokenChain, CodecError, WrongFold or NotALog."""
    with reading(path) as rows:
        stored: list[Row] = list(rows)
    chain = verify(stored)
    return Found(chain.records, _fold(effective(records_of(stored))), chain.head)


def _fold(facts: Iterable[Event]) -> int:
    table, hands = NEW_TABLE, 0
    for fact in facts:
        if isinstance(fact, HandStarted):
            _same_table(table, fact)
        elif isinstance(fact, HandEnded):
            _same_stacks(table, fact)
            hands += 1
        table = apply(table, fact)
    return hands


def _same_table(table: Table, fact: HandStarted) -> None:
    if fact.table != table:
        raise WrongFold(f"hand {fact.number} starts from a table that the facts before it do not lead to")


def _same_stacks(table: Table, fact: HandEnded) -> None:
    assert table.hand is not None
    if hand_ended(table.hand) != fact:
        raise WrongFold(f"hand {table.hand.setup.number} ends with stacks that its facts do not lead to")
