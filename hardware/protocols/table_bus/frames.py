"""Frames of table bus: twelve bytes of header, a CBOR map, a CRC-32; stuffed by hardware.framing."""

import io
import re
import struct
import zlib
from dataclasses import dataclass, field, replace
from typing import Final

import cbor2

from hardware.framing import CobsFramer, stuffed
from hardware.protocols.table_bus.messages import KNOWN, BadBody, Body, Flag, MessageType, named, numbered

MAJOR: Final = 1
ALL: Final = 255
_HEADER: Final = struct.Struct("<BBBBII")
_CRC: Final = struct.Struct("<I")
_LEAST: Final = _HEADER.size + _CRC.size
# What the decoder raises for bytes that are no CBOR, and for tags in it whose value can't be made; no tag is ours.
_NO_BODY: Final = (
    cbor2.CBORDecodeError,
    ValueError,
    TypeError,
    RecursionError,
    ArithmeticError,
    LookupError,
    AttributeError,
    MemoryError,
    re.error,
)


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame. `kind` is a MessageType, or the bare number of a type that nobody knows. `t_ms`: the sender's time.

    `sealed` holds a body under a key, then `body` is empty. `bad` says what is wrong with a body that came with a good
    check: it is refused, not dropped.
    """

    kind: int
    addr: int
    seq: int = 0
    t_ms: int = 0
    body: Body = field(default_factory=dict)
    flags: Flag = Flag.NONE
    sealed: bytes = b""
    minor: int = 0
    bad: str = ""

    @property
    def wants_ack(self) -> bool:
        """Whether the sender repeats it until it is acknowledged."""
        return Flag.ACK_REQ in self.flags

    def again(self) -> "Frame":
        """The same frame sent once more."""
        return replace(self, flags=self.flags | Flag.RETRANSMIT)


class Rejected(Exception):
    """Bytes that are no frame of ours; `reason` is one of a few words, fit for counting."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


WRONG_VERSION: Final = "version"


def header(frame: Frame) -> bytes:
    """The twelve bytes before the body."""
    return _HEADER.pack(MAJOR << 4 | frame.minor, frame.flags, frame.kind, frame.addr, frame.seq, frame.t_ms)


def encode(frame: Frame) -> bytes:
    """The bytes of a frame on the line, delimiter included. Deterministic CBOR."""
    body = frame.sealed or cbor2.dumps(numbered(MessageType(frame.kind), frame.body), canonical=True)
    raw = header(frame) + body
    return stuffed(raw + _CRC.pack(zlib.crc32(raw)))


def decode(raw: bytes) -> Frame:
    """A frame from its unstuffed bytes. Raises Rejected with the reason."""
    if len(raw) < _LEAST:
        raise Rejected("short")
    content, check = raw[: -_CRC.size], raw[-_CRC.size :]
    if _CRC.pack(zlib.crc32(content)) != check:
        raise Rejected("checksum")
    version, flags, kind, addr, seq, t_ms = _HEADER.unpack(content[: _HEADER.size])
    if version >> 4 != MAJOR:
        raise Rejected(WRONG_VERSION)
    frame = Frame(kind, addr, seq, t_ms, {}, Flag(flags & 7), b"", version & 15)
    rest = content[_HEADER.size :]
    if Flag.SEALED in frame.flags:
        return replace(frame, sealed=rest)
    return with_body(frame, rest)


def with_body(frame: Frame, cbor: bytes) -> Frame:
    """The frame with its body read. Raises Rejected when that is no CBOR map."""
    wire = _map(cbor)
    if frame.kind not in KNOWN:
        return frame
    try:
        return replace(frame, body=named(MessageType(frame.kind), wire), sealed=b"")
    except BadBody as error:
        return replace(frame, bad=str(error))


def _map(cbor: bytes) -> dict[object, object]:
    stream = io.BytesIO(cbor)
    try:
        value = cbor2.CBORDecoder(stream, str_errors="replace").decode()
    except _NO_BODY as error:
        raise Rejected("body") from error
    if not isinstance(value, dict) or stream.read(1):
        raise Rejected("body")
    return value


class Reader:
    """Bytes to frames, whatever the chunks; what is no frame is counted in `framer.rejects`."""

    def __init__(self) -> None:
        self.framer = CobsFramer()
        self.wrong_version = 0
        self.good = 0

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that are complete now, in order."""
        frames = []
        for raw in self.framer.feed(data):
            try:
                frames.append(decode(raw))
            except Rejected as rejected:
                self.framer.reject(rejected.reason, len(raw))
                self.wrong_version += rejected.reason == WRONG_VERSION
            else:
                self.good += 1
        return frames
