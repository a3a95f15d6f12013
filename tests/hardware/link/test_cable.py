"""Cables pulled and plugged in: the device comes back, and nothing of it is left behind."""

import itertools
import os
import sys
import threading
from pathlib import Path

import pytest

from hardware.clock import Clock
from hardware.events import CardSeen, DeviceDown, DeviceUp, DownReason, LampState, LampWanted, PlaceKind, TablePlace
from hardware.simulator.table import LineKind
from tests.hardware.stand import Heard, descriptors, simulated, wait_until, watched

SEAT_1 = TablePlace(PlaceKind.SEAT, 1)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


@pytest.mark.parametrize("line", ["pty", "socket"])
def test_card_comes_up_over_a_real_line_and_the_lamp_goes_down(tmp_path: Path, clock: Clock, line: LineKind) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock, line=line) as table,
        watched(table.layout_toml(), clock, heard) as supervisor,
    ):
        heard.wait(DeviceUp)
        table.put(table.tags[0], SEAT_1)
        seen = heard.wait(CardSeen)
        assert (seen.place, seen.tag.uid, seen.simulated) == (SEAT_1, table.tags[0].hex().upper(), True)
        supervisor.send(LampWanted(SEAT_1, LampState.ON))
        wait_until(lambda: table.endpoints["felt"].device.lamps.get(1) == 1, "the lamp stays dark")
    assert heard.events[-1] == DeviceDown("felt", heard.events[-1].at_ms, DownReason.STOPPED, "closed")


@pytest.mark.parametrize("line", ["pty", "socket"])
def test_f01_cable_pulled_while_reading_is_lost_within_a_second_and_comes_back(
    tmp_path: Path, clock: Clock, line: LineKind
) -> None:
    heard = Heard()
    with (
        simulated(tmp_path, clock, line=line) as table,
        watched(table.layout_toml(), clock, heard),
    ):
        heard.wait(DeviceUp)
        pulled = clock.now_ms()
        table.unplug("felt")
        assert heard.wait_down(DownReason.LOST).at_ms - pulled < 1000
        table.put(table.tags[0], SEAT_1)
        table.plug("felt")
        up = heard.wait(DeviceUp, 2)
        assert not up.is_new_boot
        assert heard.wait(CardSeen).place == SEAT_1


def test_f03_device_comes_back_as_another_terminal_behind_the_same_name(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, heard):
        heard.wait(DeviceUp)
        first = os.readlink(tmp_path / "felt")
        table.unplug("felt")
        heard.wait_down(DownReason.LOST)
        taken: list[tuple[int, int]] = []

        def is_old_number_taken() -> bool:
            taken.append(os.openpty())
            return os.ttyname(taken[-1][1]) == first

        wait_until(is_old_number_taken, "the host has not let go of it")
        table.plug("felt")
        assert os.readlink(tmp_path / "felt") != first
        heard.wait(DeviceUp, 2)
        for end in itertools.chain(*taken):
            os.close(end)


def test_f07_a_port_that_is_plugged_in_ends_the_back_off(tmp_path: Path, clock: Clock) -> None:
    heard = Heard()
    with simulated(tmp_path, clock) as table:
        table.unplug("felt")
        with watched(table.layout_toml(), clock, heard):
            wait_until(lambda: clock.now_ms() > 12_000, "the long pauses")
            table.plug("felt")
            plugged = clock.now_ms()
            assert heard.wait(DeviceUp).at_ms - plugged < 1500


def test_f09_hundred_cycles_of_unplug_and_plug_leave_no_thread_and_no_descriptor(tmp_path: Path) -> None:
    clock, heard = Clock(50), Heard()
    threads, files = threading.active_count(), descriptors()
    with simulated(tmp_path, clock) as table, watched(table.layout_toml(), clock, heard) as supervisor:
        heard.wait(DeviceUp)
        running, open_files = threading.active_count(), descriptors()
        for cycle in range(100):
            table.unplug("felt")
            heard.wait_down(DownReason.LOST, cycle + 1)
            table.plug("felt")
            supervisor.retry("felt")
            heard.wait(DeviceUp, cycle + 2)
        assert (threading.active_count(), descriptors()) == (running, open_files)
    wait_until(lambda: threading.active_count() == threads, "a thread is left")
    assert descriptors() == files
