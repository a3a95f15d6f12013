"""What a seat shows. Down cards have no face here (BURN-3): a seat only says how many of its cards were seen."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card


class SeatState(StrEnum):
    """What a seat is in the hand; drawn by shape and word, not by colour alone."""

    EMPTY = "empty"
    WAITING = "waiting"
    SITTING_OUT = "sitting_out"
    LIVE = "live"
    ALL_IN = "all_in"
    FOLDED = "folded"
    WON = "won"


class SeatTag(StrEnum):
    """The word on a seat's corner."""

    TO_ACT = "to_act"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    SITS_OUT = "sits_out"
    OWES_BLINDS = "owes_blinds"
    TABLED = "tabled"
    MUCKED = "mucked"
    WON = "won"


class Position(StrEnum):
    """A seat's place against the button."""

    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `down_seen` of `down_dealt` cards were seen by a reader; no face (BURN-3).

    `bet`: chips in front. `is_tappable`: a tap on it implies folds or checks (UX 4.2). `tabled`: the public faces of
    a hand laid on the felt, else empty. `seconds_waiting`: how long it is to act, None when that is not shown.
    """

    number: int
    state: SeatState
    name: str = ""
    stack: int = 0
    bet: int = 0
    tag: SeatTag | None = None
    has_button: bool = False
    position: Position | None = None
    down_dealt: int = 0
    down_seen: int = 0
    is_to_act: bool = False
    is_tappable: bool = False
    tabled: tuple[Card, ...] = ()
    seconds_waiting: int | None = None
