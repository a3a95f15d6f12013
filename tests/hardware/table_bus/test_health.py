"""Silence and damaged frames make a device degraded, then lost."""

import pytest

from hardware.errors import LinkLost
from hardware.events import DeviceEvent, DeviceUp, HealthChanged, HealthState
from hardware.framing import stuffed
from tests.hardware.bench import Bench


def _health(events: list[DeviceEvent]) -> list[HealthState]:
    return [event.state for event in events if isinstance(event, HealthChanged)]


def test_silent_device_is_degraded_after_two_heartbeats_and_lost_after_five(bench: Bench) -> None:
    bench.run(1000)
    heard = bench.driver._alive_ms
    bench.is_device_heard = False
    with pytest.raises(LinkLost):
        bench.run(9000)
    assert 5000 < bench.clock.ms - heard <= 5100
    (degraded,) = [event for event in bench.events if isinstance(event, HealthChanged)]
    assert degraded.state is HealthState.DEGRADED
    assert 2000 < degraded.at_ms - heard <= 2100


def test_device_that_speaks_again_is_ready_again(bench: Bench) -> None:
    bench.is_device_heard = False
    bench.run(3500)
    bench.is_device_heard = True
    bench.run(1500)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_more_than_five_percent_of_damaged_frames_over_ten_seconds_are_degraded_and_it_does_not_flap(
    bench: Bench,
) -> None:
    for _ in range(60):
        bench.feed(stuffed(b"\x10\x01\x10\x02" + bytes(20)))
        bench.run(1000)
    assert _health(bench.events) == [HealthState.DEGRADED]
    bench.run(15_000)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_noise_before_hello_does_not_make_a_device_degraded() -> None:
    bench = Bench()
    bench.is_device_heard = False
    for _ in range(20):
        bench.feed(b"\xffrst:0x1 (POWERON)\0")
        bench.run(100)
    bench.is_device_heard = True
    bench.run(3000)
    assert any(isinstance(event, DeviceUp) for event in bench.events)
    assert _health(bench.events) == []


def test_boot_text_of_a_restart_is_forgotten_with_its_hello(bench: Bench) -> None:
    bench.run(2000)
    bench.is_device_heard = False
    for _ in range(15):
        bench.feed(b"\xffrst:0x1 (POWERON)\0")
        bench.run(100)
    assert _health(bench.events) == [HealthState.DEGRADED]
    bench.boot(8)
    bench.is_device_heard = True
    bench.run(200)
    assert _health(bench.events) == [HealthState.DEGRADED, HealthState.READY]


def test_another_cause_is_told_though_the_device_was_degraded_before(bench: Bench) -> None:
    for _ in range(8):
        bench.feed(stuffed(b"\x10\x01\x10\x02" + bytes(20)))
        bench.run(100)
    bench.is_device_heard = False
    bench.run(3500)
    told = [event.causes for event in bench.events if isinstance(event, HealthChanged)]
    assert [len(causes) for causes in told] == [1, 2]
    assert "damaged" in told[0][0] and "silent" in told[1][0]
