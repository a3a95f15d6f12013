"""A dealer who knows the whole hand in advance and enters it with the fewest touches that the console offers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dealer_app.guidance.implied import implied
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import NO_READERS, Senses
from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import (
    BetPlaced,
    Call,
    Called,
    Check,
    CheckAround,
    Checked,
    Fold,
    Folded,
    PassTo,
    PlaceBet,
)
from dealer_app.rules.dealing.facts import BoardCardDealt, Burn, CardBurned, DealAll, DealBoard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.posting.facts import ForcedBetPosted, StartHand, Straddle
from dealer_app.rules.pots.facts import PotPushed, PushPot
from dealer_app.rules.showdown.facts import HandMucked, HandTabled, MuckHand, TableHand
from dealer_app.session.table_session import TableSession
from dealer_app.ui.usual import UsualSize
from dealer_app.ui.view.build import console_view
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.panel import LargeLabel, PanelMode, PanelView
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.showdown import RowState

ALL_READERS: Final = Senses(shoe=True, seats=frozenset(range(1, 11)), board=True, muck=True, burn=True)
ACTS: Final = (Folded, Checked, Called, BetPlaced)
_READ: Final = "reader"


@dataclass(slots=True)
class Count:
    """Touches of one hand: keys and seats, cards apart (UX 4.3), against the acts of its players."""

    taps: int = 0
    cards: int = 0
    acts: int = 0


class NotOffered(AssertionError):
    """The console does not offer the touch that this moment needs."""


class BestDealer:
    """Enters hands at one table, by hand or with all readers; `usual`: the sizes that this table has learned so far."""

    def __init__(self, session: TableSession, *, with_readers: bool, usual: UsualSize | None = None) -> None:
        self._session = session
        self._reads = with_readers
        self._senses = ALL_READERS if with_readers else NO_READERS
        self._usual = usual or UsualSize()
        self._count = Count()
        session.listen(lambda facts: self._usual.learn(facts, session.table))

    def enter(self, script: Sequence[Event]) -> Count:
        """One hand, given by what happens in it in order, up to the last push.

        Raises NotOffered when a touch that it needs is not on the screen.
        """
        self._count = Count(acts=sum(isinstance(fact, ACTS) for fact in script))
        left = list(script)
        if left and isinstance(left[0], ForcedBetPosted):
            self._straddle(left[0].seat)
            del left[0]
        if self._reads:
            dealt = (DealAll(),) if self._session.table.hand is not None else (StartHand(), DealAll())
            self._session.do(*dealt, source=_READ)
        while left:
            del left[: self._step(left)]
        return self._count

    def _view(self) -> ConsoleView:
        table = self._session.table
        scene = Scene(senses=self._senses, told=self._session.steps, usual=self._usual.offer(table))
        return console_view(table, next_step(table, self._senses), scene)

    def _tap(self, *wishes: Command, taps: int = 1) -> None:
        self._session.do(*wishes)
        self._count.taps += taps

    def _step(self, left: list[Event]) -> int:
        """Do what comes first; how many of the facts that has entered."""
        match left[0]:
            case CardBurned():
                self._burn()
            case BoardCardDealt(face):
                self._board(DealBoard(face))
            case HandTabled(seat, cards):
                self._show(seat, TableHand(seat, cards))
                self._count.cards += 0 if self._reads else len(cards)
            case HandMucked(seat):
                self._show(seat, MuckHand(seat))
            case PotPushed(pot):
                self._push(pot)
            case _:
                return self._act(left)
        return 1

    def _straddle(self, seat: int) -> None:
        """The key of a seat that may straddle stands beside the deal, after the blinds."""
        while not (keys := [key for key in self._view().panel.second if key.wishes == (Straddle(seat),)]):
            large = self._view().panel.large
            if large is None:
                raise NotOffered(f"straddle of seat {seat}")
            self._tap(*large.wishes)
        self._tap(*keys[0].wishes)

    def _burn(self) -> None:
        if self._reads:
            self._session.do(Burn(), source=_READ)
            return
        while (large := self._view().panel.large) is not None and large.label is not LargeLabel.BURNED:
            self._tap(*large.wishes)
        if large is None:
            raise NotOffered("burn")
        self._session.do(*large.wishes)
        self._count.cards += 1

    def _board(self, wish: DealBoard) -> None:
        if self._reads:
            self._session.do(wish, source=_READ)
            return
        if self._view().card_grid is None:
            raise NotOffered("card grid")
        self._session.do(wish)
        self._count.cards += 1

    def _show(self, seat: int, wish: TableHand | MuckHand) -> None:
        if self._reads and isinstance(wish, MuckHand):
            self._session.do(wish, source=_READ)
            return
        shown = self._view().showdown
        due = () if shown is None else tuple(row for row in shown.rows if row.seat == seat)
        if not any(row.state in (RowState.DUE, RowState.WAITING) for row in due):
            raise NotOffered(f"row of seat {seat}")
        self._tap(wish)

    def _push(self, pot: int) -> None:
        """One touch pushes the pot to all who win it."""
        hand = self._session.table.hand
        if hand is None or any(pushed.pot == pot for pushed in hand.showdown.pushed):
            return
        panel = self._view().panel
        open_pots = [card.pot for card in panel.push if not card.done and not card.blocked_by]
        if panel.mode not in (PanelMode.PUSH, PanelMode.SHOW_OR_MUCK) or pot not in open_pots:
            raise NotOffered(f"push of pot {pot}")
        self._tap(PushPot(pot))

    def _act(self, left: list[Event]) -> int:
        acts = _leading_acts(left)
        checks = [act for act in acts if isinstance(act, Checked)]
        ends_street = len(checks) == len(acts)
        if self._reads and isinstance(acts[0], Folded):
            self._session.do(Fold(acts[0].seat), source=_READ)
            return 1
        if self._reads and ends_street and self._is_before_burn(left, len(acts)):
            self._session.do(CheckAround(), source=_READ)
            return len(acts)
        view = self._view()
        if ends_street and view.panel.check_around:
            self._tap(CheckAround())
            return len(acts)
        passed, seat = max(
            ((self._entered_by(seat.number, acts), seat.number) for seat in view.seats if seat.is_tappable),
            default=(0, 0),
        )
        if passed and (passed > 1 or phase(self._session.table) is not Phase.BETTING):
            self._tap(PassTo(seat))
            return passed
        return self._by_key(view.panel, acts[0])

    def _is_before_burn(self, left: list[Event], at: int) -> bool:
        """Only after the flop does a burn prove checks (UX 4.4)."""
        hand = self._session.table.hand
        return hand is not None and hand.betting.street > 0 and len(left) > at and isinstance(left[at], CardBurned)

    def _entered_by(self, seat: int, acts: list[Event]) -> int:
        """How many acts a tap on the seat would enter; 0 when it would enter anything else."""
        table = self._session.table
        for wish in implied(table, PassTo(seat)):
            table = fold(table, decide(table, wish))
        facts = [fact for fact in decide(table, PassTo(seat)) if isinstance(fact, ACTS)]
        return len(facts) if facts == acts[: len(facts)] else 0

    def _by_key(self, panel: PanelView, act: Event) -> int:
        if panel.mode not in (PanelMode.BET_OPEN, PanelMode.NO_BET, PanelMode.LIMIT):
            if panel.large is None:
                raise NotOffered("large key")
            self._tap(*panel.large.wishes)
            return 0
        may = panel.legal
        assert may is not None
        match act:
            case Folded(seat):
                self._tap(Fold(seat))
            case Checked(seat) if may.check:
                self._tap(Check(seat))
            case Called(seat) if may.call:
                self._tap(Call(seat))
            case BetPlaced(seat, to) if may.raise_to is not None:
                offered = {preset.to for preset in panel.presets} | {panel.limit_to}
                self._tap(PlaceBet(seat, to), taps=1 if to in offered else digits(to) + 1)
            case _:
                raise NotOffered(f"{act}")
        return 1


def digits(amount: int) -> int:
    """Keys that enter an amount; 00 is one key (UX 4.3)."""
    return len(str(amount).replace("00", "0"))


def _leading_acts(left: list[Event]) -> list[Event]:
    found: list[Event] = []
    for fact in left:
        if not isinstance(fact, ACTS):
            break
        found.append(fact)
    return found
