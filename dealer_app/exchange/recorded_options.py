"""The house options that a recorded hand was played under, read from its forced bets and from what made it."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from dealer_app.exchange.phh import PhhError, RecordedHand
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import (
    AnteMode,
    BbAnteOrder,
    OddChips,
    Options,
    ShortPrice,
    StraddleMode,
    StraddleRaise,
    Structure,
)

# Where the file has what an option says; the others have the same name there.
_KEYS: Final = {
    "ante": "antes",
    "small_blind": "blinds_or_straddles[0]",
    "big_blind": "blinds_or_straddles[1]",
    "straddle": "blinds_or_straddles",
    "seats": "starting_stacks",
}
_STRUCTURES: Final = {"NT": Structure.NO_LIMIT, "FT": Structure.FIXED_LIMIT, "_PT": Structure.POT_LIMIT}


class RuleSet(StrEnum):
    """Which options a hand is replayed under: the live rules, or the PokerKit-compatible set (12.1)."""

    LIVE = "live"
    POKERKIT = "pokerkit"


def rules_of(hand: RecordedHand) -> RuleSet:
    """The option set that a file asks for: PokerKit's where its `_oracle` names it, else the live one."""
    return RuleSet.POKERKIT if "pokerkit" in hand.oracle.lower() else RuleSet.LIVE


def options_of(hand: RecordedHand, rules: RuleSet) -> Options:
    """The house options of a recorded hand. Raises PhhError for forced bets that hold'em here does not know."""
    if len(hand.stacks) < 2:
        raise PhhError(f"{hand.label} starting_stacks", "must be of 2 players or more (GEN-6)")
    small_blind, big_blind = hand.blinds[:2]
    if hand.min_bet not in (0, big_blind):
        raise PhhError(f"{hand.label} min_bet", f"must be the big blind {big_blind}")
    ante_mode, ante = _ante(hand)
    options = Options(
        structure=_STRUCTURES[hand.variant],
        small_blind=small_blind,
        big_blind=big_blind,
        small_bet=hand.small_bet,
        big_bet=hand.big_bet,
        ante=ante,
        ante_mode=ante_mode,
        seats=len(hand.stacks),
        straddle=_straddle_mode(hand),
    )
    if rules is RuleSet.POKERKIT:
        options = pokerkit_compatible(options, ante_trimming=hand.ante_trimming)
    for problem in problems(options):
        raise PhhError(f"{hand.label} {_KEYS.get(problem.key, problem.key)}", problem.must)
    return options


def pokerkit_compatible(options: Options, *, ante_trimming: bool) -> Options:
    """The same table under the set of RULEBOOK 12.1, in tournament mode; for comparisons only."""
    return replace(
        options,
        odd_chips=OddChips.FIRST_TAKES_ALL,
        merge_pots_after_kill=True,
        first_wager_full=True,
        fl_half_bet=False,
        short_blind_price=ShortPrice.POSTED,
        pl_short_blind_as_full=False,
        fl_cap_heads_up=True,
        fl_blind_is_bet=False,
        bb_ante_order=BbAnteOrder.ANTE_FIRST,
        straddle_min_raise=StraddleRaise.BB,
        free_fold=False,
        allow_chop=False,
        ante_trimming=ante_trimming,
    )


def _ante(hand: RecordedHand) -> tuple[AnteMode, int]:
    if not any(hand.antes):
        return AnteMode.NONE, 0
    if len(set(hand.antes)) == 1:
        return AnteMode.EACH, hand.antes[0]
    if [at for at, ante in enumerate(hand.antes) if ante] == [1]:
        return AnteMode.BB_ANTE, hand.antes[1]
    raise PhhError(f"{hand.label} antes", "must be equal, or the big blind's alone")


def straddler(hand: RecordedHand) -> int:
    """The seat that posted a straddle, 0 when none did. Raises PhhError for more than one."""
    straddles = [at + 1 for at, blind in enumerate(hand.blinds) if at > 1 and blind]
    if len(straddles) > 1:
        raise PhhError(f"{hand.label} blinds_or_straddles", "must have one straddle at most")
    return straddles[0] if straddles else 0


def _straddle_mode(hand: RecordedHand) -> StraddleMode:
    seat = straddler(hand)
    if not seat:
        return StraddleMode.OFF
    if hand.blinds[seat - 1] != 2 * hand.blinds[1] or seat not in (3, len(hand.stacks)):
        raise PhhError(f"{hand.label} blinds_or_straddles[{seat - 1}]", "must be twice the big blind, p3's or the last")
    return StraddleMode.UTG if seat == 3 else StraddleMode.BUTTON
