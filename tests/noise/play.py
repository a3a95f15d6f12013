"""Hands dealt through ptys, links, intake, session and log by a robot that obeys the prompts; what they left behind."""

import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from dealer_app.bootstrap import Stage, now_us, stage, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.log.audit import verify_file
from dealer_app.log.reader import reading, record_of
from dealer_app.log.store import LogFile
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.facts import BoardCardDealt, CardNamed
from dealer_app.rules.ranking.high import warming
from dealer_app.rules.seats.facts import ButtonCardDealt
from dealer_app.rules.showdown.facts import HandTabled
from dealer_app.virtual.stage import set_up
from hardware.clock import Clock
from hardware.simulator.table import FELT, SHOE, LineKind
from tests.pump import Pump

_SETTLE_MS = 1500
_MOST_PROMPTS = 200


@dataclass(frozen=True)
class Played:
    """What came of a run. `notices`: raised though nobody erred. `taps`: for cards that no reader told."""

    hands: int
    records: int
    notices: int
    taps: int
    losses: int
    leaks: tuple[str, ...]


def play(
    hands: int,
    *,
    seed: int,
    noise: str,
    speed: float = 20.0,
    line: LineKind = "pty",
    with_shoe: bool = True,
    unplug: bool = False,
) -> Played:
    """Play to the end of so many hands. Raises whatever breaks; a hand that does not end is an AssertionError."""
    for _ in warming():
        pass  # a second in the midst of a hand would be twenty of the readers' time
    clock = Clock(speed)
    pump = Pump(clock, speed)
    with tempfile.TemporaryDirectory(prefix="noise-") as name:
        folder = Path(name)
        path = folder / "table.db"
        log = LogFile(path, throw_away_seal(), now_us)
        table = stage(
            log,
            folder=folder,
            seed=seed,
            noise=noise,
            clock=clock,
            put=pump.put,
            wait=lambda ms: pump.wait(table.live.intake, ms),
            line=line,
            with_shoe=with_shoe,
        )
        set_up(table.live.session)
        table.start()
        try:
            pump.wait(table.live.intake, _SETTLE_MS)
            _deal(table, hands, Random(f"unplug {seed}") if unplug else None)
        finally:
            losses = sum(status.losses for status in table.live.intake.watch.all)
            table.close()
        found = verify_file(path)
        tags = tuple(tag.hex().upper() for tag in table.felt.tags)
        leaks = (*concealed_named(path), *tags_in_files(folder, tags))
        return Played(found.hands, found.records, table.dealer.notices, table.dealer.taps_for_cards, losses, leaks)


def _deal(table: Stage, hands: int, unplugs: Random | None) -> None:
    session = table.live.session
    prompts: Counter[int] = Counter()
    while session.table.hands < hands or session.table.hand is not None:
        prompt = next_step(session.table, table.live.intake.senses)
        prompts[session.table.hands] += 1
        assert prompts[session.table.hands] < _MOST_PROMPTS, f"hand {session.table.hands} does not end: {prompt}"
        if unplugs is not None and unplugs.random() < 0.03:
            device = unplugs.choice([name for name in (SHOE, FELT) if name in table.felt.endpoints])
            table.felt.unplug(device, unplugs.randint(500, 8000))
        table.dealer.obey(prompt)


def concealed_named(path: Path) -> tuple[str, ...]:
    """Records that name a card which never lay open in their hand."""
    found = []
    public: dict[int, set[Card]] = {}
    rows = []
    with reading(path) as reader:
        next(reader)  # it tells of the file, not of the game
        for row in reader:
            event = record_of(row).event
            rows.append((row, event))
            match event:
                case BoardCardDealt(face) if isinstance(face, Card):
                    public.setdefault(row.hand, set()).add(face)
                case CardNamed(_, card) | ButtonCardDealt(_, card):
                    public.setdefault(row.hand, set()).add(card)
                case HandTabled(_, cards):
                    public.setdefault(row.hand, set()).update(cards)
    for row, event in rows:
        named = {card for card in DECK if f'"{card}"' in row.body}
        if isinstance(event, BoardCardDealt | CardNamed | ButtonCardDealt | HandTabled):
            continue
        hidden = named - public.get(row.hand, set()) - public.get(row.hand - 1, set())
        if hidden:
            found.append(f"record {row.seq} {row.kind} names {len(hidden)} concealed cards")
    return tuple(found)


def tags_in_files(folder: Path, tags: tuple[str, ...]) -> tuple[str, ...]:
    """Files that hold a whole tag id, as text or as bytes."""
    found = []
    for file in folder.rglob("*"):
        if not file.is_file():
            continue
        data = file.read_bytes()
        for tag in tags:
            if tag.encode() in data or tag.lower().encode() in data or bytes.fromhex(tag) in data:
                found.append(f"{file.name} holds the id of a tag")
                break
    return tuple(found)
