"""Writes the golden log of this version: `python -m tests.log.golden NAME`, once, when a version is released.

Every later program must read the file as it was written then and come to the same table. NAME is that of the version.
"""

import json
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path

from dealer_app.bootstrap import pack_edition, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.log.audit import verify_file
from dealer_app.log.genesis import LogOpened
from dealer_app.log.store import LogFile
from dealer_app.rules.floor.facts import (
    CallFloor,
    ConfirmResume,
    DismissRead,
    NoteIrregularity,
    NoteRestart,
    ResumeGame,
)
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.seats.facts import BuyIn, CashOut, SitIn, SitOut
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.players import Players
from dealer_app.virtual.stage import STAKE, set_up
from tests.log.state_hash import state_hash

FOLDER = Path(__file__).parents[1] / "data" / "golden"
_SEED = 4  # at which all that a table by tap comes to happens within four hands
_HANDS = 4


def play(session: TableSession) -> None:
    """Some hands with people going and sitting out, a stop, a false read, a restart and an undo; the last goes on."""
    set_up(session)
    dealer = VirtualDealer(session, Players(_SEED), Pack(_SEED), STAKE)
    between = {1: (SitOut(4),), 2: (SitIn(4), BuyIn(7, 50)), 3: (CashOut(9),)}
    while session.table.hands < _HANDS:
        if session.table.hand is None:
            for wish in between.pop(session.table.hands, ()):
                session.do(wish)
        dealer.obey(next_step(session.table))
        if phase(session.table) is Phase.BETTING and session.undoable is not None and session.records[-1].seq % 9 == 0:
            session.undo()
    session.do(CallFloor())
    session.do(ResumeGame("asked for the size of the bet"))
    session.do(NoteIrregularity("not_expected", "muck", 0, (), "MIS-5"))
    session.do(DismissRead())
    session.do(NoteRestart())
    session.do(ConfirmResume())


def write(name: str) -> None:
    """Play, keep the log, and keep beside it what it leads to."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.db"
        times = count(1_764_000_000_000_000, 1_500_000)
        log = LogFile(path, throw_away_seal(), lambda: next(times), LogOpened("Golden", pack_edition()))
        play(TableSession(log, pack_edition()))
        log.checkpoint()
        log.close()
        raw = sqlite3.connect(path)
        raw.execute("PRAGMA journal_mode = DELETE")  # one file, that nothing has to lie beside
        raw.close()
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}.db").write_bytes(path.read_bytes())
    found = verify_file(FOLDER / f"{name}.db")
    expected = {
        "records": found.records,
        "hands": found.hands,
        "head": found.head.hex(),
        "state": state_hash(found.table),
        "stacks": {str(occupant.seat): occupant.stack for occupant in found.table.seats},
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    write(sys.argv[1])
