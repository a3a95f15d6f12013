"""A script moves cards and cables in time; every fault of its file is told at once; the command runs until Ctrl-C."""

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.clock import Clock
from hardware.events import CardDrawn, CardLeft, CardSeen, DeviceDown, DeviceUp, DownReason, PlaceKind, TablePlace
from hardware.layout_file import read_layout
from hardware.protocols import PROTOCOLS
from hardware.simulator.script import ScriptError, Step, load_script, play, read_script
from hardware.simulator.table import SimulatedTable
from tests.hardware.stand import Heard, watched

_SCRIPT = """\
[[step]]
at_ms = 900
do = "gather"

[[step]]
at_ms = 0
do = "put"
tag = 1
place = "board"

[[step]]
at_ms = 400
do = "draw"
tag = 52
place = "seat 10"

[[step]]
at_ms = 600
do = "unplug"
device = "felt"
for_ms = 200
"""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[SimulatedTable]:
    table = SimulatedTable(seed=1, folder=tmp_path, clock=Clock(20), line="socket")
    yield table
    table.stop()


def test_steps_come_in_the_order_of_their_times(table: SimulatedTable) -> None:
    assert read_script(_SCRIPT, table) == (
        Step(0, "put", tag=1, place="board"),
        Step(400, "draw", tag=52, place="seat 10"),
        Step(600, "unplug", device="felt", for_ms=200),
        Step(900, "gather"),
    )


def test_empty_script_is_no_fault(table: SimulatedTable) -> None:
    assert read_script("", table) == ()


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ('at_ms = 0\ndo = "shuffle"', 'there is no "shuffle". What can be done: load, put, draw, lift, gather,'),
        ('at_ms = 0\ndo = "put"\nplace = "board"', "tag is missing."),
        ('at_ms = 0\ndo = "put"\ntag = 53\nplace = "board"', "there is no tag 53. Tags: 1 to 52."),
        ('at_ms = 0\ndo = "put"\ntag = 0\nplace = "board"', "there is no tag 0. Tags: 1 to 52."),
        ('at_ms = 0\ndo = "put"\ntag = 1\nplace = "seat 11"', 'there is no place "seat 11".'),
        ('at_ms = 0\ndo = "plug"\ndevice = "tray"', 'there is no device "tray". Devices: shoe, felt.'),
        ('at_ms = 0\ndo = "mute"\ndevice = "felt"', "for_ms is missing."),
        ('at_ms = -1\ndo = "gather"', "at_ms is -1; no time is before the start."),
        ('at_ms = "soon"\ndo = "gather"', "at_ms is 'soon', not a whole number."),
        ('at_ms = true\ndo = "gather"', "at_ms is True, not a whole number."),
        ('do = "gather"', "at_ms is missing."),
        ('at_ms = 0\ndo = "gather"\nseat = 1', 'unknown key "seat".'),
        ("at_ms = 0\ndo = 3", "do is 3, not text."),
    ],
)
def test_each_fault_of_a_step_is_told_with_its_number(table: SimulatedTable, step: str, fault: str) -> None:
    with pytest.raises(ScriptError) as caught:
        read_script(f'[[step]]\nat_ms = 0\ndo = "gather"\n[[step]]\n{step}\n', table)
    assert any(told.startswith(f"script.toml: step 2: {fault}") for told in caught.value.faults)


@pytest.mark.parametrize(
    "text",
    [
        "step = 3",
        "step = [1]",
        "[step]\nat_ms = 0",
        "steps = []",
        "[[step",
        "a = " + "9" * 5_000,
        "a = " + "[" * 10_000,
    ],
    ids=lambda text: text[:20],
)
def test_nonsense_is_told_and_never_raises_anything_else(table: SimulatedTable, text: str) -> None:
    with pytest.raises(ScriptError) as caught:
        read_script(text, table)
    assert all(fault.startswith("script.toml: ") for fault in caught.value.faults)


def test_all_faults_are_told_at_once(table: SimulatedTable) -> None:
    with pytest.raises(ScriptError) as caught:
        read_script('[[step]]\nat_ms = 0\ndo = "put"\n[[step]]\ndo = "lift"\ntag = 99', table)
    assert caught.value.faults == (
        "script.toml: step 1: tag is missing.",
        "script.toml: step 1: place is missing.",
        "script.toml: step 2: at_ms is missing.",
        "script.toml: step 2: there is no tag 99. Tags: 1 to 52.",
    )


