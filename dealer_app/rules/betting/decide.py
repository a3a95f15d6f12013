"""Judges a player's act: his turn, the amount, what an option allows (BET, NL, PL, FL)."""

from collections.abc import Callable

from dealer_app.rules.betting.apply import act
from dealer_app.rules.betting.facts import (
    BetPlaced,
    BettingEvent,
    Call,
    Called,
    Check,
    CheckAround,
    Checked,
    Fold,
    Folded,
    PassTo,
    PlaceBet,
)
from dealer_app.rules.betting.legal import LegalActions, legal
from dealer_app.rules.betting.no_raise import rule_against_raise
from dealer_app.rules.cards import UNKNOWN
from dealer_app.rules.hand import NOT_ACTED, Hand, Status
from dealer_app.rules.options import Structure
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.table import Table


def _turn(table: Table, seat: int) -> tuple[Hand, LegalActions]:
    hand = table.hand
    if hand is None:
        raise Refused(Refusal.NO_HAND)
    if hand.betting.to_act != seat or UNKNOWN in hand.cards.board:
        raise _not_now(hand, seat)
    answer = legal(hand)
    assert answer is not None
    return hand, answer


def _not_now(hand: Hand, seat: int) -> Refused:
    if hand.betting.to_act is None:
        return Refused(Refusal.NOT_NOW, rule="BET-20")
    if not hand.is_dealt_in(seat) or hand.seat(seat).status is Status.FOLDED:
        return Refused(Refusal.NOT_IN_HAND, seat=seat, rule="BET-1")
    return Refused(Refusal.NOT_YOUR_TURN, seat=hand.betting.to_act, rule="BET-1")


def _check(table: Table, wish: Check) -> tuple[BettingEvent, ...]:
    _, may = _turn(table, wish.seat)
    if not may.check:
        raise Refused(Refusal.MUST_CALL_OR_FOLD, limit=may.call, rule="BET-4")
    return (Checked(wish.seat),)


def _call(table: Table, wish: Call) -> tuple[BettingEvent, ...]:
    hand, may = _turn(table, wish.seat)
    if not may.call:
        raise Refused(Refusal.NOTHING_TO_CALL, rule="BET-4")
    return (Called(wish.seat, hand.seat(wish.seat).bet + may.call),)


def _fold(table: Table, wish: Fold) -> tuple[BettingEvent, ...]:
    _, may = _turn(table, wish.seat)
    if not may.fold:
        raise Refused(Refusal.FOLD_IS_NOT_OFFERED, rule="BET-4")
    return (Folded(wish.seat),)


def _bet(table: Table, wish: PlaceBet) -> tuple[BettingEvent, ...]:
    hand, may = _turn(table, wish.seat)
    allowed = may.raise_to
    if allowed is None:
        raise Refused(Refusal.NO_RAISE_HERE, rule=rule_against_raise(hand, hand.seat(wish.seat)))
    if allowed.least <= wish.to <= allowed.most:
        if wish.to != allowed.most and wish.to % hand.setup.options.min_chip:
            raise Refused(Refusal.NOT_WHOLE_CHIPS, limit=hand.setup.options.min_chip, rule="BET-27")
        return (BetPlaced(wish.seat, wish.to),)
    if hand.setup.variant.structure is Structure.FIXED_LIMIT:
        raise Refused(Refusal.NOT_THE_FIXED_SIZE, limit=allowed.most, rule="FL-1")
    if wish.to < allowed.least:
        rule = "NL-3" if hand.betting.level else "NL-1"
        raise Refused(Refusal.BELOW_MINIMUM, limit=allowed.least, rule=rule)
    rule = "PL-1" if hand.setup.variant.structure is Structure.POT_LIMIT else "NL-1"
    raise Refused(Refusal.ABOVE_MAXIMUM, limit=allowed.most, rule=rule)


def _pass_to(table: Table, wish: PassTo) -> tuple[BettingEvent, ...]:
    """A tap on a later seat: who stands before it folds or checks; an option is never implied (BLD-4)."""
    hand = table.hand
    if hand is None or hand.betting.to_act is None or UNKNOWN in hand.cards.board:
        raise Refused(Refusal.NOT_NOW, rule="BET-20")
    if not hand.is_dealt_in(wish.seat) or hand.seat(wish.seat).status is Status.FOLDED:
        raise Refused(Refusal.NOT_IN_HAND, seat=wish.seat, rule="BET-1")
    if hand.betting.to_act == wish.seat:
        raise Refused(Refusal.NOT_NOW, rule="BET-1")
    facts: list[BettingEvent] = []
    while hand.betting.to_act not in (None, wish.seat):
        may = legal(hand)
        assert may is not None
        if not may.check:
            fact: BettingEvent = Folded(may.seat)
        elif has_option(hand):
            break
        else:
            fact = Checked(may.seat)
        hand = act(hand, fact)
        facts.append(fact)
        if _reached(hand, wish.seat, facts):
            break
    if not facts:
        raise Refused(Refusal.OPTION_IS_OWED, seat=hand.betting.to_act, rule="BLD-4")
    return tuple(facts)


def _reached(hand: Hand, seat: int, facts: list[BettingEvent]) -> bool:
    """Whether the turn has passed the tapped seat, which has nothing left to do or is all-in."""
    to_act = hand.betting.to_act
    if to_act is None:
        return True
    count, place = len(hand.seats), hand.setup.place
    start = place[facts[0].seat]
    return (place[to_act] - start) % count > (place[seat] - start) % count


def has_option(hand: Hand) -> bool:
    """BLD-4: the seat to act owes nothing and has not used its option on a blind or straddle yet."""
    number = hand.betting.to_act
    if number is None or hand.betting.street:
        return False
    seat = hand.seat(number)
    return seat.acted == NOT_ACTED and seat.bet >= hand.betting.level > 0


def _check_around(table: Table, _: CheckAround) -> tuple[BettingEvent, ...]:
    hand = table.hand
    if hand is None or hand.betting.to_act is None or UNKNOWN in hand.cards.board:
        raise Refused(Refusal.NOT_NOW, rule="BET-20")
    facts: list[BettingEvent] = []
    while (may := legal(hand)) is not None:
        if not may.check:
            raise Refused(Refusal.MUST_CALL_OR_FOLD, limit=may.call, rule="BET-4")
        if has_option(hand):
            raise Refused(Refusal.OPTION_IS_OWED, seat=may.seat, rule="BLD-4")
        facts.append(Checked(may.seat))
        hand = act(hand, facts[-1])
    return tuple(facts)


DECIDE: dict[type, Callable[..., tuple[BettingEvent, ...]]] = {
    Call: _call,
    Fold: _fold,
    PlaceBet: _bet,
    Check: _check,
    PassTo: _pass_to,
    CheckAround: _check_around,
}
