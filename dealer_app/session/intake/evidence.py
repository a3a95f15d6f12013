"""Does what one event proves, through the session.

Faces stay in the vault; a face goes to the record only sealed, or when its card is public by place, order and count.
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from dealer_app.guidance import reads
from dealer_app.rules.dealing.facts import Burn, CardBurned, DealCard
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.flow import is_between_hands
from dealer_app.rules.hand import Place, Zone
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.devices import DeviceWatch, rules_place
from dealer_app.session.intake.hand_cards import HandCards
from dealer_app.session.intake.hand_times import HandTimes
from dealer_app.session.intake.judging import judge, note_of
from dealer_app.session.intake.notices import Notices
from dealer_app.session.intake.pending import CONFIRM_MS, Sighting, Wait, Waiting
from dealer_app.session.intake.places import BURNS, dealt_in_all, place_of
from dealer_app.session.intake.scene import Scene
from dealer_app.session.intake.verdicts import Confirms, Deals, Does, Matches, Notes, Shows
from dealer_app.session.ports import READER, Clock, is_read
from dealer_app.session.table_session import TableSession
from dealer_app.session.undo import burned_early
from hardware.events import CardDrawn, CardLeft, CardSeen, SnapshotTaken, Tag


class Evidence:
    """Turns events about cards into steps of the session.

    Whatever records raises Refused when the rules say no and LogError when it can't be recorded. `source`: the event as
    the log names it. `unconfirmed`: cards drawn for a healthy seat that were not seen there in time, since the start.
    """

    def __init__(self, session: TableSession, deck: DeckMap, watch: DeviceWatch, clock: Clock) -> None:
        self._cards = HandCards(deck, session.records)
        self.vault = self._cards.vault
        self.confirmations = self._cards.confirmations
        self.notices = Notices(session, deck)
        self.unconfirmed = 0
        self._session = session
        self._deck = deck
        self._watch = watch
        self._clock = clock
        self._times = HandTimes(clock.now_ms())
        session.listen(self._on_facts)

    def seen(self, event: CardSeen, source: str) -> Waiting | None:
        """A tag was read first on a spot; the sighting with its moment when it has to wait."""
        place = rules_place(event.place)
        if place is None:
            return None
        if not self._cards.is_recorded_here(source) and self._is_of_hand_before(event):
            if is_between_hands(self._session.table):
                self.vault.arrived(event.tag.id, place, event.at_ms)
                self._cards.is_cleared = False
            return None  # in the hand: if it lies there still, a snapshot tells it
        self.vault.arrived(event.tag.id, place, event.at_ms)
        if self._cards.is_recorded(source):
            self._cards.learn_again(event.tag, source)
            return None
        return self.judge(Sighting(event.tag, event.place, place, event.at_ms, source))

    def left(self, event: CardLeft) -> None:
        """A tag is gone from a spot."""
        place = rules_place(event.place)
        if place is not None:
            self.vault.left(event.tag.id, place)
            if self._session.table.hand is None:
                self._cards.gathered(event.tag)
            self.notices.forget(event.tag)
            self._cards.look_for_clear_table(self._session.table)

    def snapshot(self, event: SnapshotTaken, source: str) -> Iterator[Waiting]:
        """All that lies on a spot; the sightings that have to wait."""
        place = rules_place(event.place)
        if place is None:
            return
        if event.complete:
            for gone in set(self.vault.tags_at(place)) - {tag.id for tag in event.tags}:
                self.vault.left(gone, place)
            self._cards.look_for_clear_table(self._session.table)
        if not is_between_hands(self._session.table) and self._is_of_hand_before(event):
            return
        for tag in event.tags:
            if place in self.vault.lies_at(tag.id):
                continue
            self.vault.arrived(tag.id, place, event.at_ms)
            if self._session.table.hand is None:
                continue  # a snapshot never begins a hand
            waits = self.judge(Sighting(tag, event.place, place, event.at_ms, source))
            if waits is not None:
                yield waits

    def drawn(self, event: CardDrawn, source: str) -> bool:
        """A card left the shoe. Whether its tag became a card of the hand by that."""
        tag = event.tag
        if self._cards.is_recorded(source):
            if tag is not None:
                self._cards.learn_again(tag, source)
            return False
        if tag is not None and self._cards.is_there_already(tag, self._session.table.hand):
            return False
        if event.ordinal <= dealt_in_all(self._session.table.hand):
            return False  # dealt already, by a tap or where it landed, also before a crash
        if self._times.is_before_last_board_card(event.at_ms):
            return False  # a board card that passed unread, or one of the street before, told late: never a burn
        if is_between_hands(self._session.table) and self._times.is_before_shuffle(event.at_ms):
            return False  # the last card of the draw or of the hand before, told late: none has been gathered yet
        if not self._watch.trusts_shoe or self._watch.is_stale(event):
            return False  # cards passed while it was lost: which one this is, only the place where it lands can tell
        meaning = reads.drawn(self._session.table, is_burned_early=self.is_burned_early)
        if isinstance(meaning, reads.Odd):
            self.notices.note(note_of(meaning, "shoe"), tag, source)
        if not isinstance(meaning, reads.Proves):
            return False
        place = self._record(meaning.wishes, source, event.at_ms, tag)
        if tag is None or place is None:
            return False
        self._cards.made(tag, place)
        self.confirmations.expect(tag.id, event.at_ms + CONFIRM_MS)
        if place in self.vault.lies_at(tag.id):
            self.confirmations.confirm(tag.id)
        return True

    @property
    def is_burned_early(self) -> bool:
        """Whether the burn of the next street lies there before its time, and that was told."""
        lie_there = (tag for tag in self.vault.tags_at(BURNS) if self.vault.dealt(tag) is None)
        return any(lie_there) and burned_early(self._session.records)

    def _is_of_hand_before(self, event: CardSeen | SnapshotTaken) -> bool:
        """Whether it was seen before the last hand was over, or before this one began: a device tells it only now."""
        if is_between_hands(self._session.table):
            return self._times.is_before_over(event.at_ms)
        return self._times.is_of_hand_before(event.at_ms, was_lost=self._watch.is_stale(event))

    # --- judging and carrying out --------------------------------------------------------------------------------

    def judge(self, seen: Sighting, waited: Wait | None = None) -> Waiting | None:
        """Do what a sighting proves; the sighting with its moment when it has to wait (on)."""
        match judge(self._scene(), seen, waited):
            case Waiting() as waits:
                return waits
            case Confirms():
                self.confirmations.confirm(seen.tag.id)
            case Matches():
                self._cards.matched(seen.tag, seen.place)
            case Deals(wishes):
                self._record(wishes, seen.source, seen.seen_ms, seen.tag)
                self._cards.made(seen.tag, seen.place)
                self.confirmations.confirm(seen.tag.id)
            case Shows(wish):
                self._session.do(wish, source=seen.source)
                self._times.board_card_seen(seen.seen_ms)
                self._cards.matched(seen.tag, seen.place)
            case Does(wishes):
                self._session.do(*wishes, source=seen.source)
                if isinstance(wishes[-1], DealForButton):
                    self._cards.turned_for_button(seen.tag)
            case Notes(wish):
                self.notices.note(wish, seen.tag, seen.source, seen)
            case None:
                pass
            case never:
                assert_never(never)
        return None

    def judge_late(self, read: Waiting) -> Waiting | None:
        """The moment of a read has come: `judge` it again if the tag still lies there."""
        seen = read.sighting
        if seen.place not in self.vault.lies_at(seen.tag.id):
            return None  # shorter than it may count
        return self.judge(seen, read.wait)

    def _scene(self) -> Scene:
        return Scene(
            table=self._session.table,
            deck=self._deck,
            vault=self.vault,
            confirmed=self.confirmations.confirmed,
            has_shoe=self._watch.senses.shoe,
            shoe_is_healthy=self._watch.is_shoe_healthy,
            is_cleared=self._cards.is_cleared,
            is_burned_early=self.is_burned_early,
            now_ms=self._clock.now_ms(),
        )

    def _record(self, wishes: Sequence[Command], source: str, at_ms: int, tag: Tag | None) -> Place | None:
        """Do the wishes; the face of the card goes with the last one, sealed. Where that card was dealt to.

        `at_ms`: when the card was read.
        """
        is_known = tag is not None and tag.id in self._deck and isinstance(wishes[-1], DealCard | Burn)
        face = self._deck.card(tag.id) if tag is not None and is_known else None
        facts = self._session.do(*wishes, source=source, face=face)
        if any(isinstance(fact, HandStarted) for fact in facts):
            self._times.begun_by_read(at_ms)
        return place_of(facts[-1])

    def fold_if_mucked(self) -> None:
        """The turn has come to a seat whose cards lay in the muck before: that is its fold now."""
        table = self._session.table
        seat = table.hand.betting.to_act if table.hand is not None else None
        if seat is None or not self._scene().is_mucked(seat):
            return
        meaning = reads.in_muck(table, seat)
        if isinstance(meaning, reads.Proves):
            self._session.do(*meaning.wishes, source=READER)

    def expire(self, now_ms: int) -> None:
        """No confirmation within two seconds from a seat that is covered: counted, never a stop."""
        for tag in self.confirmations.take_overdue(now_ms):
            place = self.vault.dealt(tag)
            if place is not None and place.zone is Zone.HOLE and place.seat in self._watch.senses.seats:
                self.unconfirmed += 1

    # --- what the session tells ----------------------------------------------------------------------------------

    def _on_facts(self, facts: tuple[Event, ...]) -> None:
        if any(isinstance(fact, HandEnded) for fact in facts):
            self._watch.hand_ended()
        self._times.on_facts(facts, self._clock.now_ms())
        if any(isinstance(fact, HandStarted | HandEnded) for fact in facts):
            self._cards.new_hand()
            self.notices.new_hand()
        hand = self._session.table.hand
        if not facts and hand is not None and self._session.failure is None:
            self._cards.match_again(hand)
        if hand is not None and any(isinstance(fact, CardBurned) for fact in facts) and self._is_by_tap():
            self._cards.match_burn(hand)
        self._cards.look_for_clear_table(self._session.table)

    def _is_by_tap(self) -> bool:
        return not is_read(self._session.records[-1].source)
