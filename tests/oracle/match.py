"""One random hand in step: the same cards and acts to both engines, everything compared after every step."""

import warnings
from dataclasses import dataclass
from random import Random
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem

from dealer_app.exchange.recorded_options import pokerkit_compatible
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.betting.sizes import unit
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import NOT_ACTED, Status, bets_in_front, gross, in_hand
from dealer_app.rules.options import AnteMode, Options, StraddleMode, Structure
from dealer_app.rules.posting.facts import Post, StartHand, Straddle
from dealer_app.rules.pots.due import pots
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.rules.showdown.winners import unpushed
from tests.oracle import flags
from tests.oracle.flags import Flag
from tests.script import TableScript

State = Any  # PokerKit's state: its own types say nothing that we compare
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Disagreement(AssertionError):
    """The engines differ: the seed, what was compared, and both answers."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a random hand begins with."""

    seed: int
    structure: Structure
    stacks: tuple[int, ...]
    ante: int
    ante_mode: AnteMode
    trimming: bool
    straddle: bool


def random_deal(seed: int, structure: Structure) -> Deal:
    """2 to 9 players, stacks from one chip to 200 big blinds, antes and a straddle at random."""
    source = Random(seed)
    players = source.randint(2, 9)
    deep = source.choice((10, 60, 400))
    mode = source.choice((AnteMode.NONE, AnteMode.NONE, AnteMode.EACH, AnteMode.BB_ANTE))
    return Deal(
        seed=seed,
        structure=structure,
        stacks=tuple(source.randint(1, deep) for _ in range(players)),
        ante=0 if mode is AnteMode.NONE else source.randint(1, 2),
        ante_mode=mode,
        trimming=mode is AnteMode.EACH and source.random() < 0.7,
        straddle=players > 2 and source.random() < 0.2,
    )


