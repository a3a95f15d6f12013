"""A real session on a real log, fed with events and time by hand."""

from pathlib import Path
from random import Random

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.table_session import TableSession
from hardware.events import (
    Acknowledge,
    CardDrawn,
    CardLeft,
    CardSeen,
    DeviceUp,
    PlaceKind,
    Request,
    Seq,
    SnapshotTaken,
    TablePlace,
    Tag,
)

_ORDER = Random(4).sample(DECK, 52)
TAGS = {card: Tag("iso15693", f"E00401{at:010X}") for at, card in enumerate(DECK)}
BOARD, BURN, MUCK = TablePlace(PlaceKind.BOARD), TablePlace(PlaceKind.BURN), TablePlace(PlaceKind.MUCK)
SHOE = TablePlace(PlaceKind.SHOE)


def seat(number: int) -> TablePlace:
    return TablePlace(PlaceKind.SEAT, number)


class Stopwatch:
    def __init__(self) -> None:
        self.ms = 0

    def now_ms(self) -> int:
        return self.ms


class Felt:
    """A real session on a real log; events by hand, time by hand."""

    def __init__(self, folder: Path, *, with_shoe: bool, has_button: bool = True) -> None:
        self.log = LogFile(folder / "table.db", throw_away_seal(), now_us)
        self.session = TableSession(self.log, "cutcard-1")
        self.session.do(Configure("T", Options(small_blind=1, big_blind=2)))
        for number in (1, 2, 3):
            self.session.do(SeatPlayer(number, f"P{number}", 200))
        for card in DECK[:3] if has_button else ():
            self.session.do(DealForButton(card))
        self.clock = Stopwatch()
        self.sent: list[Request] = []
        self.intake = Intake(self.session, DeckMap({tag.id: card for card, tag in TAGS.items()}), self, self.clock)
        self._numbers = {"felt": 0, "shoe": 0}
        self._deck = list(_ORDER)
        places = (*(seat(number) for number in (1, 2, 3)), BOARD, BURN, MUCK)
        self.intake.take([DeviceUp("felt", 0, "F0001", "1", 1, places, True)])
        if with_shoe:
            self.intake.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])

    def send(self, request: Request) -> None:
        self.sent.append(request)

    def next_seq(self, device: str) -> Seq:
        self._numbers[device] += 1
        return Seq(1, self._numbers[device])

    def top(self) -> Card:
        return self._deck.pop()

    def draw(self, card: Card | None) -> Seq:
        seq = self.next_seq("shoe")
        tag = TAGS[card] if card is not None else None
        self.intake.take([CardDrawn("shoe", seq, self.clock.ms, tag, seq.number)])
        return seq

    def see(self, tag: Tag | Card, place: TablePlace) -> Seq:
        seq = self.next_seq("felt")
        known = TAGS[tag] if isinstance(tag, Card) else tag
        self.intake.take([CardSeen("felt", seq, self.clock.ms, place, 1, known)])
        return seq

    def leave(self, tag: Tag | Card, place: TablePlace) -> None:
        known = TAGS[tag] if isinstance(tag, Card) else tag
        self.intake.take([CardLeft("felt", self.next_seq("felt"), self.clock.ms, place, 1, known)])

    def snapshot(self, place: TablePlace, *cards: Card, complete: bool = True) -> None:
        """All that lies at a place."""
        tags = tuple(TAGS[card] for card in cards)
        self.intake.take([SnapshotTaken("felt", self.next_seq("felt"), self.clock.ms, place, 1, tags, complete)])

    def wait(self, ms: int) -> None:
        self.clock.ms += ms
        self.intake.tick()

    def deal(self) -> dict[int, list[Card]]:
        """Two cards to each of three seats, the button at 1: seat 2 first; drawn and seen where there is a shoe."""
        dealt: dict[int, list[Card]] = {}
        for number in self.order * 2:
            card = self.top()
            dealt.setdefault(number, []).append(card)
            if self.intake.senses.shoe:
                self.draw(card)
            self.see(card, seat(number))
        return dealt

    @property
    def order(self) -> tuple[int, ...]:
        positions = self.session.table.positions
        button = positions.button if positions else self.session.table.button_drawn
        return tuple((button + step) % 3 + 1 for step in range(3))

    @property
    def notice(self) -> str | None:
        found = self.session.table.notice
        return found.kind if found is not None else None

    def hole(self, number: int) -> int:
        hand = self.session.table.hand
        return len(hand.cards.hole[hand.setup.place[number]]) if hand is not None else 0

    def acknowledged(self, device: str, seq: Seq) -> bool:
        return Acknowledge(device, seq) in self.sent


def to_the_flop(felt: Felt) -> dict[int, list[Card]]:
    dealt = felt.deal()
    first = felt.order[2]
    felt.session.do(Call(first))
    felt.session.do(Call(felt.order[0]))
    felt.session.do(Check(felt.order[1]))
    return dealt
