"""What the host says on one opening of the line: numbered commands until they are confirmed, everything else once."""

from hardware.protocols.table_bus.frames import ALL, Frame, encode
from hardware.protocols.table_bus.messages import Body, Flag, MessageType
from hardware.protocols.table_bus.reliable import Outbox


class Sending:
    """Frames on their way to one device at `address`. Times in ms of the host's clock.

    `zero_ms`: the moment that the host tells devices as its time 0.
    """

    def __init__(self, zero_ms: int) -> None:
        self.address = ALL
        self.outbox = Outbox()
        self._zero_ms = zero_ms
        self._out = bytearray(b"\0")  # ends whatever half frame lies in the device

    def new_boot(self) -> None:
        """The device waits for our number 1 again, and what its last boot was asked is void."""
        self.outbox = Outbox()

    def say(self, kind: MessageType, body: Body, now_ms: int) -> None:
        """Send once, without a number."""
        self._out += encode(Frame(kind, self.address, 0, self._stamp(now_ms), body))

    def command(self, kind: MessageType, body: Body, now_ms: int) -> None:
        """Send until the device has confirmed it."""
        unsent = self.outbox.waiting[self.outbox.window :]
        if kind is not MessageType.LAMP_SET and any((frame.kind, frame.body) == (kind, body) for frame in unsent):
            return  # a device that confirms nothing is not asked the same ever more often
        self.outbox.add(Frame(kind, self.address, 0, self._stamp(now_ms), body, Flag.ACK_REQ))

    def take(self, now_ms: int) -> bytes:
        """The bytes to be written now."""
        for frame in self.outbox.due(now_ms):
            self._out += encode(frame)
        data = bytes(self._out)
        self._out.clear()
        return data

    def _stamp(self, now_ms: int) -> int:
        return (now_ms - self._zero_ms) & 0xFFFFFFFF
