"""Reads layout.toml. Every fault of the file is told at once."""

import difflib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hardware.errors import LayoutError
from hardware.events import PlaceKind, TablePlace
from hardware.layout import AUTO, Antenna, DeviceLayout, Layout

_FORMAT: Final = 1
_ID: Final = re.compile(r"[a-z0-9-]+")
_NEEDED_KINDS: Final = (PlaceKind.BOARD, PlaceKind.BURN, PlaceKind.MUCK)
_PLACES: Final = "seat 1 to seat 10, board, burn, muck, show, aside, tray 1 …, drop, shoe"


@dataclass(slots=True)
class _Faults:
    file: str
    found: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        self.found.append(f"{self.file}: {text}")


# What protocols need that are not built yet: known to the format and checked, but read by nobody.
_LATER_DEVICE_KEYS: Final[dict[str, type]] = {
    "parity": str,
    "profile": str,
    "scan_ms": int,
    "prefix": str,
    "suffix": str,
}
_LATER_ANTENNA_KEYS: Final[dict[str, type]] = {"max_tags": int}
_DEVICE_KEYS: Final[dict[str, type]] = {
    "id": str,
    "protocol": str,
    "antennas": list,
    "serial": str,
    "usb_path": str,
    "url": str,
    "baud": int,
    "lamps": bool,
    "simulated": bool,
}
_TABLE_KEYS: Final[dict[str, type]] = {"name": str, "seats": int, "by_tap": list}
_ANTENNA_KEYS: Final[dict[str, type]] = {"antenna": int, "place": str}


