"""Device events to facts: what a read proves is recorded, what does not fit waits until it can be judged.

An event is acknowledged after what it led to is committed, or after it was knowingly refused, never before. Faces stay
in the vault; a face goes to the record only sealed, or when its card is public by place, order and count.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from dealer_app.guidance import reads
from dealer_app.guidance.prompt import PromptKind, Senses
from dealer_app.rules.cards import UNKNOWN, Card
from dealer_app.rules.dealing.facts import BoardCardDealt, Burn, CardBurned, CardDealt, DealBoard, DealCard, NameCard
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Place, Zone
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.table import Table
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.devices import DeviceWatch, rules_place
from dealer_app.session.pending import Pending, Read, Wait
from dealer_app.session.ports import READER, Clock, Devices, LogError
from dealer_app.session.table_session import TableSession
from dealer_app.session.vault import Vault
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
    ShoeState,
    SnapshotTaken,
    SnapshotWanted,
    TablePlace,
    Tag,
    TrayCounted,
)

# How long a read waits, in ms of the session's clock, each from the event that makes it decidable.
WRONG_SEAT_MS: Final = 500
# One second of overlap counts; that a tag has left meanwhile is told only after the 700 ms of the rule of presence.
OVERLAP_MS: Final = 1000 + 700
CONFIRM_MS: Final = 2000
DRAW_MS: Final = 2500
GATHER_MS: Final = 5000
# A device sends eight events ahead. A read that waits may hold up half of them, then it is acknowledged: what it would
# have led to hangs on where the card lies, and that a snapshot tells again after a crash.
MOST_BEHIND: Final = 4

_PLAY: Final = frozenset(
    (Phase.POSTING, Phase.DEALING, Phase.NAMING, Phase.BETTING, Phase.PULLING, Phase.RAKING, Phase.FACING)
)
_MUCK: Final = Place(Zone.MUCK)
_BOARD: Final = Place(Zone.BOARD)
_BURNS: Final = Place(Zone.BURNS)


class Intake:
    """Takes what devices report and does what it proves through the session; `tick` judges what had to wait."""

    def __init__(self, session: TableSession, deck: DeckMap, devices: Devices, clock: Clock) -> None:
        self.watch = DeviceWatch()
        self.vault = Vault(deck)
        self.odd_read: Read | None = None
        self.unconfirmed = 0
        self._session = session
        self._begun_ms = clock.now_ms()
        self._deck = deck
        self._devices = devices
        self._clock = clock
        self._pending = Pending()
        self._held: deque[NumberedEvent] = deque()
        self._noted: set[tuple[str, str]] = set()
        self._awaited: dict[str, int] = {}
        self._confirmed: set[str] = set()
        self._made: set[str] = set()  # tags whose own read or draw made their card, not one matched to it later
        self._is_cleared = True
        self._trusts_shoe = True
        self._recorded = _places_by_origin(session)
        self._listeners: list[Callable[[], None]] = []
        session.listen(self._on_facts)

    @property
    def senses(self) -> Senses:
        """What the readers cover now. After a loss in mid-hand the shoe is not counted on until the next hand."""
        return replace(self.watch.senses, shoe=self.watch.senses.shoe and self._trusts_shoe)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` when what the readers cover, or what they have seen, has changed."""
        self._listeners.append(listener)

    # --- events in -----------------------------------------------------------------------------------------------

    def take(self, events: Iterable[DeviceEvent]) -> None:
        """Take in what devices report, in order; the main thread only."""
        for event in events:
            match event:
                case DeviceUp() | DeviceDown() | HealthChanged() | NoiseCounted():
                    had_shoe = self.watch.senses.shoe
                    self.watch.take(event)
                    if had_shoe and not self.watch.senses.shoe:
                        self._trusts_shoe = False
                case EventsMissed():
                    self._devices.send(SnapshotWanted(event.device))
                case _:
                    self.watch.take(event)
                    self._held.append(event)
        self._work()
        self._tell()

    def tick(self) -> None:
        """Time has passed: judge the reads whose moment has come."""
        if self._is_stopped() or self._session.failure is not None:
            return
        self._work()  # what came while play stood still may take the cause of a read away
        now = self._clock.now_ms()
        due = self._pending.take_due(now)
        for at, read in enumerate(due):
            if self._is_stopped():
                self._pending.reads += due[at:]
                break
            self._guarded(read, lambda read=read: self._judge_late(read))  # type: ignore[misc]
        self._expire(now)
        self._work()
        if due:
            self._tell()

    def next_due_ms(self) -> int | None:
        """When `tick` has something to do without anything happening; ms of the clock."""
        if self._held and self._is_gathering():
            return self._begun_ms + GATHER_MS
        moments = [*self._awaited.values(), *(m for m in (self._pending.next_due_ms(),) if m is not None)]
        return min(moments, default=None)

    def _is_gathering(self) -> bool:
        """After a start all devices are waited for: one that answers first would tell the half of it as the whole."""
        return not self.watch.is_complete and self._clock.now_ms() - self._begun_ms < GATHER_MS

    def _is_stopped(self) -> bool:
        return phase(self._session.table) is Phase.STOPPED

    def _work(self) -> None:
        """Judge what waits in order. While play stands still nothing is judged and nothing acknowledged."""
        if self._is_gathering():
            return
        while self._held and not self._is_stopped() and self._session.failure is None:
            event = self._held.popleft()
            acknowledge = Acknowledge(event.device, event.seq)
            source = self._origin(event)
            read = Read(_NO_TAG, _NO_PLACE, event.at_ms, source, Wait.DRAW, 0, acknowledge)
            for freed in self._pending.release(event.device, MOST_BEHIND):
                self._devices.send(freed)
            self._guarded(read, lambda event=event, read=read: self._numbered(event, read))  # type: ignore[misc]

    def _guarded(self, read: Read, judge: Callable[[], Read | None]) -> None:
        """Judge; what is done with is acknowledged, what waits on is not, what was not recorded is not."""
        try:
            waits = judge()
        except Refused:
            waits = None
        except LogError:
            return
        if waits is not None:
            self._pending.add(waits)
        elif read.acknowledge is not None:
            self._devices.send(read.acknowledge)

    def _origin(self, event: NumberedEvent) -> str:
        serial = self.watch.status(event.device).serial or event.device
        return f"{READER} {serial}:{event.seq.boot}:{event.seq.number}"

    def _numbered(self, event: NumberedEvent, read: Read) -> Read | None:
        match event:
            case CardDrawn():
                return self._drawn(event, read)
            case CardSeen(place=place, tag=tag):
                return self._arrived(Read(tag, place, event.at_ms, read.source, Wait.DRAW, 0, read.acknowledge))
            case CardLeft(place=place, tag=tag):
                self._left(tag, place)
            case SnapshotTaken():
                self._snapshot(event, read.source)
            case ShoeChanged(state=ShoeState.LOADED, drawn=0) if not self._is_stale(event):
                self._trusts_shoe = True
            case ShoeChanged() | PuckMoved() | TrayCounted() | FaultReported():
                pass  # nothing of the hand follows from these; the device sheet shows faults by the health
        return None

    # --- presence ------------------------------------------------------------------------------------------------

    def _arrived(self, read: Read) -> Read | None:
        place = rules_place(read.place)
        if place is None:
            return None
        self.vault.arrived(read.tag.id, place, read.seen_ms)
        known = self._recorded.get(read.source)
        if known is not None:
            self._was_recorded(read.tag, known)
            return None
        return self._judge(read, place, is_last=False)

    def _left(self, tag: Tag, place: TablePlace) -> None:
        at = rules_place(place)
        if at is None:
            return
        self.vault.left(tag.id, at)
        for gone in self._pending.cancel(tag, place):
            if gone.acknowledge is not None:
                self._devices.send(gone.acknowledge)
        self._noted = {(kind, other) for kind, other in self._noted if other != tag.id}
        self._look_for_clear_table()

    def _snapshot(self, event: SnapshotTaken, source: str) -> None:
        place = rules_place(event.place)
        if place is None:
            return
        ids = {tag.id for tag in event.tags}
        if event.complete:
            for gone in set(self.vault.tags_at(place)) - ids:
                self.vault.left(gone, place)
            self._look_for_clear_table()
        for tag in event.tags:
            if place in self.vault.lies_at(tag.id):
                continue
            self.vault.arrived(tag.id, place, event.at_ms)
            if self._session.table.hand is None:
                continue  # a snapshot never begins a hand
            read = Read(tag, event.place, event.at_ms, source, Wait.DRAW, 0)
            waits = self._judge(read, place, is_last=False)
            if waits is not None:
                self._pending.add(waits)

    def _look_for_clear_table(self) -> None:
        if self._session.table.hand is None and self.vault.is_empty():
            self._is_cleared = True

    def _was_recorded(self, tag: Tag, place: Place) -> None:
        """A device sends again what was recorded before a crash: only the vault has to learn it anew."""
        self.vault.deal(tag.id, place)
        self._made.add(tag.id)

    # --- the shoe ------------------------------------------------------------------------------------------------

    def _drawn(self, event: CardDrawn, read: Read) -> Read | None:
        tag = event.tag
        known = self._recorded.get(read.source)
        if known is not None:
            if tag is not None:
                self._was_recorded(tag, known)
            return None
        if tag is not None and tag.id in self._made:
            return None
        if not self._trusts_shoe or self._is_stale(event):
            return None  # cards passed while it was lost: which one this is, only the place where it lands can tell
        meaning = reads.drawn(self._session.table)
        if isinstance(meaning, reads.Proves):
            place = self._record(meaning.wishes, read.source, tag)
            if tag is not None and place is not None:
                self._dealt(tag, place, event.at_ms)
        elif isinstance(meaning, reads.Odd):
            self._note(meaning, tag or _NO_TAG, "shoe", read.source)
        return None

    def _is_stale(self, event: NumberedEvent) -> bool:
        """Whether it tells what happened while its device was lost: hands and other readers went on without it."""
        status = self.watch.status(event.device)
        return bool(status.losses) and event.at_ms < status.up_at_ms

    def _dealt(self, tag: Tag, place: Place, at_ms: int) -> None:
        self.vault.deal(tag.id, place)
        self._made.add(tag.id)
        self._awaited[tag.id] = at_ms + CONFIRM_MS
        if place in self.vault.lies_at(tag.id):
            self._confirm(tag)
        for waiting in self._pending.cancel(tag):
            self._guarded(waiting, lambda waiting=waiting: self._judge_again(waiting))  # type: ignore[misc]

    def _judge_again(self, read: Read) -> Read | None:
        place = rules_place(read.place)
        assert place is not None
        return self._judge(read, place, is_last=False)

    def _confirm(self, tag: Tag) -> None:
        self._awaited.pop(tag.id, None)
        self._confirmed.add(tag.id)

    def _expire(self, now_ms: int) -> None:
        """No confirmation within two seconds from a healthy place: counted, never a stop."""
        for tag, due in list(self._awaited.items()):
            if due <= now_ms:
                del self._awaited[tag]
                place = self.vault.dealt(tag)
                covered = place is not None and place.zone is Zone.HOLE and place.seat in self.watch.senses.seats
                self.unconfirmed += covered

    # --- judging -------------------------------------------------------------------------------------------------

    def _judge_late(self, read: Read) -> Read | None:
        place = rules_place(read.place)
        assert place is not None
        if place not in self.vault.lies_at(read.tag.id):
            return None  # shorter than it may count
        if read.wait is Wait.MUCK:
            return self._mucked(read, is_last=True)
        return self._judge(read, place, is_last=True)

    def _judge(self, read: Read, place: Place, *, is_last: bool) -> Read | None:
        """Do what the read proves; answer the read with its new moment when it has to wait."""
        if read.tag.id not in self._deck:
            return self._foreign(read, is_last=is_last)
        if place.zone is Zone.MUCK:
            return self._mucked(read, is_last=False)
        dealt = self.vault.dealt(read.tag.id)
        if dealt is not None:
            return self._dealt_elsewhere(read, place, dealt, is_last=is_last)
        if self._is_overlap(read.tag, place):
            return self._until_one_place_is_left(read, place, is_last=is_last)
        if self._is_late_read(read.tag, place):
            if place.zone is not Zone.BOARD and (not is_last or read.wait is not Wait.LATE):
                # An antenna next door may read it too, and first: it counts once it has lain here alone.
                return self._wait_from_now(read, Wait.LATE, OVERLAP_MS)
            self.vault.deal(read.tag.id, place)
            self._confirm(read.tag)
            return None
        if place.zone is Zone.HOLE:
            return self._at_seat(read, place, is_last=is_last)
        return (
            self._at_burn(read, is_last=is_last) if place.zone is Zone.BURNS else self._at_board(read, is_last=is_last)
        )

    def _wait(self, read: Read, wait: Wait, ms: int) -> Read:
        return Read(read.tag, read.place, read.seen_ms, read.source, wait, read.seen_ms + ms, read.acknowledge)

    def _wait_from_now(self, read: Read, wait: Wait, ms: int) -> Read:
        due = self._clock.now_ms() + ms
        return Read(read.tag, read.place, read.seen_ms, read.source, wait, due, read.acknowledge)

    def _is_overlap(self, tag: Tag, place: Place) -> bool:
        return any(other not in (place, _MUCK) for other in self.vault.lies_at(tag.id))

    def _until_one_place_is_left(self, read: Read, place: Place, *, is_last: bool) -> Read | None:
        """A card that nobody has dealt yet and two antennas read: neither of them makes it."""
        if not is_last or read.wait is not Wait.TWICE:
            return self._wait_from_now(read, Wait.TWICE, OVERLAP_MS)
        self._note(reads.Odd(PromptKind.SEEN_TWICE, "IRR-18", place.seat), read.tag, str(read.place), read.source, read)
        return None

    def _foreign(self, read: Read, *, is_last: bool) -> Read | None:
        if not is_last:
            return self._wait(read, Wait.FOREIGN, OVERLAP_MS)
        self._note(reads.Odd(PromptKind.UNKNOWN_CARD, "IRR-21"), read.tag, str(read.place), read.source, read)
        return None

    def _dealt_elsewhere(self, read: Read, place: Place, dealt: Place, *, is_last: bool) -> Read | None:
        if dealt == place:
            self._confirm(read.tag)
            return None
        if phase(self._session.table) not in _PLAY:
            return None  # hands are shown, killed and gathered: cards go anywhere
        others = [other for other in self.vault.lies_at(read.tag.id) if other not in (place, _MUCK)]
        if read.tag.id not in self._confirmed and not others:
            if not is_last:
                return self._wait(read, Wait.WRONG_PLACE, WRONG_SEAT_MS)
            seat = place.seat if place.zone is Zone.HOLE else dealt.seat
            self._note(reads.Odd(PromptKind.WRONG_SEAT, "IRR-7", seat), read.tag, str(read.place), read.source, read)
            return None
        if not is_last or read.wait is Wait.WRONG_PLACE:
            return self._wait(read, Wait.TWICE if others else Wait.NOT_EXPECTED, OVERLAP_MS)
        kind, rule = (PromptKind.SEEN_TWICE, "IRR-18") if others else (PromptKind.READ_ODD, "MIS-4")
        self._note(reads.Odd(kind, rule, place.seat), read.tag, str(read.place), read.source, read)
        return None

    def _is_late_read(self, tag: Tag, place: Place) -> bool:
        """Whether the rules dealt a card there that no reader has told yet: this is it."""
        hand = self._session.table.hand
        if hand is None:
            return False
        if place.zone is Zone.BOARD:
            is_there = self._deck.card(tag.id) in hand.cards.board
        else:
            is_there = dealt_to(hand, place) > len(self.vault.tags(place))
        return is_there

    def _at_seat(self, read: Read, place: Place, *, is_last: bool) -> Read | None:
        table = self._session.table
        if phase(table) is Phase.DRAWING_BUTTON:
            return self._act(reads.at_seat(table, place.seat), read, place, is_last=is_last)
        if table.hand is None and not self._is_cleared:
            return None  # still a card of the hand before
        if self.senses.shoe:
            waits = self._for_the_draw(read, is_last=is_last)
            if waits is not None:
                return waits
            if self._has_unread_card(table):
                return self._act(reads.Odd(PromptKind.WRONG_SEAT, "IRR-7", place.seat), read, place, is_last=True)
        elif not is_last and not self._is_next(table, place):
            return self._wait(read, Wait.WRONG_PLACE, WRONG_SEAT_MS)
        return self._act(reads.at_seat(table, place.seat), read, place, is_last=is_last)

    def _for_the_draw(self, read: Read, *, is_last: bool) -> Read | None:
        """With a shoe the draw makes the card: its word is waited for, longer when the shoe stammers."""
        if not is_last:
            return self._wait(read, Wait.DRAW, DRAW_MS)
        if all(status.is_healthy for status in self.watch.all if _has_shoe(status.places) and not status.down):
            return None
        return Read(
            read.tag,
            read.place,
            read.seen_ms,
            read.source,
            Wait.DRAW,
            self._clock.now_ms() + CONFIRM_MS,
            read.acknowledge,
        )

    def _has_unread_card(self, table: Table) -> bool:
        hand = table.hand
        if hand is None:
            return False
        places = [Place(Zone.HOLE, seat.number) for seat in hand.seats]
        return any(dealt_to(hand, place) > len(self.vault.tags(place)) for place in places)

    @staticmethod
    def _is_next(table: Table, place: Place) -> bool:
        meaning = reads.at_seat(table, place.seat)
        return isinstance(meaning, reads.Proves) and len(meaning.wishes) == 1

    def _at_burn(self, read: Read, *, is_last: bool) -> Read | None:
        if self.senses.shoe:
            waits = self._for_the_draw(read, is_last=is_last)
            if waits is not None:
                return waits
        return self._act(reads.at_burn(self._session.table), read, _BURNS, is_last=is_last)

    def _at_board(self, read: Read, *, is_last: bool) -> Read | None:
        table = self._session.table
        tapped = self._tapped_board_card(table)
        meaning = reads.at_board(table)
        if isinstance(meaning, reads.Odd) and tapped is not None:
            if not is_last:
                return self._wait(read, Wait.BOARD_ALONE, OVERLAP_MS)
            conflict = NoteIrregularity(
                PromptKind.CONFLICT.value, str(read.place), 0, (self._deck.card(read.tag.id), tapped), "IRR-72"
            )
            self._note_wish(conflict, read.tag, read.source, read)
            return None
        return self._act(meaning, read, _BOARD, is_last=is_last)

    def _tapped_board_card(self, table: Table) -> Card | None:
        """A board card that no reader has seen, while the tag of another lies there."""
        if table.hand is None:
            return None
        read = {self._deck.card(tag) for tag in self.vault.tags(_BOARD)}
        return next((card for card in table.hand.cards.board if isinstance(card, Card) and card not in read), None)

    def _act(self, meaning: reads.Meaning, read: Read, place: Place, *, is_last: bool) -> Read | None:
        match meaning:
            case reads.Proves(wishes):
                self._record(wishes, read.source, read.tag)
                self.vault.deal(read.tag.id, place)
                self._made.add(read.tag.id)
                self._confirm(read.tag)
            case reads.Reveals(opens):
                return self._reveal(opens, read, place, is_last=is_last)
            case reads.Odd(kind=kind):
                if not is_last:
                    ms = WRONG_SEAT_MS if kind is PromptKind.WRONG_SEAT else OVERLAP_MS
                    return self._wait(read, Wait.NOT_EXPECTED, ms)
                self._note(meaning, read.tag, str(read.place), read.source, read)
        return None

    def _reveal(self, opens: reads.Opens, read: Read, place: Place, *, is_last: bool) -> Read | None:
        """A face becomes public: at once when every concealed card was seen, else after it has lain alone a second."""
        card = self._deck.card(read.tag.id)
        if opens is reads.Opens.BUTTON:
            self._session.do(DealForButton(card), source=read.source)
            return None
        others = [other for other in self.vault.lies_at(read.tag.id) if other != place]
        if (others or self._has_unseen()) and not is_last:
            return self._wait(read, Wait.BOARD_ALONE, OVERLAP_MS)
        if others:
            self._note(reads.Odd(PromptKind.SEEN_TWICE, "IRR-18"), read.tag, str(read.place), read.source, read)
            return None
        wish: Command = NameCard(card) if opens is reads.Opens.NAME else DealBoard(card)
        self._session.do(wish, source=read.source)
        self.vault.deal(read.tag.id, place)
        self._confirm(read.tag)
        return None

    def _has_unseen(self) -> bool:
        hand = self._session.table.hand
        if hand is None:
            return False
        places = (*(Place(Zone.HOLE, seat.number) for seat in hand.seats), _BURNS)
        return any(dealt_to(hand, place) > len(self.vault.tags(place)) for place in places)

    # --- the muck ------------------------------------------------------------------------------------------------

    def _mucked(self, read: Read, *, is_last: bool) -> Read | None:
        dealt = self.vault.dealt(read.tag.id)
        if dealt is None or dealt.zone is not Zone.HOLE or not self._is_mucked(dealt.seat):
            return None
        meaning = reads.in_muck(self._session.table, dealt.seat)
        if isinstance(meaning, reads.Proves):
            self._session.do(*meaning.wishes, source=read.source)
        elif isinstance(meaning, reads.Odd):
            if not is_last:
                return self._wait(read, Wait.MUCK, OVERLAP_MS)
            self._note(meaning, read.tag, str(read.place), read.source, read)
        return None

    def _is_mucked(self, seat: int) -> bool:
        """Whether every down card of the seat lies in the muck."""
        hand = self._session.table.hand
        if hand is None or not hand.is_dealt_in(seat):
            return False
        place = Place(Zone.HOLE, seat)
        tags = self.vault.tags(place)
        return 0 < dealt_to(hand, place) == len(tags) and all(_MUCK in self.vault.lies_at(tag) for tag in tags)

    def fold_if_mucked(self) -> None:
        """The turn has come to a seat whose cards lay in the muck before: that is its fold now."""
        hand = self._session.table.hand
        seat = hand.betting.to_act if hand is not None else None
        if seat is None or not self._is_mucked(seat) or self._is_stopped():
            return
        meaning = reads.in_muck(self._session.table, seat)
        if isinstance(meaning, reads.Proves):
            self._session.do(*meaning.wishes, source=READER)

    # --- recording -----------------------------------------------------------------------------------------------

    def _record(self, wishes: Sequence[Command], source: str, tag: Tag | None) -> Place | None:
        """Do the wishes; the face of the card goes with the last one, sealed. Where that card was dealt to."""
        face = self._deck.card(tag.id) if tag is not None and tag.id in self._deck else None
        facts = self._session.do(*wishes, source=source, face=face if _conceals(wishes[-1]) else None)
        return _place_of(facts[-1])

    def _note(self, odd: reads.Odd, tag: Tag, place: str, source: str, read: Read | None = None) -> None:
        wish = NoteIrregularity(odd.kind.value, place, odd.seat, (), odd.rule)
        self._note_wish(wish, tag, source, read)

    def _note_wish(self, wish: NoteIrregularity, tag: Tag, source: str, read: Read | None) -> None:
        """Raise a notice, once for a tag and a kind until the tag leaves; between hands only for a foreign card."""
        if self._session.table.hand is None and wish.kind != PromptKind.UNKNOWN_CARD:
            return
        key = (wish.kind, tag.id)
        if key in self._noted:
            return
        self._noted.add(key)
        self.odd_read = read
        self._session.do(wish, source=source)

    # --- what the session tells ----------------------------------------------------------------------------------

    def _on_facts(self, facts: tuple[Event, ...]) -> None:
        if any(isinstance(fact, HandEnded) for fact in facts):
            self._trusts_shoe = self.watch.senses.shoe
        if any(isinstance(fact, HandStarted | HandEnded) for fact in facts):
            self.vault.new_hand()
            self._noted.clear()
            self._awaited.clear()
            self._confirmed.clear()
            self._made.clear()
            self._is_cleared = False
        if not facts:
            self._match_again()
        self._look_for_clear_table()

    def _match_again(self) -> None:
        """After a correction: what the vault holds beyond what is dealt is forgotten; the readers are asked anew."""
        hand = self._session.table.hand
        if hand is None or self._session.failure is not None:
            return
        for place in (*(Place(Zone.HOLE, seat.number) for seat in hand.seats), _BURNS):
            self.vault.take_back(place, dealt_to(hand, place))
        board = {card for card in hand.cards.board if card is not UNKNOWN}
        for at, tag in reversed(list(enumerate(self.vault.tags(_BOARD)))):
            if self._deck.card(tag) not in board:
                self.vault.take_back(_BOARD, at)
        for status in self.watch.all:
            self._devices.send(SnapshotWanted(status.id))

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    # --- what the screen asks ------------------------------------------------------------------------------------

    def seen_down(self, seat: int) -> int:
        """How many down cards of a seat were seen; never which."""
        return len(self.vault.tags(Place(Zone.HOLE, seat)))

    def faces(self, seat: int) -> tuple[Card, ...]:
        """The faces of a seat's cards as far as they were read, for the moment the hand is tabled and for no other."""
        return self.vault.faces(seat)

    def wish_of_odd_read(self) -> Command | None:
        """What the read that was noted last would be if it lies there rightly; None for a seat's card."""
        read = self.odd_read
        if read is None or read.tag.id not in self._deck:
            return None
        place = rules_place(read.place)
        if place == _BOARD:
            return DealBoard(self._deck.card(read.tag.id))
        if place == _BURNS:
            return Burn()
        return DealCard(place.seat) if place is not None and place.zone is Zone.HOLE else None


