"""The showdown and the card grid of real hands (UX 4.4, 7.5; RULEBOOK 6)."""

from dealer_app.rules.cards import card, cards
from dealer_app.rules.dealing.facts import DealBoard
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.variant import StreetName
from dealer_app.ui.view.panel import PushCardView, ShareView
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.showdown import CardGridPurpose, CardGridView, RowState, ShowdownRow, ShowdownView
from tests.ui.view.moment import READERS, screen

# Seats 2, 3, 4 and 6 all in for 860, 860, 345 and 705: a main pot of 1,380, side pots of 1,080 and 310; the whole rake
# of 7 comes out of the main pot (RAKE-8). Seat 3 has aces and kings, 6 three nines, 4 three sevens.


def shown(view: ShowdownView | None) -> ShowdownView:
    assert view is not None
    return view


def row(view: ShowdownView | None, seat: int) -> ShowdownRow:
    return next(each for each in shown(view).rows if each.seat == seat)


def test_show_10_hands_stand_in_the_order_in_which_they_show_side_pot_by_side_pot() -> None:
    """SHOW-2: no bet on the river, so the first left of the button begins; seat 4, in the main pot only, is last."""
    view = screen("all-in")
    assert [each.seat for each in shown(view.showdown).rows] == [3, 2, 6, 4]
    assert [each.state for each in shown(view.showdown).rows] == [RowState.DUE, *[RowState.WAITING] * 3]


def test_show_4_who_is_due_may_concede_and_nobody_else() -> None:
    rows = shown(screen("all-in").showdown).rows
    assert [each.can_muck for each in rows] == [True, False, False, False]


def test_a_hand_not_tabled_is_never_guessed() -> None:
    """UX 7.5: "Cards not shown", no strength and nothing won."""
    for each in shown(screen("all-in", senses=READERS).showdown).rows:
        assert (each.cards, each.best, each.strength, each.wins) == ((), (), None, ())


def test_a_tabled_hand_has_its_cards_and_the_five_that_are_used() -> None:
    """SHOW-6: aces and kings with a nine, of As Kd and 9d 7d Ah 2c Ks."""
    found = row(screen("showdown").showdown, 3)
    assert found.state is RowState.TABLED
    assert found.cards == cards("AsKd")
    assert set(found.best) == set(cards("AsAhKdKs9d"))


def test_who_concedes_keeps_his_place_and_the_next_contender_is_due() -> None:
    view = screen("showdown").showdown
    assert [each.seat for each in shown(view).rows] == [3, 2, 6, 4]
    assert [each.state for each in shown(view).rows] == [
        RowState.TABLED,
        RowState.MUCKED,
        RowState.DUE,
        RowState.WAITING,
    ]


def test_pot_8_pots_are_pushed_last_side_pot_first_each_with_its_winner() -> None:
    """RAKE-8: 7 of rake out of the main pot of 1,380."""
    assert shown(screen("pushing").showdown).push == (
        PushCardView(2, 310, (ShareView(3, 310),), done=True),
        PushCardView(1, 1080, (ShareView(6, 1080),), done=True),
        PushCardView(0, 1373, (ShareView(6, 1373),)),
    )


def test_ux_4_6_a_side_pot_need_not_wait_for_the_hand_that_is_in_the_main_pot_only() -> None:
    blocked = {each.pot: set(each.blocked_by) for each in shown(screen("showdown").showdown).push}
    assert blocked[2] == set()
    assert blocked[1] == {6}
    assert blocked[0] == {4, 6}


def test_what_a_hand_gets_is_the_sum_of_all_it_wins_once_that_is_known() -> None:
    view = screen("pushing").showdown
    assert (row(view, 6).wins, row(view, 6).gets) == ((0, 1), 1080 + 1373)
    assert (row(view, 3).wins, row(view, 3).gets) == ((2,), 310)
    assert row(screen("showdown").showdown, 3).gets is None  # two pots are open still


def test_odd_3_a_tie_splits_and_the_odd_chip_goes_left_of_the_button() -> None:
    """15 between seats 3 and 4, who both have aces with king, queen, nine; 5 % of 15 is less than a chip."""
    view = shown(screen("split").showdown)
    assert view.push == (
        PushCardView(0, 15, (ShareView(3, 8, 1), ShareView(4, 7)), is_only_pot=True, odd_rule="ODD-3"),
    )
    assert [(each.seat, each.ties, each.gets) for each in view.rows] == [(3, True, 8), (4, True, 7), (7, False, 0)]


def test_he_18_with_one_hand_left_nothing_is_compared() -> None:
    assert screen("all-folded").showdown is None
    assert screen("betting").showdown is None


def test_a_stop_leaves_the_showdown_on_the_screen() -> None:
    stopped = screen("showdown", CallFloor())
    assert stopped.showdown == screen("showdown").showdown


def test_ux_4_5_without_the_board_s_reader_the_grid_asks_for_the_flop_and_dims_what_lies_open() -> None:
    ask = CardGridView(CardGridPurpose.BOARD, 3, street=StreetName.FLOP)
    assert screen("reader-lost").card_grid == ask
    assert screen("reader-lost", DealBoard(card("9d"))).card_grid == CardGridView(
        CardGridPurpose.BOARD, 2, cards("9d"), street=StreetName.FLOP
    )


def test_ux_4_3_a_board_that_is_read_asks_for_no_card() -> None:
    assert screen("reader-lost", senses=READERS).card_grid is None
    assert screen("betting").card_grid is None


def test_ux_4_4_of_a_tabled_hand_only_the_cards_are_asked_that_no_reader_saw() -> None:
    """One of seat 6's two was read; the board and the hand of seat 3 lie open and are dimmed, nothing else."""
    view = screen("showdown", scene=Scene(card_wanted=6, down_seen={6: 1})).card_grid
    assert view is not None
    assert (view.purpose, view.seat, view.wanted, view.chosen) == (CardGridPurpose.TABLED, 6, 1, ())
    assert set(view.public) == set(cards("9d7dAh2cKsAsKd"))


def test_nothing_is_asked_while_play_stands_still() -> None:
    assert screen("reader-lost", CallFloor()).card_grid is None
