"""Opens what the layout names, one thread for each device, and comes back for ever after a loss."""

import logging
import os
import queue
import random
import threading
import time
from collections.abc import Sequence
from typing import Final

from serial.tools import list_ports  # type: ignore[import-untyped]  # ships no types; only comports() is used

from hardware.clock import Clock
from hardware.errors import LinkLost, OpenFailed, WrongDevice
from hardware.events import Acknowledge, DeviceDown, DeviceEvent, DownReason, LampWanted, Request, SnapshotWanted
from hardware.layout import AUTO, DeviceLayout, Layout
from hardware.link import Link, Sink
from hardware.protocols import PROTOCOLS
from hardware.transport import SerialLine

_log = logging.getLogger(__name__)

READ_TIMEOUT_S: Final = 0.1
STOP_S: Final = 0.3
_BACK_OFF_MS: Final = (250, 500, 1000, 2000, 5000, 10_000)
_JITTER: Final = 0.2
_CLOSED_MS: Final = 300  # some systems let go of a port only a while after it was closed
_GOOD_AFTER_MS: Final = 60_000
_PLUG_LOOK_MS: Final = 500
_REQUESTS: Final = 256
_BAD_CALLS: Final = 10

# Adapters and boards that card readers hang on; other ports are never asked (a printer might answer).
_KNOWN_USB: Final = frozenset({0x0403, 0x10C4, 0x1A86, 0x067B, 0x0AB1, 0x2341, 0x303A, 0x2E8A})


class Supervisor:
    """All devices of a table. `sink` gets events from their threads; it must be quick and may be called from any."""

    def __init__(self, layout: Layout, sink: Sink, clock: Clock) -> None:
        self._keepers = {device.id: _Keeper(device, sink, clock) for device in layout.devices}
        self._lamps = next((device.id for device in layout.devices if device.lamps), None)

    def start(self) -> None:
        """Begin to open the devices; returns at once."""
        for keeper in self._keepers.values():
            keeper.start()

    def stop(self) -> tuple[str, ...]:
        """Close all, within 0.3 s. The devices whose thread would not end; they are left behind."""
        for keeper in self._keepers.values():
            keeper.ask_to_stop()
        deadline = time.monotonic() + STOP_S
        return tuple(name for name, keeper in self._keepers.items() if not keeper.has_stopped(deadline))

    def send(self, request: Request) -> None:
        """Pass a request down; never blocks, never raises for a device that is lost."""
        match request:
            case Acknowledge(device=device) | SnapshotWanted(device=device):
                keeper = self._keepers.get(device)
            case LampWanted():
                keeper = self._keepers.get(self._lamps) if self._lamps is not None else None
        if keeper is not None:
            keeper.send(request)

    def retry(self, device: str) -> None:
        """Try now instead of waiting for the next turn."""
        keeper = self._keepers.get(device)
        if keeper is not None:
            keeper.retry()


