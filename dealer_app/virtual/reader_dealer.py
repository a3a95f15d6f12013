"""A dealer who does what the prompt says with real tags: cards are moved, and only what no reader sees is tapped."""

from collections.abc import Callable
from functools import partial
from typing import Final

from dealer_app.guidance.prompt import Answer, Prompt, PromptKind
from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.cards import UNKNOWN, Card
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard, NameCard
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import ConfirmResume, DismissRead
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Status, Zone
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.rules.table import Table
from dealer_app.session.intake import Intake
from dealer_app.session.ports import Clock
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.hands import Hands
from dealer_app.virtual.players import Act
from dealer_app.virtual.prompts import ACTS, BEGINS, BOARD, SHOWS

_PITCH_MS: Final = 350
_TURN_MS: Final = 300
_CLEAR_MS: Final = 1600
_PATIENCE_MS: Final = 4500
_LOOK_MS: Final = 40
_ROUNDS: Final = 2

_DEALS: Final = {PromptKind.DEAL_HOLE, PromptKind.STRADDLE}
_NOTICES: Final = {
    PromptKind.READ_ODD,
    PromptKind.EARLY_STREET,
    PromptKind.NO_BURN,
    PromptKind.TWO_BURNS,
    PromptKind.IN_MUCK,
    PromptKind.SEEN_TWICE,
    PromptKind.CONFLICT,
    PromptKind.UNKNOWN_CARD,
    PromptKind.WRONG_SEAT,
}


class WrongFaces(Exception):
    """The readers' faces of a hand are not the cards that were dealt: the one thing that must never happen."""


