"""Where the live rules part from PokerKit on purpose, seen from our own state before each fact is applied."""

from enum import StrEnum

from dealer_app.rules.betting.facts import BetPlaced, Folded
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.betting.sizes import is_full, unit
from dealer_app.rules.facts import Event
from dealer_app.rules.hand import ForcedKind, Hand, Status
from dealer_app.rules.options import AnteMode, Structure
from dealer_app.rules.posting.facts import ForcedBetPosted
from dealer_app.rules.pots.due import pots
from dealer_app.rules.showdown.winners import winners


class Flag(StrEnum):
    """A deviation that is wanted."""

    SHORT_FORCED_BET = "short_forced_bet"
    SHORT_ANTE = "short_ante"
    BB_ANTE_SHORT = "bb_ante_short"
    STRADDLE = "straddle"
    FIRST_WAGER_SHORT = "first_wager_short"
    SHORT_ALL_IN_WAGER = "short_all_in_wager"
    HEADS_UP_CAP = "heads_up_cap"
    BLIND_CAP = "blind_cap"
    FREE_FOLD = "free_fold"
    ODD_CHIPS = "odd_chips"
    MERGED_POTS = "merged_pots"


def of_event(hand: Hand, event: Event) -> Flag | None:
    """What the fact, about to be applied, is flagged for."""
    match event:
        case ForcedBetPosted(kind=ForcedKind.STRADDLE):
            return Flag.STRADDLE
        case ForcedBetPosted(kind=ForcedKind.ANTE) if event.amount < event.due:
            return Flag.SHORT_ANTE
        case ForcedBetPosted() if event.amount < event.due:
            with_ante = hand.setup.options.ante_mode is AnteMode.BB_ANTE and event.seat == hand.setup.big_blind
            return Flag.BB_ANTE_SHORT if with_ante else Flag.SHORT_FORCED_BET
        case BetPlaced():
            return _wager(hand, event)
        case Folded():
            may = legal(hand)
            return Flag.FREE_FOLD if may is not None and may.check else None
        case _:
            return None


def _wager(hand: Hand, event: BetPlaced) -> Flag | None:
    short = event.to - hand.betting.level < hand.betting.increment
    if hand.setup.variant.structure is Structure.FIXED_LIMIT:
        short = event.to - hand.betting.level < unit(hand) or not is_full(hand, event.to)
    if not short:
        return None
    return Flag.FIRST_WAGER_SHORT if hand.betting.aggressor is None else Flag.SHORT_ALL_IN_WAGER


def of_state(hand: Hand, live_at_start: int) -> Flag | None:
    """What a limit round is flagged for once its cap is near; `live_at_start`: who was not all-in when it began."""
    if hand.setup.variant.structure is not Structure.FIXED_LIMIT:
        return None
    betting = hand.betting
    if betting.street == 0 and betting.level >= hand.setup.options.big_blind + 3 * unit(hand):
        return Flag.BLIND_CAP
    live = sum(seat.status is Status.LIVE for seat in hand.seats)
    if min(live_at_start, live) <= 2 and betting.raises >= 4:
        return Flag.HEADS_UP_CAP
    return None


def of_showdown(hand: Hand) -> Flag | None:
    """What the division of the pots is flagged for, all hands being tabled."""
    found = pots(hand)
    won = [winners(hand, pot) for pot in found]
    if any(pot.amount % len(seats) > 1 for pot, seats in zip(found, won, strict=True)):
        return Flag.ODD_CHIPS
    survivors = {seat for seats in won for seat in seats}
    left = [tuple(seat for seat in pot.eligible if seat in survivors) for pot in found]
    if any(left[at] == left[at + 1] for at in range(len(left) - 1)):
        return Flag.MERGED_POTS
    return None
