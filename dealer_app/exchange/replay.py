"""Plays a recorded hand through the rules and compares cards, amounts and stacks at every step."""

from dataclasses import dataclass
from decimal import Decimal

from dealer_app.exchange.phh import Act, Action, RecordedHand
from dealer_app.exchange.recorded_engine import RecordedEngine
from dealer_app.exchange.recorded_options import RuleSet, options_of, rules_of, straddler
from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.cards import DECK, UNKNOWN, Card, Face
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import ForcedKind, Hand, Zone, gross, in_hand, live
from dealer_app.rules.options import Options
from dealer_app.rules.posting.facts import ForcedBetPosted, PostAll, StartHand, Straddle
from dealer_app.rules.pots.due import to_return
from dealer_app.rules.pots.facts import PotPushed, PullBets, PushPot, ReturnUncalled
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.rules.showdown.winners import undecided_pot, unpushed
from dealer_app.rules.table import NEW_TABLE, Table


class Mismatch(Exception):
    """Where the rules and the recording disagree: hand, action and what differs."""

    def __init__(self, label: str, action: int | None, what: str) -> None:
        super().__init__(f"{label} {'end' if action is None else f'actions[{action}]'}: {what}")
        self.label = label
        self.action = action


@dataclass(frozen=True, slots=True)
class Replayed:
    """A hand that agreed: the options it ran under, and the known exception it shows, or "". `complete`: to its end.

    `facts`: all that happened at the table, from its opening on.
    """

    label: str
    rules: RuleSet
    complete: bool
    exception: str
    facts: tuple[Event, ...]


def replay(hand: RecordedHand, rules: RuleSet | None = None) -> Replayed:
    """Play the hand; `rules` overrides what the file asks for. Raises Mismatch, or PhhError for an impossible hand."""
    chosen = rules or rules_of(hand)
    return _Replay(hand, options_of(hand, chosen), chosen).run()