_NO_TAG: Final = Tag("none", "")
_NO_PLACE: Final = TablePlace.__new__(TablePlace, None, 0)  # type: ignore[arg-type]


def dealt_to(hand: Hand, place: Place) -> int:
    """How many cards the rules have dealt to a place so far."""
    match place.zone:
        case Zone.HOLE:
            return len(hand.cards.hole[hand.setup.place[place.seat]]) if hand.is_dealt_in(place.seat) else 0
        case Zone.BURNS:
            return hand.cards.burns
        case _:
            return len(hand.cards.board)


def _has_shoe(places: tuple[TablePlace, ...]) -> bool:
    return any(place.kind == "shoe" for place in places)


def _conceals(wish: Command) -> bool:
    return isinstance(wish, DealCard | Burn)


def _place_of(fact: Event) -> Place | None:
    match fact:
        case CardDealt(seat=seat):
            return Place(Zone.HOLE, seat)
        case CardBurned():
            return _BURNS
        case BoardCardDealt():
            return _BOARD
        case _:
            return None


def _places_by_origin(session: TableSession) -> dict[str, Place]:
    """Where the reader events that this hand's record names have put their cards."""
    found = {}
    for record in session.records:
        place = _place_of(record.event) if record.source.startswith(READER) else None  # type: ignore[arg-type]
        if place is not None:
            found[record.source] = place
    return found
