"""One table at work: decide, record, apply, tell; take back; come back after a crash. No Qt, no SQL."""

from collections.abc import Callable
from typing import NamedTuple

from dealer_app.guidance.implied import implied
from dealer_app.guidance.reads import early
from dealer_app.rules.apply import fold
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.decide import public
from dealer_app.rules.dealing.facts import BoardCardDealt, CardNamed
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.effective import effective, table_after, voided_steps
from dealer_app.rules.floor.facts import NoteIrregularity, NoteRestart
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted, StartHand
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.table import Stop, Table
from dealer_app.session.ports import IMPLIED, TAP, Disk, Entry, EventLog, LogError
from dealer_app.session.undo import BURN_SPOT, Told, Undo, last_undo


class Failure(NamedTuple):
    """Recording has stopped: the error and the microseconds since the epoch of the last record that is safe."""

    error: LogError
    last_at_us: int


class TableSession:
    """Holds the table and the record of the hand; everything goes through `do`, `undo` and `resume`."""

    def __init__(self, log: EventLog, pack: str) -> None:
        self._log = log
        self._pack = pack
        self._records: tuple[Record, ...] = log.restore()
        self.table: Table = table_after(self._records)
        self.failure: Failure | None = None
        self._listeners: list[Callable[[tuple[Event, ...]], None]] = []

    def listen(self, listener: Callable[[tuple[Event, ...]], None]) -> None:
        """Call `listener` with the new facts after each step; with none after a correction or a failure."""
        self._listeners.append(listener)

    @property
    def records(self) -> tuple[Record, ...]:
        """What is recorded since the start of this hand, or since the last start between hands."""
        return self._records

    @property
    def disk(self) -> Disk:
        """How the disk has been doing that the record lies on."""
        return self._log.disk

    def resume(self) -> None:
        """After a start: a hand that was running waits until the dealer has looked at the table (INV-9)."""
        if self.table.hand is not None and Stop.RESTART not in self.table.stops:
            self.do(NoteRestart())

    def do(self, *wishes: Command, source: str = TAP, face: Card | None = None) -> tuple[Event, ...]:
        """Judge, record and apply the wishes with all that they imply: all or nothing, as one step.

        `face` is sealed with the last fact. Raises Refused when the rules say no, LogError when it can't be recorded.
        """
        if self.failure is not None:
            raise self.failure.error
        table, entries = self.table, list[Entry]()
        for wish in wishes:
            own = StartHand(self._pack) if isinstance(wish, StartHand) else wish
            for step in implied(table, own, self._pack):
                table = self._judged(table, step, f"{IMPLIED} {source}", entries)
            table = self._judged(table, own, source, entries)
        if face is not None:
            entries[-1] = entries[-1]._replace(concealed=(face,))
        self._store(entries)
        self.table = table
        facts = tuple(entry.event for entry in entries if not isinstance(entry.event, Corrected))
        self._tell(facts)
        return facts

    def _judged(self, table: Table, wish: Command, source: str, entries: list[Entry]) -> Table:
        facts = decide(table, wish)
        entries += [Entry(fact, source) for fact in facts]
        return fold(table, facts)

    def _store(self, entries: list[Entry]) -> None:
        try:
            stored = self._log.append(entries)
        except LogError as error:
            self.failure = Failure(error, self._records[-1].at_us if self._records else 0)
            self._tell(())
            raise
        # The whole step stays, what ended the hand before included: a correction voids a step, never a part of it.
        begins = any(isinstance(record.event, HandStarted) for record in stored)
        self._records = stored if begins else (*self._records, *stored)

    @property
    def steps(self) -> tuple[Told, ...]:
        """The steps of this hand as they were recorded, struck ones marked."""
        void = voided_steps(self._records)
        steps: dict[int, list[Record]] = {}
        for record in self._records:
            if not isinstance(record.event, Corrected):
                steps.setdefault(record.step, []).append(record)
        told = []
        for number, records in steps.items():
            standing = effective([*records, *self._corrections(number, void)]) if number in void else None
            facts = tuple(r.event for r in records if not isinstance(r.event, Corrected))
            last = records[-1]
            told.append(Told(number, last.at_us, last.source, standing or facts, number in void and not standing))
        return tuple(told)

    def _corrections(self, step: int, void: frozenset[int]) -> list[Record]:
        return [
            record
            for record in self._records
            if isinstance(record.event, Corrected) and record.event.step == step and record.step not in void
        ]

    @property
    def undoable(self) -> Undo | None:
        """The step that Undo would take back; None when there is none in this hand."""
        return last_undo(self.steps)

    def undo(self) -> Undo:
        """Take back the dealer's newest step; it stays in the record as taken back.

        Raises Refused when there is none or when the floor has to approve, LogError when it can't be recorded.
        """
        found = self.undoable
        if found is None:
            raise Refused(Refusal.NOTHING_TO_UNDO)
        if found.needs_floor:
            raise Refused(Refusal.NEEDS_FLOOR, rule="MIS-3")
        if self.failure is not None:
            raise self.failure.error
        correction = Corrected(found.told.step, found.stays, "undo", "dealer")
        entries = [Entry(correction)]
        if found.leaves_burn:
            entries += [Entry(fact) for fact in decide(self.table, self._early_burn(correction))]
        self._store(entries)
        self.table = table_after(self._records)
        self._tell(())
        return found

    def _early_burn(self, correction: Corrected) -> NoteIrregularity:
        """The burn stays seen and comes before its time, once the checks that it proved are gone (UX 4.6)."""
        after = Record(0, -1, 0, "", "", 0, correction)
        hand = table_after((*self._records, after)).hand
        assert hand is not None
        odd = early(hand)
        return NoteIrregularity(odd.kind.value, BURN_SPOT, odd.seat, (), odd.rule)

    def correct_card(self, wrong: Card, right: Card) -> None:
        """A board card was named wrongly (IRR-72): the step that named it stands with the right card in its place.

        Raises Refused when no such step stands or the right card lies open already, LogError when it can't be recorded.
        """
        if self.table.hand is None or right in public(self.table.hand):
            raise Refused(Refusal.CARD_ALREADY_SEEN, rule="IRR-18")
        if self.failure is not None:
            raise self.failure.error
        for told in reversed(self.steps):
            instead = tuple(_renamed(event, wrong, right) for event in told.events)
            if not told.undone and instead != told.events:
                self._store([Entry(Corrected(told.step, instead, "read", "dealer"))])
                self.table = table_after(self._records)
                self._tell(())
                return
        raise Refused(Refusal.NOTHING_TO_UNDO, rule="IRR-72")

    def _tell(self, facts: tuple[Event, ...]) -> None:
        for listener in self._listeners:
            listener(facts)


def _renamed(event: Event, wrong: Card, right: Card) -> Event:
    match event:
        case BoardCardDealt(face) if face is wrong:
            return BoardCardDealt(right)
        case CardNamed(position, card) if card is wrong:
            return CardNamed(position, right)
        case _:
            return event
