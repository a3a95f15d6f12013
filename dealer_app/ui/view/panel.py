"""What the panel asks for, and every figure on it."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.guidance.explain.figure import Figure
from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.legal import LegalActions
from dealer_app.rules.cards import Card
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import ForcedKind
from dealer_app.ui.view.seats import Position


class PanelMode(StrEnum):
    """What the panel asks for."""

    BET_OPEN = "bet_open"
    NO_BET = "no_bet"
    LIMIT = "limit"
    STEPS = "steps"
    FORCED_BETS = "forced_bets"
    SHOW_OR_MUCK = "show_or_muck"
    PUSH = "push"
    BETWEEN_HANDS = "between_hands"
    STOPPED = "stopped"
    RESUME = "resume"
    READ_NOTICE = "read_notice"
    DISABLED = "disabled"


class PresetReason(StrEnum):
    """Why a preset's amount is offered (UX 4.2)."""

    MINIMUM = "minimum"
    USUAL = "usual"
    POT = "pot"
    ALL_IN = "all_in"


@dataclass(frozen=True, slots=True)
class PresetView:
    """A preset: the level it bets or raises to, in chips."""

    to: int
    reason: PresetReason


@dataclass(frozen=True, slots=True)
class StepView:
    """A physical step of the list; the one that is not done and comes first is the current one."""

    kind: PromptKind
    amount: int | None = None
    seat: int | None = None
    done: bool = False
    by_reader: bool = False


class ForcedState(StrEnum):
    """How a forced bet stands: as it should be, short, or its seat sits out."""

    STANDARD = "standard"
    SHORT = "short"
    SITS_OUT = "sits_out"


@dataclass(frozen=True, slots=True)
class ForcedBetView:
    """One row of the forced bets; `amount`: chips put in, less than owed where the state is SHORT."""

    seat: int
    kind: ForcedKind
    amount: int
    state: ForcedState = ForcedState.STANDARD


@dataclass(frozen=True, slots=True)
class ShareView:
    """What one winner gets of a pot; `odd` of it are odd chips."""

    seat: int
    amount: int
    odd: int = 0


@dataclass(frozen=True, slots=True)
class PushCardView:
    """A pot to push, in push order; `odd_rule` is the rule of the odd chip, None when the pot splits evenly.

    `blocked_by`: seats that still have cards and contend for it; the push opens when there are none (UX 4.6).
    """

    pot: int
    amount: int
    shares: tuple[ShareView, ...]
    is_only_pot: bool = False
    odd_rule: str | None = None
    blocked_by: tuple[int, ...] = ()
    done: bool = False


class LargeLabel(StrEnum):
    """The word on the large place when it answers a step (UX 5)."""

    DONE = "done"
    POSTED = "posted"
    BURNED = "burned"
    DEALT = "dealt"
    DEAL = "deal"
    DROPPED = "dropped"
    ALL_CORRECT = "all_correct"
    STRADDLE = "straddle"


@dataclass(frozen=True, slots=True)
class LargeKey:
    """The key in the large place: its word and the wishes it stands for, earlier steps of the list implied.

    `instead`: for a key beside the large one, the step that was done instead of the one that is due.
    """

    label: LargeLabel
    wishes: tuple[Command, ...]
    instead: Prompt | None = None


@dataclass(frozen=True, slots=True)
class SeatChangeView:
    """A line above "Deal": a seat that is broke and may buy in (`stack` 0), sits out, or owes blinds."""

    seat: int
    name: str
    stack: int
    sits_out: bool = False
    owes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelView:
    """Everything the panel needs; fields that a mode does not use stay at their defaults.

    `legal`: figures of the seat to act. `stack`: its chips behind. `all_in_to`: the level of all its chips. `no_raise`:
    the rule that forbids a raise here. `check_around`: whether all may be checked at once. `limit_to`: the one level a
    limit bet or raise goes to. `pot_limit`: the most in pot limit with its sum, None where the stack is the most.
    `large`: the key of the large place in STEPS, FORCED_BETS, BETWEEN_HANDS and RESUME, None where a reader answers.
    `second`: up to two keys over it, one for each seat that may straddle. `bets_made` of `bets_allowed`: limit only,
    None for no cap. `conflict`: for READ_NOTICE, the card read and the card tapped; `can_show_read`: the rules allow
    what the read would be. `drop_rake`, `next_button`: what follows the last push. `enabled`: False keeps the panel but
    takes no touch. `may_call_time`: the seat has thought long; `clock_left_s`: seconds of the time called (BET-35).
    """

    mode: PanelMode
    seat: int | None = None
    name: str = ""
    position: Position | None = None
    stack: int = 0
    all_in_to: int = 0
    legal: LegalActions | None = None
    presets: tuple[PresetView, ...] = ()
    limit_to: int | None = None
    pot_limit: Figure | None = None
    no_raise: str | None = None
    check_around: bool = False
    can_chop: bool = False
    may_call_time: bool = False
    clock_left_s: int | None = None
    can_muck: bool = True
    steps: tuple[StepView, ...] = ()
    large: LargeKey | None = None
    second: tuple[LargeKey, ...] = ()
    bets_made: int = 0
    bets_allowed: int | None = None
    seat_changes: tuple[SeatChangeView, ...] = ()
    conflict: tuple[Card, ...] = ()
    forced: tuple[ForcedBetView, ...] = ()
    push: tuple[PushCardView, ...] = ()
    drop_rake: int | None = None
    next_button: int | None = None
    notice_place: str = ""
    can_show_read: bool = False
    enabled: bool = True
