"""Table bus for the runner of frames: fields as the files write them."""

from dataclasses import replace

from hardware.framing import CobsFramer
from hardware.protocols.table_bus.frames import Frame, Reader, decode, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType
from tests.frames.sealing import TO_DEVICE, TO_HOST, seal, unseal

Fields = dict[str, object]


def fields(frame: Frame) -> Fields:
    """The frame in the words of the file."""
    found: Fields = {
        "version": [1, frame.minor],
        "flags": [flag.name for flag in Flag if flag and flag in frame.flags],
        "type": MessageType(frame.kind).name,
        "addr": frame.addr,
        "seq": frame.seq,
        "t_ms": frame.t_ms,
    }
    if frame.sealed:
        return found | {"sealed": frame.sealed.hex().upper()}
    return found | {"body": {name: _to_text(value) for name, value in frame.body.items()}}


def _to_text(value: object) -> object:
    if isinstance(value, bytes):
        return value.hex().upper()
    return [_to_text(item) for item in value] if isinstance(value, list) else value


def build(expected: Fields) -> Frame:
    """The frame that the words of the file describe."""
    names = expected["flags"]
    assert isinstance(names, list)
    flags = Flag.NONE
    for name in names:
        flags |= Flag[str(name)]
    kind = MessageType[str(expected["type"])]
    sealed = bytes.fromhex(str(expected.get("sealed", "")))
    body = expected.get("body", {})
    assert isinstance(body, dict)
    numbers = [expected[name] for name in ("addr", "seq", "t_ms")]
    addr, seq, t_ms = (number for number in numbers if isinstance(number, int))
    return Frame(kind, addr, seq, t_ms, _from_text(kind, body), flags, sealed)


_IDS = {"uid", "uids", "added", "removed"}


def _from_text(kind: MessageType, body: Fields) -> Body:
    return {name: _to_bytes(value) if name in _IDS else value for name, value in body.items()}


def _to_bytes(value: object) -> object:
    return [_to_bytes(item) for item in value] if isinstance(value, list) else bytes.fromhex(str(value))


def decoded(data: bytes) -> list[Fields]:
    """The frames of a stream fed whole."""
    return [fields(frame) for frame in Reader().feed(data)]


def feed(chunks: list[bytes]) -> tuple[list[Fields], int]:
    """The frames of a stream fed in these chunks, and how much was rejected."""
    reader = Reader()
    found = [fields(frame) for chunk in chunks for frame in reader.feed(chunk)]
    return found, reader.framer.rejects.total()


def encoded(expected: Fields) -> bytes:
    """The bytes of a described frame."""
    return encode(build(expected))


def opened(data: bytes, key: bytes, boot: int, *, to_host: bool) -> tuple[Fields, bytes]:
    """A sealed frame's body, and the frame as it comes out when that body is sealed again."""
    direction = TO_HOST if to_host else TO_DEVICE
    frame = decode(CobsFramer().feed(data)[0])
    plain = unseal(frame, key, boot, direction)
    again = seal(replace(plain, flags=plain.flags & ~Flag.SEALED), key, boot, direction)
    body = fields(plain)["body"]
    assert isinstance(body, dict)
    return body, encode(again)
