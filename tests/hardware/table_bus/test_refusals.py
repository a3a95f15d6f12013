"""What a device says wrongly, damaged, sealed or to another is refused or ignored, and never ends the session."""

import struct
import zlib

import pytest

from hardware.errors import WrongDevice
from hardware.events import DownReason
from hardware.framing import stuffed
from hardware.protocols.table_bus.frames import Frame, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType, Nak
from tests.hardware.bench import Bench, seen_in


def _raw(kind: int, body: bytes, seq: int = 0, flags: int | None = None) -> bytes:
    flags = (1 if seq else 0) if flags is None else flags
    raw = struct.pack("<BBBBII", 0x10, flags, kind, 2, seq, 0) + body
    return stuffed(raw + struct.pack("<I", zlib.crc32(raw)))


def test_unknown_type_that_wants_an_answer_gets_nak_4_and_the_session_goes_on(bench: Bench) -> None:
    bench.device._outbox.last_seq = 2
    raw = _raw(0x3F, b"\xa0", seq=2)
    assert bench.feed(raw) == []
    bench.run(20)
    assert [frame.body for frame in bench.told(MessageType.NAK)] == [{"seq": 2, "code": Nak.UNSUPPORTED}]
    bench.seen()
    assert len(seen_in(bench.run(50))) == 1


def test_unknown_type_without_a_wish_for_an_answer_is_ignored(bench: Bench) -> None:
    assert bench.feed(_raw(0x90, b"\xa0")) == []
    bench.run(20)
    assert bench.told(MessageType.NAK) == []


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (MessageType.CARD_SEEN, {"zone": 1, "uid": b"", "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": bytes(8), "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xff" * 8, "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "family": 1}),
        (MessageType.CARD_SEEN, {"zone": True, "uid": b"\xe0\x04", "family": 1}),
        (MessageType.CARD_SEEN, {"zone": 1, "uid": "E004", "family": 1}),
        (MessageType.SHOE_STATE, {"zone": 0, "state": 6, "drawn": 0, "load_id": 1}),
        (MessageType.BUTTON_PUCK, {"puck": 4, "seat": 1, "confidence": 100}),
        (MessageType.BUTTON_PUCK, {"puck": 0, "seat": 11, "confidence": 100}),
        (MessageType.ZONE_SNAPSHOT, {"zone": 1, "snap_id": 1, "part": 1, "parts": 1, "uids": [3], "complete": True}),
        (MessageType.LAMP_SET, {"lamp": 1, "mode": 1, "rgb": 1, "duration_ms": 0}),
    ],
)
def test_bad_body_gets_nak_3_no_event_and_no_repeat(bench: Bench, kind: MessageType, body: Body) -> None:
    bench.device.report(kind, body)
    assert bench.run(2000) == []
    assert [frame.body for frame in bench.told(MessageType.NAK)] == [{"seq": 2, "code": Nak.BAD_BODY}]
    assert bench.device.unacknowledged == 0


@pytest.mark.parametrize("kind", [MessageType.HEARTBEAT, MessageType.ACK, MessageType.NAK, MessageType.TIME_RSP])
def test_sealed_frame_without_a_number_is_ignored(bench: Bench, kind: MessageType) -> None:
    assert bench.feed(_raw(kind, b"\x01\x02\x03", flags=4)) == []
    bench.seen()
    assert len(seen_in(bench.run(50))) == 1


def test_sealed_hello_is_incompatible_and_no_crash() -> None:
    bench = Bench()
    with pytest.raises(WrongDevice) as caught:
        bench.feed(_raw(MessageType.HELLO, b"\x01\x02\x03", seq=1, flags=5))
    assert caught.value.reason is DownReason.INCOMPATIBLE


@pytest.mark.parametrize("body", [b"\xc5\x82\x1b\x7f\xff\xff\xff\xff\xff\xff\xff\x01", b"\xd8\x1e\x82\x01\x00"])
@pytest.mark.parametrize("key", [b"\xa1\x00", b"\xa1\x18\x63"])
def test_numbers_that_no_computer_can_hold_are_dropped_and_counted(bench: Bench, key: bytes, body: bytes) -> None:
    bench.feed(_raw(MessageType.CARD_SEEN, key + body, seq=2))
    bench.run(20)
    assert seen_in(bench.events) == []


@pytest.mark.parametrize("damage", ["short", "checksum", "body"])
def test_damaged_frames_are_never_answered(bench: Bench, damage: str) -> None:
    frames = {
        "short": stuffed(b"\x10\x01\x10\x02"),
        "checksum": stuffed(b"\x10\x01\x10\x02" + bytes(20)),
        "body": _raw(MessageType.CARD_SEEN, b"\x83\x01\x02\x03", seq=2),
    }
    before = len(bench.down)
    assert bench.feed(frames[damage]) == []
    bench.run(200)
    assert bench.down[before:] == []


def test_own_echo_on_a_shared_line_is_discarded() -> None:
    bench = Bench()
    bench.is_device_heard = False
    bench.run(50)
    before = len(bench.down)
    for frame in tuple(bench.down):
        assert bench.driver.receive(encode(frame), bench.clock.ms) == []
    assert len(bench.down) == before


def test_a_frame_for_another_address_is_not_ours(bench: Bench) -> None:
    other = Frame(MessageType.CARD_SEEN, 9, 2, 0, {"zone": 1, "uid": b"\xe0\x04", "family": 1}, Flag.ACK_REQ)
    assert bench.feed(encode(other)) == []
