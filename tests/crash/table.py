"""The parent's side: felt, shoe and hands live on while the app is killed and started again."""

import queue
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from dealer_app.guidance.next_step import next_step
from dealer_app.log.audit import verify_file
from dealer_app.log.reader import NotALog, reading
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import CardBurned, CardDealt
from dealer_app.rules.floor.effective import table_after
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.rules.showdown.facts import HandTabled
from dealer_app.session.ports import READER
from dealer_app.stores.decks import DeckFiles
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.hands import Hands
from hardware.clock import Clock
from hardware.simulator.table import SHOE, SimulatedTable
from tests.crash.host import DECK_NAME
from tests.log.conftest import records_in
from tests.noise.play import tags_in_files

_PITCH_MS = 350
_CLEAR_MS = 1500
_SILENT_S = 30.0
_ROUNDS = 2
_FOREVER = 1_000_000
_LEAST_S, _MOST_S = 0.5, 3.0
_CARDS = {"deal_flop": 3, "deal_turn": 1, "deal_river": 1}
_BEGINS = ("button_to", "wash", "shuffle", "next_hand")


class Lost(AssertionError):
    """Something that was acknowledged is not there after a crash."""


@dataclass
class Crashed:
    """What came of a run."""

    kills: int = 0
    hands: int = 0
    records: int = 0
    acknowledged: int = 0
    notices: list[str] = field(default_factory=list)


class CrashTable:
    """Hands that do what the app needs, once, whatever becomes of the app."""

    def __init__(self, folder: Path, seed: int, speed: float) -> None:
        self._folder = folder
        self._clock = Clock(speed)
        self._speed = speed
        self.felt = SimulatedTable(seed=seed, folder=folder, clock=self._clock)
        self._pack = Pack(seed)
        self._hands = Hands(self.felt, self._pack, seed)
        self._done: set[tuple[str, ...]] = set()
        self._purposes: list[tuple[int, str]] = []
        self._holes: dict[int, dict[int, list[Card]]] = {}
        (folder / "layout.toml").write_text(self.felt.layout_toml())
        DeckFiles(folder).save(DECK_NAME, self._hands.tags())

    @property
    def path(self) -> Path:
        """The log."""
        return self._folder / "table.db"

    def need(self, words: list[str]) -> None:
        """Move the cards that a prompt of the app asks for, unless they were moved before a crash."""
        number, kind, street, seat, _ = words
        key = (number, kind, street, seat if kind == "draw_button" else "")
        if kind in _BEGINS:
            key = (number, "begin", "", "")
        if key in self._done or kind == "deal_hole":
            return
        self._done.add(key)
        if kind == "draw_button":
            self._purposes.append((int(number), "button"))
            self._hands.turn_for_button(int(seat))
        elif kind in _BEGINS:
            self._pitch(int(number))
        elif kind == "burn":
            self._purposes.append((int(number), "burn"))
            self._hands.burn()
        else:
            for _ in range(_CARDS[kind]):
                self._purposes.append((int(number), "board"))
                self._hands.turn()
                self._pass(_PITCH_MS)

    def check(self, draws: set[tuple[int, int]]) -> None:
        """Every card that was dealt stands in the record once, where it lay; every draw was acknowledged.

        A card stands there by its draw, or by the read of its place when that was first. No tag lies open. Raises Lost.
        """
        records = records_in(self.path)
        origins = Counter(r.source for r in records if isinstance(r.event, CardDealt | CardBurned))
        if any(count > 1 for source, count in origins.items() if source.startswith(READER)):
            raise Lost("one event of a reader made two cards")
        dealt = Counter((r.hand, "hole") for r in records if isinstance(r.event, CardDealt))
        dealt += Counter((r.hand, "burn") for r in records if isinstance(r.event, CardBurned))
        moved = Counter(purpose for purpose in self._purposes if purpose[1] in ("hole", "burn"))
        if dealt != moved:
            raise Lost(f"recorded but not dealt: {dealt - moved}; dealt but not recorded: {moved - dealt}")
        if len(draws) != len(self._purposes):
            raise Lost(f"{len(self._purposes)} cards were drawn, {len(draws)} draws acknowledged")
        open_tags = tags_in_files(self._folder, tuple(tag.hex().upper() for tag in self.felt.tags))
        if open_tags:
            raise Lost(open_tags[0])
        for record in records:
            if isinstance(record.event, HandTabled):
                lay = self._holes[record.hand][record.event.seat]
                if set(record.event.cards) != set(lay):
                    raise Lost(f"hand {record.hand}: seat {record.event.seat} tabled other cards than it was dealt")

    def _pitch(self, number: int) -> None:
        self._hands.gather()
        self._pass(_CLEAR_MS)
        table = table_after(records_in(self.path))
        following = upcoming(table._replace(hand=None))
        assert following is not None
        self._holes[number] = self._pack.holes
        for seat in following.dealt_in * _ROUNDS:
            self._purposes.append((number, "hole"))
            self._hands.pitch(seat)
            self._pass(_PITCH_MS)

    def _pass(self, ms: int) -> None:
        time.sleep(self._clock.seconds(ms))


