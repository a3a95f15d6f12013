"""What holds at every table: any options, 2 to 10 seats, one chip to a thousand big blinds, any legal play."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import Prompt
from dealer_app.rules.apply import apply, fold
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.betting.legal import LegalActions, legal
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.decide import public
from dealer_app.rules.dealing.facts import Burn, DealBoard, DealCard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import (
    AnteMode,
    BbAnteOrder,
    ButtonMethod,
    Cap,
    OddChips,
    Options,
    Rake,
    RakeType,
    ShortPrice,
    Step,
    StraddleMode,
    StraddleRaise,
    Structure,
)
from dealer_app.rules.posting.decide import may_chop, straddlers
from dealer_app.rules.posting.facts import ChopBlinds, Post, StartHand, Straddle
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refused
from dealer_app.rules.showdown.facts import MuckHand, NameWinners, TableHand
from dealer_app.rules.showdown.winners import awarded, contenders, next_to_show, unpushed
from dealer_app.rules.table import NEW_TABLE, Deck, Occupant, Table
from tests.log.state_hash import state_hash
from tests.script import NAMES

HANDS = 2
MOST_STEPS = 600

rakes = st.none() | st.sampled_from(
    [
        Rake(type=RakeType.PERCENT, basis_points=500, caps=(Cap(2, 4, 3), Cap(5, 10, 5))),
        Rake(type=RakeType.PER_AMOUNT, per=20, take=1, caps=(Cap(2, 10, 3),), no_flop_no_drop=False),
        Rake(type=RakeType.PER_AMOUNT, per=50, take=5),
        Rake(type=RakeType.STEPS, steps=(Step(1, 1), Step(20, 2), Step(40, 4))),
    ]
)


@st.composite
def house(draw: st.DrawFn) -> Options:
    """Any options that a table may open with."""
    structure = draw(st.sampled_from(Structure))
    mode = draw(st.sampled_from(AnteMode))
    limit = structure is Structure.FIXED_LIMIT
    small, big = draw(st.sampled_from([(1, 2), (1, 1), (2, 5), (10, 20)]))
    options = Options(
        structure=structure,
        small_blind=small,
        big_blind=big,
        small_bet=draw(st.sampled_from([0, big])) if limit else 0,
        seats=10,
        button_method=draw(st.sampled_from(ButtonMethod)),
        ante=0 if mode is AnteMode.NONE else draw(st.integers(1, big)),
        ante_mode=mode,
        straddle=draw(st.sampled_from([StraddleMode.OFF, StraddleMode.UTG] if limit else list(StraddleMode))),
        straddle_min_raise=draw(st.sampled_from(StraddleRaise)),
        raise_cap=draw(st.integers(0, 4)),
        pl_count_antes=draw(st.booleans()),
        pl_sb_as_bb=draw(st.booleans()),
        pl_pot_net_of_rake=draw(st.booleans()),
        must_show_all=draw(st.booleans()),
        allin_face_up=draw(st.booleans()),
        rake=draw(rakes),
        promo=draw(st.sampled_from([(), (Step(10, 1), Step(30, 2))])),
        button_charge=draw(st.sampled_from([0, 1])),
        short_blind_price=draw(st.sampled_from(ShortPrice)),
        bb_ante_order=draw(st.sampled_from(BbAnteOrder)),
        ante_trimming=draw(st.booleans()),
        first_wager_full=draw(st.booleans()),
        short_all_ins_add_up=draw(st.booleans()),
        fl_half_bet=draw(st.booleans()),
        fl_blind_is_bet=draw(st.booleans()),
        fl_cap_heads_up=draw(st.booleans()),
        odd_chips=draw(st.sampled_from(OddChips)),
        merge_pots_after_kill=draw(st.booleans()),
        free_fold=draw(st.booleans()),
        hand_cap=draw(st.sampled_from([0, 0, 30 * big])),
    )
    return options


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table about to deal, its button drawn."""
    options = draw(house().filter(lambda each: not problems(each)))
    numbers = draw(st.sets(st.integers(1, 10), min_size=2, max_size=10))
    deep = draw(st.sampled_from([5, 60, 1000])) * options.big_blind
    seats = tuple(Occupant(seat, NAMES[seat], draw(st.integers(1, deep)), False, ()) for seat in sorted(numbers))
    button = draw(st.sampled_from(sorted(numbers)))
    return NEW_TABLE._replace(name="T", options=options, seats=seats, button_drawn=button, deck=Deck(False, True))