class _Keeper(threading.Thread):
    """Keeps one device: opens, runs its link, tells of the loss, waits, opens again."""

    def __init__(self, device: DeviceLayout, sink: Sink, clock: Clock) -> None:
        super().__init__(name=f"device {device.id}", daemon=True)
        self._device = device
        self._sink = _Guarded(sink, device.id)
        self._clock = clock
        self._halt = threading.Event()
        self._wake = threading.Event()
        self._requests: queue.Queue[Request] = queue.Queue(_REQUESTS)
        self._driver = PROTOCOLS[device.protocol](device, clock)
        self._told: DownReason | None = None
        self._ended = threading.Event()

    def ask_to_stop(self) -> None:
        self._halt.set()
        self._wake.set()

    def has_stopped(self, deadline: float) -> bool:
        return self._ended.wait(max(0.0, deadline - time.monotonic())) or not self.is_alive()

    def retry(self) -> None:
        self._wake.set()

    def send(self, request: Request) -> None:
        try:
            # Half of the room is for acknowledgements alone: one left out would hold up its device for the whole run.
            if not isinstance(request, Acknowledge) and self._requests.qsize() >= _REQUESTS // 2:
                raise queue.Full
            self._requests.put_nowait(request)
        except queue.Full:
            _log.warning("%s: too many requests wait; one is left out", self._device.id)

    def run(self) -> None:
        """The thread: for ever, until told to stop."""
        try:
            self._keep()
        finally:
            self._ended.set()

    def _keep(self) -> None:
        turn = 0
        while not self._halt.is_set():
            for url in self._urls():
                lasted_ms = self._once(url)
                turn = 0 if lasted_ms > _GOOD_AFTER_MS else turn
                if self._halt.is_set():
                    return
            pause = _BACK_OFF_MS[min(turn, len(_BACK_OFF_MS) - 1)]
            turn += 1
            if self._waits(pause * random.uniform(1 - _JITTER, 1 + _JITTER)):
                turn = 0

    def _waits(self, pause_ms: float) -> bool:
        """Wait before the next try. Whether somebody asked for it, or the port appeared, before the time was over."""
        was_there = self._is_there()
        until = self._clock.now_ms() + max(pause_ms, _CLOSED_MS)
        self._clock.wait(self._halt, _CLOSED_MS)
        while (left := until - self._clock.now_ms()) > 0 or self._wake.is_set():
            # Cleared only once it was heard: asked in the moment before, it would be lost, and a stop with it.
            if self._clock.wait(self._wake, min(left, _PLUG_LOOK_MS)):
                self._wake.clear()
                return True
            if not was_there and self._is_there():
                return True
        return False

    def _is_there(self) -> bool:
        return os.path.exists(self._device.url)  # unlike a Path it never raises: a name that can't be is not there

    def _urls(self) -> Sequence[str]:
        if self._device.url != AUTO:
            return (self._device.url,)
        try:
            found = [port.device for port in list_ports.comports() if self._may_be_at(port.location, port.vid)]
        except OSError as error:
            self._down(DownReason.NOT_PRESENT, f"ports can't be listed: {error}")
            return ()
        if not found:
            socket = self._device.usb_path
            self._down(DownReason.NOT_PRESENT, f"no port at {socket}" if socket else "no port with a known adapter")
        return found

    def _may_be_at(self, location: str | None, vendor: int | None) -> bool:
        """Whether a port may be this device's: in the socket that the layout names, else by its adapter.

        `location`: the socket, such as "1-2.3", with the interface of a composite device behind a colon.
        """
        if self._device.usb_path:
            return (location or "").partition(":")[0] == self._device.usb_path
        return vendor in _KNOWN_USB

    def _once(self, url: str) -> int:
        """Open and keep one line; how many ms it lasted."""
        link: Link | None = None
        line: SerialLine | None = None
        begun = self._clock.now_ms()
        timeout_s = READ_TIMEOUT_S / max(1.0, self._clock.speed)
        try:
            line = SerialLine(url, baud=self._device.baud or 115200, timeout_s=timeout_s)
            link = Link(line, self._driver, self._up, self._clock, timeout_s)
            link.run(self._requests, self._halt)
            self._down(DownReason.STOPPED, "closed")
        except OpenFailed as error:
            self._down(error.reason, str(error))
        except WrongDevice as error:
            self._down(error.reason, str(error))
        except LinkLost as error:
            up = link is not None and link.was_up
            self._down(DownReason.LOST if up else DownReason.NO_ANSWER, str(error))
        except Exception:
            # A fault of ours in one reader must not take the table down: the device counts as lost and comes back.
            _log.exception("%s: the reader ended unexpectedly", self._device.id)
            self._down(DownReason.LOST, "an unexpected fault; see the log")
        finally:
            if line is not None:
                self._ended.set()  # pySerial rests 0.3 s when it closes a socket; no stop has to wait for that
                line.close()
            if not self._halt.is_set():
                self._ended.clear()
        return self._clock.now_ms() - begun

    def _up(self, events: tuple[DeviceEvent, ...]) -> None:
        self._told = None
        self._sink(events)

    def _down(self, reason: DownReason, detail: str) -> None:
        """Told once for each reason, not with every try."""
        if self._told is reason:
            return
        self._told = reason
        self._sink((DeviceDown(self._device.id, self._clock.now_ms(), reason, detail),))


class _Guarded:
    """A listener that fails must not end a reader: logged; after ten failures in a row nothing is passed to it."""

    def __init__(self, sink: Sink, device: str) -> None:
        self._sink = sink
        self._device = device
        self._bad = 0

    def __call__(self, events: tuple[DeviceEvent, ...]) -> None:
        if self._bad >= _BAD_CALLS:
            return
        try:
            self._sink(events)
        except Exception:
            self._bad += 1
            _log.exception("%s: events could not be taken", self._device)
        else:
            self._bad = 0
