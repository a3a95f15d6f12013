"""Events are judged in their order: after a start once all devices have answered, and not while play stands still."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.floor.facts import CallFloor, DismissRead, ResumeGame
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.intake.intake import GATHER_MS
from dealer_app.session.intake.pending import CONFIRM_MS, OVERLAP_MS
from hardware.events import CardSeen, DeviceDown, DeviceUp, DownReason, Seq, Tag
from tests.session.intake.felt import BURN, MUCK, SHOE, TAGS, Felt, seat

FOREIGN = Tag("iso14443a", "04416D412B0289")


def just_started(felt: Felt) -> Intake:
    """An intake that has heard the felt and a card on it, but not the shoe that it expects."""
    felt.sent.clear()
    intake = Intake(felt.session, DeckMap({tag.id: card for card, tag in TAGS.items()}), felt, felt.clock)
    intake.watch.expect("shoe", (SHOE,), simulated=True)
    place = seat(felt.order[0])
    intake.take([DeviceUp("felt", 0, "F0001", "1", 1, (place,), True)])
    intake.take([CardSeen("felt", Seq(1, 1), 0, place, 1, FOREIGN)])
    return intake


def test_after_a_start_nothing_is_judged_until_every_device_has_answered(bare_felt: Felt) -> None:
    felt = bare_felt
    intake = just_started(felt)
    felt.clock.ms = OVERLAP_MS
    intake.tick()
    assert felt.notice is None
    intake.take([DeviceDown("shoe", OVERLAP_MS, DownReason.NOT_PRESENT)])
    intake.tick()
    assert felt.notice == PromptKind.UNKNOWN_CARD


def test_after_a_start_a_device_that_never_answers_is_waited_for_five_seconds(bare_felt: Felt) -> None:
    felt = bare_felt
    intake = just_started(felt)
    assert intake.next_due_ms() == GATHER_MS == 5000
    felt.clock.ms = GATHER_MS
    intake.tick()
    assert felt.notice == PromptKind.UNKNOWN_CARD


def test_while_play_stands_still_nothing_is_judged_and_nothing_acknowledged(felt: Felt) -> None:
    felt.deal()
    felt.session.do(CallFloor())
    seq = felt.see(felt.top(), MUCK)
    felt.wait(10_000)
    assert not felt.acknowledged("felt", seq)
    felt.session.do(ResumeGame("Other"))
    felt.wait(0)
    assert felt.acknowledged("felt", seq)


def test_when_play_goes_on_what_was_held_back_is_due_at_once(felt: Felt) -> None:
    """Else a device that has sent all it may send without an answer would wait for ever."""
    told: list[int | None] = []
    felt.intake.listen(lambda: told.append(felt.intake.next_due_ms()))
    felt.deal()
    felt.session.do(CallFloor())
    felt.see(felt.top(), MUCK)
    assert felt.intake.next_due_ms() is None
    told.clear()
    felt.session.do(ResumeGame("Other"))
    assert told == [felt.clock.ms]


def test_of_two_reads_that_do_not_fit_the_second_is_told_when_the_first_is_answered(felt: Felt) -> None:
    felt.deal()
    felt.see(FOREIGN, BURN)
    second = felt.see(Tag("iso14443a", "04416D412B0290"), BURN)
    felt.wait(OVERLAP_MS)
    assert felt.notice == PromptKind.UNKNOWN_CARD
    assert not felt.acknowledged("felt", second)
    felt.session.do(DismissRead())
    assert felt.notice is None
    felt.wait(0)
    assert felt.notice == PromptKind.UNKNOWN_CARD
    assert felt.acknowledged("felt", second)


def test_the_next_moment_is_that_of_the_first_read_that_waits(shoe_felt: Felt) -> None:
    felt = shoe_felt
    assert felt.intake.next_due_ms() is None
    felt.draw(felt.top())
    assert felt.intake.next_due_ms() == CONFIRM_MS
    felt.clock.ms = 100
    felt.see(FOREIGN, BURN)
    assert felt.intake.next_due_ms() == 100 + OVERLAP_MS


def test_listeners_are_told_when_something_was_taken_or_became_due(felt: Felt) -> None:
    told: list[int] = []
    felt.intake.listen(lambda: told.append(felt.clock.ms))
    felt.see(FOREIGN, BURN)
    felt.wait(10)
    felt.wait(OVERLAP_MS)
    assert told == [0, 10 + OVERLAP_MS]
