"""A line alone: what the port does when it goes away, is forbidden, or never pauses."""

import itertools
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import serial  # type: ignore[import-untyped]  # ships no types; its error is raised as Windows words it

from hardware.errors import LinkLost, OpenFailed
from hardware.events import DownReason
from hardware.simulator.line import PtyLine, SocketLine
from hardware.transport import SerialLine

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals; Windows has none")


@contextmanager
def _as_somebody() -> Iterator[None]:
    """Nothing is forbidden to root: there, open as the user that owns nothing."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.mark.parametrize("order", list(itertools.permutations(("read", "write", "close"))))
def test_f02_every_call_on_a_line_that_went_away_is_link_lost_or_nothing(
    tmp_path: Path, order: tuple[str, ...]
) -> None:
    end = PtyLine(tmp_path / "felt")
    line = SerialLine(end.url)
    end.unplug()
    for call in order:
        if call == "close":
            line.close()
            continue
        with pytest.raises(LinkLost):
            line.read() if call == "read" else line.write(b"x")
    line.close()


@pytest.mark.parametrize("call", ["flush", "reset_input_buffer", "reset_output_buffer"])
def test_f02_errors_of_the_terminal_itself_are_link_lost_too(tmp_path: Path, call: str) -> None:
    end = PtyLine(tmp_path / "felt")
    line = SerialLine(end.url)
    end.unplug()
    with pytest.raises(LinkLost):
        line._guard(getattr(line._port, call))
    line.close()


def test_f23_a_line_that_never_pauses_is_handed_on_in_pieces() -> None:
    end = SocketLine()
    line = SerialLine(end.url)
    end.read(0.5)  # takes the host in
    sent = 0
    while taken := end.write(b"\xff" * 10_000):
        sent += taken
    assert sent > 50_000
    assert len(line.read()) <= 8192
    line.close()
    end.unplug()


def test_f26_port_that_may_not_be_opened_is_no_permission_and_not_absence() -> None:
    master, slave = os.openpty()
    name = os.ttyname(slave)
    os.chmod(name, 0)
    try:
        with _as_somebody(), pytest.raises(OpenFailed) as caught:
            SerialLine(name)
    finally:
        os.close(master)
        os.close(slave)
    assert caught.value.reason is DownReason.NO_PERMISSION


def test_f05_port_that_another_program_holds_on_windows_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(url: str, **_: object) -> None:
        raise serial.SerialException(f"could not open port '{url}': PermissionError(13, 'Access is denied.', None, 5)")

    monkeypatch.setattr("serial.serial_for_url", refuse)
    with pytest.raises(OpenFailed) as caught:
        SerialLine("COM3")
    assert caught.value.reason is DownReason.BUSY


def test_f26_port_that_is_not_there_is_not_present(tmp_path: Path) -> None:
    for url in (str(tmp_path / "none"), "socket://127.0.0.1:1"):
        with pytest.raises(OpenFailed) as caught:
            SerialLine(url)
        assert caught.value.reason is DownReason.NOT_PRESENT
