"""Whether one device can be relied on, and how much of its line is noise. Times in ms of the host's clock."""

from collections import Counter, deque
from typing import Final

from hardware.events import HealthChanged, HealthState, NoiseCounted
from hardware.protocols.table_bus.frames import Reader

LOST_BEATS: Final = 5
_DEGRADED_BEATS: Final = 2
_REJECTS_OVER_MS: Final = 10_000
_REJECTS_PERCENT: Final = 5
_TELL_EVERY_MS: Final = 1000


class Health:
    """Judges one opening of the line by silence, damaged frames and zones; tells a change at most once a second."""

    def __init__(self, device: str, reader: Reader, now_ms: int) -> None:
        self._device = device
        self._reader = reader
        self._told: tuple[bool, ...] = (False, False, False)
        self._zone_faults: tuple[str, ...] = ()
        self._told_ms = now_ms - _TELL_EVERY_MS
        self._counts: deque[tuple[int, int, int]] = deque()
        self._noise_told: Counter[str] = Counter()
        self._noise_told_ms = now_ms

    def came_up(self, zone_faults: tuple[str, ...], now_ms: int) -> None:
        """The device has told its zones. What was read before was its boot text, or another program's: forgotten."""
        self._zone_faults = zone_faults
        self._told_ms = now_ms - _TELL_EVERY_MS
        self._counts.clear()

    def judge(self, silent_ms: int, heartbeat_ms: int, now_ms: int) -> list[HealthChanged]:
        """What has become of it when it has been silent so long; nothing while the same is wrong with it as before."""
        good, damaged = self._recent(now_ms)
        is_silent = silent_ms > _DEGRADED_BEATS * heartbeat_ms
        is_noisy = damaged * 100 > _REJECTS_PERCENT * (good + damaged) and damaged > 1
        wrong = (bool(self._zone_faults), is_silent, is_noisy)
        if wrong == self._told or now_ms - self._told_ms < _TELL_EVERY_MS:
            return []
        self._told, self._told_ms = wrong, now_ms
        causes = list(self._zone_faults)
        if is_silent:
            causes.append(f"silent for {silent_ms} ms")
        if is_noisy:
            causes.append(f"{damaged} of {good + damaged} frames damaged")
        state = HealthState.DEGRADED if causes else HealthState.READY
        return [HealthChanged(self._device, now_ms, state, tuple(causes))]

    def _recent(self, now_ms: int) -> tuple[int, int]:
        """Good and damaged frames of the last ten seconds."""
        counts, total = self._counts, (now_ms, self._reader.good, self._reader.framer.rejects.total())
        if not counts or now_ms - counts[-1][0] >= _TELL_EVERY_MS:
            counts.append(total)
        while now_ms - counts[0][0] > _REJECTS_OVER_MS:
            counts.popleft()
        return total[1] - counts[0][1], total[2] - counts[0][2]

    def noise(self, now_ms: int) -> list[NoiseCounted]:
        """What was rejected since it was told last, at most once a second."""
        rejects = self._reader.framer.rejects
        if now_ms - self._noise_told_ms < _TELL_EVERY_MS or rejects == self._noise_told:
            return []
        new = tuple(sorted((rejects - self._noise_told).items()))
        self._noise_told, self._noise_told_ms = Counter(rejects), now_ms
        skipped, self._reader.framer.skipped = self._reader.framer.skipped, 0
        return [NoiseCounted(self._device, now_ms, new, skipped)]
