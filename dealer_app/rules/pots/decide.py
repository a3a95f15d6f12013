"""Judges wishes about the chips in the middle: return, pull, rake, push, drop."""

from collections.abc import Callable

from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, gross
from dealer_app.rules.pots.award import shares
from dealer_app.rules.pots.closing import hand_ended
from dealer_app.rules.pots.due import rake_to_take, to_return
from dealer_app.rules.pots.facts import (
    BetsPulled,
    DropRake,
    PotPushed,
    PotsEvent,
    PullBets,
    PushPot,
    RakeDropped,
    RakeTaken,
    ReturnUncalled,
    TakeRake,
    UncalledReturned,
)
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.winners import awarded, is_decided, unpushed
from dealer_app.rules.table import Table

Decided = tuple[PotsEvent, ...]


def _return(table: Table, _: ReturnUncalled) -> Decided:
    hand = _hand(table)
    owed = to_return(hand) if phase(table) is Phase.PULLING else None
    if owed is None:
        raise Refused(Refusal.NOTHING_TO_PULL, rule="POT-2")
    back = UncalledReturned(*owed)
    if back.amount < gross(hand):
        return (back,)
    # Without a small blind everybody has folded to the big blind: there is no pot, so the hand is over (POT-10).
    return (back, hand_ended(_paid(hand, {back.seat: back.amount})))


def _pull(table: Table, _: PullBets) -> Decided:
    hand = _hand(table)
    if phase(table) is not Phase.PULLING:
        raise Refused(Refusal.NOTHING_TO_PULL, rule="HE-6")
    owed = to_return(hand)
    if owed is not None:
        raise Refused(Refusal.BETS_NOT_PULLED, seat=owed[0], limit=owed[1], rule="POT-2")
    return (BetsPulled(),)


def _take_rake(table: Table, _: TakeRake) -> Decided:
    hand = _hand(table)
    if phase(table) is not Phase.RAKING:
        raise Refused(Refusal.NO_RAKE_DUE, rule="RAKE-5")
    house, promo = rake_to_take(hand)
    # Rake first, then the jackpot: two places, so two steps (RAKE-1, RAKE-10).
    return (RakeTaken(house, 0 if house else promo),)


def _push(table: Table, wish: PushPot) -> Decided:
    hand = _hand(table)
    now = phase(table)
    if now not in (Phase.PUSHING, Phase.SHOWING):
        raise Refused(Refusal.NOT_NOW, rule="POT-8")
    left = unpushed(hand)
    if wish.pot not in left:
        raise Refused(Refusal.NO_POT, rule="POT-8")
    if wish.pot != left[-1]:
        raise Refused(Refusal.WRONG_POT, limit=left[-1], rule="POT-8")
    if now is Phase.SHOWING or not is_decided(hand, awarded(hand)[wish.pot], wish.pot):
        raise Refused(Refusal.STILL_HAS_CARDS, rule="SHOW-10")
    pushes = tuple(PotPushed(wish.pot, share.seat, share.amount) for share in shares(hand, wish.pot))
    if len(left) > 1 or hand.taken.house or hand.taken.promo:
        return pushes
    return (*pushes, hand_ended(_paid(hand, {push.seat: push.amount for push in pushes})))


def _paid(hand: Hand, chips: dict[int, int]) -> Hand:
    """The hand with these chips added to the stacks of seats."""
    seats = tuple(seat._replace(stack=seat.stack + chips.get(seat.number, 0)) for seat in hand.seats)
    return hand._replace(seats=seats)


def _drop(table: Table, _: DropRake) -> Decided:
    hand = _hand(table)
    if phase(table) is not Phase.CLOSING:
        raise Refused(Refusal.NOT_NOW, rule="RAKE-5")
    return (RakeDropped(hand.taken.house, hand.taken.promo), hand_ended(hand))


def _hand(table: Table) -> Hand:
    if table.hand is None:
        raise Refused(Refusal.NO_HAND)
    return table.hand


DECIDE: dict[type, Callable[..., Decided]] = {
    PullBets: _pull,
    ReturnUncalled: _return,
    PushPot: _push,
    TakeRake: _take_rake,
    DropRake: _drop,
}
