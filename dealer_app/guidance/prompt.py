"""The one next step as a value: what to do, with whom, how much, by which rule, and what follows."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card


class PromptKind(StrEnum):
    """Every step the dealer can be told; the sentences stand in ui/text."""

    SET_UP = "set_up"
    WAIT_PLAYERS = "wait_players"
    DRAW_BUTTON = "draw_button"
    BUTTON_TO = "button_to"
    WASH = "wash"
    SHUFFLE = "shuffle"
    NEXT_HAND = "next_hand"
    POST_BLINDS = "post_blinds"
    DEAD_SB = "dead_sb"
    STRADDLE = "straddle"
    TAKE_ANTES = "take_antes"
    BB_ANTE = "bb_ante"
    BUTTON_CHARGE = "button_charge"
    CHOP = "chop"
    DEAL_HOLE = "deal_hole"
    TO_ACT_CALL = "to_act_call"
    TO_ACT_CHECK = "to_act_check"
    TO_ACT_OPTION = "to_act_option"
    TO_ACT_SHORT = "to_act_short"
    RETURN_BET = "return_bet"
    PULL_BETS = "pull_bets"
    SIDE_POT = "side_pot"
    RAKE = "rake"
    JACKPOT = "jackpot"
    BURN = "burn"
    DEAL_FLOP = "deal_flop"
    DEAL_TURN = "deal_turn"
    DEAL_RIVER = "deal_river"
    CHECK_CARD = "check_card"
    ALL_IN_SHOW = "all_in_show"
    SHOW_FIRST = "show_first"
    SHOW_NEXT = "show_next"
    PUSH_ALL = "push_all"
    PUSH_SIDE = "push_side"
    PUSH_MAIN = "push_main"
    SPLIT = "split"
    DROP = "drop"
    RESUME = "resume"
    STOP_FLOOR = "stop_floor"
    READ_ODD = "read_odd"
    EARLY_STREET = "early_street"
    NO_BURN = "no_burn"
    TWO_BURNS = "two_burns"
    IN_MUCK = "in_muck"
    SEEN_TWICE = "seen_twice"
    CONFLICT = "conflict"
    UNKNOWN_CARD = "unknown_card"
    WRONG_SEAT = "wrong_seat"


class Answer(StrEnum):
    """How a step is answered now: by a reader that sees it, or by a tap."""

    READER = "reader"
    TAP = "tap"


@dataclass(frozen=True, slots=True)
class Prompt:
    """One step. Seats 1-10, amounts in chips.

    `seat`: whom it concerns, None for everybody. `seats`: all concerned, where there are several. `amount`: how much;
    `amount2`: a second figure of the sentence, for a split the odd chips. `count`: how many cards, or the number of
    the pot. `cards`: public cards it speaks of. `place`: where, for notices. `street`: the street it speaks of.
    `warning`: red edge. `follows`: the step after it; None when that is not known yet.
    """

    kind: PromptKind
    rule: str
    seat: int | None = None
    seats: tuple[int, ...] = ()
    amount: int | None = None
    amount2: int | None = None
    count: int | None = None
    cards: tuple[Card, ...] = ()
    place: str = ""
    street: str = ""
    warning: bool = False
    answer: Answer = Answer.TAP
    follows: "Prompt | None" = None


@dataclass(frozen=True, slots=True)
class Senses:
    """Which places readers cover now; what they do not cover becomes a tap."""

    shoe: bool = False
    seats: frozenset[int] = frozenset()
    board: bool = False
    burn: bool = False
    muck: bool = False


NO_READERS = Senses()
