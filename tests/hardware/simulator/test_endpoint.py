"""What the line does to bytes is what the noise profile says, by counting."""

from itertools import pairwise

import pytest

from hardware.protocols.table_bus.frames import Reader
from hardware.protocols.table_bus.messages import MessageType
from hardware.simulator.bus_device import BusDevice
from hardware.simulator.endpoint import Endpoint, Sensing
from hardware.simulator.line import SocketLine
from hardware.simulator.noise import PROFILES, Noise
from tests.hardware.bench import HandClock, device_frame
from tests.hardware.simulator.parts import near, shoe_of

_HOUR_MS = 3_600_000


def _endpoint(noise: Noise) -> tuple[Endpoint, HandClock]:
    clock = HandClock()

    def build(boot: int) -> tuple[BusDevice, Sensing]:
        shoe, device, _ = shoe_of(Noise())
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
    assert near(changed, flipped, len(frames))
    endpoint.stop()


@pytest.mark.parametrize(("profile", "lost"), [("ordinary", 1 / 1_000_000), ("bad_day", 1 / 20_000)])
def test_bytes_that_are_lost(profile: str, lost: float) -> None:
    endpoint, _ = _endpoint(Noise(lost=PROFILES[profile].lost))
    (frame,) = _frames(1)
    sent = 60_000
    missing = sum(len(frame) - len(endpoint._damaged(frame)) for _ in range(sent))
    assert near(missing, lost, sent * len(frame))
    endpoint.stop()


@pytest.mark.parametrize(("profile", "repeated"), [("ordinary", 1 / 2000), ("bad_day", 1 / 50)])
def test_frames_that_come_twice(profile: str, repeated: float) -> None:
    endpoint, _ = _endpoint(Noise(repeated=PROFILES[profile].repeated))
    (frame,) = _frames(1)
    twice = sum(endpoint._damaged(frame) == frame + frame for _ in range(30_000))
    assert near(twice, repeated, 30_000)
    endpoint.stop()


def test_frames_out_of_order_are_late_by_one_and_none_is_lost() -> None:
    endpoint, _ = _endpoint(Noise(reordered=PROFILES["bad_day"].reordered))
    sent = _frames(20_000)
    got = [frame.seq for frame in Reader().feed(b"".join(endpoint._damaged(frame) for frame in sent))]
    late = sum(second < first for first, second in pairwise(got))
    assert near(late, 0.005, len(sent))
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
