"""The regions that are built from the table: seats, header, pots, pushes."""

from dealer_app.guidance.settled import settled
from dealer_app.rules.betting.facts import Call, PassTo, PlaceBet
from dealer_app.ui.view.ahead import tappable
from dealer_app.ui.view.board import pot_views
from dealer_app.ui.view.header import header_view
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seated import seat_views
from dealer_app.ui.view.seats import Position, SeatState, SeatTag
from tests.script import TableScript


def test_seat_after_the_big_blind_acts_first_and_blinds_lie_in_front() -> None:
    table = TableScript(dict.fromkeys(range(1, 11), 200), button=1).deal()
    seats = seat_views(table.table, Scene(), ())
    assert [(s.position, s.bet, s.stack) for s in seats[:3]] == [
        (Position.BUTTON, 0, 200),
        (Position.SMALL_BLIND, 1, 199),
        (Position.BIG_BLIND, 2, 198),
    ]
    assert seats[3].tag is SeatTag.TO_ACT
    assert not seats[3].is_tappable
    assert seats[9].is_tappable
    assert header_view(table.table, Scene()).seats_dealt == 10


def test_a_tap_past_seats_folds_them() -> None:
    table = TableScript(dict.fromkeys(range(1, 11), 200), button=1).deal().do(PassTo(7))
    assert [s.number for s in seat_views(table.table, Scene(), ()) if s.state is SeatState.FOLDED] == [4, 5, 6]


def test_between_hands_a_tap_on_a_later_seat_implies_the_deal() -> None:
    table = TableScript(dict.fromkeys(range(1, 11), 200), button=1)
    assert 7 in tappable(table.table)
    assert 4 not in tappable(table.table)


def test_three_all_ins_make_a_main_and_a_side_pot() -> None:
    table = TableScript({1: 500, 2: 50, 3: 200}, button=1).deal()
    table.do(PlaceBet(1, 200), Call(2), Call(3))
    pots = pot_views(settled(table.table).hand)
    assert [(pot.amount, pot.seats) for pot in pots] == [(150, (2, 3, 1)), (300, (3, 1))]
