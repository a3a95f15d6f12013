"""The thread of one simulated device: its line, its protocol, its readers, and what the line does to the bytes."""

import secrets
import threading
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from hardware.clock import Clock
from hardware.simulator.bus_device import BusDevice
from hardware.simulator.line import Line
from hardware.simulator.noise import Noise

_LUMP_MS: Final = 16
_IDLE_MS: Final = 1000
_STOP_S: Final = 0.3


class Sensing(Protocol):
    """What a device reads with."""

    def tick(self, now_ms: int) -> None:
        """Read, and report through the device."""
        ...

    def next_due_ms(self) -> int:
        """When there is something to do next."""
        ...


class Endpoint(threading.Thread):
    """Runs one device until stopped. Faults of the line come from the noise and from `pull`, `mute` and `restart`."""

    def __init__(
        self,
        line: Line,
        build: Callable[[int], tuple[BusDevice, Sensing]],
        clock: Clock,
        noise: Noise,
        seed: str,
    ) -> None:
        super().__init__(name=f"simulated {seed}", daemon=True)
        self._line = line
        self._build = build
        self._clock = clock
        self._noise = noise
        self._random = Random(f"line {seed}")
        # A boot has a number that no earlier one had, and nothing is kept over the end of the program.
        self._boot = secrets.randbits(31)
        self._lock = threading.RLock()
        self._halt = threading.Event()
        self._backlog = bytearray()
        self._held_back: bytes | None = None
        self._mute_until_ms = 0
        self._plug_at_ms: int | None = None
        self._next_fault_ms = {"mute": self._when(noise.silent_min), "pull": self._when(noise.unplugged_min)}
        self.device, self.sensing = build(self._boot)

    def _when(self, minutes: float) -> int | None:
        if not minutes:
            return None
        return self._clock.now_ms() + round(self._random.expovariate(1 / (minutes * 60_000)))

    @property
    def url(self) -> str:
        """By what the host opens it."""
        return self._line.url

    def act(self, do: Callable[[BusDevice, Sensing], None]) -> None:
        """Do something to device and readers from another thread."""
        with self._lock:
            do(self.device, self.sensing)

    def pull(self, for_ms: int | None = None) -> None:
        """Pull the cable, for a while or until `plug`; the device keeps its power and its events."""
        with self._lock:
            self._line.unplug()
            self._backlog.clear()
            self._plug_at_ms = None if for_ms is None else self._clock.now_ms() + for_ms

    def plug(self) -> None:
        """Put the cable in again."""
        with self._lock:
            self._plug_at_ms = None
            self._line.plug()

    def mute(self, for_ms: int) -> None:
        """Say nothing for a while, with the line open."""
        self._mute_until_ms = self._clock.now_ms() + for_ms

    def restart(self) -> None:
        """The device loses its power: a new boot, and its events are gone."""
        with self._lock:
            self._boot += 1
            self.device, self.sensing = self._build(self._boot)

    def stop(self) -> None:
        """End the thread and close the line."""
        self._halt.set()
        if self.ident is not None:  # else it was never started, and there is only the line to close
            self.join(_STOP_S)
        self._line.unplug()

    def run(self) -> None:
        """The thread."""
        while not self._halt.is_set():
            data = self._line.read(self._pause_s())
            with self._lock:
                now = self._clock.now_ms()
                self._suffer(now)
                if not self._line.is_plugged:
                    data = b""
                if data:
                    self.device.receive(data)
                self.sensing.tick(now)
                self.device.tick()
                if now >= self._mute_until_ms:
                    self._send()
            if not self._line.is_plugged:
                self._clock.wait(self._halt, _LUMP_MS)

    def _pause_s(self) -> float:
        if self._backlog:
            return self._clock.seconds(_LUMP_MS)
        now = self._clock.now_ms()
        due = min(self.sensing.next_due_ms(), self.device.next_due_ms(), now + _IDLE_MS)
        # One lump at the least: what other threads ask for must not wait for the next scan.
        return self._clock.seconds(min(max(due - now, 1), _LUMP_MS))

    def _suffer(self, now: int) -> None:
        if self._plug_at_ms is not None and now >= self._plug_at_ms:
            self.plug()
        mute, pull = self._next_fault_ms["mute"], self._next_fault_ms["pull"]
        if mute is not None and now >= mute:
            self.mute(3000)
            self._next_fault_ms["mute"] = self._when(self._noise.silent_min)
        if pull is not None and now >= pull:
            self.pull(5000)
            self._next_fault_ms["pull"] = self._when(self._noise.unplugged_min)

    def _send(self) -> None:
        for frame in self.device.frames():
            self._backlog += self._damaged(frame)
        if self._backlog:
            taken = self._line.write(bytes(self._backlog))
            del self._backlog[:taken]

    def _damaged(self, frame: bytes) -> bytes:
        noise, chance = self._noise, self._random.random
        if noise.flipped and chance() < noise.flipped:
            at = self._random.randrange(len(frame))
            frame = frame[:at] + bytes((frame[at] ^ (1 << self._random.randrange(8)),)) + frame[at + 1 :]
        if noise.lost and chance() < noise.lost * len(frame):
            at = self._random.randrange(len(frame))
            frame = frame[:at] + frame[at + 1 :]
        if noise.repeated and chance() < noise.repeated:
            frame += frame
        if self._held_back is not None:
            frame, self._held_back = frame + self._held_back, None
        elif noise.reordered and chance() < noise.reordered:
            frame, self._held_back = b"", frame
        return frame
