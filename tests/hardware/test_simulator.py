"""The simulator does what its noise profiles say, by counting; the same seed gives the same table."""

import math
import statistics
from itertools import pairwise
from pathlib import Path

import pytest

from hardware.events import PlaceKind, TablePlace
from hardware.protocols.table_bus.frames import Reader
from hardware.protocols.table_bus.messages import MessageType, number
from hardware.simulator.bus_device import RING, BusDevice, Zone
from hardware.simulator.cards import Cards
from hardware.simulator.endpoint import Endpoint, Sensing
from hardware.simulator.felt import SCAN_MS, Felt, Shoe, felt_places, felt_zones
from hardware.simulator.line import SocketLine
from hardware.simulator.noise import PROFILES, Noise, Scanning
from hardware.simulator.table import SimulatedTable
from tests.hardware.bench import HandClock, device_frame

SEAT_1, SEAT_2, BOARD = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.SEAT, 2), TablePlace(PlaceKind.BOARD)
_HOUR_MS = 3_600_000


def _near(count: float, chance: float, of: int) -> bool:
    """Within four standard deviations of what the chance makes expected."""
    return abs(count - chance * of) <= 4 * math.sqrt(of * chance * (1 - chance))


def _table(tmp_path: Path, noise: str = "none", seed: int = 1) -> tuple[SimulatedTable, HandClock]:
    clock = HandClock()
    return SimulatedTable(seed=seed, folder=tmp_path, clock=clock, noise=noise, line="socket"), clock


# Seeds


def test_same_seed_gives_the_same_52_tags_and_another_seed_others(tmp_path: Path) -> None:
    tables = [_table(tmp_path, seed=seed)[0] for seed in (4, 4, 5)]
    first, again, other = (table.tags for table in tables)
    assert first == again
    assert len(set(first)) == 52 and not set(first) & set(other)
    assert all(len(uid) == 8 and uid[0] == 0xE0 for uid in first)  # ISO 15693 begins with E0
    for table in tables:
        table.stop()


def test_same_seed_has_the_same_weak_seats() -> None:
    def weak(seed: int) -> set[int]:
        scanning = Scanning(Noise(weak_seats=(1.0,)), seed)
        return {seat for seat in range(1, 11) if not scanning.sees(seat, 0)}

    assert weak(3) == weak(3)
    assert all(len(weak(seed)) == 1 for seed in range(20))
    assert len({frozenset(weak(seed)) for seed in range(20)}) > 3


def test_boots_have_numbers_that_no_earlier_run_had(tmp_path: Path) -> None:
    tables = [_table(tmp_path)[0] for _ in range(3)]
    boots = [table.endpoints["felt"].device.boot for table in tables]
    tables[0].endpoints["felt"].restart()
    boots.append(tables[0].endpoints["felt"].device.boot)
    assert len(set(boots)) == 4
    for table in tables:
        table.stop()


# Scans


