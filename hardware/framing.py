"""Bytes to frames: COBS between zero bytes. Damage costs one frame; nothing is kept of it but length and reason."""

from collections import Counter
from typing import Final

from cobs import cobs  # type: ignore[import-untyped]  # ships no types; encode and decode bytes

DELIMITER: Final = b"\0"
TOO_LONG: Final = "too long"
BAD_STUFFING: Final = "stuffing"


class CobsFramer:
    """Cuts a stream at zero bytes and unstuffs what lies between, whatever the chunks it arrives in.

    `limit` is the longest frame before stuffing. `rejects` counts what was dropped by reason, `skipped` its bytes.
    """

    def __init__(self, limit: int = 1024) -> None:
        # One code byte for each run of 254, and one more.
        self._longest = limit + limit // 254 + 1
        self._held = bytearray()
        self._overrun = False
        self.rejects: Counter[str] = Counter()
        self.skipped = 0

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are complete now, unstuffed, in order."""
        frames = []
        *complete, rest = data.split(DELIMITER)
        for piece in complete:
            self._hold(piece)
            frame = self._finish()
            if frame:
                frames.append(frame)
        self._hold(rest)
        return frames

    def reject(self, reason: str, length: int) -> None:
        """Count a frame that was unstuffed and then found wanting."""
        self.rejects[reason] += 1
        self.skipped += length

    def _hold(self, piece: bytes) -> None:
        if self._overrun or len(self._held) + len(piece) > self._longest:
            # The buffer never grows beyond one frame: what is too long is counted and thrown away up to the next zero.
            self.skipped += len(self._held) + len(piece)
            self._held.clear()
            self._overrun = True
        else:
            self._held += piece

    def _finish(self) -> bytes | None:
        if self._overrun:
            self._overrun = False
            self.rejects[TOO_LONG] += 1
            return None
        stuffed = bytes(self._held)
        self._held.clear()
        if not stuffed:
            return None
        try:
            return bytes(cobs.decode(stuffed))
        except cobs.DecodeError:
            self.reject(BAD_STUFFING, len(stuffed))
            return None


def stuffed(frame: bytes) -> bytes:
    """A frame as it goes over the line, its delimiter included."""
    return bytes(cobs.encode(frame)) + DELIMITER
