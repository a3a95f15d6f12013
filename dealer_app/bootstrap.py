"""Where objects meet: log, session, readers, and the simulated table with its dealer. No logic."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from nacl.public import PrivateKey

from dealer_app.log.audit import last_good_head
from dealer_app.log.files import following, newest
from dealer_app.log.genesis import LogOpened, program
from dealer_app.log.sealed import Seal
from dealer_app.log.store import LogFile
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure
from dealer_app.rules.table import Table
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.ports import LogError, LogTrouble
from dealer_app.session.table_session import TableSession
from dealer_app.stores.keys import Keys
from dealer_app.stores.rule_pack import RulePack, edition, load_rule_pack
from dealer_app.ui.view.rules import RuleView, TermView
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.company import Company
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.hands import Hands
from dealer_app.virtual.players import Players
from dealer_app.virtual.reader_dealer import ReaderDealer
from dealer_app.virtual.stage import STAKE
from hardware.clock import Clock
from hardware.layout import Layout
from hardware.layout_file import read_layout
from hardware.link import Sink
from hardware.protocols import PROTOCOLS
from hardware.simulator.table import LineKind, SimulatedTable
from hardware.supervisor import Supervisor

PACK = "cutcard-1"
FIRST_NAME = "1"


def now_us() -> int:
    """Microseconds since the epoch, as records carry them."""
    return time.time_ns() // 1000


def throw_away_seal() -> Seal:
    """Keys that nobody keeps: what a demo seals is never opened."""
    return Seal(PrivateKey.generate().public_key, PrivateKey.generate().public_key)


class PackPages:
    """A rule pack as the rule sheet asks for it."""

    def __init__(self, pack: RulePack) -> None:
        self._pack = pack

    def title(self, rule: str, language: str) -> str:
        """See RuleBook."""
        try:
            return self._pack.text(rule, language).title
        except KeyError:
            return ""

    def rule(self, rule: str, language: str) -> RuleView:
        """See RuleBook."""
        known = language if language in self._pack.glossary else self._pack.languages[0]
        glossary = tuple(TermView(entry.word, entry.meaning) for entry in self._pack.glossary[known])
        try:
            found = self._pack.text(rule, language)
        except KeyError:
            return RuleView(rule, glossary=glossary)
        return RuleView(rule, found.title, found.text, found.origin, glossary)


def pack_pages() -> PackPages:
    """The rule pack that is shipped. Raises RulePackError when it is wrong."""
    return PackPages(load_rule_pack(files("resources") / "rule_packs" / PACK))


def pack_edition() -> str:
    """The rules that are in force, as each hand records them: the edition of the texts and the program."""
    return f"{edition(files('resources') / 'rule_packs' / PACK)}, program {program()}"


@dataclass(frozen=True)
class LiveTable:
    """One table at work: its record, its session, its readers."""

    log: LogFile
    session: TableSession
    intake: Intake
    supervisor: Supervisor

    def close(self) -> None:
        """Stop the readers and close the record."""
        self.supervisor.stop()
        try:
            self.log.checkpoint()
        finally:
            self.log.close()


def live_table(log: LogFile, layout: Layout, deck: DeckMap, put: Sink, clock: Clock) -> LiveTable:
    """Join record, session and readers; `put` brings events to the thread that takes them. Nothing runs yet."""
    session = TableSession(log, pack_edition())
    supervisor = Supervisor(layout, put, clock)
    intake = Intake(session, deck, supervisor, clock)
    for device in layout.devices:
        places = tuple(antenna.place for antenna in device.antennas)
        intake.watch.expect(device.id, places, simulated=device.simulated)
    return LiveTable(log, session, intake, supervisor)


class RulesMissing(Exception):
    """A table whose record holds no house rules yet was opened without any."""


def open_for_taps(
    folder: Path, keys: Keys, options: Options | None, name: str | None, *, new_file: bool = False
) -> tuple[LogFile, TableSession]:
    """A live table without readers; rules or a name that differ from those in force are recorded between hands.

    None leaves either as it is. `new_file`: where the record is broken, go on in a new file beside it. Raises
    RulesMissing, LogError, or Refused for rules that the people at the table can't play by.
    """
    path = newest(folder)
    if options is None and not path.exists():
        raise RulesMissing
    seal = Seal(keys.auditor, keys.floor)
    log = _open_or_go_on(path, seal, name or FIRST_NAME, new_file=new_file and options is not None)
    try:
        session = TableSession(log, pack_edition())
        wanted = wanted_setup(session.table, options, name)
        if wanted != (session.table.name, session.table.options) and session.table.hand is None:
            session.do(Configure(*wanted))
        session.resume()
    except BaseException:
        log.close()
        raise
    return log, session


def wanted_setup(table: Table, options: Options | None, name: str | None) -> tuple[str, Options]:
    """Name and rules for a table; what is not asked for stays. Raises RulesMissing when it has none yet."""
    rules = options or table.options
    if rules is None:
        raise RulesMissing
    return name or table.name or FIRST_NAME, rules


def _open_or_go_on(path: Path, seal: Seal, name: str, *, new_file: bool) -> LogFile:
    try:
        return LogFile(path, seal, now_us, LogOpened(name, pack_edition()))
    except LogError as error:
        if error.trouble is not LogTrouble.BROKEN or not new_file:
            raise
        opening = LogOpened(name, pack_edition(), follows=path.name, head=last_good_head(path).hex())
        return LogFile(following(path), seal, now_us, opening)


@dataclass(frozen=True)
class Stage:
    """A simulated table with its readers, and a robot that can deal at it."""

    live: LiveTable
    felt: SimulatedTable
    hands: Hands
    dealer: ReaderDealer
    company: Company

    def start(self) -> None:
        """Let the simulated devices run and the links open them."""
        self.felt.start()
        self.live.supervisor.start()

    def close(self) -> None:
        """Stop everything."""
        self.live.close()
        self.felt.stop()


def stage(
    log: LogFile,
    *,
    folder: Path,
    seed: int,
    noise: str,
    clock: Clock,
    put: Sink,
    wait: Callable[[int], None],
    line: LineKind = "pty",
    with_shoe: bool = True,
) -> Stage:
    """A simulated table whose every choice hangs on the seed. `wait` lets ms of the clock pass while events come in."""
    felt = SimulatedTable(seed=seed, folder=folder, clock=clock, noise=noise, line=line, with_shoe=with_shoe)
    pack = Pack(seed)
    hands = Hands(felt, pack, seed)
    layout = read_layout(felt.layout_toml(), tuple(PROTOCOLS))
    live = live_table(log, layout, hands.deck_map(), put, clock)
    by_tap = VirtualDealer(live.session, Players(seed), pack, STAKE)
    dealer = ReaderDealer(live.session, live.intake, by_tap, hands, pack, clock, wait)
    return Stage(live, felt, hands, dealer, Company(live.session, by_tap, hands))
