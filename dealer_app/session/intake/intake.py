"""Device events in order: what a read proves is recorded, what does not fit waits until it can be judged.

An event is acknowledged after what it led to is committed, or after it was knowingly refused, never before.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from dealer_app.guidance.prompt import Senses
from dealer_app.rules.cards import Card
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Place, Zone
from dealer_app.rules.refusal import Refused
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.devices import DeviceWatch
from dealer_app.session.intake.evidence import Evidence
from dealer_app.session.intake.pending import Pending, Waiting
from dealer_app.session.ports import READER, Clock, Devices, LogError
from dealer_app.session.table_session import TableSession
from hardware.events import (
    Acknowledge,
    CardDrawn,
    CardLeft,
    CardSeen,
    DeviceDown,
    DeviceEvent,
    DeviceUp,
    EventsMissed,
    FaultReported,
    HealthChanged,
    NoiseCounted,
    NumberedEvent,
    PuckMoved,
    ShoeChanged,
    SnapshotTaken,
    SnapshotWanted,
    TrayCounted,
)

GATHER_MS: Final = 5000  # how long after a start devices are waited for that have not answered yet


class Intake:
    """Takes what devices report and does what it proves through the session; `tick` judges what had to wait.

    Of the concealed cards it tells how many were seen, and faces only for tabling: the vault stays inside.
    """

    def __init__(self, session: TableSession, deck: DeckMap, devices: Devices, clock: Clock) -> None:
        self.watch = DeviceWatch()
        self._session = session
        self._devices = devices
        self._clock = clock
        self._begun_ms = clock.now_ms()
        self._held: deque[NumberedEvent] = deque()
        self._pending = Pending()
        self._evidence = Evidence(session, deck, self.watch, clock)
        self._stood_still = self._stands_still()
        self._listeners: list[Callable[[], None]] = []
        session.listen(self._on_facts)

    @property
    def senses(self) -> Senses:
        """What the readers cover now, as far as this hand can count on them.

        A burn that lies there before its time is told by no reader when it is due: the dealer taps it.
        """
        covered = self.watch.senses
        return replace(covered, shoe=False, burn=False) if self._evidence.is_burned_early else covered

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` when what the readers cover, or what they have seen, has changed, and when play goes on."""
        self._listeners.append(listener)

    def take(self, events: Iterable[DeviceEvent]) -> None:
        """Take in what devices report, in order; the main thread only."""
        for event in events:
            match event:
                case DeviceUp() | DeviceDown() | HealthChanged() | NoiseCounted():
                    self.watch.take(event)
                case EventsMissed():
                    self._devices.send(SnapshotWanted(event.device))
                case _:
                    self.watch.take(event)
                    self._held.append(event)
        self._work()
        self._tell()

    def tick(self) -> None:
        """Time has passed: judge the reads whose moment has come."""
        if self._stands_still():
            return
        self._work()  # what came while play stood still may take the cause of a read away
        now = self._clock.now_ms()
        due = self._pending.take_due(now)
        for at, read in enumerate(due):
            if self._is_stopped():
                self._pending.put_back(due[at:])
                break
            self._settle(partial(self._evidence.judge_late, read), read.acknowledge, read.behind)
        self._evidence.expire(now)
        self._work()
        if due:
            self._tell()

    def next_due_ms(self) -> int | None:
        """When `tick` has something to do without anything happening; ms of the clock. None while play stands still."""
        if self._stands_still():
            return None
        if self._held:
            return self._begun_ms + GATHER_MS if self._is_gathering() else self._clock.now_ms()
        moments = (self._evidence.confirmations.next_due_ms(), self._pending.next_due_ms())
        return min((moment for moment in moments if moment is not None), default=None)

    def fold_if_mucked(self) -> None:
        """The turn has come to a seat whose cards lay in the muck before: that is its fold now."""
        if not self._stands_still():
            self._settle(self._evidence.fold_if_mucked, None)

    # --- what the screen asks ------------------------------------------------------------------------------------

    @property
    def unconfirmed(self) -> int:
        """Cards drawn for a seat that is covered and not seen there within two seconds, since the start."""
        return self._evidence.unconfirmed

    def seen_down(self, seat: int) -> int:
        """How many down cards of a seat were seen; never which."""
        return len(self._evidence.vault.tags(Place(Zone.HOLE, seat)))

    def faces(self, seat: int) -> tuple[Card, ...]:
        """The faces of a seat's cards as far as they were read, for the moment the hand is tabled and for no other."""
        return self._evidence.vault.faces(seat)

    def wish_of_odd_read(self) -> Command | None:
        """What the read that was noted last would be if it lies there rightly; None where no place says so."""
        return self._evidence.notices.wish_of_last()

    # --- order and acknowledgement -------------------------------------------------------------------------------

    def _is_gathering(self) -> bool:
        """After a start all devices are waited for: one that answers first would tell the half of it as the whole."""
        return not self.watch.is_complete and self._clock.now_ms() - self._begun_ms < GATHER_MS

    def _is_stopped(self) -> bool:
        return phase(self._session.table) is Phase.STOPPED

    def _stands_still(self) -> bool:
        """Whether nothing is judged and nothing acknowledged now."""
        return self._is_stopped() or self._session.failure is not None

    def _work(self) -> None:
        """Judge what waits in order, until a notice stops play."""
        if self._is_gathering():
            return
        while self._held and not self._stands_still():
            event = self._held.popleft()
            for freed in self._pending.release(event.device):
                self._devices.send(freed)
            self._settle(partial(self._judge, event), Acknowledge(event.device, event.seq))

    def _settle(self, judge: Callable[[], Waiting | None], acknowledge: Acknowledge | None, behind: int = 0) -> None:
        """Judge; what is done with is acknowledged, what waits on is not, what was not recorded is not."""
        try:
            waits = judge()
        except Refused:
            waits = None
        except LogError:
            return
        if waits is not None:
            self._pending.add(replace(waits, acknowledge=acknowledge, behind=behind))
        elif acknowledge is not None:
            self._devices.send(acknowledge)

    def _judge(self, event: NumberedEvent) -> Waiting | None:
        source = self._source(event)
        match event:
            case CardSeen():
                return self._evidence.seen(event, source)
            case CardLeft():
                self._evidence.left(event)
                for gone in self._pending.cancel(event.tag, event.place):
                    if gone.acknowledge is not None:
                        self._devices.send(gone.acknowledge)
            case SnapshotTaken():
                for waits in self._evidence.snapshot(event, source):
                    self._pending.add(waits)
            case CardDrawn(tag=tag):
                if self._evidence.drawn(event, source) and tag is not None:
                    for read in self._pending.cancel(tag):
                        self._settle(partial(self._evidence.judge, read.sighting), read.acknowledge, read.behind)
            case ShoeChanged():
                self.watch.shoe_changed(event)
            case PuckMoved() | TrayCounted() | FaultReported():
                pass  # nothing of the hand follows from these; the device sheet shows faults by the health
        return None

    def _source(self, event: NumberedEvent) -> str:
        """How the log names an event, so that it is known when its device sends it again."""
        serial = self.watch.status(event.device).serial or event.device
        return f"{READER} {serial}:{event.seq.boot}:{event.seq.number}"

    # --- telling -------------------------------------------------------------------------------------------------

    def _on_facts(self, facts: tuple[Event, ...]) -> None:
        """After a correction the readers are asked anew what lies where; after a stop what was held back is due.

        A device whose events are not acknowledged tells no more: without this it would stay silent from then on.
        """
        stood_still, self._stood_still = self._stood_still, self._stands_still()
        if stood_still and not self._stood_still:
            self._tell()
        if facts or self._session.table.hand is None or self._session.failure is not None:
            return
        for status in self.watch.all:
            self._devices.send(SnapshotWanted(status.id))

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
