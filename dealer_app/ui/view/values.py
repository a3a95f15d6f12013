"""What the console shows, as plain frozen values: enums, numbers and cards, never a translated word.

Seats are 1-10 as painted on the felt, amounts are chips, times are milliseconds since the epoch unless named otherwise.
Down cards and burns have no face here (BURN-3): a seat only says how many of its cards were seen.
"""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.guidance.prompt import Prompt, PromptKind, RuleRef
from dealer_app.rules.betting.legal import LegalActions
from dealer_app.rules.cards import Card
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.options import Structure
from dealer_app.rules.variant import StreetName


class Device(StrEnum):
    """A reader as the device strip names it."""

    SHOE = "shoe"
    BOARD = "board"
    SEATS = "seats"
    MUCK = "muck"
    BURN = "burn"
    TRAY = "tray"


class DeviceState(StrEnum):
    """How a reader is doing; a lost one turns its job into a tap (UX 4.5)."""

    READING = "reading"
    LOST = "lost"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class DeviceView:
    """One item of the device strip; `simulated` must be said in words on every screen (UX 7.9)."""

    device: Device
    state: DeviceState
    simulated: bool = False


class TrackState(StrEnum):
    """Where a street stands in the track of the header."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


class TrackStop(StrEnum):
    """The stops of the street track: hold'em's streets and the showdown."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class TrackView:
    """One stop of the street track."""

    stop: TrackStop
    state: TrackState


@dataclass(frozen=True, slots=True)
class HeaderView:
    """The bar: table, game, stakes, hand, streets, devices, dealer and how long the down still lasts (seconds)."""

    table: str
    structure: Structure
    small_blind: int
    big_blind: int
    hand_number: int | None
    seats_dealt: int
    now_ms: int
    track: tuple[TrackView, ...] = ()
    devices: tuple[DeviceView, ...] = ()
    dealer: str = ""
    down_left_s: int | None = None


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


class PlaceState(StrEnum):
    """What a place of the board holds: nothing, a card whose face nobody knows, a face, a face not in play."""

    EMPTY = "empty"
    UNKNOWN = "unknown"
    SHOWN = "shown"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One of the five places; `card` is set for SHOWN and DIMMED only. `by_tap`: named by the dealer, not read."""

    state: PlaceState
    card: Card | None = None
    by_tap: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """The board, the street it belongs to, how many burns lie there and how many cards the stub holds."""

    places: tuple[BoardPlace, ...]
    street: StreetName | None = None
    burns: int = 0
    stub: int | None = None


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot: 0 is the main pot, 1 the first side pot; `seats` contend for it."""

    number: int
    amount: int
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenView:
    """What the house has taken from this hand; None for what the house does not take."""

    rake: int | None = None
    at_cap: bool = False
    jackpot: int | None = None


@dataclass(frozen=True, slots=True)
class PromptView:
    """The one step and what follows. `warning`: red edge, and then nothing on the screen is amber."""

    prompt: Prompt
    warning: bool = False
    not_recording_since_ms: int | None = None


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
    """One row of the forced bets."""

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
    odd_rule: RuleRef | None = None
    blocked_by: tuple[int, ...] = ()
    done: bool = False


@dataclass(frozen=True, slots=True)
class PotLimitSum:
    """The most a pot-limit bet may be, as the dealer says it: `terms` add up to `most` (PL-1)."""

    terms: tuple[int, ...]
    most: int


