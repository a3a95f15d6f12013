"""Random and mutated bytes through the driver and through a link on a pseudo terminal.

`python -m tests.hardware.fuzz [BYTES] [--seed N]`, 10,000,000 bytes unless told otherwise. Looked for: an exception, an
event that no valid frame told of, memory that grows. What is sent is told from what arrives by an independent reading
of the published layout of a frame: a stretch between zeros whose CRC-32 fits.
"""

import argparse
import itertools
import os
import struct
import sys
import threading
import time
import tracemalloc
import zlib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cobs import cobs  # type: ignore[import-untyped]  # ships no types

import hardware
from hardware.clock import Clock
from hardware.errors import LinkLost, WrongDevice
from hardware.events import Acknowledge, DeviceDown, DeviceEvent, DownReason, NumberedEvent, Tag
from hardware.framing import stuffed
from hardware.layout_file import read_layout
from hardware.protocols.table_bus.driver import TableBus
from hardware.protocols.table_bus.frames import Frame, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType
from hardware.simulator.line import PtyLine
from hardware.supervisor import Supervisor
from tests.hardware.bench import FELT, HandClock
from tests.hardware.stand import felt_toml

_GROWTH = 100_000
_PTY_SHARE = 10
_KINDS = [kind for kind in MessageType if kind is not MessageType.HELLO]


