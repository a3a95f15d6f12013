"""Real hands that others recorded, chosen for all-ins and showdowns, entered by the best dealer."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.exchange.phh import read_hand, tables_in
from dealer_app.exchange.replay import Replayed, replay
from dealer_app.log.store import LogFile
from dealer_app.rules.facts import Event
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.posting.facts import ForcedBetPosted
from dealer_app.rules.pots.facts import PotPushed
from dealer_app.rules.seats.facts import (
    ButtonCardDealt,
    Configure,
    DealForButton,
    PlayerSeated,
    SeatPlayer,
    TableConfigured,
)
from dealer_app.rules.showdown.facts import HandMucked, HandTabled
from dealer_app.session.table_session import TableSession
from dealer_app.ui.usual import UsualSize
from tests.taps.best_dealer import BestDealer
from tests.taps.simulated import HAPPENS, Counted

_GAMES: Final = ("NT", "FT")
_MADE_UP: Final = "synthetic"  # random actions: no table plays like that


def files_in(folder: Path) -> list[Path]:
    """The files of hands that people played under a folder."""
    found = sorted(path for path in folder.rglob("*.phh*") if path.is_file())
    return [path for path in found if _MADE_UP not in str(path.relative_to(folder))]


def recorded(paths: Iterable[Path]) -> Iterator[Counted]:
    """Every no-limit and limit hold'em hand of the files, each at a table of its own; what a table has learned of its
    usual sizes goes on through a file.
    """
    with TemporaryDirectory() as folder:
        for path in paths:
            learned = UsualSize(), UsualSize()
            for label, table in tables_in(path):
                if table.get("variant") in _GAMES:
                    hand = _replayed(label, table)
                    if "BLD-19" not in hand.exception:  # a straddle that no dealer here may take
                        yield _entered(Path(folder), hand, learned)


def _replayed(label: str, table: Mapping[str, Any]) -> Replayed:
    return replay(read_hand(label, table))


def _entered(folder: Path, hand: Replayed, learned: tuple[UsualSize, UsualSize]) -> Counted:
    counts = []
    script = _as_asked(hand.facts)
    for usual, with_readers in zip(learned, (False, True), strict=True):
        path = folder / "hand.db"
        log = LogFile(path, throw_away_seal(), now_us)
        session = TableSession(log, "")
        _open(session, hand.facts)
        counts.append(BestDealer(session, with_readers=with_readers, usual=usual).enter(script))
        log.close()
        for file in folder.iterdir():
            file.unlink()
    return Counted(*counts)


def _as_asked(facts: Iterable[Event]) -> list[Event]:
    """What happens, in the order in which the console asks for it: hands are shown when the board is complete."""
    happens = [fact for fact in facts if isinstance(fact, HAPPENS) or is_straddle(fact)]
    shown = [fact for fact in happens if isinstance(fact, HandTabled | HandMucked)]
    rest = [fact for fact in happens if not isinstance(fact, HandTabled | HandMucked)]
    at = next((at for at, fact in enumerate(rest) if isinstance(fact, PotPushed)), len(rest))
    return [*rest[:at], *shown, *rest[at:]]


def is_straddle(fact: Event) -> bool:
    return isinstance(fact, ForcedBetPosted) and fact.kind is ForcedKind.STRADDLE


def _open(session: TableSession, facts: Iterable[Event]) -> None:
    for fact in facts:
        match fact:
            case TableConfigured(name, options):
                session.do(Configure(name, options))
            case PlayerSeated(seat, name, stack):
                session.do(SeatPlayer(seat, name, stack))
            case ButtonCardDealt(_, card):
                session.do(DealForButton(card))
            case _:
                pass
