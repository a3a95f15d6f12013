"""What a seat to act has to call, and the least and the most of its bet or raise (BET-1, NL, PL, FL)."""

from dealer_app.guidance.explain.counted_pot import counted_pot
from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.rules.betting.legal import LegalActions, Range, legal
from dealer_app.rules.hand import Hand, Seat, Status, in_hand
from dealer_app.rules.options import ShortPrice, StraddleRaise, Structure

Terms = tuple[Term, ...]


def betting(hand: Hand) -> tuple[Figure, ...]:
    """The figures of the seat to act: what it calls first, then how far it may bet or raise."""
    may = legal(hand)
    assert may is not None
    found = (call(hand, may),) if may.call else ()
    if may.raise_to is None:
        return found
    match hand.setup.variant.structure:
        case Structure.FIXED_LIMIT:
            return (*found, _limit(hand, hand.seat(may.seat), may.raise_to))
        case Structure.POT_LIMIT:
            least, most = _range(hand, hand.seat(may.seat), may.raise_to)
            return (*found, least, counted_pot(hand, hand.seat(may.seat)), most)
        case _:
            return (*found, *_range(hand, hand.seat(may.seat), may.raise_to))


def pot_limit_sum(hand: Hand) -> Figure | None:
    """PL-1: the most as the dealer says it; None where there is no sum to say, since a shorter stack is the most."""
    most = next((told for told in betting(hand) if told.kind is FigureKind.MOST), None)
    if most is None or len(most.terms) < 2 or any(term.kind is TermKind.BEYOND_STACK for term in most.terms):
        return None
    return most


def call(hand: Hand, may: LegalActions) -> Figure:
    """BET-1, BET-31: the price without what lies in front of him, and no more than he has."""
    seat = hand.seat(may.seat)
    price = _price(hand, seat)
    owed = (price, Term(TermKind.OWN_BET, -seat.bet))
    rule = price.rule if price.kind is TermKind.LARGEST_ALL_IN else "BET-1"
    return figure(FigureKind.CALL, rule, may.call, *owed, _beyond(seat, price.chips), seat=may.seat)


def _price(hand: Hand, seat: Seat) -> Term:
    others = [other for other in in_hand(hand) if other.number != seat.number]
    if all(other.status is Status.ALL_IN for other in others):
        return Term(TermKind.LARGEST_ALL_IN, max(other.bet for other in others), rule="BET-31")
    return _level(hand, TermKind.PRICE)


def _level(hand: Hand, kind: TermKind) -> Term:
    """The highest bet of the street; before the flop at least the full blind or straddle (BLD-3, BLD-14)."""
    options = hand.setup.options
    highest = max(seat.bet for seat in hand.seats)
    full = max(hand.straddle, options.big_blind)
    if hand.betting.street == 0 and options.short_blind_price is ShortPrice.FULL and highest < full:
        return Term(TermKind.BLIND_IN_FULL, full, rule="BLD-3")
    return Term(kind, highest)


def _beyond(seat: Seat, level: int) -> Term:
    """What a level asks beyond all the chips of the seat, taken off (TS-7)."""
    return Term(TermKind.BEYOND_STACK, -max(0, level - seat.bet - seat.stack), rule="TS-7")


def _limit(hand: Hand, seat: Seat, allowed: Range) -> Figure:
    """FL-1, FL-7: the last full level and one unit; the one size of a limit game."""
    options, betting = hand.setup.options, hand.betting
    unit = options.big_unit if hand.street.big_bet else options.unit
    rule = "FL-1" if betting.full == betting.level else "FL-7"
    terms = (Term(TermKind.FULL_BET, betting.full), Term(TermKind.BET_UNIT, unit))
    return figure(FigureKind.LIMIT, rule, allowed.most, *terms, _beyond(seat, sum_of(terms)), seat=seat.number)


def _range(hand: Hand, seat: Seat, allowed: Range) -> tuple[Figure, Figure]:
    """The least and the most level of a bet or raise, in whole chips (BET-27)."""
    minimum = _minimum(hand)
    least = (*minimum, _beyond(seat, sum_of(minimum)))
    most = _maximum(hand, seat, sum_of(minimum))
    low, high = _in_whole_chips(hand, seat, least, most)
    is_pot_limit = hand.setup.variant.structure is Structure.POT_LIMIT
    return (
        figure(FigureKind.LEAST, _rule_of_least(hand), allowed.least, *low, seat=seat.number),
        figure(FigureKind.MOST, "PL-1" if is_pot_limit else "NL-1", allowed.most, *high, seat=seat.number),
    )


def _minimum(hand: Hand) -> Terms:
    """NL-1: an opening bet is the big blind. NL-3: a raise is the highest bet and the largest full increment."""
    level = _level(hand, TermKind.HIGHEST_BET)
    if not level.chips:
        return (Term(TermKind.BIG_BLIND, hand.setup.options.big_blind),)
    return (level, _increment(hand))


def _increment(hand: Hand) -> Term:
    betting, options = hand.betting, hand.setup.options
    # A short all-in alone is no full raise: then the increment is still the one that the round began with (NL-4).
    if betting.largest >= betting.increment:
        return Term(TermKind.LAST_RAISE, betting.increment)
    if betting.street == 0 and hand.straddle and options.straddle_min_raise is StraddleRaise.STRADDLE:
        return Term(TermKind.STRADDLE, hand.straddle, rule="BLD-14")
    return Term(TermKind.BIG_BLIND, options.big_blind)


def _rule_of_least(hand: Hand) -> str:
    betting = hand.betting
    if not betting.level:
        return "NL-1"
    if betting.full != betting.level:
        return "NL-4"
    return "NL-5" if _level(hand, TermKind.HIGHEST_BET).kind is TermKind.BLIND_IN_FULL else "NL-3"


def _maximum(hand: Hand, seat: Seat, minimum: int) -> Terms:
    """NL-1: all he has. PL-1: H + P + C, an opening bet at least the minimum (PL-9), never more than he has."""
    if hand.setup.variant.structure is Structure.NO_LIMIT:
        return (Term(TermKind.OWN_BET, seat.bet), Term(TermKind.STACK, seat.stack))
    level = _level(hand, TermKind.HIGHEST_BET)
    pot = Term(TermKind.COUNTED_POT, sum_of(counted_pot(hand, seat).terms))
    by_pot = (level, pot, Term(TermKind.TO_CALL, level.chips - seat.bet))
    raised = (*by_pot, Term(TermKind.UP_TO_MINIMUM, max(0, minimum - sum_of(by_pot)), rule="PL-9"))
    return (*raised, _beyond(seat, sum_of(raised)))


def _in_whole_chips(hand: Hand, seat: Seat, least: Terms, most: Terms) -> tuple[Terms, Terms]:
    """BET-27: up and down to whole chips; all he has is always whole, and the least is never above the most."""
    chip = hand.setup.options.min_chip
    low, high, all_in = sum_of(least), sum_of(most), seat.bet + seat.stack
    if low == all_in:
        return least, most
    up = -low % chip
    down = 0 if high == all_in else high % chip
    rounded_up = Term(TermKind.UP_TO_CHIP, up, each=chip, rule="BET-27")
    if low + up <= high - down:
        return (*least, rounded_up), (*most, Term(TermKind.DOWN_TO_CHIP, -down, each=chip, rule="BET-27"))
    return (*least, rounded_up, Term(TermKind.OVER_MOST, high - low - up)), most
