"""Reads that wait: an event is held up for a while only, and a device that repeats itself is told the same once."""

from dealer_app.rules.hand import Place, Zone
from dealer_app.session.intake.pending import MOST_BEHIND, Pending, Sighting, Wait, Waiting
from hardware.events import Acknowledge, PlaceKind, Seq, TablePlace, Tag

_DUE_MS = 500


def waiting(number: int, tag: Tag) -> Waiting:
    """Event `number` of a felt: a tag seen on the place of seat 1, where it doesn't belong."""
    sighting = Sighting(tag, TablePlace(PlaceKind.SEAT, 1), Place(Zone.HOLE, 1), number, f"reader F0001:1:{number}")
    return Waiting(sighting, Wait.WRONG_PLACE, number + _DUE_MS, Acknowledge("felt", Seq(1, number)))


def test_a_read_that_comes_again_and_again_is_acknowledged_each_time_and_waits_once() -> None:
    pending, tag = Pending(), Tag("iso15693", "E0040100")
    freed: list[Acknowledge] = []
    for number in range(200):
        freed += pending.release("felt")
        pending.add(waiting(number, tag))
    held_up = MOST_BEHIND + 1
    assert freed == [Acknowledge("felt", Seq(1, number)) for number in range(200 - held_up)]
    due = pending.take_due(200 + _DUE_MS)
    assert [read.acknowledge for read in due[1:]] == [
        Acknowledge("felt", Seq(1, number)) for number in range(200 - held_up, 200)
    ]
    assert (due[0].sighting.seen_ms, due[0].acknowledge) == (0, None)


def test_reads_of_other_tags_wait_on_when_nothing_hangs_on_them_any_more() -> None:
    pending, tags = Pending(), [Tag("iso15693", f"E00401{at:02X}") for at in range(20)]
    for number, tag in enumerate(tags):
        pending.release("felt")
        pending.add(waiting(number, tag))
    assert [read.sighting.tag for read in pending.take_due(20 + _DUE_MS)] == tags
