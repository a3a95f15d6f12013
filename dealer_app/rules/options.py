"""The house options of one table as one value: names, values and defaults of the rulebook, section 12."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

# A stake or an amount of the house options at most; what ten such stakes come to can still be counted and shown.
MOST_CHIPS: Final = 10**12


class Game(StrEnum):
    """The games of this release."""

    HOLDEM = "holdem"


class Structure(StrEnum):
    """How much may be bet (2.13)."""

    NO_LIMIT = "nl"
    POT_LIMIT = "pl"
    FIXED_LIMIT = "fl"


class ButtonMethod(StrEnum):
    """BTN-5 and BTN-6."""

    DEAD = "dead"
    MOVING = "moving"


class SkippedBigBlind(StrEnum):
    """What a player owes on the small blind whom the big blind has jumped over (BTN-6)."""

    TWO_BIG_BLINDS = "two_big_blinds"
    WAIVE = "waive"


class AnteMode(StrEnum):
    """BLD-15."""

    NONE = "none"
    EACH = "each"
    BB_ANTE = "bb_ante"


class StraddleMode(StrEnum):
    """BLD-12."""

    OFF = "off"
    UTG = "utg"
    BUTTON = "button"
    BOTH = "both"


class StraddleRaise(StrEnum):
    """What the first raise over a straddle is by (BLD-14)."""

    STRADDLE = "straddle"
    BB = "bb"


class ShortPrice(StrEnum):
    """Whether a blind posted short lowers the price (BLD-3)."""

    FULL = "full"
    POSTED = "posted"


class BbAnteOrder(StrEnum):
    """What a big blind too short for both pays first (BLD-15)."""

    BLIND_FIRST = "blind_first"
    ANTE_FIRST = "ante_first"


class OddChips(StrEnum):
    """ODD-2."""

    ONE_EACH = "one_each"
    FIRST_TAKES_ALL = "first_takes_all"


class RakeType(StrEnum):
    """RAKE-2, RAKE-3, RAKE-4."""

    PERCENT = "percent"
    PER_AMOUNT = "per_amount"
    STEPS = "steps"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a rake or promo list: from a pot of `pot_at_least` chips the total taken is `total`."""

    pot_at_least: int
    total: int


@dataclass(frozen=True, slots=True)
class Cap:
    """The most rake of a hand, in chips, for so many players dealt in (RAKE-7)."""

    min_players: int
    max_players: int
    cap: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rake:
    """A rake structure (section 8); amounts in chips, `basis_points` hundredths of a per cent."""

    type: RakeType
    basis_points: int = 0
    increment: int = 1
    per: int = 0
    take: int = 0
    steps: tuple[Step, ...] = ()
    caps: tuple[Cap, ...] = ()
    no_flop_no_drop: bool = True
    no_fourth_no_drop: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything the house decides about a table; chips, minutes and seats as the name says (section 12)."""

    game: Game = Game.HOLDEM
    structure: Structure = Structure.NO_LIMIT
    small_blind: int = 1
    big_blind: int = 2
    ante: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_chip: int = 1
    seats: int = 9
    button_method: ButtonMethod = ButtonMethod.DEAD
    moving_skipped_bb: SkippedBigBlind = SkippedBigBlind.TWO_BIG_BLINDS
    ante_mode: AnteMode = AnteMode.NONE
    straddle: StraddleMode = StraddleMode.OFF
    straddle_min_raise: StraddleRaise = StraddleRaise.STRADDLE
    allow_chop: bool = True
    raise_cap: int = 3
    pl_count_antes: bool = True
    pl_short_blind_as_full: bool = True
    pl_sb_as_bb: bool = False
    pl_round_up_unit: int = 0
    pl_count_bb_ante: bool = True
    pl_pot_net_of_rake: bool = False
    must_show_all: bool = False
    allin_face_up: bool = False
    clock_seconds: int = 30
    rake: Rake | None = None
    promo: tuple[Step, ...] = ()
    button_charge: int = 0
    max_rake_pct: int = 10
    buy_in_min: int = 0
    buy_in_max: int = 0
    short_blind_price: ShortPrice = ShortPrice.FULL
    bb_ante_order: BbAnteOrder = BbAnteOrder.BLIND_FIRST
    ante_trimming: bool = True
    first_wager_full: bool = False
    short_all_ins_add_up: bool = True
    fl_half_bet: bool = True
    fl_blind_is_bet: bool = True
    fl_cap_heads_up: bool = False
    odd_chips: OddChips = OddChips.ONE_EACH
    merge_pots_after_kill: bool = False
    free_fold: bool = True
    infer_checks: bool = True
    hand_cap: int = 0

    @property
    def unit(self) -> int:
        """The small bet of a limit game, which is also its big blind (FL-2)."""
        return self.small_bet or self.big_blind

    @property
    def big_unit(self) -> int:
        """The bet of the last two rounds of a limit game (FL-1)."""
        return self.big_bet or 2 * self.unit