class _Replay:
    """One hand on its way through the rules; known down cards lie beside the table, never in it."""

    def __init__(self, hand: RecordedHand, options: Options, rules: RuleSet) -> None:
        self._hand = hand
        self._options = options
        self._rules = rules
        self._table: Table = NEW_TABLE
        self._known: dict[int, tuple[Face, ...]] = {}
        self._at: int | None = None
        self._engine = RecordedEngine(hand, rules)
        self._facts: list[Event] = []
        self._pushes: list[PotPushed] = []
        self._own_bet = 0
        self._exception = ""
        self._chips = sum(hand.stacks)

    def run(self) -> Replayed:
        try:
            self._open()
            for action in self._hand.actions:
                self._at = action.index
                self._play(action)
            self._at = None
            complete = self._finish()
        except Refused as refused:
            what = f"refused as {refused.why} (limit {refused.limit}, seat {refused.seat}, {refused.rule})"
            raise self._differs(what) from refused
        exception = self._compare_end() if complete else ""
        return Replayed(self._hand.label, self._rules, complete, exception, tuple(self._facts))

    def _open(self) -> None:
        self._do(Configure("replay", self._options))
        for at, stack in enumerate(self._hand.stacks):
            self._do(SeatPlayer(at + 1, f"p{at + 1}", stack))
        # The cards rise with the seats, so that the draw gives the button to the last one.
        for at in range(len(self._hand.stacks)):
            self._do(DealForButton(DECK[at]))
        self._do(StartHand())
        self._do(PostAll())
        if seat := straddler(self._hand):
            self._straddle(seat)

    def _straddle(self, seat: int) -> None:
        """BLD-19 knows no straddle for less; PokerKit does, so under its set the fact is entered as recorded."""
        due = self._hand.blinds[seat - 1]
        stack = self._running().seat(seat).stack
        if self._rules is not RuleSet.POKERKIT or stack >= due:
            self._do(Straddle(seat))
            return
        self._exception = "straddle posted short, as PokerKit allows (BLD-19)"
        self._record((ForcedBetPosted(seat, ForcedKind.STRADDLE, stack, due, live=True),))

    def _play(self, action: Action) -> None:
        match action.act:
            case Act.DEAL_HOLE:
                self._known[action.player] = (*self._known.get(action.player, ()), *action.cards)
            case Act.DEAL_BOARD:
                self._board(action.cards)
            case Act.SHOW_OR_MUCK:
                self._show(action)
            case _:
                self._act(action)

    def _deal_down_cards(self) -> None:
        running = self._running()
        if phase(self._table) is not Phase.DEALING or running.cards.owed[0].zone is not Zone.HOLE:
            return
        short = [seat.number for seat in running.seats if len(self._known.get(seat.number, ())) != 2]
        if short:
            raise self._differs(f"p{short[0]} has not been dealt two cards")
        faces = [card for cards in self._known.values() for card in cards if isinstance(card, Card)]
        if len(set(faces)) != len(faces):
            raise self._differs("one card is dealt twice")
        self._do(DealAll())

    def _act(self, action: Action) -> None:
        self._deal_down_cards()
        may = legal(self._running())
        if may is None and self._checks_needlessly(action):
            return
        if may is None or may.seat != action.player:
            turn = "nobody" if may is None else f"p{may.seat}"
            raise self._differs(f"p{action.player} acts, but {turn} is to act")
        if differs := self._engine.differs_on(may):
            raise self._differs(differs)
        match action.act:
            case Act.FOLD:
                self._do(Fold(action.player))
            case Act.BET_OR_RAISE:
                self._do(PlaceBet(action.player, action.to))
            case _:
                self._do(Check(action.player) if may.check else Call(action.player))

    def _checks_needlessly(self, action: Action) -> bool:
        if action.act is not Act.CHECK_OR_CALL or len(live(self._running())) != 1:
            return False
        if not self._engine.asked_needlessly(action.player):
            return False
        self._exception = "check asked for where nothing can be bet any more (BET-31)"
        return True

    def _board(self, cards: tuple[Face, ...]) -> None:
        self._deal_down_cards()
        self._pull()
        dealt = {card for known in self._known.values() for card in known}
        for card in cards:
            if card is not UNKNOWN and card in dealt:
                raise self._differs(f"{card} is dealt twice")
            if phase(self._table) is Phase.DEALING and self._running().cards.owed[0].zone is Zone.BURNS:
                self._do(Burn())
            self._do(DealBoard(card))

    def _show(self, action: Action) -> None:
        self._deal_down_cards()
        self._pull()
        known = self._known.get(action.player, ())
        shown = tuple(b if a is UNKNOWN else a for a, b in zip(action.cards, known, strict=False))
        cards = tuple(card for card in shown if isinstance(card, Card))
        if any(a is not b for a, b in zip(shown, known, strict=False) if b is not UNKNOWN):
            raise self._differs(f"p{action.player} shows {shown}, was dealt {known}")
        if len(cards) == 2:
            if action.player not in {tabled.seat for tabled in self._running().showdown.tabled}:
                self._do(TableHand(action.player, cards))
        elif phase(self._table) is Phase.SHOWING:
            self._do(MuckHand(action.player))

    def _pull(self) -> None:
        while phase(self._table) is Phase.PULLING:
            left = in_hand(self._running())
            self._own_bet = left[0].bet if len(left) == 1 else 0
            self._do(PullBets() if to_return(self._running()) is None else ReturnUncalled())

    def _finish(self) -> bool:
        """Push every pot; False when the recording stops before the winners are known."""
        self._deal_down_cards()
        self._pull()
        while self._table.hand is not None:
            if phase(self._table) is not Phase.PUSHING or undecided_pot(self._running()) is not None:
                if self._hand.finishing:
                    raise self._differs(f"the recording stops while the rules are at {phase(self._table)}")
                return False
            self._do(PushPot(unpushed(self._running())[-1]))
        return True

    def _compare_end(self) -> str:
        if differs := self._engine.differs_at_end(self._pushes, self._own_bet):
            raise self._differs(differs)
        stacks = tuple(occupant.stack for occupant in self._table.seats)
        off = [
            (at, Decimal(a) - b) for at, (a, b) in enumerate(zip(stacks, self._hand.finishing, strict=False)) if a != b
        ]
        if not off:
            return self._exception
        half = Decimal("0.5")
        if all(abs(by) == half for _, by in off) and sum(by for _, by in off) == 0:
            return "half chips in the file, whole chips here (ODD-1)"
        at, _ = off[0]
        raise self._differs(f"p{at + 1} ends with {stacks[at]}, recorded {self._hand.finishing[at]}")

    def _do(self, wish: Command) -> None:
        self._record(decide(self._table, wish))

    def _record(self, facts: tuple[Event, ...]) -> None:
        self._table = fold(self._table, facts)
        self._facts += facts
        self._pushes += [fact for fact in facts if isinstance(fact, PotPushed)]
        self._count_chips()

    def _count_chips(self) -> None:
        """INV-1: no chip appears or vanishes."""
        hand = self._table.hand
        if hand is None:
            return
        pushed = sum(push.amount for push in hand.showdown.pushed)
        there = sum(seat.stack for seat in hand.seats) + gross(hand) - pushed
        if there != self._chips:
            raise self._differs(f"{there} chips on the table, {self._chips} at the start (INV-1)")

    def _running(self) -> Hand:
        if self._table.hand is None:
            raise self._differs("the hand is already over")
        return self._table.hand

    def _differs(self, what: str) -> Mismatch:
        return Mismatch(self._hand.label, self._at, what)
