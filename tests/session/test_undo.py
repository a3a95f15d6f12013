"""UX 4.6, 9.7: what the dealer takes back alone, what needs the floor (MIS-3), and what stays in the record."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.log.audit import verify_file
from dealer_app.log.reader import reading
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Called, Check, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import Card, cards
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.facts import CallFloor, ConfirmResume, ResumeGame
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Status, bets_in_front
from dealer_app.rules.options import Cap, Options, Rake, RakeType
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import DropRake, PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.session.table_session import TableSession
from tests.log.state_hash import state_hash

FLOP = cards("Ks9d4c")


class Taps:
    """Seats 1 to 4 with 200 each, blinds 1 and 2, 10 % rake; the button at seat 4, so 1 and 2 are the blinds."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "table.db"
        self.log = LogFile(self.path, throw_away_seal(), now_us)
        self.session = TableSession(self.log, "cutcard-1")
        rake = Rake(type=RakeType.PERCENT, basis_points=1000, caps=(Cap(2, 10, 5),))
        self.do(Configure("7", Options(small_blind=1, big_blind=2, rake=rake)))
        for seat in range(1, 5):
            self.do(SeatPlayer(seat, f"Player {seat}", 200))
        for card in cards("2c3c4cAs"):
            self.do(DealForButton(card))

    def do(self, *wishes: Command) -> None:
        """Each wish as a touch of its own."""
        for wish in wishes:
            self.session.do(wish)

    def undo(self) -> None:
        self.session.undo()

    def start_again(self) -> None:
        """As after a crash: the record is opened anew."""
        self.log.close()
        self.log = LogFile(self.path, throw_away_seal(), now_us)
        self.session = TableSession(self.log, "cutcard-1")
        self.session.resume()

    @property
    def hand(self) -> Hand:
        assert self.session.table.hand is not None
        return self.session.table.hand

    @property
    def state(self) -> str:
        return state_hash(self.session.table)

    @property
    def rows(self) -> int:
        with reading(self.path) as found:
            return sum(1 for _ in found)

    def refusal(self) -> tuple[Refusal, str]:
        """Why Undo does nothing; whatever it says, nothing is recorded and the table is the same."""
        before = (self.rows, self.state)
        with pytest.raises(Refused) as refused:
            self.undo()
        assert (self.rows, self.state) == before
        return refused.value.why, refused.value.rule


@pytest.fixture
def taps(tmp_path: Path) -> Iterator[Taps]:
    made = Taps(tmp_path)
    yield made
    made.log.close()


BEFORE_FLOP: tuple[Command, ...] = (
    StartHand(),
    PostAll(),
    DealAll(),
    Call(3),
    PlaceBet(4, 8),
    Fold(1),
    Call(2),
    Call(3),
)
ON_THE_FLOP: tuple[Command, ...] = (
    Burn(),
    *(DealBoard(card) for card in FLOP),
    Check(2),
    PlaceBet(3, 10),
    PlaceBet(4, 30),
    Fold(2),
)


def step_by_step(taps: Taps, wishes: tuple[Command, ...]) -> list[str]:
    """The state before each wish."""
    states = []
    for wish in wishes:
        states.append(taps.state)
        taps.do(wish)
    return states


def test_own_steps_go_newest_first_to_the_first_of_the_street_each_to_the_very_table_before_it(taps: Taps) -> None:
    """Eight steps of the flop: acts, its cards one by one, and the burn with the pull that it implied."""
    taps.do(*BEFORE_FLOP)
    states = step_by_step(taps, ON_THE_FLOP)
    for state in reversed(states):
        taps.undo()
        assert taps.state == state
    assert phase(taps.session.table) is Phase.PULLING
    assert (bets_in_front(taps.hand), taps.hand.cards.burns, taps.hand.cards.board) == (25, 0, ())


def test_across_a_street_the_floor_is_needed(taps: Taps) -> None:
    """The call that closed the betting before the flop: its street is over, though the flop was taken back."""
    taps.do(*BEFORE_FLOP, *ON_THE_FLOP)
    for _ in ON_THE_FLOP:
        taps.undo()
    assert taps.refusal() == (Refusal.NEEDS_FLOOR, "MIS-3")
    undo = taps.session.undoable
    assert undo is not None
    assert undo.goes == (Called(3, 8),)


def test_before_the_flop_all_goes_back_to_the_blinds_and_a_hand_once_begun_stays(taps: Taps) -> None:
    states = step_by_step(taps, BEFORE_FLOP)
    for state in reversed(states[1:]):
        taps.undo()
        assert taps.state == state
    assert phase(taps.session.table) is Phase.POSTING
    assert taps.refusal() == (Refusal.NOTHING_TO_UNDO, "")


def test_what_is_undone_stays_in_the_record_as_undone(taps: Taps) -> None:
    taps.do(*BEFORE_FLOP)
    with reading(taps.path) as found:
        before = list(found)
    last = taps.session.records[-1]
    taps.undo()
    with reading(taps.path) as found:
        after = list(found)
    assert after[:-1] == before
    correction = taps.session.records[-1]
    assert correction.event == Corrected(last.step, (), "undo", "dealer")
    assert taps.session.records[-2] == last
    told = {step.step: step for step in taps.session.steps}[last.step]
    assert (told.events, told.undone) == ((Called(3, 8),), True)
    assert verify_file(taps.path).table == taps.session.table


def test_another_act_can_stand_in_place_of_the_one_undone(taps: Taps) -> None:
    """A call that was a raise: undone, entered again, undone again."""
    taps.do(*BEFORE_FLOP)
    taps.undo()
    state = taps.state
    taps.do(PlaceBet(3, 20))
    assert taps.hand.betting.to_act == 4
    taps.undo()
    assert taps.state == state
    taps.undo()
    assert taps.hand.betting.to_act == 2
    assert verify_file(taps.path).table == taps.session.table