def test_file_that_is_not_there_is_a_fault(table: SimulatedTable, tmp_path: Path) -> None:
    with pytest.raises(ScriptError):
        load_script(tmp_path / "none.toml", table)


def test_a_script_moves_cards_and_cables_at_a_real_line(tmp_path: Path) -> None:
    clock, heard = Clock(20), Heard()
    table = SimulatedTable(seed=1, folder=tmp_path, clock=clock, line="socket")
    table.start()
    board, seat_10 = TablePlace(PlaceKind.BOARD), TablePlace(PlaceKind.SEAT, 10)
    steps = read_script(
        """\
step = [
  { at_ms = 0, do = "load" },
  { at_ms = 0, do = "put", tag = 1, place = "board" },
  { at_ms = 300, do = "draw", tag = 52, place = "seat 10" },
  { at_ms = 2500, do = "lift", tag = 1 },
  { at_ms = 6000, do = "unplug", device = "felt" },
  { at_ms = 9000, do = "plug", device = "felt" },
  { at_ms = 16000, do = "restart", device = "shoe" },
  { at_ms = 20000, do = "mute", device = "felt", for_ms = 6500 },
]
""",
        table,
    )
    try:
        with watched(table.layout_toml(), clock, heard):
            heard.wait(DeviceUp, 2)
            assert play(steps, table, clock, threading.Event()) == len(steps)
            assert heard.wait(CardSeen, where=lambda event: event.place == board).tag.uid == table.tags[0].hex().upper()
            assert heard.wait(CardDrawn).ordinal == 1
            assert (
                heard.wait(CardSeen, where=lambda event: event.place == seat_10).tag.uid == table.tags[51].hex().upper()
            )
            assert heard.wait(CardLeft).place == board
            heard.wait(DeviceDown, where=lambda event: event.device == "felt" and event.reason is DownReason.LOST)
            heard.wait(DeviceUp, 2, where=lambda event: event.device == "shoe" and event.is_new_boot)
            heard.wait(DeviceDown, 2, where=lambda event: event.device == "felt" and event.reason is DownReason.LOST)
    finally:
        table.stop()


def test_a_script_ends_at_once_when_told_to_stop(table: SimulatedTable) -> None:
    stop = threading.Event()
    steps = read_script('step = [{ at_ms = 0, do = "gather" }, { at_ms = 3600000, do = "gather" }]', table)
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    begun = time.monotonic()
    assert play(steps, table, Clock(), stop) == 1
    assert time.monotonic() - begun < 0.3


def test_the_command_prints_a_layout_that_is_read_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    # A second of this is the start of Python and what it imports.
    script = tmp_path / "script.toml"
    script.write_text(_SCRIPT, encoding="utf-8")
    command = [sys.executable, "-m", "hardware.simulator", "--seed", "3", "--noise", "bad_day", "--line", "socket"]
    with subprocess.Popen([*command, "--script", str(script)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if line.startswith("# felt: "):
                break
        layout = read_layout("".join(lines), tuple(PROTOCOLS))
        heard, clock = Heard(), Clock()
        with watched("".join(lines), clock, heard):
            heard.wait(DeviceUp)
        process.send_signal(signal.SIGINT)
        assert process.wait(3) == 0
        assert process.stdout.read() == "# stopped\n"
    assert [device.id for device in layout.devices] == ["shoe", "felt"]
    assert all(device.url.startswith("socket://127.0.0.1:") and device.simulated for device in layout.devices)


def test_the_command_tells_the_faults_of_a_script_and_ends(tmp_path: Path) -> None:
    script = tmp_path / "script.toml"
    script.write_text('step = [{ at_ms = 0, do = "jump" }]', encoding="utf-8")
    command = [sys.executable, "-m", "hardware.simulator", "--script", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10)
    assert done.returncode == 1
    assert 'script.toml: step 1: there is no "jump".' in done.stderr and "Traceback" not in done.stderr
