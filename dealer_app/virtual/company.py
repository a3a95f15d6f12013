"""Everybody at the simulated table but the dealer: players who say what they do, and hands that move the cards.

Used where a person at the screen is the dealer: he follows the prompts and enters what the players say.
"""

from typing import Final, NamedTuple

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.hand import Zone
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.hands import Hands
from dealer_app.virtual.players import Act
from dealer_app.virtual.prompts import ACTS, BEGINS, BOARD, SHOWS

_READ_MS: Final = 1200
_PITCH_MS: Final = 400
_GATHER_MS: Final = 2500
_CLEAR_MS: Final = 1600
_ROUNDS: Final = 2


class Shows(NamedTuple):
    """A player at the showdown lays his hand open, or throws it away."""

    seat: int
    concedes: bool


Said = Act | Shows


class Company:
    """Goes on by itself, a little at each `go_on`; what a player says stands until the next one says something."""

    def __init__(self, session: TableSession, by_tap: VirtualDealer, hands: Hands) -> None:
        self._session = session
        self._players = by_tap
        self._hands = hands
        self._key: tuple[object, ...] = ()
        self._since_ms = 0
        self._to_pitch: list[int] = []
        self._gathered = False
        self._next_ms = 0
        self._done = False
        self.said: Said | None = None

    def go_on(self, prompt: Prompt, now_ms: int) -> None:
        """Do whatever is somebody else's part of this prompt; ms of the simulator's clock."""
        table = self._session.table
        hand = table.hand
        level = hand.betting.level if hand is not None else 0
        group: object = "begin" if prompt.kind in BEGINS else prompt.kind
        key = (table.hands, group, prompt.seat, prompt.street, level)
        if key != self._key and not self._to_pitch:
            self._key, self._since_ms, self._done = key, now_ms, False
            self._next_ms = now_ms + _READ_MS
        if self._to_pitch:
            self._pitch(now_ms)
        elif not self._done:
            self._part(prompt, now_ms)

    def _part(self, prompt: Prompt, now_ms: int) -> None:
        kind = prompt.kind
        if kind in ACTS:
            self._act()
        elif kind in SHOWS and prompt.seat is not None:
            self._show(prompt.seat)
        elif kind in BEGINS:
            self._begin(now_ms)
        elif now_ms >= self._next_ms:
            self._card(prompt, now_ms)

    def _act(self) -> None:
        self._done = True
        act = self._players.players_act()
        self.said = act
        if isinstance(act, Fold):
            self._hands.muck(act.seat)

    def _show(self, seat: int) -> None:
        self._done = True
        concedes = self._players.concedes(seat)
        self.said = Shows(seat, concedes)
        if concedes:
            self._hands.muck(seat)

    def _begin(self, now_ms: int) -> None:
        self.said = None
        if not self._gathered:
            if now_ms - self._since_ms >= _GATHER_MS:
                self._hands.gather()
                self._gathered = True
                self._next_ms = now_ms + _CLEAR_MS
        elif now_ms >= self._next_ms:
            self._players.buy_in()
            following = upcoming(self._session.table)
            assert following is not None
            self._to_pitch = list(following.dealt_in * _ROUNDS)
            self._gathered, self._done = False, True

    def _pitch(self, now_ms: int) -> None:
        if now_ms >= self._next_ms:
            self._next_ms = now_ms + _PITCH_MS
            self._hands.pitch(self._to_pitch.pop(0))

    def _card(self, prompt: Prompt, now_ms: int) -> None:
        self.said = None
        if prompt.kind is PromptKind.DRAW_BUTTON and prompt.seat is not None:
            self._hands.turn_for_button(prompt.seat)
        elif prompt.kind is PromptKind.BURN:
            self._hands.burn()
        elif prompt.kind in BOARD:
            self._turn(now_ms)
            return
        self._done = True

    def _turn(self, now_ms: int) -> None:
        hand = self._session.table.hand
        assert hand is not None
        after = len(hand.cards.board) + sum(place.zone is Zone.BOARD for place in hand.cards.owed)
        if len(self._hands.board) < after:
            self._hands.turn()
            self._next_ms = now_ms + _PITCH_MS
        self._done = len(self._hands.board) >= after
