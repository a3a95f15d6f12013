"""The pot that counts for a pot-limit maximum: the chips that lie there, and what the house counts besides (PL-1)."""

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.rules.betting.sizes import pot_limit
from dealer_app.rules.hand import NOT_ACTED, Hand, Seat
from dealer_app.rules.options import AnteMode


def counted_pot(hand: Hand, seat: Seat) -> Figure:
    """P of PL-1, for the seat to act."""
    options, taken = hand.setup.options, hand.taken.house + hand.taken.promo
    in_front = sum(other.bet for other in hand.seats)
    pulled = sum(other.total for other in hand.seats) + hand.dead - in_front
    terms = [Term(TermKind.MIDDLE, pulled - taken), Term(TermKind.IN_FRONT, in_front)]
    if not options.pl_pot_net_of_rake:
        terms.append(Term(TermKind.TAKEN, taken, rule="PL-12"))
    if hand.betting.street == 0:
        terms += _before_flop(hand)
    if options.pl_round_up_unit:
        up = -sum_of(tuple(terms)) % options.pl_round_up_unit
        terms.append(Term(TermKind.UP_TO_UNIT, up, each=options.pl_round_up_unit, rule="PL-6"))
    return figure(FigureKind.COUNTED_POT, "PL-1", pot_limit(hand, seat).pot, *terms)


def _before_flop(hand: Hand) -> tuple[Term, ...]:
    """PL-3, PL-4, PL-5, PL-11: blinds that are counted fuller than they lie there, antes that are left out."""
    options = hand.setup.options
    terms = []
    if options.pl_short_blind_as_full:
        terms.append(Term(TermKind.SHORT_BLIND, hand.short_blinds, rule="PL-4"))
    if options.pl_sb_as_bb and _small_blind_stands(hand):
        terms.append(Term(TermKind.SMALL_AS_BIG, options.big_blind - options.small_blind, rule="PL-5"))
    if not options.pl_count_antes:
        antes = hand.dead_antes + sum(seat.total - seat.bet for seat in hand.seats)
        terms.append(Term(TermKind.ANTES_OUT, -antes, rule="PL-3"))
    elif options.ante_mode is AnteMode.BB_ANTE and not options.pl_count_bb_ante:
        terms.append(Term(TermKind.ANTES_OUT, -hand.dead_antes, rule="PL-11"))
    return tuple(terms)


def _small_blind_stands(hand: Hand) -> bool:
    """PL-5: somebody owes the small blind and has put in no more, and the big blind has not acted yet."""
    setup = hand.setup
    if setup.small_blind is None or hand.seat(setup.small_blind).bet > setup.options.small_blind:
        return False
    return hand.seat(setup.big_blind).acted == NOT_ACTED
