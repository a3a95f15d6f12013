"""UX 4.6: checks that a burn proved are taken back without the floor; the burn stays seen, and came too early."""

from pathlib import Path

import pytest

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import Answer, PromptKind
from dealer_app.log.audit import verify_file
from dealer_app.log.reader import reading
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, CheckAround, Checked, Fold, PlaceBet
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import Burn, CardBurned, DealBoard
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.facts import CallFloor, ConfirmResume, DismissRead, IrregularityNoted, ResumeGame
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.pending import CONFIRM_MS, DRAW_MS, OVERLAP_MS
from dealer_app.session.table_session import TableSession
from hardware.events import DeviceUp
from tests.log.state_hash import state_hash
from tests.session.intake.felt import BOARD, BURN, MUCK, TAGS, Felt, seat, to_the_flop

_LATE_MS = DRAW_MS + CONFIRM_MS + OVERLAP_MS


def burn(felt: Felt) -> Card:
    """A burn, as far as there are readers to tell it."""
    card = felt.top()
    if felt.intake.senses.shoe:
        felt.draw(card)
    felt.see(card, BURN)
    felt.wait(_LATE_MS)
    return card


def hand(felt: Felt) -> Hand:
    assert felt.session.table.hand is not None
    return felt.session.table.hand


def to_act(felt: Felt) -> int:
    seat_to_act = hand(felt).betting.to_act
    assert seat_to_act is not None
    return seat_to_act


def taken_back(felt: Felt) -> tuple[Card, ...]:
    """The burn of the turn with nobody having bet, and the checks it proved undone; what lies at the burns."""
    to_the_flop(felt)
    first = burn(felt)
    for card in (felt.top(), felt.top(), felt.top()):
        if felt.intake.senses.shoe:
            felt.draw(card)
        felt.session.do(DealBoard(card))
    before = state_hash(felt.session.table)
    second = burn(felt)
    assert hand(felt).cards.burns == 2
    assert [type(event) for event in felt.session.steps[-1].events][:3] == [Checked] * 3
    felt.session.undo()
    assert state_hash(felt.session.table._replace(notice=None)) == before
    return first, second


def answered(felt: Felt, lying: tuple[Card, ...]) -> None:
    """The dealer has looked; the readers tell what lies there, as after every correction."""
    felt.snapshot(BURN, *lying)
    felt.session.do(DismissRead())
    felt.wait(_LATE_MS)


def test_no_floor_is_needed_and_the_burn_becomes_a_premature_street(felt: Felt) -> None:
    """IRR-29: the flop is not bet yet, so it is the burn of the turn that came too early."""
    taken_back(felt)
    notice = felt.session.table.notice
    assert notice is not None
    assert (notice.kind, notice.place, notice.rule) == (PromptKind.EARLY_STREET, "burn", "IRR-29")
    assert notice.cards == ()
    assert hand(felt).betting.to_act == felt.order[0]


def test_the_record_keeps_what_the_reader_saw_and_its_sealed_face(felt: Felt, tmp_path: Path) -> None:
    taken_back(felt)
    *_, burned, correction, noted = felt.session.records
    assert isinstance(burned.event, CardBurned)
    assert burned.source.startswith("reader ")
    with reading(tmp_path / "table.db") as rows:
        assert next(row for row in rows if row.seq == burned.seq).sealed is not None
    assert correction.event == Corrected(burned.step, (), "undo", "dealer")
    assert isinstance(noted.event, IrregularityNoted)
    assert noted.step == correction.step
    assert verify_file(tmp_path / "table.db").table == felt.session.table


def test_the_burn_that_lies_there_proves_no_checks_again_and_is_told_once(felt: Felt) -> None:
    answered(felt, taken_back(felt))
    assert felt.notice is None
    assert (hand(felt).cards.burns, hand(felt).betting.to_act) == (1, felt.order[0])


def test_one_more_card_from_the_shoe_is_no_burn_either(shoe_felt: Felt) -> None:
    """IRR-29: with the burn on the table it is the turn, and nobody has checked."""
    felt = shoe_felt
    answered(felt, taken_back(felt))
    felt.draw(felt.top())
    notice = felt.session.table.notice
    assert notice is not None
    assert (notice.kind, notice.place, notice.rule) == (PromptKind.EARLY_STREET, "shoe", "IRR-29")
    assert (hand(felt).cards.burns, hand(felt).betting.to_act) == (1, felt.order[0])