def test_what_one_touch_recorded_together_is_one_step(taps: Taps) -> None:
    """UX 4.2: a tap on seat 2 folds 3, 4 and 1; one Undo gives all three their cards back."""
    taps.do(StartHand(), PostAll(), DealAll())
    state = taps.state
    taps.do(PassTo(2))
    assert [seat.status for seat in taps.hand.seats].count(Status.FOLDED) == 3
    taps.undo()
    assert taps.state == state


def test_the_first_act_that_also_began_the_hand_goes_alone(taps: Taps) -> None:
    """UX 4.1: a raise between hands implies start, blinds and deal, which lie on the table all the same."""
    taps.do(PlaceBet(3, 8))
    taps.undo()
    assert taps.hand.betting.to_act == 3
    assert [seat.bet for seat in taps.hand.seats] == [1, 2, 0, 0]
    assert all(len(hole) == 2 for hole in taps.hand.cards.hole)
    assert taps.refusal() == (Refusal.NOTHING_TO_UNDO, "")


def test_a_burn_by_tap_takes_the_pull_and_the_rake_back_that_it_implied(taps: Taps) -> None:
    """RAKE-5: 10 % of the 25 before the flop and the 20 on it are 4; the burn of the turn says that they were taken."""
    taps.do(*BEFORE_FLOP, *ON_THE_FLOP[:4], Check(2), PlaceBet(3, 10), Call(4), Fold(2))
    state, taken = taps.state, taps.hand.taken.house
    taps.do(Burn())
    assert (taps.hand.taken.house, bets_in_front(taps.hand)) == (4, 0)
    taps.undo()
    assert taps.state == state
    assert (taps.hand.taken.house, bets_in_front(taps.hand)) == (taken, 20)


def test_a_board_card_undone_may_be_tapped_again_and_another_may_stand_there(taps: Taps) -> None:
    taps.do(*BEFORE_FLOP, Burn(), *(DealBoard(card) for card in FLOP))
    taps.undo()
    assert taps.hand.cards.board == FLOP[:2]
    other: tuple[Card, ...] = cards("4d")
    taps.do(DealBoard(other[0]))
    assert taps.hand.cards.board == (*FLOP[:2], *other)
    taps.undo()
    taps.do(DealBoard(FLOP[2]))
    assert taps.hand.cards.board == FLOP
    assert taps.hand.betting.to_act == 2


def _to_the_showdown(taps: Taps) -> None:
    taps.do(*BEFORE_FLOP, *ON_THE_FLOP[:4], Check(2), Check(3), Check(4))
    for card in cards("2h7s"):
        taps.do(Burn(), DealBoard(card), Check(2), Check(3), Check(4))
    taps.do(TableHand(2, cards("KhKd")))


def test_a_hand_tabled_or_mucked_by_tap_is_the_dealer_s_own_step(taps: Taps) -> None:
    _to_the_showdown(taps)
    tabled = taps.state
    taps.do(MuckHand(3))
    taps.undo()
    assert taps.state == tabled
    taps.undo()
    assert taps.hand.showdown.tabled == ()


def test_after_a_push_the_floor_is_needed_until_the_next_hand_begins_and_then_nothing_is_left(taps: Taps) -> None:
    """UX 4.6; a correction never reaches into a hand that is over: the next one began with its stacks."""
    _to_the_showdown(taps)
    taps.do(MuckHand(3), MuckHand(4), PushPot(0))
    assert taps.refusal() == (Refusal.NEEDS_FLOOR, "MIS-3")
    taps.do(DropRake())
    assert taps.session.table.hand is None
    assert taps.refusal() == (Refusal.NEEDS_FLOOR, "MIS-3")
    taps.do(StartHand())
    assert taps.refusal() == (Refusal.NOTHING_TO_UNDO, "")


def test_a_stop_is_no_step_and_the_act_before_it_can_be_taken_back(taps: Taps) -> None:
    taps.do(StartHand(), PostAll(), DealAll())
    state = taps.state
    taps.do(Call(3), CallFloor(), ResumeGame("Nothing wrong"))
    taps.undo()
    assert taps.state == state


def test_during_a_stop_the_step_goes_and_the_stop_stays(taps: Taps) -> None:
    """MIS-3: only a ruling ends it."""
    taps.do(StartHand(), PostAll(), DealAll(), Call(3), CallFloor())
    taps.undo()
    assert phase(taps.session.table) is Phase.STOPPED
    taps.do(ResumeGame("The call was no call"))
    assert taps.hand.betting.to_act == 3


def test_after_a_restart_the_same_step_is_next_and_what_was_undone_stays_undone(taps: Taps) -> None:
    """INV-9: folding the record anew leads to the same table, corrections and all."""
    taps.do(*BEFORE_FLOP)
    states = [taps.state]
    for _ in range(2):
        taps.undo()
        states.append(taps.state)
    taps.start_again()
    taps.do(ConfirmResume())
    assert taps.state == states[2]
    taps.do(Call(2))
    assert taps.state == states[1]
    taps.start_again()
    taps.undo()
    taps.do(ConfirmResume())
    assert taps.state == states[2]
    assert verify_file(taps.path).table == taps.session.table


def test_a_table_where_nothing_was_done_has_nothing_to_undo(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "new.db", throw_away_seal(), now_us)
    session = TableSession(log, "cutcard-1")
    assert session.undoable is None
    with pytest.raises(Refused) as refused:
        session.undo()
    assert refused.value.why is Refusal.NOTHING_TO_UNDO
    log.close()
