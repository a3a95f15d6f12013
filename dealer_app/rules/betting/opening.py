"""Opening a betting round: price, increment, who is first (2.6)."""

from dealer_app.rules.betting.sizes import price_before_flop, unit
from dealer_app.rules.betting.turn import next_to_act
from dealer_app.rules.hand import Betting, Hand
from dealer_app.rules.options import StraddleRaise
from dealer_app.rules.variant import Opener


def open_round(hand: Hand) -> Betting:
    """The betting of the street whose last card has been dealt."""
    if hand.street.opener is Opener.AFTER_BIG_BLIND:
        return _first_round(hand)
    return Betting(
        street=hand.betting.street,
        level=0,
        increment=unit(hand),
        full=0,
        raises=0,
        largest=0,
        capped=False,
        aggressor=None,
        to_act=next_to_act(hand.seats, 0, len(hand.seats) - 1),
    )


def _first_round(hand: Hand) -> Betting:
    """ACT-1, ACT-2, BLD-13: left of the big blind or of the straddler; the blind is the bet (FL-3, NL-1)."""
    options = hand.setup.options
    level = price_before_flop(hand)
    straddled = hand.straddle and options.straddle_min_raise is StraddleRaise.STRADDLE
    return Betting(
        street=0,
        level=level,
        increment=max(hand.straddle, unit(hand)) if straddled else unit(hand),
        full=level,
        raises=1 if options.fl_blind_is_bet else 0,
        largest=0,
        capped=False,
        aggressor=None,
        to_act=next_to_act(hand.seats, level, last_forced(hand)),
    )


def last_forced(hand: Hand) -> int:
    """The index after which the first round begins: the straddler's, else the big blind's."""
    setup = hand.setup
    return setup.place[hand.straddler or setup.big_blind]
