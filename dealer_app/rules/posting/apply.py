"""Moves chips for forced bets; begins a hand. Never judges."""

from typing import assert_never

from dealer_app.rules.dealing.owed import places
from dealer_app.rules.hand import (
    NOT_ACTED,
    Betting,
    Cards,
    ForcedKind,
    Hand,
    Seat,
    Setup,
    Showdown,
    Status,
    Taken,
    replace_seat,
)
from dealer_app.rules.options import Options
from dealer_app.rules.posting.facts import BlindsChopped, ForcedBetPosted, HandStarted, PostingEvent
from dealer_app.rules.table import Positions, Table
from dealer_app.rules.variants import BY_KEY

_MOST_SEATS = 10


def apply(table: Table, event: PostingEvent) -> Table:
    """The table after a forced bet, a start or a chop."""
    match event:
        case ForcedBetPosted():
            return table.with_hand(_post(_hand(table), event))
        case HandStarted():
            return _start(event)
        case BlindsChopped():
            return table.with_hand(chopped(_hand(table)))
        case _:
            assert_never(event)


def _hand(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def _start(event: HandStarted) -> Table:
    table = event.table
    return table._replace(
        hands=event.number,
        positions=Positions(event.button, event.small_blind_position, event.big_blind),
        still_here=tuple(sorted(event.order)),
        button_drawn=0,
        draw=(),
        deck=table.deck._replace(shuffled=False),
        hand=_begun(event),
    )


def _begun(event: HandStarted) -> Hand:
    options = event.table.options
    assert options is not None
    stacks = {occupant.seat: occupant.stack for occupant in event.table.seats}
    cap = options.hand_cap
    seats = tuple(
        Seat(number, min(stacks[number], cap) if cap else stacks[number], 0, 0, NOT_ACTED, Status.LIVE)
        for number in event.order
    )
    behind = tuple(stacks[seat.number] - seat.stack for seat in seats)
    return Hand(
        setup=_setup(event, options, behind),
        seats=seats,
        cards=Cards(((),) * len(seats), (), 0, 52, ()),
        betting=Betting(0, 0, options.big_blind, 0, 0, 0, False, None, None),
        owed_bets=event.owed,
        straddle=0,
        straddler=0,
        # A small blind that nobody owes counts in a pot-limit maximum as if it lay there (PL-4).
        short_blinds=options.small_blind if event.small_blind is None else 0,
        dead=0,
        dead_antes=0,
        bets_open=False,
        taken=Taken(0, 0),
        showdown=Showdown((), (), (), ()),
    )


def _setup(event: HandStarted, options: Options, behind: tuple[int, ...]) -> Setup:
    place = [-1] * (_MOST_SEATS + 1)
    for index, number in enumerate(event.order):
        place[number] = index
    return Setup(
        number=event.number,
        variant=BY_KEY[event.variant],
        options=options,
        button=event.button,
        small_blind_position=event.small_blind_position,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        order=event.order,
        behind=behind,
        place=tuple(place),
        pack=event.pack,
    )


def _post(hand: Hand, event: ForcedBetPosted) -> Hand:
    if event.kind is ForcedKind.STRADDLE and hand.straddler:
        hand = _straddle_back(hand)
    options = hand.setup.options
    at = hand.setup.place[event.seat]
    seat = hand.seats[at]
    bet, total = seat.bet, seat.total
    dead, dead_antes = hand.dead, hand.dead_antes
    straddle, straddler, short = hand.straddle, hand.straddler, hand.short_blinds
    match event.kind:
        case ForcedKind.SMALL_BLIND | ForcedKind.BIG_BLIND | ForcedKind.SKIPPED_BIG_BLIND:
            short += event.due - event.amount
        case ForcedKind.STRADDLE:
            straddle, straddler = event.amount, event.seat
        case ForcedKind.ANTE | ForcedKind.BB_ANTE | ForcedKind.BUTTON_CHARGE:
            pass
    # The straddle is the whole of his bet: what he has in front already is part of it (BLD-12).
    put = event.amount - seat.bet if event.kind is ForcedKind.STRADDLE else event.amount
    if event.live:
        bet, total = bet + put, total + put
    elif event.kind is ForcedKind.ANTE and options.ante_trimming:
        total += put
    else:
        dead += put
        if event.kind is not ForcedKind.BUTTON_CHARGE:
            dead_antes += put
    stack = seat.stack - put
    changed = Seat(seat.number, stack, bet, total, NOT_ACTED, Status.LIVE if stack else Status.ALL_IN)
    owed = hand.owed_bets if event.kind is ForcedKind.STRADDLE else hand.owed_bets[1:]
    cards = hand.cards if owed else hand.cards._replace(owed=places(hand.setup, hand.seats, 0))
    return hand._replace(
        seats=replace_seat(hand.seats, at, changed),
        cards=cards,
        owed_bets=owed,
        straddle=straddle,
        straddler=straddler,
        short_blinds=short,
        dead=dead,
        dead_antes=dead_antes,
    )


def _straddle_back(hand: Hand) -> Hand:
    """BLD-12: a straddle under the gun goes back when the button straddles."""
    at = hand.setup.place[hand.straddler]
    seat = hand.seats[at]
    back = Seat(seat.number, seat.stack + seat.bet, 0, seat.total - seat.bet, NOT_ACTED, Status.LIVE)
    return hand._replace(seats=replace_seat(hand.seats, at, back))


def chopped(hand: Hand) -> Hand:
    """BLD-16: the hand with both blinds taken back and nobody to act any more."""
    back = tuple(seat._replace(stack=seat.stack + seat.bet, bet=0, total=0) for seat in hand.seats)
    return hand._replace(seats=back, betting=hand.betting._replace(to_act=None), bets_open=False)
