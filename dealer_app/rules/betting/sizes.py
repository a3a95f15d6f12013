"""How much a bet or raise may be: no limit, pot limit, fixed limit (NL, PL, FL). Amounts are levels, "to"."""

from dealer_app.rules.hand import LIVE, Betting, Hand, Seat, gross
from dealer_app.rules.options import AnteMode, ShortPrice, Structure


def unit(hand: Hand) -> int:
    """The smallest full bet of this street: the big blind, in fixed limit the bet of the street (NL-1, FL-1)."""
    options = hand.setup.options
    if hand.setup.variant.structure is not Structure.FIXED_LIMIT:
        return options.big_blind
    return options.big_unit if hand.street.big_bet else options.unit


def minimum_to(hand: Hand) -> int:
    """The level that a full bet or raise has to reach (NL-3, NL-4, FL-7); chips ignored."""
    betting = hand.betting
    if hand.setup.variant.structure is Structure.FIXED_LIMIT:
        return betting.full + unit(hand)
    return betting.level + betting.increment


def maximum_to(hand: Hand, seat: Seat) -> int:
    """The level that a bet or raise may not pass: the stack, the pot (PL-1), the fixed size."""
    stack = seat.bet + seat.stack
    structure = hand.setup.variant.structure
    if structure is Structure.NO_LIMIT:
        return stack
    if structure is Structure.FIXED_LIMIT:
        return min(stack, minimum_to(hand))
    # An opening bet may meet a pot below the minimum: then exactly the minimum is allowed (PL-9).
    return min(stack, max(pot_limit(hand, seat).most_to, minimum_to(hand)))


class PotLimit:
    """The sum of PL-1: `pot` P, `highest` H, `call` C = H - own; `most_to` = H + P + C."""

    __slots__ = ("call", "highest", "pot")

    def __init__(self, pot: int, highest: int, own: int) -> None:
        self.pot = pot
        self.highest = highest
        self.call = highest - own

    @property
    def most_to(self) -> int:
        """The highest level allowed."""
        return self.highest + self.pot + self.call


def pot_limit(hand: Hand, seat: Seat) -> PotLimit:
    """What a pot-sized raise of this seat is, with everything that the house counts (PL-1 to PL-6, PL-10 to PL-12)."""
    options = hand.setup.options
    pot = gross(hand)
    if hand.betting.street == 0:
        pot += _counted_before_flop(hand)
    if options.pl_pot_net_of_rake:
        pot -= hand.taken.house + hand.taken.promo
    if options.pl_round_up_unit:
        pot = -(-pot // options.pl_round_up_unit) * options.pl_round_up_unit
    return PotLimit(pot, hand.betting.level, seat.bet)


def _counted_before_flop(hand: Hand) -> int:
    """Chips that count in P before the flop beyond the real ones, or do not count (PL-3, PL-4, PL-5, PL-11)."""
    options = hand.setup.options
    extra = hand.short_blinds if options.pl_short_blind_as_full else 0
    if not options.pl_count_antes:
        extra -= sum(seat.total - seat.bet for seat in hand.seats)
    counts_dead = options.pl_count_bb_ante or options.ante_mode is not AnteMode.BB_ANTE
    if not (options.pl_count_antes and counts_dead):
        extra -= hand.dead_antes
    if options.pl_sb_as_bb and _small_blind_stands(hand):
        extra += options.big_blind - options.small_blind
    return extra


def _small_blind_stands(hand: Hand) -> bool:
    """PL-5: until the big blind is through acting, and unless the small blind has put in more than his blind."""
    setup = hand.setup
    if setup.small_blind is None or hand.seat(setup.small_blind).bet > setup.options.small_blind:
        return False
    return hand.seat(setup.big_blind).acted < 0


def is_full(hand: Hand, to: int) -> bool:
    """Whether a wager to this level counts as a full bet or raise (NL-4; FL-7, half-bet rule)."""
    betting = hand.betting
    if hand.setup.variant.structure is not Structure.FIXED_LIMIT:
        return to - betting.level >= betting.increment
    if not hand.setup.options.fl_half_bet:
        return True
    return 2 * (to - betting.full) >= unit(hand)


def price_before_flop(hand: Hand) -> int:
    """What everybody has to match after the forced bets (BLD-3, BLD-14, BLD-18)."""
    options = hand.setup.options
    posted = max((seat.bet for seat in hand.seats), default=0)
    if options.short_blind_price is ShortPrice.POSTED:
        return posted
    return max(posted, hand.straddle, options.big_blind)


def after_wager(hand: Hand, seat: Seat, to: int) -> Betting:
    """The betting after a bet or raise to a level: price, increment, count and cap; the turn is left as it was."""
    b = hand.betting
    by = to - b.level
    full = is_full(hand, to)
    raises = b.raises + 1 if full else b.raises
    increment = max(b.increment, by) if full else b.increment
    capped = b.capped or (full and _caps(hand, raises))
    return Betting(
        b.street,
        to,
        increment,
        to if full else b.full,
        raises,
        max(b.largest, by),
        capped,
        seat.number,
        b.to_act,
    )


def _caps(hand: Hand, raises: int) -> bool:
    """FL-3 and FL-4: whether this bet or raise is the last; not when only two could act before it."""
    options = hand.setup.options
    if hand.setup.variant.structure is not Structure.FIXED_LIMIT or not options.raise_cap:
        return False
    if raises <= options.raise_cap:
        return False
    if options.fl_cap_heads_up:
        return True
    return sum(1 for seat in hand.seats if seat.status is LIVE) > 2
