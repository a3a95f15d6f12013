"""When a hand began and when the one before was over, so that what is told late is put to the right hand."""

from collections.abc import Iterable
from typing import Final

from dealer_app.rules.facts import Event
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import PotPushed
from dealer_app.rules.seats.facts import ButtonPlaced

# A dealer takes longer to gather and shuffle than any reader to tell what it saw.
GATHERED_MS: Final = 500
_EVER_MS: Final = 24 * 3600 * 1000  # longer than any device keeps what it could not tell


class HandTimes:
    """Moments in ms of the session's clock; after a start whatever is still told may be of the running hand."""

    def __init__(self, now_ms: int) -> None:
        self._over_ms = self._begun_ms = self._first_card_ms = self._board_ms = now_ms - _EVER_MS

    def on_facts(self, facts: Iterable[Event], now_ms: int) -> None:
        """What was recorded at `now_ms`. A hand that a tap began may have had its cards before the tap."""
        for fact in facts:
            match fact:
                case ButtonPlaced() | PotPushed():
                    self._over_ms = now_ms
                case HandStarted():
                    self._begun_ms, self._first_card_ms = now_ms, self._over_ms
                case _:
                    pass

    def begun_by_read(self, at_ms: int) -> None:
        """A card that was read at `at_ms` began the hand: it was the first."""
        self._begun_ms = self._first_card_ms = at_ms

    def board_card_seen(self, at_ms: int) -> None:
        """A card lay on the board at `at_ms`, and all that were drawn before it have their places."""
        self._board_ms = max(self._board_ms, at_ms)

    def is_before_last_board_card(self, at_ms: int) -> bool:
        """Whether a card drawn then was no later one than the last that was read on the board."""
        return at_ms < self._board_ms

    def is_before_over(self, at_ms: int) -> bool:
        """Whether the draw for the button or the hand before was not over then."""
        return at_ms < self._over_ms

    def is_before_shuffle(self, at_ms: int) -> bool:
        """Whether a card drawn then was the last of the draw for the button or of the hand before, told late."""
        return at_ms < self._over_ms + GATHERED_MS

    def is_of_hand_before(self, at_ms: int, *, was_lost: bool) -> bool:
        """Whether a card seen then was a card of the hand before. `was_lost`: its device tells it after a loss."""
        return at_ms < (self._begun_ms if was_lost else self._first_card_ms) - GATHERED_MS
