"""What a felt and a shoe tell of the cards that lie there and leave."""

import pytest

from hardware.events import PlaceKind, TablePlace
from hardware.protocols.table_bus.messages import MessageType, number
from hardware.simulator.bus_device import BusDevice
from hardware.simulator.cards import Cards
from hardware.simulator.felt import SCAN_MS, felt_places
from hardware.simulator.noise import PROFILES, Noise
from tests.hardware.simulator.parts import felt_of, near, shoe_of

SEAT_1, SEAT_2, BOARD = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.SEAT, 2), TablePlace(PlaceKind.BOARD)


@pytest.mark.parametrize(("profile", "unread", "two"), [("ordinary", 1 / 1000, 1 / 5000), ("bad_day", 1 / 50, 1 / 250)])
def test_cards_that_pass_unread_and_two_at_once(profile: str, unread: float, two: float) -> None:
    shoe, device, clock = shoe_of(PROFILES[profile])
    for _ in range(20_000):
        shoe.draw(b"\xe0\x04\x01\x01\x01\x01\x01\x01")
    clock.ms = 10_000
    shoe.tick(clock.ms)
    drawn = [frame.body for frame in device._outbox.waiting if frame.kind == MessageType.CARD_DRAWN]
    assert [number(body, "ordinal") for body in drawn] == list(range(1, 20_001))
    assert near(sum(not body["uid"] for body in drawn), unread, 20_000)
    assert all(bool(body["uid"]) == bool(number(body, "flags") & 1) for body in drawn)
    assert near(sum(number(body, "flags") >> 1 for body in drawn), two, 20_000)


def test_an_ordinal_begins_at_one_with_each_deck() -> None:
    shoe, device, clock = shoe_of(Noise())
    for _ in range(2):
        shoe.load()
        shoe.draw(b"\xe0\x04")
        shoe.draw(b"\xe0\x05")
        shoe.tick(clock.ms)
    drawn = [frame.body["ordinal"] for frame in device._outbox.waiting if frame.kind == MessageType.CARD_DRAWN]
    states = [frame.body["load_id"] for frame in device._outbox.waiting if frame.kind == MessageType.SHOE_STATE]
    assert (drawn, states) == ([1, 2, 1, 2], [1, 2])


def _told(device: BusDevice) -> list[tuple[MessageType, int, object]]:
    edges = (MessageType.CARD_SEEN, MessageType.CARD_LEFT)
    waiting = [frame for frame in device._outbox.waiting if frame.kind in edges]
    return [(MessageType(frame.kind), number(frame.body, "zone"), frame.body.get("rssi")) for frame in waiting]


def test_double_read_is_seen_weaker_next_door_and_leaves_while_the_card_stays() -> None:
    cards = Cards()
    felt, device, clock = felt_of(cards)
    cards.put(b"\xe0\x04\x01", SEAT_1, 0)
    cards.echo(b"\xe0\x04\x01", SEAT_2, 0, 160)
    for clock.ms in range(0, 3000, SCAN_MS):
        felt.tick(clock.ms)
    seen, left = MessageType.CARD_SEEN, MessageType.CARD_LEFT
    assert _told(device) == [(seen, 1, -41), (seen, 2, -63), (left, 2, None)]


def test_foreign_tag_is_seen_once_and_leaves() -> None:
    cards = Cards()
    felt, device, clock = felt_of(cards)
    cards.echo(b"\x04\x01\x02\x03\x04\x05\x06", BOARD, 0, 300)
    for clock.ms in range(0, 3000, SCAN_MS):
        felt.tick(clock.ms)
    assert [(kind, zone) for kind, zone, _ in _told(device)] == [
        (MessageType.CARD_SEEN, 11),
        (MessageType.CARD_LEFT, 11),
    ]


def test_card_lifted_leaves_after_700_ms_and_one_scan() -> None:
    cards = Cards()
    felt, device, clock = felt_of(cards)
    cards.put(b"\xe0\x04\x01", BOARD, 0)
    felt.tick(0)
    cards.lift(b"\xe0\x04\x01")
    at: dict[int, int] = {}
    for clock.ms in range(10, 2000, 10):
        felt.tick(clock.ms)
        at.setdefault(len(_told(device)), clock.ms)
    assert 700 <= at[2] <= 850


def test_every_zone_is_snapshotted_every_ten_seconds_at_rest() -> None:
    felt, device, clock = felt_of(Cards())
    for clock.ms in range(0, 10_500, SCAN_MS):
        felt.tick(clock.ms)
    zones = [number(frame.body, "zone") for frame in device._outbox.waiting if frame.kind == MessageType.ZONE_SNAPSHOT]
    assert sorted(zones) == sorted(felt_places())
