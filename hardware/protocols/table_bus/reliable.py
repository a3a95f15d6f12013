"""Order, repeats and acknowledgement, the same for host and device: nothing lost, nothing twice."""

from collections import deque
from dataclasses import replace
from typing import Final

from hardware.protocols.table_bus.frames import Frame
from hardware.protocols.table_bus.messages import Flag

WINDOW: Final = 8
EARLY: Final = 32
GAP_MS: Final = 1000
_PAUSES_MS: Final = (250, 500, 1000, 2000)


class Outbox:
    """Own numbered frames until the other side confirms them. The oldest is sent again, ever more slowly."""

    def __init__(self, window: int = WINDOW) -> None:
        self.window = window
        self.last_seq = 0
        self._unconfirmed: deque[Frame] = deque()
        self._sent: set[int] = set()
        self._anew: set[int] = set()
        self._tries = 0
        self._again_ms = 0

    def add(self, frame: Frame) -> Frame:
        """Number a frame and keep it; it goes out with the next `due`."""
        self.last_seq += 1
        numbered = replace(frame, seq=self.last_seq, flags=frame.flags | Flag.ACK_REQ)
        self._unconfirmed.append(numbered)
        return numbered

    @property
    def waiting(self) -> tuple[Frame, ...]:
        """What is not confirmed, oldest first."""
        return tuple(self._unconfirmed)

    def due(self, now_ms: int) -> list[Frame]:
        """What has to be sent now: new frames that the window lets out, and the oldest once more when it is time."""
        out = [frame for frame in list(self._unconfirmed)[: self.window] if frame.seq not in self._sent]
        self._sent.update(frame.seq for frame in out)
        out = [frame.again() if frame.seq in self._anew else frame for frame in out]
        if self._unconfirmed and self._unconfirmed[0].seq in self._sent:
            if self._tries and now_ms >= self._again_ms:
                out.append(self._unconfirmed[0].again())
                self._schedule(now_ms)
            elif not self._tries:
                self._schedule(now_ms)
        return out

    def next_due_ms(self) -> int | None:
        """When the oldest is sent again; None when all is confirmed or nothing was sent yet."""
        return self._again_ms if self._unconfirmed and self._tries else None

    def sent_apart(self, seq: int) -> None:
        """A frame went out past the window."""
        self._sent.add(seq)

    def confirm(self, seq: int) -> None:
        """The other side has all up to this one."""
        while self._unconfirmed and self._unconfirmed[0].seq <= seq:
            self._forget(self._unconfirmed.popleft().seq)
            self._tries = 0

    def refuse(self, seq: int) -> None:
        """This one is not sent again: the other side refuses it, or there is no room for it."""
        if any(frame.seq == seq for frame in self._unconfirmed):
            self._unconfirmed = deque(frame for frame in self._unconfirmed if frame.seq != seq)
            self._forget(seq)
            self._tries = 0

    def again_after(self, seq: int) -> None:
        """Send all after this one anew, as far as they are still kept."""
        self._anew |= {sent for sent in self._sent if sent > seq}
        self._sent -= self._anew
        self._tries = 0

    def _forget(self, seq: int) -> None:
        self._sent.discard(seq)
        self._anew.discard(seq)

    def _schedule(self, now_ms: int) -> None:
        self._again_ms = now_ms + _PAUSES_MS[min(self._tries, len(_PAUSES_MS) - 1)]
        self._tries += 1


class Inbox:
    """The other side's numbered frames in order, each once. `expected` is None until its first number is known."""

    def __init__(self, expected: int | None = 1) -> None:
        self.expected = expected
        self._early: dict[int, Frame | None] = {}
        self._gap_since_ms: int | None = None

    def begin_at(self, seq: int, now_ms: int) -> list[Frame]:
        """The first number is known now; what waited for it comes out."""
        self.expected = seq
        self._early = {early: frame for early, frame in self._early.items() if early >= seq}
        return self._in_order(now_ms)

    def is_repeat(self, seq: int) -> bool:
        """Whether a frame of this number came before."""
        return (self.expected is not None and seq < self.expected) or seq in self._early

    def take(self, frame: Frame, now_ms: int) -> list[Frame]:
        """The frames that can be delivered now, in order."""
        # The one that all others wait for always has room.
        if not self.is_repeat(frame.seq) and (len(self._early) < EARLY or frame.seq == self.expected):
            self._early[frame.seq] = frame
        return self._in_order(now_ms)

    def note(self, seq: int, now_ms: int) -> list[Frame]:
        """A frame of this number was acted on out of its turn; what comes after it may go on."""
        if not self.is_repeat(seq) or self._early.get(seq) is not None:
            self._early[seq] = None
        return self._in_order(now_ms)

    def has_gap(self, now_ms: int) -> bool:
        """Whether something is missing for longer than a second; the clock starts anew with each answer."""
        if self._gap_since_ms is None or now_ms - self._gap_since_ms < GAP_MS:
            return False
        self._gap_since_ms = now_ms
        return True

    def _in_order(self, now_ms: int) -> list[Frame]:
        out = []
        if self.expected is not None:
            while self.expected in self._early:
                frame = self._early.pop(self.expected)
                self.expected += 1
                if frame is not None:
                    out.append(frame)
        if not self._early:
            self._gap_since_ms = None
        elif out or self._gap_since_ms is None:
            self._gap_since_ms = now_ms
        return out


class Settled:
    """Which of the other side's numbers are done with; all up to `upto` are."""

    def __init__(self, upto: int = 0) -> None:
        self.upto = upto
        self._beyond: set[int] = set()

    def begin_at(self, seq: int) -> None:
        """All before this number were settled before."""
        self.upto = max(self.upto, seq - 1)
        self._advance()

    def settle(self, *seqs: int) -> bool:
        """These are done with. Whether `upto` has risen."""
        before = self.upto
        self._beyond.update(seq for seq in seqs if seq > self.upto)
        self._advance()
        return self.upto > before

    def _advance(self) -> None:
        self._beyond = {seq for seq in self._beyond if seq > self.upto}
        while self.upto + 1 in self._beyond:
            self.upto += 1
            self._beyond.remove(self.upto)
