"""An event is acknowledged after its commit, and what is sent again is not recorded twice."""

from pathlib import Path

import pytest

from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.pending import DRAW_MS
from dealer_app.session.ports import Entry, LogError, LogTrouble
from hardware.events import Acknowledge, CardDrawn, CardSeen, DeviceUp, HealthChanged, HealthState, Tag
from tests.session.intake.felt import MUCK, SHOE, TAGS, Felt, seat


def test_an_event_is_acknowledged_after_its_commit_and_never_when_the_log_fails(
    shoe_felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt = shoe_felt
    seen: list[bool] = []
    append = felt.log.append

    def watched(entries: list[Entry]) -> object:
        seen.append(any(isinstance(request, Acknowledge) for request in felt.sent))
        return append(entries)

    monkeypatch.setattr(felt.log, "append", watched)
    seq = felt.draw(felt.top())
    assert seen == [False]
    assert felt.acknowledged("shoe", seq)

    def full(*_: object, **__: object) -> object:
        raise LogError(LogTrouble.FULL, "the disk is full")

    monkeypatch.setattr(felt.log, "append", full)
    seq = felt.draw(felt.top())
    felt.wait(10_000)
    assert not felt.acknowledged("shoe", seq)
    assert felt.session.failure is not None


def test_after_a_crash_what_is_sent_again_is_acknowledged_and_not_recorded_twice(tmp_path: Path) -> None:
    felt = Felt(tmp_path, with_shoe=True)
    card = felt.top()
    seq = felt.draw(card)
    records = len(felt.session.records)
    again = Intake(felt.session, DeckMap({tag.id: c for c, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("shoe", 0, "A0001", "1", 1, (SHOE,), True)])
    felt.sent.clear()
    again.take([CardDrawn("shoe", seq, 0, TAGS[card], 1)])
    assert len(felt.session.records) == records
    assert felt.sent == [Acknowledge("shoe", seq)]
    assert again.faces(felt.order[0]) == (card,)
    felt.log.close()


def test_after_a_crash_a_read_that_is_sent_again_is_not_recorded_twice(bare_felt: Felt) -> None:
    felt = bare_felt
    card, place = felt.top(), seat(felt.order[0])
    seq = felt.see(card, place)
    records = len(felt.session.records)
    again = Intake(felt.session, DeckMap({tag.id: c for c, tag in TAGS.items()}), felt, felt.clock)
    again.take([DeviceUp("felt", 0, "F0001", "1", 1, (place,), True)])
    felt.sent.clear()
    again.take([CardSeen("felt", seq, 0, place, 1, TAGS[card])])
    assert len(felt.session.records) == records
    assert felt.sent == [Acknowledge("felt", seq)]
    assert again.faces(felt.order[0]) == (card,)


def test_a_read_that_waits_is_acknowledged_when_its_tag_leaves(felt: Felt) -> None:
    foreign = Tag("iso14443a", "04416D412B0289")
    seq = felt.see(foreign, seat(1))
    assert not felt.acknowledged("felt", seq)
    felt.leave(foreign, seat(1))
    assert felt.acknowledged("felt", seq)
    felt.wait(10_000)
    assert felt.notice is None


def test_a_read_that_waits_anew_holds_up_no_more_than_half_of_what_a_device_sends_ahead(shoe_felt: Felt) -> None:
    felt = shoe_felt
    felt.intake.take([HealthChanged("shoe", 0, HealthState.DEGRADED, ("silent",))])
    seq = felt.see(felt.top(), seat(felt.order[0]))
    elsewhere = felt.top()
    for _ in range(3):
        felt.leave(elsewhere, MUCK)
    felt.wait(DRAW_MS)  # the shoe stammers: its draw is waited for on and on
    assert not felt.acknowledged("felt", seq)
    felt.leave(elsewhere, MUCK)
    assert not felt.acknowledged("felt", seq)
    felt.leave(elsewhere, MUCK)
    assert felt.acknowledged("felt", seq)
