"""Hands of sensible players at ten seats, 1/2, entered by the best dealer by hand and with readers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.log.store import LogFile
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import PotPushed
from dealer_app.rules.seats.facts import ButtonCardDealt, BuyIn, ChipsBought, Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import HandMucked, HandTabled
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.players import Players
from tests.taps.best_dealer import ACTS, BestDealer, Count

STAKE: Final = 200
OPTIONS: Final = Options(small_blind=1, big_blind=2, seats=10)
HAPPENS: Final = (*ACTS, CardBurned, BoardCardDealt, HandTabled, HandMucked, PotPushed)


class Counted(NamedTuple):
    """One hand entered twice."""

    by_hand: Count
    with_readers: Count


def new_table(path: Path, stacks: tuple[int, ...] = (STAKE,) * 10) -> TableSession:
    """Ten seats, 1/2, and a log of its own."""
    session = TableSession(LogFile(path, throw_away_seal(), now_us), "")
    session.do(Configure("Taps", OPTIONS))
    for seat, stack in enumerate(stacks, start=1):
        session.do(SeatPlayer(seat, f"P{seat}", stack))
    return session


def simulated(folder: Path, hands: int, seed: int = 1) -> Iterator[Counted]:
    """So many hands, one after the other at the same table."""
    played = new_table(folder / "played.db")
    tables = [new_table(folder / f"{name}.db") for name in ("hand", "readers")]
    by_hand, readers = BestDealer(tables[0], with_readers=False), BestDealer(tables[1], with_readers=True)
    dealer = VirtualDealer(played, Players(seed), Pack(seed), STAKE)
    facts: list[Event] = []
    played.listen(facts.extend)
    for number in range(1, hands + 1):
        while played.table.hands < number or played.table.hand is not None:
            dealer.obey(next_step(played.table))
        for wish in [wish for fact in facts if (wish := _between(fact)) is not None]:
            for table in tables:
                table.do(wish)
        script = [fact for fact in facts if isinstance(fact, HAPPENS)]
        facts.clear()
        yield Counted(by_hand.enter(script), readers.enter(script))


def _between(fact: Event) -> Command | None:
    """The wish that brings another table to where this one stood before the hand."""
    match fact:
        case ButtonCardDealt(_, card):
            return DealForButton(card)
        case ChipsBought(seat, amount):
            return BuyIn(seat, amount)
        case _:
            return None