class Play:
    """A random walk through what the rules allow, watched at every fact."""

    def __init__(self, table: Table, seed: int) -> None:
        self.start = self.table = table
        self.chips = _chips(table)
        self.dropped = 0
        self.facts: list[Event] = []
        self._random = Random(seed)
        self._deck = list(DECK)
        self._holes: dict[int, list[Card]] = {}

    def run(self) -> None:
        for _ in range(MOST_STEPS):
            if phase(self.table) is Phase.WAITING or (self.table.hands >= HANDS and self.table.hand is None):
                return
            assert isinstance(next_step(self.table), Prompt)
            self._judged_alike()
            self._do(self._wish())
        raise AssertionError("a hand does not end")

    def _do(self, wish: Command) -> None:
        for fact in decide(self.table, wish):
            taken = self.table.hand.taken if self.table.hand else None
            self.table = apply(self.table, fact)
            self.facts.append(fact)
            if self.table.hand is None and taken:
                self.dropped += taken.house + taken.promo
            assert _chips(self.table) + self.dropped == self.chips, fact
            self._no_card_twice()

    def _no_card_twice(self) -> None:
        hand = self.table.hand
        if hand is None:
            return
        faces = [face for face in public(hand) if isinstance(face, Card)]
        assert len(faces) == len(set(faces))
        lying = sum(map(len, hand.cards.hole)) + len(hand.cards.board) + hand.cards.burns + hand.cards.stub
        assert lying == 52

    def _judged_alike(self) -> None:
        """What `legal` allows `decide` accepts, and one chip beyond it refuses."""
        may = legal(self.table.hand) if self.table.hand and phase(self.table) is Phase.BETTING else None
        if may is None:
            return
        assert may.seat > 0
        for wish in _allowed(may):
            assert decide(self.table, wish)
        for wish in _forbidden(may):
            with pytest.raises(Refused):
                decide(self.table, wish)

    def _wish(self) -> Command:
        table, hand = self.table, self.table.hand
        now = phase(table)
        if hand is None:
            self._random.shuffle(self._deck)
            self._holes = {}
            return StartHand()
        match now:
            case Phase.POSTING:
                return Post()
            case Phase.DEALING:
                return self._deal()
            case Phase.BETTING:
                may = legal(hand)
                assert may is not None
                if may_chop(hand) and self._random.random() < 0.5:
                    return ChopBlinds()
                return self._random.choice(list(_allowed(may)))
            case Phase.FACING:
                seat = next_step(table).seat
                assert seat is not None
                return TableHand(seat, tuple(self._holes[seat]))
            case Phase.SHOWING:
                return self._show()
            case Phase.PUSHING:
                return PushPot(unpushed(hand)[-1])
            case _:
                step = bookkeeping(table)
                assert step is not None
                return step

    def _deal(self) -> Command:
        hand = self.table.hand
        assert hand is not None
        may = straddlers(hand)
        if may and self._random.random() < 0.5:
            return Straddle(self._random.choice(may))
        place = hand.cards.owed[0]
        drawn = self._deck[52 - hand.cards.stub]
        if place.zone is Zone.HOLE:
            self._holes.setdefault(place.seat, []).append(drawn)
            return DealCard(place.seat)
        return Burn() if place.zone is Zone.BURNS else DealBoard(drawn)

    def _show(self) -> Command:
        hand = self.table.hand
        assert hand is not None
        seat = next_to_show(hand)
        assert seat is not None
        roll = self._random.random()
        if roll < 0.2:
            try:
                decide(self.table, MuckHand(seat))
            except Refused:
                return TableHand(seat, tuple(self._holes[seat]))
            return MuckHand(seat)
        last = unpushed(hand)[-1]
        if roll < 0.3 and not hand.setup.options.merge_pots_after_kill:
            rivals = contenders(hand, awarded(hand)[last])
            return NameWinners(last, tuple(self._random.sample(rivals, self._random.randint(1, len(rivals)))))
        return TableHand(seat, tuple(self._holes[seat]))


def _allowed(may: LegalActions) -> Iterator[Command]:
    yield Check(may.seat) if may.check else Call(may.seat)
    if may.fold:
        yield Fold(may.seat)
    if may.raise_to is not None:
        yield PlaceBet(may.seat, may.raise_to.least)
        yield PlaceBet(may.seat, may.raise_to.most)


def _forbidden(may: LegalActions) -> Iterator[Command]:
    yield Call(may.seat) if may.check else Check(may.seat)
    if not may.fold:
        yield Fold(may.seat)
    if may.raise_to is None:
        yield PlaceBet(may.seat, 1)
    else:
        yield PlaceBet(may.seat, may.raise_to.least - 1)
        yield PlaceBet(may.seat, may.raise_to.most + 1)


def _chips(table: Table) -> int:
    """Every chip on the table: stacks, in front, in the pots, on the rake spot."""
    hand = table.hand
    if hand is None:
        return sum(occupant.stack for occupant in table.seats)
    outside = sum(occupant.stack for occupant in table.seats if not hand.is_dealt_in(occupant.seat))
    put_in = sum(seat.total for seat in hand.seats) + hand.dead
    pushed = sum(push.amount for push in hand.showdown.pushed)
    return outside + sum(seat.stack for seat in hand.seats) + sum(hand.setup.behind) + put_in - pushed


@given(tables(), st.integers(0, 2**32))
def test_inv_1_inv_2_inv_7_inv_9_chips_and_cards_are_conserved_and_every_hand_ends(table: Table, seed: int) -> None:
    play = Play(table, seed)
    play.run()
    again = fold(play.start, play.facts)
    assert again == play.table
    assert state_hash(again) == state_hash(play.table)