@dataclass
class Found:
    """What a run came to. `told`: events. `excluded`: those that no frame with a good check said."""

    sent: int = 0
    told: int = 0
    valid: int = 0
    excluded: int = 0
    reopened: int = 0
    grown: int = 0
    unexpected: tuple[str, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether nothing was found that must not be."""
        return not self.unexpected and not self.excluded and self.grown < _GROWTH


class Valid:
    """Every frame with a good check that was sent, by its number, read by the published layout alone."""

    def __init__(self) -> None:
        self._held = b""
        self._frames: dict[int, list[bytes]] = {}
        self.count = 0

    def note(self, data: bytes) -> None:
        """Bytes go out."""
        *whole, self._held = (self._held + data).split(b"\0")
        for piece in whole:
            try:
                raw = bytes(cobs.decode(piece))
            except cobs.DecodeError:
                continue
            if len(raw) >= 16 and struct.unpack("<I", raw[-4:])[0] == zlib.crc32(raw[:-4]):
                self.count += 1
                self._frames.setdefault(struct.unpack_from("<I", raw, 4)[0], []).append(raw)

    def cut(self) -> None:
        """The line is closed: what had begun is void."""
        self._held = b""

    def excludes(self, event: NumberedEvent) -> bool:
        """Whether no frame of the event's number says what the event says."""
        tag = getattr(event, "tag", None)
        uid = bytes.fromhex(tag.uid) if isinstance(tag, Tag) else b""
        return not any(uid in raw for raw in self._frames.get(event.seq.number, ()))


class Bytes:
    """Chunks of noise: random bytes, damaged frames, good frames, boot text, frames with a body of rubbish."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._seqs = itertools.count(2)

    def hello(self, seq: int = 1) -> bytes:
        """A HELLO that the driver believes."""
        body: Body = {"vendor": "x", "model": "x", "serial": "F0001", "firmware": "1", "boot_id": 7, "caps": [2]}
        return b"\0" + encode(Frame(MessageType.HELLO, 2, seq, 0, body | {"zones": []}, Flag.ACK_REQ))

    def chunk(self) -> bytes:
        """The next bytes of noise."""
        random = self._random
        match random.randrange(6):
            case 0:
                return random.randbytes(random.randint(1, 600))
            case 1:
                frame = self._good()
                return self._damaged(frame) + frame  # it is sent again when it came damaged
            case 2:
                return self._good()
            case 3:
                return b"\0" * random.randint(1, 5) + b"rst:0x1 (POWERON_RESET)\r\n\xc3("
            case 4:
                return self._rubbish()
            case _:
                return bytes(random.choice((0, 1, 0xFF, 0x10)) for _ in range(random.randint(1, 1500)))

    def _good(self) -> bytes:
        random = self._random
        uid = b"\xe0\x04\x01" + random.randbytes(5)
        body: Body = {"zone": random.choice((1, 2, 11, 40)), "uid": uid, "family": 1}
        return b"\0" + encode(Frame(MessageType.CARD_SEEN, 2, next(self._seqs), 0, body, Flag.ACK_REQ))

    def _damaged(self, frame: bytes) -> bytes:
        random, data = self._random, bytearray(frame)
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(data))
            match random.randrange(3):
                case 0:
                    data[at] ^= 1 << random.randrange(8)
                case 1:
                    data[at:at] = random.randbytes(1)
                case _:
                    del data[at : at + 1]
            data = data or bytearray(b"\0")
        return bytes(data)

    def _rubbish(self) -> bytes:
        """A frame with a good check and a body that nobody would send."""
        random = self._random
        kind, flags = random.choice((*_KINDS, 0x3F, 0x90)), random.choice((0, 1, 3, 4, 5))
        body = random.choice((b"\xa0", b"\xa1\x00", b"\xa5\x00\x01", b"\x9f", b"")) + random.randbytes(
            random.randrange(30)
        )
        version = random.choice((0x10, 0x10, 0x10, 0x1F, 0x20))
        # Numbers above the reach of the good ones are for the receiver to keep or to drop; it has room for 32.
        raw = struct.pack("<BBBBII", version, flags, kind, 2, random.choice((0, 1, 2, 2**32 - 1)), 0) + body
        return b"\0" + stuffed(raw + struct.pack("<I", zlib.crc32(raw)))


def through_driver(count: int, seed: int) -> Found:
    """So many bytes straight into a driver; when it gives the line up, it is opened again."""
    clock, source, found, valid = HandClock(), Bytes(seed), Found(), Valid()
    driver = TableBus(FELT, clock)
    driver.start(0)
    data = source.hello()
    tracemalloc.start()
    settled_in = 0
    while found.sent < count:
        found.sent += len(data)
        clock.ms += 20
        valid.note(data)
        try:
            events = [*driver.receive(data, clock.ms), *driver.tick(clock.ms)]
        except (LinkLost, WrongDevice):
            events = [DeviceDown("felt", clock.ms, DownReason.LOST)]
            valid.cut()
            driver.start(clock.ms)
        _judge(events, valid, found)
        for event in events:
            if isinstance(event, NumberedEvent):
                driver.ask(Acknowledge("felt", event.seq), clock.ms)
        driver.to_send(clock.ms)
        is_down = any(isinstance(event, DeviceDown) for event in events)
        found.reopened += is_down
        data = source.hello() if is_down else source.chunk()
        settled_in = settled_in or (_held_by_hardware() if found.sent > count // 4 else 0)
    found.grown = _held_by_hardware() - settled_in
    tracemalloc.stop()
    found.valid = valid.count
    return found


def _held_by_hardware() -> int:
    """The bytes that the package itself holds; what the fuzzer keeps to judge by is not counted."""
    of_package = tracemalloc.Filter(True, str(Path(hardware.__file__).parent / "*"))
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces((of_package,)).traces)


def _judge(events: list[DeviceEvent], valid: Valid, found: Found) -> None:
    for event in events:
        if isinstance(event, NumberedEvent):
            found.told += 1
            found.excluded += valid.excludes(event)


def through_pty(count: int, seed: int) -> Found:
    """So many bytes through a real reader at a pseudo terminal; a reader that ends unexpectedly is a fault."""
    found, source, valid = Found(), Bytes(seed), Valid()
    lock = threading.Lock()
    told: list[DeviceEvent] = []
    unexpected: list[str] = []

    def take(events: tuple[DeviceEvent, ...]) -> None:
        with lock:
            told.extend(event for event in events if isinstance(event, NumberedEvent))
            unexpected.extend(
                event.detail
                for event in events
                if isinstance(event, DeviceDown) and event.reason is DownReason.LOST and "unexpected" in event.detail
            )

    with TemporaryDirectory() as folder:
        end = PtyLine(Path(folder) / "felt")
        supervisor = Supervisor(read_layout(felt_toml(end.url), ("table_bus",)), take, Clock())
        supervisor.start()
        while not end.read(0.1):
            pass  # it asks who is there as soon as it has opened the line
        for turn in itertools.count():
            data = source.hello() if turn % 50 == 0 else source.chunk()
            valid.note(data)
            _write_all(end, data)
            found.sent += len(data)
            if found.sent >= count:
                break
        time.sleep(0.3)
        left = supervisor.stop()
        end.unplug()
    unexpected += [f"{name} would not stop" for name in left]
    found.unexpected = tuple(unexpected)
    found.valid = valid.count
    _judge(told, valid, found)
    return found


def _write_all(end: PtyLine, data: bytes) -> None:
    while data:
        data = data[end.write(data) :]
        end.read(0.001 if data else 0)  # the host's own words must not fill the line


def main() -> int:
    """Run both, print what was found; 1 when it must not be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bytes", nargs="?", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    runs = {"driver": through_driver(asked.bytes, asked.seed)}
    if hasattr(os, "openpty"):
        runs["pty"] = through_pty(asked.bytes // _PTY_SHARE, asked.seed + 1)
    for name, found in runs.items():
        print(
            f"{name}: {found.sent} bytes, {found.valid} frames with a good check, {found.told} events, "
            f"{found.excluded} that the check excludes, {found.reopened} times opened anew, {found.grown} bytes grown, "
            f"unexpected: {', '.join(found.unexpected) or 'nothing'}"
        )
    return 0 if all(found.is_good for found in runs.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
