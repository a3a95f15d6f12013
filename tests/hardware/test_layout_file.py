"""layout.toml: the published examples are read, and each fault of the table of faults gives its message."""

from pathlib import Path

import pytest

from hardware.errors import LayoutError
from hardware.events import PlaceKind, TablePlace
from hardware.layout import Layout
from hardware.layout_file import load_layout, read_layout

_DATA = Path(__file__).parent / "layouts"
_ALL = ("code_scanner", "feig", "m100", "pepper", "pn532", "table_bus", "uhf_reader")
_RELEASE = ("table_bus",)

_GOOD = """\
format = 1

[table]
name = "Table 7"
seats = 3
by_tap = ["burn"]

[[device]]
id = "shoe"
protocol = "table_bus"
serial = "A0001"
antennas = [{ antenna = 0, place = "shoe" }]

[[device]]
id = "felt"
protocol = "table_bus"
serial = "F0001"
lamps = true
antennas = [
  { antenna = 1, place = "seat 1" },
  { antenna = 2, place = "seat 2" },
  { antenna = 3, place = "seat 3" },
  { antenna = 11, place = "board" },
  { antenna = 14, place = "muck" },
]
"""


def _faults(text: str, protocols: tuple[str, ...] = _ALL) -> tuple[str, ...]:
    with pytest.raises(LayoutError) as caught:
        read_layout(text, protocols)
    return caught.value.faults


def _changed(*changes: tuple[str, str]) -> str:
    text = _GOOD
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def _read(name: str, protocols: tuple[str, ...]) -> Layout:
    return load_layout(_DATA / name, protocols)


def test_published_example_with_everything_on_the_table_bus_is_read() -> None:
    layout = _read("all_table_bus.toml", _RELEASE)
    assert (layout.name, layout.seats) == ("Table 7", 10)
    assert layout.by_tap == {TablePlace(PlaceKind.ASIDE)}
    shoe, felt = layout.devices
    assert (shoe.id, shoe.serial, shoe.url, shoe.lamps) == ("shoe", "A0001", "auto", False)
    assert [antenna.place for antenna in shoe.antennas] == [TablePlace(PlaceKind.SHOE)]
    assert felt.lamps and not felt.simulated
    places = {antenna.number: str(antenna.place) for antenna in felt.antennas}
    seats = {seat: f"seat {seat}" for seat in range(1, 11)}
    assert places == seats | {11: "board", 12: "board", 13: "burn", 14: "muck", 15: "show"}


def test_published_mixed_example_is_read_where_its_protocols_are_built() -> None:
    layout = _read("mixed.toml", _ALL)
    middle, seats_a, seats_b, tray, scanner = layout.devices
    assert middle.baud == 38400
    assert (seats_a.usb_path, seats_b.usb_path) == ("1-2.3", "1-2.4")
    assert [antenna.place for antenna in tray.antennas] == [TablePlace(PlaceKind.TRAY), TablePlace(PlaceKind.DROP)]
    assert (scanner.url, scanner.antennas) == ("/dev/serial/by-id/usb-scanner", ())


def test_mixed_example_names_every_protocol_that_this_release_lacks() -> None:
    with pytest.raises(LayoutError) as caught:
        _read("mixed.toml", _RELEASE)
    assert caught.value.faults == tuple(
        f'mixed.toml: device "{device}": no protocol "{protocol}" in this release. Protocols: table_bus.'
        for device, protocol in (
            ("middle", "feig"),
            ("seats-a", "pepper"),
            ("seats-b", "pepper"),
            ("scanner", "code_scanner"),
        )
    )


def test_good_layout_has_no_fault() -> None:
    assert len(read_layout(_GOOD, _RELEASE).devices) == 2


_SEAT_3 = '{ antenna = 3, place = "seat 3" },'
_BOARD = '{ antenna = 11, place = "board" },'
_TABLE_OF_FAULTS = {
    "same antenna twice": (
        (_SEAT_3, f'{_SEAT_3} {{ antenna = 3, place = "seat 4" }},'),
        'layout.toml: device "felt", antenna 3 stands twice (seat 3, seat 4). Keep one.',
    ),
    "unknown place": (
        (_BOARD, f'{_BOARD} {{ antenna = 10, place = "seat 11" }},'),
        'layout.toml: device "felt", antenna 10: there is no "seat 11". Places: seat 1 to seat 10, board, burn, muck, '
        "show, aside, tray 1 …, drop, shoe.",
    ),
    "seat beyond seats": (
        (_BOARD, f'{_BOARD} {{ antenna = 4, place = "seat 9" }},'),
        'layout.toml: device "felt", antenna 4: "seat 9", but table.seats is 3.',
    ),
    "needed place missing": (
        (_BOARD, ""),
        'layout.toml: nothing reads the board. Give it an antenna, or put "board" into table.by_tap.',
    ),
    "seat missing": (
        (_SEAT_3, ""),
        'layout.toml: nothing reads seat 3. Give it an antenna, or put "seat 3" into table.by_tap.',
    ),
    "antenna and by_tap": (
        (_BOARD, f'{_BOARD} {{ antenna = 16, place = "burn" }},'),
        'layout.toml: "burn" is in table.by_tap and on device "felt", antenna 16. Keep one.',
    ),
    "same id": (
        ('id = "shoe"', 'id = "felt"'),
        'layout.toml: devices "felt" and "felt" have the same id felt.',
    ),
    "same identity": (
        ('"A0001"', '"F0001"'),
        'layout.toml: devices "shoe" and "felt" have the same serial F0001.',
    ),
    "no identity": (
        ('serial = "A0001"', ""),
        'layout.toml: device "shoe" has neither serial, usb_path nor url. Add one.',
    ),
    "a url that says auto is no identity": (
        ('serial = "A0001"', 'url = "auto"'),
        'layout.toml: device "shoe" has neither serial, usb_path nor url. Add one.',
    ),
    "unknown protocol": (
        ('protocol = "table_bus"\nserial = "A0001"', 'protocol = "mercury"\nserial = "A0001"'),
        'layout.toml: device "shoe": no protocol "mercury" in this release. Protocols: code_scanner, feig, m100, '
        "pepper, pn532, table_bus, uhf_reader.",
    ),
    "unknown key": (
        ('serial = "A0001"', 'serial = "A0001"\nbauds = 9600'),
        'layout.toml: device "shoe": unknown key "bauds". Did you mean "baud"?',
    ),
    "unknown key that is like none": (
        ('serial = "A0001"', 'serial = "A0001"\ncolour = 1'),
        'layout.toml: device "shoe": unknown key "colour".',
    ),
    "wrong type": (
        ('serial = "A0001"', 'serial = "A0001"\nbaud = "fast"'),
        "layout.toml: device \"shoe\": baud is 'fast', not a whole number.",
    ),
    "true is no number": (
        ('serial = "A0001"', 'serial = "A0001"\nbaud = true'),
        'layout.toml: device "shoe": baud is True, not a whole number.',
    ),
    "two shoes": (
        (_BOARD, f'{_BOARD} {{ antenna = 20, place = "shoe" }},'),
        "layout.toml: 2 antennas read the shoe (shoe, felt). A table has one shoe.",
    ),
    "two lamps": (
        ('serial = "A0001"', 'serial = "A0001"\nlamps = true'),
        "layout.toml: devices shoe, felt all have lamps = true. One device has the lamps.",
    ),
    "other format": (("format = 1", "format = 2"), "layout.toml: format is 2. This release reads format 1."),
    "too many seats": (("seats = 3", "seats = 11"), "layout.toml: table.seats is 11. A table has 2 to 10 seats."),
}


