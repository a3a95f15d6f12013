"""What the seat to act may do and for how much, in one answer (BET-4, BET-9, BET-31)."""

from typing import NamedTuple

from dealer_app.rules.betting.sizes import maximum_to, minimum_to, unit
from dealer_app.rules.hand import ALL_IN, LIVE, NOT_ACTED, Hand, Seat
from dealer_app.rules.options import Structure


class Range(NamedTuple):
    """The levels a bet or raise may reach, in chips; equal when only one is allowed."""

    least: int
    most: int


class LegalActions(NamedTuple):
    """`call`: chips to add, 0 when checking is free. `raise_to`: None when the seat may not bet or raise."""

    seat: int
    fold: bool
    check: bool
    call: int
    raise_to: Range | None


def legal(hand: Hand) -> LegalActions | None:
    """What the seat to act may do; None when nobody is to act."""
    number = hand.betting.to_act
    if number is None:
        return None
    seat = hand.seat(number)
    owed = price_for(hand, seat) - seat.bet
    call = min(owed, seat.stack) if owed > 0 else 0
    may_fold = call > 0 or hand.setup.options.free_fold
    return LegalActions(number, may_fold, call == 0, call, raise_range(hand, seat))


def price_for(hand: Hand, seat: Seat) -> int:
    """The level a caller has to reach: the price, or what an all-in opponent can be matched for (BET-31)."""
    most = 0
    for other in hand.seats:
        if other.status is LIVE and other.number != seat.number:
            return hand.betting.level
        if other.status is ALL_IN and other.bet > most:
            most = other.bet
    return most


def raise_range(hand: Hand, seat: Seat) -> Range | None:
    """How far the seat may bet or raise; None when it may not (BET-7 to BET-10, FL-3)."""
    betting = hand.betting
    level = betting.level
    stack = seat.bet + seat.stack
    if stack <= level or betting.capped or not is_open_to(hand, seat):
        return None
    # Every chip of a raise that no opponent can match would come back uncalled (BET-9).
    for other in hand.seats:
        if other.status is LIVE and other.number != seat.number and other.bet + other.stack > level:
            break
    else:
        return None
    most = maximum_to(hand, seat)
    least = min(minimum_to(hand), most)
    chip = hand.setup.options.min_chip
    return Range(least, most) if chip == 1 else _in_whole_chips(hand, Range(least, most), chip, stack)


def _in_whole_chips(hand: Hand, limits: Range, chip: int, stack: int) -> Range:
    """BET-27: over an all-in with smaller chips a wager is still in whole chips, unless it is all the player has."""
    if hand.setup.variant.structure is Structure.FIXED_LIMIT:
        return limits
    most = limits.most if limits.most == stack else limits.most // chip * chip
    least = -(-limits.least // chip) * chip
    if least <= most:
        return Range(least, most)
    return Range(limits.most, limits.most)


def is_open_to(hand: Hand, seat: Seat) -> bool:
    """Whether betting is (re)opened to the seat, its chips left aside (BET-7 to BET-10, FL-7)."""
    if seat.acted == NOT_ACTED:
        return True
    betting, options = hand.betting, hand.setup.options
    faces = betting.level - seat.acted
    if options.first_wager_full:
        return faces >= betting.largest > 0
    if hand.setup.variant.structure is Structure.FIXED_LIMIT and options.fl_half_bet:
        return 2 * faces >= unit(hand)
    if not options.short_all_ins_add_up:
        return betting.full > seat.acted
    return faces >= betting.increment
