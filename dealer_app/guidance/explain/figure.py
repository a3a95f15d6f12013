"""A figure and the terms that add up to it, as values; the words stand in ui/text."""

from dataclasses import dataclass
from enum import StrEnum


class FigureKind(StrEnum):
    """What a figure is for."""

    CALL = "call"
    LEAST = "least"
    MOST = "most"
    LIMIT = "limit"
    COUNTED_POT = "counted_pot"
    FORCED_BET = "forced_bet"
    BLINDS = "blinds"
    STRADDLE = "straddle"
    RETURN = "return"
    PULLED = "pulled"
    CUT = "cut"
    POT = "pot"
    RAKE = "rake"
    JACKPOT = "jackpot"
    RAKE_TAKEN = "rake_taken"
    JACKPOT_TAKEN = "jackpot_taken"
    RAKE_OF_POT = "rake_of_pot"
    PUSH = "push"
    EACH = "each"
    ODD_CHIPS = "odd_chips"
    SHARE = "share"
    GETS = "gets"
    DROP = "drop"


class TermKind(StrEnum):
    """What a term stands for."""

    PRICE = "price"
    BLIND_IN_FULL = "blind_in_full"
    LARGEST_ALL_IN = "largest_all_in"
    OWN_BET = "own_bet"
    STACK = "stack"
    BEYOND_STACK = "beyond_stack"
    HIGHEST_BET = "highest_bet"
    LAST_RAISE = "last_raise"
    FULL_BET = "full_bet"
    BET_UNIT = "bet_unit"
    TO_CALL = "to_call"
    UP_TO_CHIP = "up_to_chip"
    DOWN_TO_CHIP = "down_to_chip"
    OVER_MOST = "over_most"
    COUNTED_POT = "counted_pot"
    UP_TO_MINIMUM = "up_to_minimum"
    SHORT_BLIND = "short_blind"
    SMALL_AS_BIG = "small_as_big"
    ANTES_OUT = "antes_out"
    UP_TO_UNIT = "up_to_unit"
    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BB_ANTE = "bb_ante"
    STRADDLE = "straddle"
    BUTTON_CHARGE = "button_charge"
    POSTED = "posted"
    PUT_IN = "put_in"
    MATCHED = "matched"
    MIDDLE = "middle"
    IN_FRONT = "in_front"
    LAYER = "layer"
    FOLDED = "folded"
    FOLDED_ABOVE = "folded_above"
    DEAD = "dead"
    RAKE = "rake"
    JACKPOT = "jackpot"
    PERCENT = "percent"
    BELOW_INCREMENT = "below_increment"
    PER_AMOUNT = "per_amount"
    STEP = "step"
    OVER_CAP = "over_cap"
    OVER_REST = "over_rest"
    TAKEN = "taken"
    RAKE_UP_TO = "rake_up_to"
    OF_NEXT_POT = "of_next_pot"
    OVER_POT = "over_pot"
    POT = "pot"
    EVEN_SHARES = "even_shares"
    EVEN_SHARE = "even_share"
    ODD_CHIP = "odd_chip"
    BELOW_CHIP = "below_chip"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a sum, in chips; below zero for what is taken off.

    `seat` (1-10), `pot` (0 is the main pot): whose. `count` times `each` chips where it is such a product. `of`: the
    chips it is a part of, or the pot from which it is due. `basis_points`: hundredths of a per cent. `rule`: the rule
    that brings the term in, where that is another one than the figure's.
    """

    kind: TermKind
    chips: int
    seat: int | None = None
    pot: int | None = None
    count: int | None = None
    each: int | None = None
    of: int | None = None
    basis_points: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that the dealer is told: what for, by which rule, and the terms that add up to `total` chips.

    `seat` (1-10): whom it concerns, None for everybody. `pot`: which one, 0 the main pot; None where there is one only.
    """

    kind: FigureKind
    rule: str
    terms: tuple[Term, ...]
    total: int
    seat: int | None = None
    pot: int | None = None


def figure(
    kind: FigureKind, rule: str, total: int, *terms: Term, seat: int | None = None, pot: int | None = None
) -> Figure:
    """A figure with those of the terms that are not nothing, or with all where every one is."""
    return Figure(kind, rule, tuple(term for term in terms if term.chips) or terms, total, seat, pot)


def sum_of(terms: tuple[Term, ...]) -> int:
    """What terms add up to, in chips."""
    return sum(term.chips for term in terms)