def test_when_it_is_due_the_dealer_taps_it_and_the_hand_goes_on(felt: Felt) -> None:
    """BURN-5: two burns by the turn; no reader would tell again the one that lies there."""
    answered(felt, taken_back(felt))
    felt.session.do(PlaceBet(to_act(felt), 10))
    felt.session.do(Call(to_act(felt)))
    felt.session.do(Fold(to_act(felt)))
    felt.wait(_LATE_MS)
    assert hand(felt).cards.burns == 1
    prompt = next_step(felt.session.table, felt.intake.senses)
    assert prompt.kind is PromptKind.PULL_BETS
    assert prompt.follows is not None
    assert (prompt.follows.kind, prompt.follows.answer) == (PromptKind.BURN, Answer.TAP)
    felt.session.do(Burn())
    assert hand(felt).cards.burns == 2
    assert felt.intake.senses.burn
    turn = felt.top()
    felt.see(turn, BOARD)
    felt.wait(_LATE_MS)
    assert hand(felt).cards.board[3:] == (turn,)
    felt.session.do(CheckAround())
    burn(felt)
    assert hand(felt).cards.burns == 3
    assert felt.notice is None


def test_a_floor_s_ruling_ends_the_stop_as_well(felt: Felt) -> None:
    """SRC-4; what lay there when the floor came still proves nothing."""
    lying = taken_back(felt)
    felt.session.do(CallFloor())
    felt.snapshot(BURN, *lying)
    felt.session.do(ResumeGame("The burn stays"))
    felt.wait(_LATE_MS)
    assert phase(felt.session.table) is Phase.BETTING
    assert hand(felt).cards.burns == 1


def test_once_the_early_burn_is_off_the_table_the_next_one_is_read(felt: Felt) -> None:
    lying = taken_back(felt)
    felt.leave(lying[1], BURN)
    answered(felt, lying[:1])
    felt.session.do(CheckAround())
    assert felt.intake.senses.burn
    burn(felt)
    assert hand(felt).cards.burns == 2


def test_after_a_restart_the_burn_that_lies_there_still_proves_no_checks(felt: Felt, tmp_path: Path) -> None:
    lying = taken_back(felt)
    felt.session.do(DismissRead())
    felt.log.close()
    felt.log = LogFile(tmp_path / "table.db", throw_away_seal(), now_us)
    felt.session = TableSession(felt.log, "cutcard-1")
    felt.session.resume()
    felt.intake = Intake(felt.session, DeckMap({tag.id: card for card, tag in TAGS.items()}), felt, felt.clock)
    felt.intake.take([DeviceUp("felt", 0, "F0001", "1", 1, (*map(seat, (1, 2, 3)), BOARD, BURN, MUCK), True)])
    felt.session.do(ConfirmResume())
    felt.snapshot(BURN, *lying)
    felt.wait(_LATE_MS)
    assert phase(felt.session.table) is Phase.BETTING
    assert (hand(felt).cards.burns, hand(felt).betting.to_act) == (1, felt.order[0])


def test_own_acts_before_it_can_be_taken_back_as_well(felt: Felt) -> None:
    """UX 4.6: any number, newest first, within the street."""
    to_the_flop(felt)
    burn(felt)
    for _ in range(3):
        felt.session.do(DealBoard(felt.top()))
    first = to_act(felt)
    felt.session.do(PlaceBet(first, 10))
    felt.session.undo()
    state = state_hash(felt.session.table)
    burn(felt)
    for _ in range(2):
        felt.session.undo()
    assert len(hand(felt).cards.board) == 2  # the checks, then the last card of the flop
    felt.session.do(DismissRead())
    felt.session.do(DealBoard(felt.top()))
    assert state != state_hash(felt.session.table)
    assert hand(felt).betting.to_act == first


@pytest.mark.parametrize("by_tap", [True, False])
def test_a_burn_alone_that_a_reader_saw_needs_the_floor(felt: Felt, by_tap: bool) -> None:
    """MIS-3: the checks were tapped, so nothing but what a reader saw move would go."""
    to_the_flop(felt)
    if by_tap:
        felt.session.do(Burn())
        felt.session.undo()
        assert hand(felt).cards.burns == 0
        return
    burn(felt)
    with pytest.raises(Refused) as refused:
        felt.session.undo()
    assert (refused.value.why, refused.value.rule) == (Refusal.NEEDS_FLOOR, "MIS-3")
