"""The same seed gives the same table; doubles and ghosts are as many as the noise profile says, by counting."""

from pathlib import Path

import pytest

from hardware.events import PlaceKind, TablePlace
from hardware.simulator.noise import PROFILES
from tests.hardware.simulator.parts import near, table_of

SEAT_1, SEAT_2 = TablePlace(PlaceKind.SEAT, 1), TablePlace(PlaceKind.SEAT, 2)
_HOUR_MS = 3_600_000


def test_same_seed_gives_the_same_52_tags_and_another_seed_others(tmp_path: Path) -> None:
    tables = [table_of(tmp_path, seed=seed)[0] for seed in (4, 4, 5)]
    first, again, other = (table.tags for table in tables)
    assert first == again
    assert len(set(first)) == 52 and not set(first) & set(other)
    assert all(len(uid) == 8 and uid[0] == 0xE0 for uid in first)  # ISO 15693 begins with E0
    for table in tables:
        table.stop()


def test_boots_have_numbers_that_no_earlier_run_had(tmp_path: Path) -> None:
    tables = [table_of(tmp_path)[0] for _ in range(3)]
    boots = [table.endpoints["felt"].device.boot for table in tables]
    tables[0].endpoints["felt"].restart()
    boots.append(tables[0].endpoints["felt"].device.boot)
    assert len(set(boots)) == 4
    for table in tables:
        table.stop()


@pytest.mark.parametrize(("profile", "chance"), [("none", 0.0), ("ordinary", 0.01), ("bad_day", 0.1)])
def test_cards_that_are_also_read_next_door(tmp_path: Path, profile: str, chance: float) -> None:
    table, clock = table_of(tmp_path, profile)
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
    assert near(doubles, chance, 5000)
    assert near(longer, PROFILES[profile].double_long, doubles)
    table.stop()


@pytest.mark.parametrize(
    ("profile", "an_hour", "most_ms"), [("none", 0, 0), ("ordinary", 1, 300), ("bad_day", 20, 2000)]
)
def test_foreign_tags_an_hour(tmp_path: Path, profile: str, an_hour: int, most_ms: int) -> None:
    table, clock = table_of(tmp_path, profile)
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