@dataclass(frozen=True, slots=True)
class PanelView:
    """Everything the panel needs; fields that a mode does not use stay at their defaults.

    `legal`: figures of the seat to act. `stack`: its chips behind. `all_in_to`: the level of all its chips. `no_raise`:
    the rule that forbids a raise here. `check_around`: whether all may be checked at once. `limit_to`: the one level a
    limit bet or raise goes to. `enabled`: False keeps the panel in place but takes no touch.
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
    pot_limit: PotLimitSum | None = None
    no_raise: RuleRef | None = None
    check_around: bool = False
    can_chop: bool = False
    steps: tuple[StepView, ...] = ()
    forced: tuple[ForcedBetView, ...] = ()
    push: tuple[PushCardView, ...] = ()
    notice_place: str = ""
    enabled: bool = True


class StripKind(StrEnum):
    """What an entry of the hand strip tells."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    POSTED = "posted"
    STREET = "street"
    PUSHED = "pushed"
    TABLED = "tabled"
    MUCKED = "mucked"
    UNDONE = "undone"
    STOPPED = "stopped"


class Source(StrEnum):
    """How a fact came to be known; told apart by word (UX 7.8)."""

    TAPPED = "tapped"
    READ = "read"
    IMPLIED = "implied"


@dataclass(frozen=True, slots=True)
class StripEntry:
    """One fact of the hand; `cards` are public cards only. `is_now`: the newest."""

    at_ms: int
    kind: StripKind
    seat: int | None = None
    amount: int | None = None
    street: StreetName | None = None
    cards: tuple[Card, ...] = ()
    source: Source = Source.TAPPED
    is_now: bool = False


@dataclass(frozen=True, slots=True)
class UndoView:
    """The step Undo would take back; `needs_floor`: it carries a lock."""

    step: StripEntry
    needs_floor: bool = False


class ToastKind(StrEnum):
    """What a toast says for four seconds."""

    FOLDED = "folded"
    CHECKED = "checked"
    READER_BACK = "reader_back"


@dataclass(frozen=True, slots=True)
class ToastView:
    """A toast; `serial` grows with each so that the same words can come twice."""

    serial: int
    kind: ToastKind
    seats: tuple[int, ...] = ()
    device: Device | None = None
    can_undo: bool = False


class RowState(StrEnum):
    """How a hand stands at the showdown."""

    DUE = "due"
    WAITING = "waiting"
    TABLED = "tabled"
    MUCKED = "mucked"


@dataclass(frozen=True, slots=True)
class ShowdownRow:
    """One hand in showing order; `cards`, `best` and `strength` are set once it is tabled.

    `strength`: the ranking's key of the best five, named by ui/text. `gets`: chips from all pots so far decided.
    """

    seat: int
    state: RowState
    name: str = ""
    cards: tuple[Card, ...] = ()
    best: tuple[Card, ...] = ()
    strength: int | None = None
    wins: tuple[int, ...] = ()
    ties: bool = False
    gets: int | None = None
    missing: int = 0


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """The showdown: board, pots, hands in showing order, pushes in push order, and what comes after them."""

    board: BoardView
    pots: tuple[PotView, ...]
    rows: tuple[ShowdownRow, ...]
    push: tuple[PushCardView, ...]
    drop_rake: int | None = None
    next_button: int | None = None


class CardGridPurpose(StrEnum):
    """Why public cards are asked for by tap."""

    BOARD = "board"
    TABLED = "tabled"


@dataclass(frozen=True, slots=True)
class CardGridView:
    """Public cards wanted by tap: how many, for whom; `public` are dimmed, concealed ones never (UX 4.4)."""

    purpose: CardGridPurpose
    wanted: int
    public: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ConsoleView:
    """One whole screen of the console.

    `stopped_s`: seconds since the floor was called, None in play. `lost`: the reader whose banner stands on the table.
    `showdown` and `card_grid` take the table column when they are set.
    """

    header: HeaderView
    seats: tuple[SeatView, ...]
    board: BoardView
    prompt: PromptView
    panel: PanelView
    pots: tuple[PotView, ...] = ()
    taken: TakenView = TakenView()
    strip: tuple[StripEntry, ...] = ()
    events: int = 0
    undo: UndoView | None = None
    stopped_s: int | None = None
    lost: Device | None = None
    toast: ToastView | None = None
    showdown: ShowdownView | None = None
    card_grid: CardGridView | None = None
