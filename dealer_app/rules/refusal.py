"""Why a wish is refused, as a value; the sentences stand in ui/text."""

from enum import StrEnum


class Refusal(StrEnum):
    """The reasons; each has its sentence in every language of the app."""

    NOT_NOW = "not_now"
    NO_HAND = "no_hand"
    HAND_RUNNING = "hand_running"
    GAME_STOPPED = "game_stopped"
    NOT_STOPPED = "not_stopped"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    NOTHING_TO_CALL = "nothing_to_call"
    MUST_CALL_OR_FOLD = "must_call_or_fold"
    NO_RAISE_HERE = "no_raise_here"
    BELOW_MINIMUM = "below_minimum"
    ABOVE_MAXIMUM = "above_maximum"
    NOT_THE_FIXED_SIZE = "not_the_fixed_size"
    NOT_WHOLE_CHIPS = "not_whole_chips"
    FOLD_IS_NOT_OFFERED = "fold_is_not_offered"
    OPTION_IS_OWED = "option_is_owed"
    BETTING_OPEN = "betting_open"
    BETS_NOT_PULLED = "bets_not_pulled"
    NOTHING_TO_PULL = "nothing_to_pull"
    NO_RAKE_DUE = "no_rake_due"
    CARD_NOT_EXPECTED = "card_not_expected"
    CARD_ALREADY_SEEN = "card_already_seen"
    CARDS_NOT_COMPLETE = "cards_not_complete"
    NOTHING_TO_NAME = "nothing_to_name"
    ALREADY_SHOWN = "already_shown"
    MUST_SHOW = "must_show"
    LAST_HAND_CANNOT_MUCK = "last_hand_cannot_muck"
    STILL_HAS_CARDS = "still_has_cards"
    FACES_KNOWN = "faces_known"
    NOT_A_CONTENDER = "not_a_contender"
    WRONG_POT = "wrong_pot"
    NO_POT = "no_pot"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    BELOW_BUY_IN = "below_buy_in"
    ABOVE_BUY_IN = "above_buy_in"
    NOT_ENOUGH_PLAYERS = "not_enough_players"
    BUTTON_NOT_DRAWN = "button_not_drawn"
    BUTTON_DRAWN = "button_drawn"
    STRADDLE_NOT_PLAYED = "straddle_not_played"
    STRADDLE_TOO_SHORT = "straddle_too_short"
    STRADDLE_TAKEN = "straddle_taken"
    NO_CHOP = "no_chop"
    IMPOSSIBLE_OPTIONS = "impossible_options"
    NO_NAME = "no_name"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NEEDS_FLOOR = "needs_floor"
    NO_NOTICE = "no_notice"
    NO_REASON = "no_reason"


class Refused(Exception):
    """A wish that the rules do not allow: the reason, the limit it hit in chips or the seat, and the rule id."""

    def __init__(self, why: Refusal, *, limit: int | None = None, seat: int | None = None, rule: str = "") -> None:
        super().__init__(why.value, limit, seat, rule)
        self.why = why
        self.limit = limit
        self.seat = seat
        self.rule = rule