class Match:
    """Both engines at the same point of the same hand. Small blind 1, big blind 2; limit 2 and 4."""

    def __init__(self, deal: Deal, *, live: bool) -> None:
        self._deal = deal
        self._live = live
        self._random = Random(deal.seed + 1)
        self._deck = list(DECK)
        self._random.shuffle(self._deck)
        self._players = len(deal.stacks)
        options = self._options(deal)
        self._ours = TableScript(
            dict(enumerate(deal.stacks, start=1)),
            button=self._players,
            options=options if live else pokerkit_compatible(options, ante_trimming=deal.trimming),
        )
        self.straddled = deal.straddle and self._can_straddle(deal)
        self._theirs = self._state(deal)
        self._holes: dict[int, tuple[Card, ...]] = {}
        self._live_at_start = self._players
        self._short_all_ins: list[int] = []

    def _options(self, deal: Deal) -> Options:
        return Options(
            structure=deal.structure,
            ante=deal.ante,
            ante_mode=deal.ante_mode,
            ante_trimming=deal.trimming or deal.ante_mode is not AnteMode.EACH,
            straddle=StraddleMode.UTG if deal.straddle else StraddleMode.OFF,
        )

    def _can_straddle(self, deal: Deal) -> bool:
        ante = deal.ante if deal.ante_mode is AnteMode.EACH else 0
        return deal.stacks[2] - ante >= 4

    def _state(self, deal: Deal) -> State:
        blinds = (1, 2, 4) if self.straddled else (1, 2)
        antes = {AnteMode.NONE: 0, AnteMode.EACH: deal.ante, AnteMode.BB_ANTE: {1: deal.ante}}[deal.ante_mode]
        limit = deal.structure is Structure.FIXED_LIMIT
        create: Any = (FixedLimitTexasHoldem if limit else NoLimitTexasHoldem).create_state  # Any: see State
        sizes = (2, 4) if limit else (2,)
        ends = (deal.stacks, self._players)
        return create(AUTOMATIC, deal.trimming, antes, blinds, *sizes, *ends, mode=Mode.CASH_GAME)

    def play(self) -> Flag | None:
        """Play to the end; the flag at which a hand under the live rules stopped. Raises Disagreement."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self._start() or self._streets() or self._finish()

    def _start(self) -> Flag | None:
        self._ours.do(StartHand())
        while self._ours.hand.owed_bets:
            found = self._do(Post())
            if found:
                return found
        if self.straddled and (found := self._do(Straddle(3))):
            return found
        self._ours.do(DealAll())
        for seat in range(1, self._players + 1):
            self._holes[seat] = (self._deck.pop(), self._deck.pop())
        while self._theirs.can_deal_hole():
            at = self._theirs.hole_dealee_index
            dealt = len(self._theirs.hole_cards[at])
            self._theirs.deal_hole(self._holes[at + 1][dealt].text)
        return None

    def _streets(self) -> Flag | None:
        while self._theirs.status:
            if self._theirs.can_deal_board():
                self._board()
                continue
            if self._asks_without_a_choice():
                self._theirs.check_or_call()
                continue
            found = self._act()
            if found:
                return found
        return None

    def _asks_without_a_choice(self) -> bool:
        """PokerKit lets the last player with chips check where nobody can bet any more; he is not asked (BET-31)."""
        theirs = self._theirs
        can_bet = theirs.min_completion_betting_or_raising_to_amount is not None
        return legal(self._ours.hand) is None and theirs.checking_or_calling_amount == 0 and not can_bet

    def _board(self) -> None:
        self._ours.settle()
        self._compare_money()
        cards = [self._deck.pop() for _ in range(self._theirs.board_dealing_count)]
        self._theirs.deal_board("".join(card.text for card in cards))
        self._ours.street(cards)
        self._short_all_ins = []
        self._live_at_start = sum(seat.status is Status.LIVE for seat in self._ours.hand.seats)

    def _act(self) -> Flag | None:
        hand = self._ours.hand
        if self._live and (found := flags.of_state(hand, self._live_at_start)):
            return found
        may = legal(hand)
        theirs = self._theirs
        self._same("actor", may and may.seat - 1, theirs.actor_index)
        assert may is not None
        self._same("call", may.call, theirs.checking_or_calling_amount)
        low = theirs.min_completion_betting_or_raising_to_amount
        high = theirs.max_completion_betting_or_raising_to_amount
        allowed = may.raise_to if low is not None or not self._forgotten(may.seat) else None
        self._same("raise", tuple(allowed) if allowed else (None, None), (low, high))
        wish = self._choose(may.seat, may.call, allowed)
        self._remember(wish)
        found = self._do(wish)
        if found:
            return found
        match wish:
            case Fold():
                theirs.fold()
            case PlaceBet():
                theirs.complete_bet_or_raise_to(wish.to)
            case _:
                theirs.check_or_call()
        if theirs.status and theirs.actor_index is not None:
            self._compare_money()
        return None

    def _forgotten(self, seat: int) -> bool:
        """PokerKit starts adding up short all-ins anew once they made a full raise: whoever acted before the full raise
        and meets one more short all-in is barred, though he faces more than a full raise (BET-8).
        """
        hand = self._ours.hand
        return hand.seat(seat).acted != NOT_ACTED and 0 < sum(self._short_all_ins) < self._full()

    def _remember(self, wish: Command) -> None:
        if not isinstance(wish, PlaceBet):
            return
        hand = self._ours.hand
        by, seat = wish.to - hand.betting.level, hand.seat(wish.seat)
        self._short_all_ins = [*self._short_all_ins, by] if wish.to == seat.bet + seat.stack else []
        if sum(self._short_all_ins) >= max(self._full(), by):
            self._short_all_ins = []

    def _full(self) -> int:
        """What a full raise is by."""
        hand = self._ours.hand
        return unit(hand) if self._deal.structure is Structure.FIXED_LIMIT else hand.betting.increment

    def _choose(self, seat: int, call: int, allowed: Any) -> Command:
        roll = self._random.random()
        if allowed is not None and roll < 0.3:
            to = self._random.choice((allowed.least, allowed.most, self._random.randint(*allowed)))
            return PlaceBet(seat, to)
        if call and roll > 0.8:
            return Fold(seat)
        return Call(seat) if call else Check(seat)

    def _do(self, wish: Command) -> Flag | None:
        if self._live:
            for event in decide(self._ours.table, wish):
                if found := flags.of_event(self._ours.hand, event):
                    return found
        self._ours.do(wish)
        return None

    def _compare_money(self) -> None:
        hand, theirs = self._ours.hand, self._theirs
        self._same("stacks", [seat.stack for seat in self._by_number()], list(theirs.stacks))
        self._same("bets", [seat.bet for seat in self._by_number()], list(theirs.bets))
        self._same("pot", gross(hand), theirs.total_pot_amount)
        if not bets_in_front(hand):
            ours = [(pot.amount, tuple(sorted(seat - 1 for seat in pot.eligible))) for pot in pots(hand)]
            self._same("pots", ours, [(pot.amount, tuple(pot.player_indices)) for pot in theirs.pots])

    def _by_number(self) -> list[Any]:
        return sorted(self._ours.hand.seats)

    def _finish(self) -> Flag | None:
        self._ours.settle()
        holders = in_hand(self._ours.hand)
        for seat in holders if len(holders) > 1 else ():
            self._ours.do(TableHand(seat.number, self._holes[seat.number]))
        if self._live and (found := flags.of_showdown(self._ours.hand)):
            return found
        while self._ours.table.hand is not None:
            self._ours.do(PushPot(unpushed(self._ours.hand)[-1]))
        ours = [self._stack(at) - self._deal.stacks[at - 1] for at in range(1, self._players + 1)]
        self._same("payoffs", ours, list(self._theirs.payoffs))
        return None

    def _stack(self, seat: int) -> int:
        occupant = self._ours.table.occupant(seat)
        assert occupant is not None
        return occupant.stack

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Disagreement(f"{self._deal}\n{what}: ours {ours}, theirs {theirs}")
