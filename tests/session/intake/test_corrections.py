"""After a correction the readers are asked anew, and cards still lying there are matched again (UX 4.6)."""

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.session.intake.pending import OVERLAP_MS
from hardware.events import SnapshotWanted
from tests.session.intake.felt import BOARD, BURN, MUCK, Felt, to_the_flop


def test_after_undo_the_readers_are_asked_and_a_burn_that_still_lies_there_is_burned_again(bare_felt: Felt) -> None:
    felt = bare_felt
    to_the_flop(felt)
    felt.session.do(Burn())
    burned = felt.top()
    felt.see(burned, BURN)
    felt.wait(OVERLAP_MS)
    felt.session.undo()
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.burns == 0
    assert felt.sent[-1] == SnapshotWanted("felt")
    felt.snapshot(BURN, burned)
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.burns == 1
    assert felt.session.steps[-1].source.startswith("reader F0001:")


def test_a_card_that_a_correction_has_named_is_the_one_that_was_read(bare_felt: Felt) -> None:
    """A wrong tap, two cards by the reader, a third that differs: once corrected, nothing differs any more."""
    felt = bare_felt
    to_the_flop(felt)
    felt.session.do(Burn())
    wrong, first, second, third, stray = (felt.top() for _ in range(5))
    felt.session.do(DealBoard(wrong))
    for card in (first, second, third):
        felt.see(card, BOARD)
        felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.CONFLICT
    felt.session.do(DismissRead())
    felt.session.correct_card(wrong, third)
    hand = felt.session.table.hand
    assert hand is not None and hand.cards.board == (third, first, second)
    felt.see(stray, BOARD)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.NO_BURN  # no longer a conflict (IRR-32)


def test_a_fold_that_a_reader_saw_in_the_muck_is_taken_back_by_the_floor_only(felt: Felt) -> None:
    """It would be read again at once: the cards still lie there."""
    dealt = felt.deal()
    for card in dealt[felt.order[2]]:
        felt.see(card, MUCK)
    with pytest.raises(Refused) as refused:
        felt.session.undo()
    assert (refused.value.why, refused.value.rule) == (Refusal.NEEDS_FLOOR, "MIS-3")
