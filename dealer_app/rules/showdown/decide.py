"""Judges wishes about turning hands over, conceding, naming winners (SHOW)."""

from collections.abc import Callable

from dealer_app.rules.dealing.decide import public
from dealer_app.rules.flow import Phase, betting_is_over, phase
from dealer_app.rules.hand import Hand, Status
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.facts import (
    HandMucked,
    HandTabled,
    MuckHand,
    NameWinners,
    ShowdownEvent,
    TableHand,
    WinnersNamed,
)
from dealer_app.rules.showdown.winners import awarded, contenders, is_decided, unpushed
from dealer_app.rules.table import Table


def _table_hand(table: Table, wish: TableHand) -> tuple[ShowdownEvent, ...]:
    hand = _over(table)
    _still_concealed(hand, wish.seat)
    if len(wish.cards) != hand.setup.variant.hole_count or len(set(wish.cards)) != len(wish.cards):
        raise Refused(Refusal.CARDS_NOT_COMPLETE, seat=wish.seat, rule="SHOW-5")
    if any(card in public(hand) for card in wish.cards):
        raise Refused(Refusal.CARD_ALREADY_SEEN, seat=wish.seat, rule="IRR-18")
    return (HandTabled(wish.seat, wish.cards),)


def _muck(table: Table, wish: MuckHand) -> tuple[ShowdownEvent, ...]:
    hand = _over(table)
    if phase(table) is not Phase.SHOWING:
        raise Refused(Refusal.NOT_NOW, rule="SHOW-4")
    _still_concealed(hand, wish.seat)
    if hand.setup.options.must_show_all:
        raise Refused(Refusal.MUST_SHOW, seat=wish.seat, rule="SHOW-4")
    for at in unpushed(hand):
        rivals = contenders(hand, awarded(hand)[at])
        if rivals == (wish.seat,):
            raise Refused(Refusal.LAST_HAND_CANNOT_MUCK, seat=wish.seat, rule="SHOW-8")
    return (HandMucked(wish.seat),)


def _name(table: Table, wish: NameWinners) -> tuple[ShowdownEvent, ...]:
    hand = _over(table)
    left = unpushed(hand)
    if phase(table) is not Phase.SHOWING or wish.pot not in left:
        raise Refused(Refusal.NO_POT, rule="POT-8")
    if wish.pot != left[-1]:
        raise Refused(Refusal.WRONG_POT, limit=left[-1], rule="POT-8")
    pot = awarded(hand)[wish.pot]
    if is_decided(hand, pot, wish.pot):
        raise Refused(Refusal.FACES_KNOWN, rule="SHOW-6")
    if not wish.seats or len(set(wish.seats)) != len(wish.seats):
        raise Refused(Refusal.NOT_A_CONTENDER, rule="SHOW-6")
    for seat in wish.seats:
        if seat not in contenders(hand, pot):
            raise Refused(Refusal.NOT_A_CONTENDER, seat=seat, rule="SHOW-6")
    return (WinnersNamed(wish.pot, tuple(sorted(wish.seats))),)


def _over(table: Table) -> Hand:
    hand = table.hand
    if hand is None:
        raise Refused(Refusal.NO_HAND)
    if phase(table) is Phase.NAMING or not betting_is_over(hand):
        raise Refused(Refusal.NOT_NOW, rule="SHOW-5")
    return hand


def _still_concealed(hand: Hand, seat: int) -> None:
    if not hand.is_dealt_in(seat) or hand.seat(seat).status is Status.FOLDED:
        raise Refused(Refusal.NOT_IN_HAND, seat=seat, rule="SHOW-5")
    if seat in hand.showdown.mucked or any(tabled.seat == seat for tabled in hand.showdown.tabled):
        raise Refused(Refusal.ALREADY_SHOWN, seat=seat, rule="SHOW-5")


DECIDE: dict[type, Callable[..., tuple[ShowdownEvent, ...]]] = {
    TableHand: _table_hand,
    MuckHand: _muck,
    NameWinners: _name,
}
