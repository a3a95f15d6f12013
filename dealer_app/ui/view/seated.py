"""Every seat of the felt as it stands now."""

from dataclasses import replace
from typing import Final

from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Status
from dealer_app.rules.table import Table
from dealer_app.ui.view.ahead import tappable
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seats import Position, SeatState, SeatTag, SeatView
from dealer_app.ui.view.strip import StripKind
from dealer_app.ui.view.told import Move

_MOST_SEATS: Final = 10
_STATES: Final = {
    Status.LIVE: SeatState.LIVE,
    Status.ALL_IN: SeatState.ALL_IN,
    Status.FOLDED: SeatState.FOLDED,
}
_POSTED: Final[dict[Position | None, SeatTag]] = {
    Position.SMALL_BLIND: SeatTag.SMALL_BLIND,
    Position.BIG_BLIND: SeatTag.BIG_BLIND,
    Position.STRADDLE: SeatTag.STRADDLE,
}
_ACTS: Final = {
    StripKind.CHECK: SeatTag.CHECK,
    StripKind.CALL: SeatTag.CALL,
    StripKind.BET: SeatTag.BET,
    StripKind.RAISE: SeatTag.RAISE,
    StripKind.ALL_IN: SeatTag.ALL_IN,
}


def seat_views(table: Table, scene: Scene, told_moves: tuple[Move, ...]) -> tuple[SeatView, ...]:
    """All places of the felt, seat 1 first."""
    count = table.options.seats if table.options else _MOST_SEATS
    may = frozenset[int]() if scene.not_recording_since_ms is not None else tappable(table)
    views = []
    for number in range(1, count + 1):
        hand = table.hand
        if hand is not None and hand.is_dealt_in(number):
            view = _in_hand(table, hand, number, scene, told_moves)
        else:
            view = _outside(table, number)
        views.append(replace(view, is_tappable=number in may))
    return tuple(views)


def position_of(hand: Hand, number: int) -> Position | None:
    """The seat's place against the button; a blind or straddle counts before the button (BTN-3)."""
    setup = hand.setup
    if number == hand.straddler and hand.straddle:
        return Position.STRADDLE
    if number == setup.small_blind:
        return Position.SMALL_BLIND
    if number == setup.big_blind:
        return Position.BIG_BLIND
    return Position.BUTTON if number == setup.button else None


def _outside(table: Table, number: int) -> SeatView:
    occupant = table.occupant(number)
    button = _button(table)
    if occupant is None:
        return SeatView(number, SeatState.EMPTY, has_button=number == button)
    plays = table.hand is None and occupant.stack > 0
    tag = SeatTag.SITS_OUT if occupant.sits_out else SeatTag.OWES_BLINDS if occupant.owes else None
    return SeatView(
        number,
        SeatState.SITTING_OUT if occupant.sits_out else SeatState.LIVE if plays else SeatState.WAITING,
        name=occupant.name,
        stack=occupant.stack,
        tag=tag,
        has_button=number == button,
    )


def _button(table: Table) -> int:
    if table.hand is not None:
        return table.hand.setup.button
    return table.button_drawn or (table.positions.button if table.positions else 0)


def _in_hand(table: Table, hand: Hand, number: int, scene: Scene, told_moves: tuple[Move, ...]) -> SeatView:
    seat = hand.seat(number)
    at = hand.setup.place[number]
    occupant = table.occupant(number)
    is_to_act = phase(table) is Phase.BETTING and hand.betting.to_act == number
    since = scene.to_act_since_ms if is_to_act else None
    won = any(pushed.seat == number for pushed in hand.showdown.pushed)
    return SeatView(
        number,
        SeatState.WON if won else _STATES[seat.status],
        name=occupant.name if occupant else "",
        stack=seat.stack + hand.setup.behind[at],
        bet=seat.bet,
        tag=SeatTag.WON if won else SeatTag.TO_ACT if is_to_act else _tag(hand, number, told_moves),
        has_button=number == hand.setup.button,
        position=position_of(hand, number),
        down_dealt=len(hand.cards.hole[at]),
        down_seen=scene.down_seen.get(number, 0),
        is_to_act=is_to_act,
        tabled=next((tabled.cards for tabled in hand.showdown.tabled if tabled.seat == number), ()),
        seconds_waiting=None if since is None else max(0, scene.now_ms - since) // 1000,
    )


def _tag(hand: Hand, number: int, told_moves: tuple[Move, ...]) -> SeatTag | None:
    """The last thing the seat did on this street; a hand laid open or conceded, and all-in, stay."""
    if any(tabled.seat == number for tabled in hand.showdown.tabled):
        return SeatTag.TABLED
    if number in hand.showdown.mucked:
        return SeatTag.MUCKED
    if hand.seat(number).status is Status.ALL_IN:
        return SeatTag.ALL_IN
    own = [m.entry.kind for m in told_moves if m.entry.seat == number and m.street == hand.betting.street]
    acts = [kind for kind in own if kind is not StripKind.UNDONE]
    if not acts:
        return None
    if acts[-1] is StripKind.POSTED:
        return _POSTED.get(position_of(hand, number))
    return _ACTS.get(acts[-1])
