"""How long the seat to act has been thinking, and the time that was called for it."""

from typing import Final, NamedTuple

from dealer_app.rules.hand import Hand

_LONG_MS: Final = 60_000


class _Turn(NamedTuple):
    hand: int = 0
    seat: int | None = None


class TurnClock:
    """Looks at the hand whenever the screen is put together; ms since the epoch are handed in."""

    def __init__(self) -> None:
        self._turn = _Turn()
        self._since_ms = 0
        self._called: tuple[_Turn, int] | None = None

    def look(self, hand: Hand | None, now_ms: int) -> None:
        """Notice whose turn it is now."""
        turn = _Turn(hand.setup.number, hand.betting.to_act) if hand is not None else _Turn()
        if turn != self._turn:
            self._turn, self._since_ms = turn, now_ms

    def call(self, seat: int, now_ms: int) -> None:
        """Time was called for a seat (BET-35)."""
        self._called = (_Turn(self._turn.hand, seat), now_ms)

    def waiting_since(self, now_ms: int) -> int | None:
        """When the seat to act got its turn, once that is over a minute ago (UX 7.3)."""
        is_long = self._turn.seat is not None and now_ms - self._since_ms >= _LONG_MS
        return self._since_ms if is_long else None

    def left_s(self, hand: Hand | None, now_ms: int) -> int | None:
        """What is left of the time called for the seat to act, seconds, not below 0; None where none was called."""
        if hand is None or self._called is None or self._called[0] != self._turn:
            return None
        return max(0, hand.setup.options.clock_seconds - (now_ms - self._called[1]) // 1000)
