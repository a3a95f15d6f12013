"""Cards in the muck are a fold or a concession when it is that seat's turn."""

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import PlaceBet
from dealer_app.rules.floor.facts import DismissRead
from dealer_app.rules.hand import Status
from dealer_app.session.intake.pending import OVERLAP_MS
from dealer_app.session.ports import LogError, LogTrouble
from tests.session.intake.felt import MUCK, Felt


def test_all_cards_of_a_seat_in_the_muck_are_its_fold_when_it_is_its_turn(felt: Felt) -> None:
    dealt = felt.deal()
    number = felt.order[2]
    felt.see(dealt[number][0], MUCK)
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.LIVE
    felt.see(dealt[number][1], MUCK)
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.FOLDED


def test_a_live_hand_in_the_muck_out_of_turn_is_a_notice_and_folds_when_its_turn_comes(felt: Felt) -> None:
    dealt = felt.deal()
    number = felt.order[0]
    for card in dealt[number]:
        felt.see(card, MUCK)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.IN_MUCK
    felt.session.do(DismissRead())
    felt.session.do(PlaceBet(felt.order[2], 6))
    felt.intake.fold_if_mucked()
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.FOLDED


def test_a_hand_in_the_muck_is_not_folded_once_recording_has_failed(
    felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> object:
        raise LogError(LogTrouble.FULL, "the disk is full")

    dealt = felt.deal()
    number = felt.order[2]
    monkeypatch.setattr(felt.log, "append", full)
    for card in dealt[number]:
        felt.see(card, MUCK)
    assert felt.session.failure is not None
    felt.intake.fold_if_mucked()
    hand = felt.session.table.hand
    assert hand is not None and hand.seat(number).status is Status.LIVE