@pytest.mark.parametrize(("profile", "missed"), [("none", 0.0), ("ordinary", 0.02), ("bad_day", 0.1)])
def test_missed_reads_of_a_lone_tag(profile: str, missed: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert _near(sum(not scanning.sees(0, 0) for _ in range(40_000)), missed, 40_000)


@pytest.mark.parametrize(("profile", "missed"), [("ordinary", 0.02 + 3 * 0.01), ("bad_day", 0.1 + 3 * 0.05)])
def test_each_tag_beyond_two_makes_misses_likelier(profile: str, missed: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert _near(sum(not scanning.sees(0, 3) for _ in range(40_000)), missed, 40_000)


@pytest.mark.parametrize(
    ("profile", "rates"), [("ordinary", [0.02] * 9 + [0.15]), ("bad_day", [0.1] * 8 + [0.25, 0.4])]
)
def test_weak_seats_are_as_many_and_as_weak_as_the_profile_says(profile: str, rates: list[float]) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    missed = sorted(sum(not scanning.sees(seat, 0) for _ in range(5000)) for seat in range(1, 11))
    assert all(_near(count, rate, 5000) for count, rate in zip(missed, rates, strict=True))


@pytest.mark.parametrize(("profile", "chance"), [("none", 0.0), ("ordinary", 0.005), ("bad_day", 0.05)])
def test_scans_that_end_in_an_error(profile: str, chance: float) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    assert _near(sum(not scanning.is_clean() for _ in range(40_000)), chance, 40_000)


@pytest.mark.parametrize(
    ("profile", "median", "usual", "most"), [("none", 0, 0, 0), ("ordinary", 40, 120, 400), ("bad_day", 90, 350, 1500)]
)
def test_delay_has_its_median_its_95_percent_and_its_most(profile: str, median: int, usual: int, most: int) -> None:
    scanning = Scanning(PROFILES[profile], 1)
    drawn = [scanning.noise.delay.draw(scanning.random) for _ in range(20_000)]
    assert abs(statistics.median(drawn) - median) <= 0.05 * median
    assert abs(statistics.quantiles(drawn, n=20)[-1] - usual) <= 0.07 * usual
    assert max(drawn) <= most


# The shoe


def _shoe(noise: Noise) -> tuple[Shoe, BusDevice, HandClock]:
    clock = HandClock()
    device = BusDevice("A0001", 1, [Zone(0, 1, 0, "shoe")], 1, clock, caps=(1,))
    return Shoe(device, Scanning(noise, 1), clock), device, clock


@pytest.mark.parametrize(("profile", "unread", "two"), [("ordinary", 1 / 1000, 1 / 5000), ("bad_day", 1 / 50, 1 / 250)])
def test_cards_that_pass_unread_and_two_at_once(profile: str, unread: float, two: float) -> None:
    shoe, device, clock = _shoe(PROFILES[profile])
    for _ in range(20_000):
        shoe.draw(b"\xe0\x04\x01\x01\x01\x01\x01\x01")
    clock.ms = 10_000
    shoe.tick(clock.ms)
    drawn = [frame.body for frame in device._outbox.waiting if frame.kind == MessageType.CARD_DRAWN]
    assert [number(body, "ordinal") for body in drawn] == list(range(1, 20_001))
    assert _near(sum(not body["uid"] for body in drawn), unread, 20_000)
    assert all(bool(body["uid"]) == bool(number(body, "flags") & 1) for body in drawn)
    assert _near(sum(number(body, "flags") >> 1 for body in drawn), two, 20_000)


def test_an_ordinal_begins_at_one_with_each_deck() -> None:
    shoe, device, clock = _shoe(Noise())
    for _ in range(2):
        shoe.load()
        shoe.draw(b"\xe0\x04")
        shoe.draw(b"\xe0\x05")
        shoe.tick(clock.ms)
    drawn = [frame.body["ordinal"] for frame in device._outbox.waiting if frame.kind == MessageType.CARD_DRAWN]
    states = [frame.body["load_id"] for frame in device._outbox.waiting if frame.kind == MessageType.SHOE_STATE]
    assert (drawn, states) == ([1, 2, 1, 2], [1, 2])


# Doubles and ghosts


@pytest.mark.parametrize(("profile", "chance"), [("none", 0.0), ("ordinary", 0.01), ("bad_day", 0.1)])
def test_cards_that_are_also_read_next_door(tmp_path: Path, profile: str, chance: float) -> None:
    table, clock = _table(tmp_path, profile)
    doubles = longer = 0
    for turn in range(5000):
        table.put(table.tags[turn % 52], SEAT_1)
        clock.ms += 250
        next_door = [
            uid for uid, is_near in table.cards.lying(clock.ms).get(SEAT_2, ()) if not is_near and uid[0] == 0xE0
        ]
        doubles += len(next_door)
        clock.ms += 290
        longer += len([uid for uid, _ in table.cards.lying(clock.ms).get(SEAT_2, ()) if uid[0] == 0xE0])
        clock.ms += 2500
    assert _near(doubles, chance, 5000)
    assert _near(longer, PROFILES[profile].double_long, doubles)
    table.stop()


@pytest.mark.parametrize(
    ("profile", "an_hour", "most_ms"), [("none", 0, 0), ("ordinary", 1, 300), ("bad_day", 20, 2000)]
)
def test_foreign_tags_an_hour(tmp_path: Path, profile: str, an_hour: int, most_ms: int) -> None:
    table, clock = _table(tmp_path, profile)
    ghosts: dict[bytes, int] = {}
    hours = 50
    while clock.ms < hours * _HOUR_MS:
        table.put(table.tags[0], SEAT_1)
        for at_ms in range(250, 2500, 150):
            for tags in table.cards.lying(clock.ms + at_ms).values():
                for uid, _ in tags:
                    if uid[0] == 0x04:
                        ghosts[uid] = ghosts.get(uid, 0) + 150
        clock.ms += 10_000
    assert abs(len(ghosts) - an_hour * hours) <= 4 * (an_hour * hours) ** 0.5
    assert all(lasted <= most_ms + 150 for lasted in ghosts.values())
    assert not set(ghosts) & set(table.tags)
    table.stop()


def _felt(cards: Cards, noise: Noise | None = None) -> tuple[Felt, BusDevice, HandClock]:
    clock = HandClock()
    device = BusDevice("F0001", 2, felt_zones(felt_places()), 1, clock, caps=(2,))
    return Felt(device, felt_places(), cards, Scanning(noise or Noise(), 1)), device, clock


def _told(device: BusDevice) -> list[tuple[MessageType, int, object]]:
    edges = (MessageType.CARD_SEEN, MessageType.CARD_LEFT)
    waiting = [frame for frame in device._outbox.waiting if frame.kind in edges]
    return [(MessageType(frame.kind), number(frame.body, "zone"), frame.body.get("rssi")) for frame in waiting]


def test_double_read_is_seen_weaker_next_door_and_leaves_while_the_card_stays() -> None:
    cards = Cards()
    felt, device, clock = _felt(cards)
    cards.put(b"\xe0\x04\x01", SEAT_1, 0)
    cards.echo(b"\xe0\x04\x01", SEAT_2, 0, 160)
    for clock.ms in range(0, 3000, SCAN_MS):
        felt.tick(clock.ms)
    seen, left = MessageType.CARD_SEEN, MessageType.CARD_LEFT
    assert _told(device) == [(seen, 1, -41), (seen, 2, -63), (left, 2, None)]


def test_foreign_tag_is_seen_once_and_leaves() -> None:
    cards = Cards()
    felt, device, clock = _felt(cards)
    cards.echo(b"\x04\x01\x02\x03\x04\x05\x06", BOARD, 0, 300)
    for clock.ms in range(0, 3000, SCAN_MS):
        felt.tick(clock.ms)
    assert [(kind, zone) for kind, zone, _ in _told(device)] == [
        (MessageType.CARD_SEEN, 11),
        (MessageType.CARD_LEFT, 11),
    ]


def test_card_lifted_leaves_after_700_ms_and_one_scan() -> None:
    cards = Cards()
    felt, device, clock = _felt(cards)
    cards.put(b"\xe0\x04\x01", BOARD, 0)
    felt.tick(0)
    cards.lift(b"\xe0\x04\x01")
    at: dict[int, int] = {}
    for clock.ms in range(10, 2000, 10):
        felt.tick(clock.ms)
        at.setdefault(len(_told(device)), clock.ms)
    assert 700 <= at[2] <= 850


def test_every_zone_is_snapshotted_every_ten_seconds_at_rest() -> None:
    felt, device, clock = _felt(Cards())
    for clock.ms in range(0, 10_500, SCAN_MS):
        felt.tick(clock.ms)
    zones = [number(frame.body, "zone") for frame in device._outbox.waiting if frame.kind == MessageType.ZONE_SNAPSHOT]
    assert sorted(zones) == sorted(felt_places())


# The line


def _endpoint(noise: Noise) -> tuple[Endpoint, HandClock]:
    clock = HandClock()

    def build(boot: int) -> tuple[BusDevice, Sensing]:
        shoe, device, _ = _shoe(Noise())
        return device, shoe

    return Endpoint(SocketLine(), build, clock, noise, "shoe 1"), clock


def _frames(count: int) -> list[bytes]:
    body = {"zone": 1, "uid": b"\xe0\x04\x01\x02\x03\x04\x05\x06", "family": 1}
    return [device_frame(MessageType.CARD_SEEN, body, seq) for seq in range(1, count + 1)]


@pytest.mark.parametrize(("profile", "flipped"), [("ordinary", 1 / 20_000), ("bad_day", 1 / 50)])
def test_frames_with_flipped_bits(profile: str, flipped: float) -> None:
    endpoint, _ = _endpoint(Noise(flipped=PROFILES[profile].flipped))
    frames = _frames(1) * 60_000
    changed = sum(endpoint._damaged(frame) != frame for frame in frames)
    assert _near(changed, flipped, len(frames))
    endpoint.stop()


@pytest.mark.parametrize(("profile", "lost"), [("ordinary", 1 / 1_000_000), ("bad_day", 1 / 20_000)])
def test_bytes_that_are_lost(profile: str, lost: float) -> None:
    endpoint, _ = _endpoint(Noise(lost=PROFILES[profile].lost))
    (frame,) = _frames(1)
    sent = 60_000
    missing = sum(len(frame) - len(endpoint._damaged(frame)) for _ in range(sent))
    assert _near(missing, lost, sent * len(frame))
    endpoint.stop()


@pytest.mark.parametrize(("profile", "repeated"), [("ordinary", 1 / 2000), ("bad_day", 1 / 50)])
def test_frames_that_come_twice(profile: str, repeated: float) -> None:
    endpoint, _ = _endpoint(Noise(repeated=PROFILES[profile].repeated))
    (frame,) = _frames(1)
    twice = sum(endpoint._damaged(frame) == frame + frame for _ in range(30_000))
    assert _near(twice, repeated, 30_000)
    endpoint.stop()


def test_frames_out_of_order_are_late_by_one_and_none_is_lost() -> None:
    endpoint, _ = _endpoint(Noise(reordered=PROFILES["bad_day"].reordered))
    sent = _frames(20_000)
    got = [frame.seq for frame in Reader().feed(b"".join(endpoint._damaged(frame) for frame in sent))]
    late = sum(second < first for first, second in pairwise(got))
    assert _near(late, 0.005, len(sent))
    assert len(sent) - len(got) <= 1  # one may still be held back
    assert len(set(got)) == len(got)
    endpoint.stop()


def test_a_bad_day_is_silent_every_ten_minutes_and_unplugged_every_twenty() -> None:
    endpoint, clock = _endpoint(PROFILES["bad_day"])
    mutes, pulls = set(), 0
    was_plugged = True
    hours = 50
    for clock.ms in range(0, hours * _HOUR_MS, 1000):
        endpoint._suffer(clock.ms)
        if endpoint._mute_until_ms > clock.ms:
            mutes.add(endpoint._mute_until_ms)
        pulls += was_plugged and not endpoint._line.is_plugged
        was_plugged = endpoint._line.is_plugged
    assert abs(len(mutes) - 6 * hours) <= 4 * (6 * hours) ** 0.5
    assert abs(pulls - 3 * hours) <= 4 * (3 * hours) ** 0.5
    endpoint.stop()


def test_none_and_ordinary_never_go_silent_or_lose_the_cable() -> None:
    for profile in ("none", "ordinary"):
        endpoint, _ = _endpoint(PROFILES[profile])
        assert endpoint._next_fault_ms == {"mute": None, "pull": None}
        endpoint.stop()


# The ring


def test_full_ring_takes_no_placement_and_no_half_snapshot_but_every_draw() -> None:
    clock = HandClock()
    device = BusDevice("F0001", 2, felt_zones(felt_places()), 1, clock, caps=(2,))
    while device.unacknowledged < RING - 1:
        device.report(MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xe0\x04", "family": 1})
    device.snapshot(1, [b"\xe0" + bytes((n,)) for n in range(52)], complete=True)  # two parts, room for one
    assert device.unacknowledged == RING - 1
    for _ in range(3):
        device.report(MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xe0\x04", "family": 1})
        device.report(MessageType.CARD_DRAWN, {"zone": 0, "uid": b"", "family": 1, "ordinal": 1, "flags": 0})
    assert device.unacknowledged == RING + 3
    assert device._lost == 3