@pytest.mark.parametrize("fault", _TABLE_OF_FAULTS)
def test_each_fault_of_the_file_gives_its_message(fault: str) -> None:
    change, message = _TABLE_OF_FAULTS[fault]
    faults = _faults(_changed(change))
    assert message in faults
    if fault != "too many seats":  # then nothing reads the others either
        assert len(faults) == 1


def test_same_usb_path_twice_names_both_devices() -> None:
    text = (_DATA / "mixed.toml").read_text(encoding="utf-8").replace("1-2.4", "1-2.3")
    assert _faults(text) == ('layout.toml: devices "seats-a" and "seats-b" have the same usb_path 1-2.3.',)


def test_what_is_no_toml_gives_line_and_column() -> None:
    (fault,) = _faults("format = 1\n[table\n")
    assert fault.startswith("layout.toml: ") and "line 2" in fault and "column" in fault


def test_a_file_that_is_not_there_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    with pytest.raises(LayoutError) as caught:
        load_layout(tmp_path / "layout.toml", _RELEASE)
    assert caught.value.faults[0].startswith("layout.toml: can't be read: ")


def test_a_file_that_is_not_utf_8_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "layout.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LayoutError):
        load_layout(tmp_path / "layout.toml", _RELEASE)


def test_a_mark_at_the_beginning_of_a_file_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "layout.toml"
    path.write_bytes(b"\xef\xbb\xbf" + _GOOD.encode())
    assert load_layout(path, _RELEASE) == read_layout(_GOOD, _RELEASE)


def test_all_faults_of_a_file_are_told_at_once() -> None:
    faults = _faults(
        _changed(
            (_BOARD, '{ antenna = 10, place = "seat 11" },'),
            (_SEAT_3, f'{_SEAT_3} {{ antenna = 3, place = "seat 4" }}, {{ antenna = 5, place = "seat 9" }},'),
            ('serial = "A0001"', 'serial = "F0001"\nbauds = 9600'),
            ('{ antenna = 14, place = "muck" },', '{ antenna = 14, place = "burn" },'),
        )
    )
    assert set(faults) == {
        'layout.toml: device "felt", antenna 10: there is no "seat 11". Places: seat 1 to seat 10, board, burn, muck, '
        "show, aside, tray 1 …, drop, shoe.",
        'layout.toml: device "felt", antenna 3 stands twice (seat 3, seat 4). Keep one.',
        'layout.toml: device "felt", antenna 5: "seat 9", but table.seats is 3.',
        'layout.toml: device "shoe": unknown key "bauds". Did you mean "baud"?',
        'layout.toml: nothing reads the board. Give it an antenna, or put "board" into table.by_tap.',
        'layout.toml: nothing reads the muck. Give it an antenna, or put "muck" into table.by_tap.',
        'layout.toml: "burn" is in table.by_tap and on device "felt", antenna 14. Keep one.',
        'layout.toml: devices "shoe" and "felt" have the same serial F0001.',
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format = 1\ndevice = 3",
        "format = 1\ntable = 5",
        'format = 1\n[[device]]\nid = "a"\nantennas = [1, "x"]',
        'format = 1\n[[device]]\nid = 4\nantennas = [{ antenna = "1", place = 3, max_tags = "x" }]',
        'format = 1\n[table]\nby_tap = ["seat 12", 3]\nseats = "ten"',
        'format = 1\n[table]\nname = 7\n[[device]]\nid = "tray"\nserial = 5\nprotocol = ["x"]',
        pytest.param("format = " + "9" * 5_000, id="a number of thousands of digits"),
        pytest.param("device = " + "[" * 10_000, id="lists in lists without end"),
    ],
)
def test_nonsense_in_the_file_is_told_and_never_raises_anything_else(text: str) -> None:
    assert all(fault.startswith("layout.toml: ") for fault in _faults(text))
