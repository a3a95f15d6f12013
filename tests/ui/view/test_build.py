"""The whole screen of real hands: header, seats, board, prompt, log and Undo agree with the table (UX 6, 7.3)."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Fold, PassTo
from dealer_app.rules.cards import cards
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.options import Structure
from dealer_app.ui.view.board import PlaceState
from dealer_app.ui.view.header import TrackState, TrackStop
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seats import SeatState, SeatTag
from dealer_app.ui.view.strip import StripKind
from tests.ui.scenes import Table
from tests.ui.view.moment import READERS, screen, seat


def nothing(table: Table) -> None:
    """The table as it is opened, its button drawn."""


def at(of: str) -> TrackStop | None:
    """The stop of the street track that is now."""
    now = [stop.stop for stop in screen(of).header.track if stop.state is TrackState.NOW]
    assert len(now) <= 1
    return now[0] if now else None


def test_the_header_says_table_game_stakes_and_hand() -> None:
    header = screen("betting").header
    assert (header.table, header.structure) == ("7", Structure.NO_LIMIT)
    assert (header.small_blind, header.big_blind) == (2, 5)
    assert (header.hand_number, header.seats_dealt) == (1, 10)


def test_between_hands_there_is_no_hand_and_no_street() -> None:
    """Of ten one sits out, one has no chips and one has left: seven are dealt in next."""
    assert (screen("between-hands").header.hand_number, at("between-hands")) == (None, None)
    assert screen("between-hands").header.seats_dealt == 10
    assert screen("seat-changes").header.seats_dealt == 7


def test_the_track_goes_from_street_to_street_and_ends_at_the_showdown() -> None:
    assert at("posting") is TrackStop.PREFLOP
    assert at("betting") is TrackStop.FLOP
    assert at("no-bet") is TrackStop.TURN
    assert at("showdown") is TrackStop.SHOW
    states = [stop.state for stop in screen("no-bet").header.track]
    assert states == [TrackState.DONE, TrackState.DONE, TrackState.NOW, TrackState.LATER, TrackState.LATER]


def test_ux_6_each_seat_is_what_it_does() -> None:
    """Seat 7 bet, 10 raised, 3 is to act, everybody else has folded before the flop."""
    view = screen("betting")
    assert (seat(view, 3).state, seat(view, 3).tag, seat(view, 3).is_to_act) == (SeatState.LIVE, SeatTag.TO_ACT, True)
    assert (seat(view, 7).state, seat(view, 7).tag, seat(view, 7).bet) == (SeatState.LIVE, SeatTag.BET, 60)
    assert (seat(view, 10).state, seat(view, 10).tag, seat(view, 10).bet) == (SeatState.LIVE, SeatTag.RAISE, 250)
    folded = [each.number for each in view.seats if each.state is SeatState.FOLDED]
    assert folded == [1, 2, 4, 5, 6, 8, 9]
    assert [each.number for each in view.seats if each.has_button] == [2]
    assert sum(each.is_to_act for each in view.seats) == 1


def test_all_in_stays_until_the_pot_is_won() -> None:
    """Seats 2, 4 and 6 have no chips left; 3 has 200 behind and wins the side pot of 310."""
    view = screen("all-in")
    assert [each.number for each in view.seats if each.state is SeatState.ALL_IN] == [2, 4, 6]
    assert (seat(view, 3).state, seat(view, 3).stack) == (SeatState.LIVE, 200)
    won = screen("showdown")
    assert (seat(won, 3).state, seat(won, 3).tag, seat(won, 3).stack) == (SeatState.WON, SeatTag.WON, 510)
    assert seat(won, 2).tag is SeatTag.MUCKED
    assert seat(won, 3).tabled == cards("AsKd")


def test_between_hands_seats_are_empty_out_or_waiting_for_chips() -> None:
    view = screen("seat-changes")
    assert (seat(view, 3).state, seat(view, 3).tag) == (SeatState.SITTING_OUT, SeatTag.SITS_OUT)
    assert (seat(view, 6).state, seat(view, 6).stack) == (SeatState.WAITING, 0)
    assert seat(view, 8).state is SeatState.EMPTY


def test_ux_4_2_seats_that_still_act_may_be_tapped_but_not_the_one_to_act_nor_the_folded() -> None:
    assert [each.number for each in screen("betting").seats if each.is_tappable] == [7, 10]
    assert not any(each.is_tappable for each in screen("floor-called").seats)
    assert not any(each.is_tappable for each in screen("betting", scene=Scene(not_recording_since_ms=1)).seats)


def test_burn_3_a_seat_says_how_many_of_its_cards_were_seen_and_shows_no_face() -> None:
    view = screen("betting", scene=Scene(down_seen={3: 2, 10: 1}))
    assert [(seat(view, n).down_dealt, seat(view, n).down_seen, seat(view, n).tabled) for n in (3, 7, 10)] == [
        (2, 2, ()),
        (2, 0, ()),
        (2, 1, ()),
    ]


def test_the_board_has_five_places_and_says_which_cards_were_tapped() -> None:
    board = screen("no-bet").board
    assert [place.card for place in board.places] == [*cards("9d7dAh2c"), None]
    assert [place.state for place in board.places] == [PlaceState.SHOWN] * 4 + [PlaceState.EMPTY]
    assert [place.by_tap for place in board.places[:4]] == [True] * 4
    assert (board.burns, board.stub) == (2, 52 - 20 - 2 - 4)


def test_read_cards_of_the_board_are_not_called_tapped() -> None:
    board = screen("read-flop", senses=READERS).board
    assert [place.card for place in board.places[:3]] == list(cards("Ks9d4c"))
    assert not any(place.by_tap for place in board.places)


def test_rake_8_pots_are_what_they_will_pay() -> None:
    """1,380, 1,080 and 310, the rake of 7 out of the first; the one pushed is gone; seat 2 conceded."""
    assert [(pot.number, pot.amount) for pot in screen("showdown").pots] == [(0, 1373), (1, 1080)]
    assert [set(pot.seats) for pot in screen("showdown").pots] == [{4, 6, 3}, {6, 3}]


def test_the_log_tells_the_hand_in_order_and_marks_the_newest() -> None:
    strip = screen("betting").strip
    assert [entry.kind for entry in strip[-4:]] == [StripKind.STREET, StripKind.CHECK, StripKind.BET, StripKind.RAISE]
    assert [(entry.seat, entry.amount) for entry in strip[-3:]] == [(3, None), (7, 60), (10, 250)]
    assert strip[-4].cards == cards("9d7dAh")
    assert [entry.is_now for entry in strip] == [False] * (len(strip) - 1) + [True]


def test_undo_names_the_newest_step_and_carries_a_lock_after_a_push() -> None:
    undo = screen("betting").undo
    assert undo is not None
    assert (undo.step.kind, undo.step.seat, undo.step.amount, undo.needs_floor) == (StripKind.RAISE, 10, 250, False)
    pushed = screen("closing").undo
    assert pushed is not None
    assert (pushed.step.kind, pushed.needs_floor) == (StripKind.PUSHED, True)
    assert screen(nothing, PassTo(7), Fold(7)).undo is not None
    assert screen("betting", scene=Scene(not_recording_since_ms=1)).undo is None


def test_how_long_play_stands_still_is_shown_for_the_floor_only() -> None:
    """UX 7.3: "Stopped 0:38"; a restart waits for the dealer himself."""
    since = Scene(stopped_s=38)
    assert screen("betting", CallFloor(), scene=since).stopped_s == 38
    assert screen("resume", scene=since).stopped_s is None
    assert screen("betting", scene=since).stopped_s is None


def test_ux_7_3_the_prompt_is_the_one_next_step_and_warns_with_a_red_edge() -> None:
    calm = screen("betting").prompt
    assert (calm.prompt.kind, calm.prompt.seat, calm.prompt.amount) == (PromptKind.TO_ACT_CALL, 3, 250)
    assert not calm.warning
    assert screen("floor-called").prompt.prompt.kind is PromptKind.STOP_FLOOR
    assert screen("floor-called").prompt.warning
    assert screen("conflict").prompt.warning
    assert not screen("resume").prompt.warning