class ReaderDealer:
    """Obeys one prompt at a time at a table of simulated readers. `wait` lets so many ms of scenario time pass.

    This dealer never errs, so every notice is a false read and is answered so. `notices` counts them.
    """

    def __init__(
        self,
        session: TableSession,
        intake: Intake,
        by_tap: VirtualDealer,
        hands: Hands,
        pack: Pack,
        clock: Clock,
        wait: Callable[[int], None],
    ) -> None:
        self._session = session
        self._intake = intake
        self._by_tap = by_tap
        self._hands = hands
        self._pack = pack
        self._clock = clock
        self._wait = wait
        self._pitched_after = -1
        self._act_to_enter: Act | None = None
        self._in_muck: set[int] = set()
        self.notices = 0
        self.taps_for_cards = 0

    def obey(self, prompt: Prompt) -> None:
        """Do what the prompt says; where a notice came up meanwhile, that is the next prompt."""
        try:
            self._obey(prompt)
        except Refused as refused:
            if refused.why is not Refusal.GAME_STOPPED:
                raise

    def _obey(self, prompt: Prompt) -> None:
        kind = prompt.kind
        if kind in BEGINS:
            self._begin()
        elif kind in _DEALS:
            self._deal()
        elif kind in BOARD:
            assert prompt.count is not None
            self._board(prompt.count)
        elif kind in ACTS:
            self._act()
        elif kind in SHOWS:
            assert prompt.seat is not None
            self._show(prompt.seat)
        elif kind in _NOTICES:
            self._answer()
        else:
            self._other(prompt)

    def _other(self, prompt: Prompt) -> None:
        match prompt.kind:
            case PromptKind.DRAW_BUTTON:
                assert prompt.seat is not None
                before = self._drawn()
                card = self._hands.turn_for_button(prompt.seat)
                if not self._seen(lambda: self._drawn() != before):
                    self._tap(DealForButton(card))
            case PromptKind.BURN:
                burns = self._hand.cards.burns
                self._hands.burn()
                if prompt.answer is Answer.TAP or not self._seen(lambda: self._burns() > burns):
                    self._tap_if(Burn(), lambda: self._burns() == burns)
            case PromptKind.CHECK_CARD:
                self._tap(NameCard(self._hands.board[self._hand.cards.board.index(UNKNOWN)]))
            case PromptKind.RESUME:
                self._session.do(ConfirmResume())
            case _:
                self._by_tap.obey(prompt)

    @property
    def _table(self) -> Table:
        return self._session.table

    @property
    def _hand(self) -> Hand:
        assert self._session.table.hand is not None
        return self._session.table.hand

    def _burns(self) -> int:
        return self._table.hand.cards.burns if self._table.hand is not None else 0

    def _is_stopped(self) -> bool:
        return phase(self._table) is Phase.STOPPED

    def _drawn(self) -> tuple[int, int]:
        return len(self._table.draw), self._table.button_drawn

    def _seen(self, is_done: Callable[[], bool]) -> bool:
        """Give the readers time. Whether they saw it; False at once when a notice has to be answered first."""
        deadline = self._clock.now_ms() + _PATIENCE_MS
        while not is_done():
            if self._clock.now_ms() > deadline or self._is_stopped():
                return False
            self._wait(_LOOK_MS)
        return True

    def _tap(self, wish: Command) -> None:
        self.taps_for_cards += 1
        self._session.do(wish)

    def _tap_if(self, wish: Command, is_due: Callable[[], bool]) -> None:
        """Tap what no reader told, unless play stands still: then the notice comes first and the prompt comes again."""
        if not self._is_stopped() and is_due():
            self._tap(wish)

    def _begin(self) -> None:
        hands = self._table.hands
        if self._pitched_after != hands:
            # A notice may come between: what was pitched lies there, and is not gathered again.
            self._pitch_all()
            self._pitched_after = hands
        if not self._seen(lambda: self._table.hands > hands):
            self._session.do(StartHand())

    def _pitch_all(self) -> None:
        self._in_muck.clear()
        self._hands.gather()
        self._wait(_CLEAR_MS)
        self._by_tap.buy_in()
        following = upcoming(self._table)
        assert following is not None
        for seat in following.dealt_in * _ROUNDS:
            self._hands.pitch(seat)
            self._wait(_PITCH_MS)

    def _deal(self) -> None:
        if not self._seen(self._is_dealt):
            self._tap_if(DealAll(), lambda: not self._is_dealt())

    def _is_dealt(self) -> bool:
        owed = self._hand.cards.owed
        return not owed or owed[0].zone is not Zone.HOLE

    def _board(self, count: int) -> None:
        board = len(self._hand.cards.board)
        wanted = board + count
        while len(self._hands.board) < wanted:
            self._hands.turn()
            self._wait(_TURN_MS)
        if self._seen(lambda: len(self._hand.cards.board) >= wanted):
            return
        for card in self._hands.board[:wanted]:
            self._tap_if(DealBoard(card), partial(self._is_wanted, card))

    def _is_wanted(self, card: Card) -> bool:
        cards = self._hand.cards
        return bool(cards.owed) and cards.owed[0].zone is Zone.BOARD and card not in cards.board

    def _act(self) -> None:
        # A notice may come between: what the player did stays done, and is entered after the notice is answered.
        act = self._act_to_enter = self._act_to_enter or self._by_tap.players_act()
        if not isinstance(act, Fold) or (not self._is_seen_folding(act.seat) and not self._has_folded(act.seat)):
            self._session.do(act)
        self._act_to_enter = None

    def _is_seen_folding(self, seat: int) -> bool:
        if seat not in self._in_muck:
            self._in_muck.add(seat)
            self._hands.muck(seat)
        return self._intake.senses.muck and self._seen(lambda: self._has_folded(seat))

    def _has_folded(self, seat: int) -> bool:
        hand = self._table.hand
        return hand is None or hand.seat(seat).status is Status.FOLDED

    def _show(self, seat: int) -> None:
        if self._by_tap.concedes(seat):
            try:
                self._session.do(MuckHand(seat))
            except Refused as refused:
                if refused.why is Refusal.GAME_STOPPED:
                    raise  # else SHOW-9 and the like: this hand must be shown
            else:
                self._hands.muck(seat)
                return
        dealt = tuple(self._pack.holes[seat])
        faces = self._intake.faces(seat)
        if not set(faces) <= set(dealt):
            raise WrongFaces(f"seat {seat}")
        self.taps_for_cards += len(dealt) - len(faces)
        self._session.do(TableHand(seat, dealt))

    def _answer(self) -> None:
        self.notices += 1
        self._wait(_CLEAR_MS)
        if self._table.notice is not None:
            self._session.do(DismissRead())
