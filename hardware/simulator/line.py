"""The device's end of a line: a pseudo terminal or a socket on loopback; can be pulled out and put in again."""

import os
import select
import socket
import threading
from pathlib import Path
from typing import Protocol

_CHUNK = 4096


class Line(Protocol):
    """What a simulated device hangs on."""

    @property
    def url(self) -> str:
        """By what the host opens it; the same after a replug."""
        ...

    @property
    def is_plugged(self) -> bool:
        """Whether the cable is in."""
        ...

    def read(self, timeout_s: float) -> bytes:
        """What the host sent; b"" when nothing came in this time or nobody is there."""
        ...

    def write(self, data: bytes) -> int:
        """Send what the line takes now; how many bytes that were. Lost when nobody is there."""
        ...

    def unplug(self) -> None:
        """Pull the cable."""
        ...

    def plug(self) -> None:
        """Put the cable in again."""
        ...


class PtyLine:
    """A pseudo terminal, reached through a link whose name stays when the terminal behind it changes."""

    def __init__(self, link: Path) -> None:
        self._link = link
        self._ends: tuple[int, int] | None = None
        # A descriptor closed while another thread waits on its number may be somebody else's a moment later.
        self._in_use = threading.Lock()
        self.plug()

    @property
    def url(self) -> str:
        """See Line."""
        return str(self._link)

    @property
    def is_plugged(self) -> bool:
        """See Line."""
        return self._ends is not None

    def plug(self) -> None:
        """See Line."""
        if self._ends is not None:
            return
        import tty  # noqa: PLC0415 - not on Windows, where the socket line is used

        master, slave = os.openpty()
        # Raw before the first byte, and the slave kept open: else the line discipline echoes what the device sends.
        tty.setraw(slave)
        os.set_blocking(master, False)
        self._ends = (master, slave)
        fresh = self._link.with_name(self._link.name + ".new")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(os.ttyname(slave))
        fresh.replace(self._link)

    def unplug(self) -> None:
        """See Line."""
        with self._in_use:
            ends, self._ends = self._ends, None
            if ends is not None:
                self._link.unlink(missing_ok=True)
                for end in ends:
                    os.close(end)

    def read(self, timeout_s: float) -> bytes:
        """See Line."""
        with self._in_use:
            if self._ends is None:
                return b""
            master = self._ends[0]
            try:
                ready, _, _ = select.select([master], [], [], timeout_s)
                return os.read(master, _CHUNK) if ready else b""
            except OSError:
                return b""  # the host has closed its end

    def write(self, data: bytes) -> int:
        """See Line."""
        with self._in_use:
            if self._ends is None:
                return len(data)
            try:
                return os.write(self._ends[0], data)
            except BlockingIOError:
                return 0
            except OSError:
                return len(data)  # the host has closed its end


class SocketLine:
    """A socket on loopback; one host at a time."""

    def __init__(self) -> None:
        self._port = 0
        self._listener: socket.socket | None = None
        self._peer: socket.socket | None = None
        self.plug()

    @property
    def url(self) -> str:
        """See Line."""
        return f"socket://127.0.0.1:{self._port}"

    @property
    def is_plugged(self) -> bool:
        """See Line."""
        return self._listener is not None

    def plug(self) -> None:
        """See Line."""
        if self._listener is not None:
            return
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self._port))
        listener.listen(1)
        self._port = listener.getsockname()[1]
        self._listener = listener

    def unplug(self) -> None:
        """See Line."""
        for end in (self._peer, self._listener):
            if end is not None:
                end.close()
        self._peer = self._listener = None

    def read(self, timeout_s: float) -> bytes:
        """See Line."""
        listener, peer = self._listener, self._peer
        if listener is None:
            return b""
        try:
            ready, _, _ = select.select([end for end in (listener, peer) if end is not None], [], [], timeout_s)
            if listener in ready:
                self._accept(listener)
            return self._received(peer) if peer is not None and peer in ready else b""
        except (OSError, ValueError):
            return b""

    def _accept(self, listener: socket.socket) -> None:
        if self._peer is not None:
            self._peer.close()
        self._peer, _ = listener.accept()
        self._peer.setblocking(False)

    def _received(self, peer: socket.socket) -> bytes:
        data = peer.recv(_CHUNK)
        if not data:
            peer.close()
            self._peer = None
        return data

    def write(self, data: bytes) -> int:
        """See Line."""
        peer = self._peer
        if peer is None:
            return len(data)
        try:
            return peer.send(data)
        except BlockingIOError:
            return 0
        except OSError:
            self._peer = None
            return len(data)
