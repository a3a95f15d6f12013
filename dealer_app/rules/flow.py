"""Which phase a table is in: the first that fits."""

from enum import StrEnum

from dealer_app.rules.cards import UNKNOWN
from dealer_app.rules.hand import Hand, in_hand, live
from dealer_app.rules.pots.due import rake_to_take
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.rules.showdown.winners import undecided_pot, unpushed
from dealer_app.rules.table import Table, active


class Phase(StrEnum):
    """What has to happen next; exactly one holds in every state."""

    STOPPED = "stopped"
    SETTING_UP = "setting_up"
    WAITING = "waiting"
    DRAWING_BUTTON = "drawing_button"
    SHUFFLING = "shuffling"
    BETWEEN_HANDS = "between_hands"
    POSTING = "posting"
    DEALING = "dealing"
    NAMING = "naming"
    BETTING = "betting"
    PULLING = "pulling"
    RAKING = "raking"
    FACING = "facing"
    SHOWING = "showing"
    PUSHING = "pushing"
    CLOSING = "closing"


def phase(table: Table) -> Phase:
    """The phase of the table now."""
    if table.stops or table.notice is not None:
        return Phase.STOPPED
    if table.hand is not None:
        return hand_phase(table.hand)
    if table.options is None:
        return Phase.SETTING_UP
    if len(active(table)) < 2:
        return Phase.WAITING
    if upcoming(table) is None:
        return Phase.DRAWING_BUTTON
    return Phase.BETWEEN_HANDS if table.deck.shuffled else Phase.SHUFFLING


def hand_phase(hand: Hand) -> Phase:
    """The phase of a running hand."""
    betting = hand.betting
    if betting.to_act is not None and UNKNOWN not in hand.cards.board:
        return Phase.BETTING
    if hand.owed_bets:
        return Phase.POSTING
    if hand.cards.owed:
        # Blinds and antes are not raked before the deal: rake is pulled when a round has ended (RAKE-5).
        if hand.betting.street and not hand.bets_open and rake_to_take(hand) != (0, 0):
            return Phase.RAKING
        return Phase.FACING if must_face(hand) else Phase.DEALING
    if UNKNOWN in hand.cards.board:
        return Phase.NAMING
    if hand.bets_open:
        return Phase.PULLING
    if rake_to_take(hand) != (0, 0):
        return Phase.RAKING
    if not unpushed(hand):
        return Phase.CLOSING
    return Phase.SHOWING if undecided_pot(hand) is not None else Phase.PUSHING


def is_between_hands(table: Table) -> bool:
    """Whether nothing of a hand is left to do, but perhaps to gather its cards."""
    return table.hand is None or hand_phase(table.hand) is Phase.CLOSING


def betting_is_over(hand: Hand) -> bool:
    """Whether nobody will act any more in this hand (POT-6, BURN-4)."""
    if hand.betting.to_act is not None or hand.owed_bets:
        return False
    last = hand.betting.street == len(hand.setup.variant.streets) - 1
    if last and not hand.cards.owed:
        return True
    return len(live(hand)) < 2 and (hand.bets_open or hand.betting.street > 0)


def must_face(hand: Hand) -> bool:
    """SHOW-9 with `allin_face_up`: hands are turned over before the remaining streets are dealt."""
    if not hand.setup.options.allin_face_up or hand.betting.street == 0 or not betting_is_over(hand):
        return False
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    contenders = in_hand(hand)
    return len(contenders) > 1 and any(seat.number not in shown for seat in contenders)