class _App:
    """One life of the app's process, killed by a timer unless it is to live."""

    def __init__(self, folder: Path, hands: int, speed: float, kill_after_s: float | None) -> None:
        command = [sys.executable, "-m", "tests.crash.host", str(folder), str(hands), str(speed)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        if kill_after_s is not None:
            threading.Timer(kill_after_s, self._process.send_signal, (signal.SIGKILL,)).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith("\n"):
                self.lines.put(line.strip())
        self.lines.put(None)

    def end(self) -> None:
        """Wait for the end of the process."""
        self._process.wait(_SILENT_S)


def run(kills: int, folder: Path, *, seed: int, speed: float = 10.0) -> Crashed:
    """Kill the app so many times at random moments. Raises Lost, or queue.Empty when it stands still."""
    random, result = Random(f"kill {seed}"), Crashed()
    table = CrashTable(folder, seed, speed)
    table.felt.start()
    draws: set[tuple[int, int]] = set()
    try:
        while result.kills < kills:
            app = _App(folder, _FOREVER, speed, random.uniform(_LEAST_S, _MOST_S))
            _live(app, table, draws, result)
            result.kills += 1
        app = _App(folder, hands_begun(table.path) + 1, speed, None)
        _live(app, table, draws, result)
    finally:
        table.felt.stop()
    found = verify_file(table.path)
    result.hands, result.records, result.acknowledged = found.hands, found.records, len(draws)
    table.check(draws)
    return result


def _live(app: _App, table: CrashTable, draws: set[tuple[int, int]], result: Crashed) -> None:
    recorded = 0
    expected = stands_at(table.path)
    while (line := app.lines.get(timeout=_SILENT_S)) is not None:
        word, *rest = line.split()
        match word:
            case "NEED":
                table.need(rest)
            case "ACK" if rest[0] == SHOE and rest[3] == "CardDrawn":
                draws.add((int(rest[1]), int(rest[2])))
            case "RECORDED":
                recorded = int(rest[0])
            case "BACK" if expected is not None and rest != expected:
                raise Lost(f"stood at {expected} and came back at {rest}")
            case "NOTICE":
                result.notices.append(" ".join(rest))
    app.end()
    if table.path.exists() and recorded > _rows(table.path):
        raise Lost(f"record {recorded} was told and is not there")


def stands_at(path: Path) -> list[str] | None:
    """The step that the log leads to; None without a log."""
    if not path.exists() or not _rows(path):
        return None
    prompt = next_step(table_after(records_in(path))._replace(stops=()))
    return [prompt.kind.value, str(prompt.seat or 0), str(prompt.amount or 0)]


def hands_begun(path: Path) -> int:
    """How many hands the log has begun; none when the app was always killed before it had made one."""
    if not _rows(path):
        return 0
    return table_after(records_in(path)).hands


def _rows(path: Path) -> int:
    """How many records the log holds; none when the app was killed before it had made the file whole."""
    try:
        with reading(path) as rows:
            return sum(1 for _ in rows)
    except NotALog:
        return 0
