"""A timed list of placements and faults, read from a small TOML file and played on a virtual table.

[[step]]
at_ms = 1500
do = "put"
tag = 3
place = "seat 2"
"""

import threading
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from hardware.clock import Clock
from hardware.events import TablePlace
from hardware.layout_file import parse_place
from hardware.simulator.table import SimulatedTable


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, `at_ms` after the start. `tag` is the number of a tag of the table, from 1.

    `for_ms`: how long a device is mute, or unplugged; 0 means until it is plugged in.
    """

    at_ms: int
    do: str
    tag: int = 0
    place: str = ""
    device: str = ""
    for_ms: int = 0


class ScriptError(Exception):
    """A script can't be played; `faults` names every fault of the file, one sentence each."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


_Act = Callable[[SimulatedTable, Step], None]

_ACTS: Final[dict[str, tuple[_Act, tuple[str, ...]]]] = {
    "load": (lambda table, _: table.load_shoe(), ()),
    "put": (lambda table, step: table.put(_tag(table, step), _place(step)), ("tag", "place")),
    "draw": (lambda table, step: table.draw_to(_tag(table, step), _place(step)), ("tag", "place")),
    "lift": (lambda table, step: table.lift(_tag(table, step)), ("tag",)),
    "gather": (lambda table, _: table.gather(), ()),
    "unplug": (lambda table, step: table.unplug(step.device, step.for_ms or None), ("device",)),
    "plug": (lambda table, step: table.plug(step.device), ("device",)),
    "mute": (lambda table, step: table.endpoints[step.device].mute(step.for_ms), ("device", "for_ms")),
    "restart": (lambda table, step: table.endpoints[step.device].restart(), ("device",)),
}
_KEYS: Final = {field.name: field.type for field in fields(Step)}


def _tag(table: SimulatedTable, step: Step) -> bytes:
    return table.tags[step.tag - 1]


def _place(step: Step) -> TablePlace:
    place = parse_place(step.place)
    assert place is not None  # read_script lets no other pass
    return place


def load_script(path: Path, table: SimulatedTable) -> tuple[Step, ...]:
    """The steps of a file, for this table. Raises ScriptError with every fault it has."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # editors of Windows begin a file with a mark
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError((f"{path.name}: can't be read: {error}",)) from error
    return read_script(text, table, path.name)


def read_script(text: str, table: SimulatedTable, file: str = "script.toml") -> tuple[Step, ...]:
    """The steps in the order of their times. Raises ScriptError with every fault the text has."""
    try:
        data = tomllib.loads(text)
    # Text that is no TOML, a number of thousands of digits, or lists in lists without end.
    except (ValueError, RecursionError) as error:
        raise ScriptError((f"{file}: {error}",)) from error
    listed = data.get("step", [])
    entries = listed if isinstance(listed, list) else []
    faults = [f'{file}: unknown key "{key}". Begin each step with [[step]].' for key in data if key != "step"]
    faults += [] if isinstance(listed, list) else [f"{file}: begin each step with [[step]]."]
    for number, entry in enumerate(entries, start=1):
        faults += [f"{file}: step {number}: {fault}" for fault in _faults(entry, table)]
    if faults:
        raise ScriptError(tuple(faults))
    return tuple(sorted((Step(**entry) for entry in entries), key=lambda step: step.at_ms))


def _faults(entry: object, table: SimulatedTable) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield "not a table of keys."
        return
    yield from (f'unknown key "{key}".' for key in entry if key not in _KEYS)
    wrong = [key for key, kind in _KEYS.items() if key in entry and type(entry[key]) is not kind]
    yield from (f"{key} is {entry[key]!r}, not {'text' if _KEYS[key] is str else 'a whole number'}." for key in wrong)
    do = entry.get("do")
    _, needed = _ACTS.get(str(do), (None, ()))
    if do not in _ACTS:
        yield f'there is no "{do}". What can be done: {", ".join(_ACTS)}.'
    yield from (f"{key} is missing." for key in ("at_ms", *needed) if key not in entry)
    yield from _misfits({key: value for key, value in entry.items() if key not in wrong}, table)


def _misfits(entry: dict[str, object], table: SimulatedTable) -> Iterator[str]:
    """What is of the right kind and still nothing of this table."""
    for key in ("at_ms", "for_ms"):
        value = entry.get(key, 0)
        if isinstance(value, int) and value < 0:
            yield f"{key} is {value}; no time is before the start."
    tag = entry.get("tag", 1)
    if isinstance(tag, int) and not 1 <= tag <= len(table.tags):
        yield f"there is no tag {tag}. Tags: 1 to {len(table.tags)}."
    if "place" in entry and parse_place(str(entry["place"])) is None:
        yield f'there is no place "{entry["place"]}".'
    if "device" in entry and entry["device"] not in table.endpoints:
        yield f'there is no device "{entry["device"]}". Devices: {", ".join(table.endpoints)}.'


def play(steps: tuple[Step, ...], table: SimulatedTable, clock: Clock, stop: threading.Event) -> int:
    """Do each step when its time has come; ends after the last, or when told to stop. How many steps were done."""
    begun = clock.now_ms()
    for done, step in enumerate(steps):
        if clock.wait(stop, max(0, begun + step.at_ms - clock.now_ms())):
            return done
        act, _ = _ACTS[step.do]
        act(table, step)
    return len(steps)