def load_layout(path: Path, protocols: tuple[str, ...]) -> Layout:
    """Read the file. `protocols`: those that are built. Raises LayoutError with every fault it has."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # editors of Windows begin a file with a mark
    except (OSError, UnicodeDecodeError) as error:
        raise LayoutError((f"{path.name}: can't be read: {error}",)) from error
    return read_layout(text, protocols, path.name)


def read_layout(text: str, protocols: tuple[str, ...], file: str = "layout.toml") -> Layout:
    """The layout from its text. Raises LayoutError with every fault it has."""
    try:
        data = tomllib.loads(text)
    # Text that is no TOML, a number of thousands of digits, or lists in lists without end.
    except (ValueError, RecursionError) as error:
        raise LayoutError((f"{file}: {error}",)) from error
    faults = _Faults(file)
    if data.get("format") != _FORMAT:
        faults.add(f"format is {data.get('format')!r}. This release reads format {_FORMAT}.")
    _check_keys(faults, "", data, {"format": int, "table": dict, "device": list})
    table = data.get("table") if isinstance(data.get("table"), dict) else {}
    assert isinstance(table, dict)
    _check_keys(faults, "table: ", table, _TABLE_KEYS)
    seats = table.get("seats", 10)
    if not isinstance(seats, int) or not 2 <= seats <= 10:
        faults.add(f"table.seats is {seats!r}. A table has 2 to 10 seats.")
        seats = 10
    by_tap = frozenset(_by_tap(faults, table.get("by_tap", [])))
    devices = tuple(_devices(faults, data.get("device", []), protocols))
    layout = Layout(str(table.get("name", "")), seats, by_tap, devices)
    _check_whole(faults, layout)
    if faults.found:
        raise LayoutError(tuple(faults.found))
    return layout


def _check_keys(faults: _Faults, where: str, entry: dict[str, object], known: dict[str, type]) -> None:
    for key, value in entry.items():
        if key not in known:
            close = difflib.get_close_matches(key, known, n=1)
            hint = f' Did you mean "{close[0]}"?' if close else ""
            faults.add(f'{where}unknown key "{key}".{hint}')
        elif not _fits(value, known[key]):
            faults.add(f"{where}{key} is {value!r}, not {_kind_name(known[key])}.")


def _fits(value: object, kind: type) -> bool:
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _kind_name(kind: type) -> str:
    return {str: "text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}[kind]


def parse_place(text: str) -> TablePlace | None:
    """The place that a text such as "seat 3" or "board" names; None for none."""
    word, _, number = text.partition(" ")
    try:
        kind = PlaceKind(word)
    except ValueError:
        return None
    if kind is PlaceKind.SEAT:
        return TablePlace(kind, int(number)) if number.isdecimal() and 1 <= int(number) <= 10 else None
    if kind is PlaceKind.TRAY:
        return TablePlace(kind, int(number)) if number.isdecimal() else TablePlace(kind) if not number else None
    return None if number else TablePlace(kind)


def _by_tap(faults: _Faults, listed: object) -> Iterator[TablePlace]:
    for text in listed if isinstance(listed, list) else ():
        place = parse_place(str(text))
        if place is None:
            faults.add(f'table.by_tap: there is no "{text}". Places: {_PLACES}.')
        else:
            yield place


def _devices(faults: _Faults, listed: object, protocols: tuple[str, ...]) -> Iterator[DeviceLayout]:
    for entry in listed if isinstance(listed, list) else ():
        if isinstance(entry, dict):
            yield _device(faults, entry, protocols)
        else:
            faults.add(f"{entry!r} is no device. Begin each with [[device]].")


def _device(faults: _Faults, entry: dict[str, object], protocols: tuple[str, ...]) -> DeviceLayout:
    """The device as far as its entry is sound, so that what it shares with others is told too."""
    name = str(entry.get("id", ""))
    where = f'device "{name}": '
    if not _ID.fullmatch(name):
        faults.add(f"{where}an id is made of a-z, 0-9 and -.")
    _check_keys(faults, where, entry, _DEVICE_KEYS | _LATER_DEVICE_KEYS)
    protocol = str(entry.get("protocol", ""))
    if protocol not in protocols:
        faults.add(f'{where}no protocol "{protocol}" in this release. Protocols: {", ".join(sorted(protocols))}.')
    if not any(entry.get(key) for key in ("serial", "usb_path")) and entry.get("url", AUTO) in ("", AUTO):
        faults.add(f"{where[:-2]} has neither serial, usb_path nor url. Add one.")
    antennas = tuple(_antennas(faults, name, entry.get("antennas", [])))
    fixed = {"id": name, "protocol": protocol, "antennas": antennas}
    sound = {key: value for key, value in entry.items() if key in _DEVICE_KEYS and _fits(value, _DEVICE_KEYS[key])}
    return DeviceLayout(**(sound | fixed))  # type: ignore[arg-type]  # each kind was checked by _fits


def _antennas(faults: _Faults, device: str, listed: object) -> Iterator[Antenna]:
    seen: dict[int, str] = {}
    for entry in listed if isinstance(listed, list) else ():
        if not isinstance(entry, dict):
            faults.add(f'device "{device}": {entry!r} is no antenna. Write {{ antenna = 1, place = "seat 1" }}.')
            continue
        where = f'device "{device}", antenna {entry.get("antenna")}: '
        _check_keys(faults, where, entry, _ANTENNA_KEYS | _LATER_ANTENNA_KEYS)
        number, text = entry.get("antenna"), str(entry.get("place", ""))
        place = parse_place(text)
        if place is None:
            faults.add(f'device "{device}", antenna {number}: there is no "{text}". Places: {_PLACES}.')
        if not isinstance(number, int) or place is None:
            continue
        if number in seen:
            faults.add(f'device "{device}", antenna {number} stands twice ({seen[number]}, {text}). Keep one.')
            continue
        seen[number] = text
        yield Antenna(number, place)


def _check_whole(faults: _Faults, layout: Layout) -> None:
    covered: dict[TablePlace, str] = {}
    for device in layout.devices:
        for antenna in device.antennas:
            covered.setdefault(antenna.place, f'device "{device.id}", antenna {antenna.number}')
            if antenna.place.kind is PlaceKind.SEAT and antenna.place.number > layout.seats:
                faults.add(
                    f'device "{device.id}", antenna {antenna.number}: "{antenna.place}", '
                    f"but table.seats is {layout.seats}."
                )
            if antenna.place in layout.by_tap:
                faults.add(
                    f'"{antenna.place}" is in table.by_tap and on device "{device.id}", '
                    f"antenna {antenna.number}. Keep one."
                )
    needed = [TablePlace(PlaceKind.SEAT, seat) for seat in range(1, layout.seats + 1)]
    for place in (*needed, *(TablePlace(kind) for kind in _NEEDED_KINDS)):
        if place not in covered and place not in layout.by_tap:
            article = "" if place.kind is PlaceKind.SEAT else "the "
            faults.add(f'nothing reads {article}{place}. Give it an antenna, or put "{place}" into table.by_tap.')
    _check_unique(faults, layout)


def _check_unique(faults: _Faults, layout: Layout) -> None:
    for key in ("id", "serial", "usb_path", "url"):
        first: dict[str, str] = {}
        for device in layout.devices:
            value = str(getattr(device, key))
            if not value or value == AUTO:
                continue
            if value in first:
                faults.add(f'devices "{first[value]}" and "{device.id}" have the same {key} {value}.')
            first.setdefault(value, device.id)
    shoes = [d.id for d in layout.devices for a in d.antennas if a.place.kind is PlaceKind.SHOE]
    if len(shoes) > 1:
        faults.add(f"{len(shoes)} antennas read the shoe ({', '.join(shoes)}). A table has one shoe.")
    lamps = [device.id for device in layout.devices if device.lamps]
    if len(lamps) > 1:
        faults.add(f"devices {', '.join(lamps)} all have lamps = true. One device has the lamps.")
