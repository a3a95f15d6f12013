"""What a step records: all of it or nothing, sealed where it is concealed, and what of it can be taken back."""

import subprocess
import sys
from pathlib import Path

import pytest

from dealer_app.log.chain import verify
from dealer_app.log.codec import KINDS, decode, encode, kind_of
from dealer_app.log.genesis import OPENED
from dealer_app.log.sealed import CannotOpen, Seal, open_cards, open_key
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import BetPlaced, Call, Fold, PlaceBet
from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import DealCard
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.effective import table_after
from dealer_app.rules.floor.facts import GameResumed
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.posting.facts import StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.session.ports import Entry, LogError, LogTrouble
from dealer_app.session.table_session import TableSession
from tests.log.conftest import AUDITOR, FLOOR, open_log, open_seal, opened_table
from tests.log.forged import stored
from tests.log.state_hash import state_hash


def play_a_hand(session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    session.do(Call(1))
    session.do(Fold(2))


def test_what_is_recorded_comes_back_as_the_same_state(path: Path, log: LogFile, session: TableSession) -> None:
    play_a_hand(session)
    before = state_hash(session.table)
    log.close()
    again = open_log(path)
    assert state_hash(TableSession(again, "cutcard-1").table) == before
    again.close()


def test_every_fact_keeps_its_meaning_in_the_record(path: Path, session: TableSession) -> None:
    play_a_hand(session)
    for record in session.records:
        assert decode(kind_of(record.event), 1, encode(record.event)) == record.event
    assert {row.kind for row in stored(path)} <= {*KINDS, OPENED}


def test_one_step_is_one_transaction_with_all_it_implies(path: Path, session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    last = stored(path)[-1]
    kinds = [row.kind for row in stored(path) if row.step == last.step]
    assert kinds[0] == "DeckShuffled"
    assert kinds[1] == "HandStarted"
    assert kinds[-1] == "BetPlaced"
    assert kinds.count("CardDealt") == 6


def test_a_full_disk_stops_the_recording_and_shows_nothing_more(log: LogFile, session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    pages = log._db.execute("PRAGMA page_count").fetchone()[0]
    log._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(LogError) as full:
        for _ in range(200):
            session.do(Call(1))
            session.undo()
    assert full.value.trouble is LogTrouble.FULL
    assert session.failure is not None
    assert session.table == table_after(log.restore())
    with pytest.raises(LogError):
        session.do(Call(1))


def test_a_concealed_card_opens_with_both_keys_only(path: Path, session: TableSession) -> None:
    session.do(DealCard(1), face=card("As"))
    rows = stored(path)
    wrapped = next(row.sealed for row in rows if row.kind == "HandStarted")
    sealed = next(row.sealed for row in rows if row.kind == "CardDealt")
    assert wrapped is not None
    assert sealed is not None
    assert open_cards(sealed, open_key(wrapped, AUDITOR, FLOOR)) == (card("As"),)
    with pytest.raises(CannotOpen):
        open_key(wrapped, AUDITOR, AUDITOR)
    assert all("As" not in row.body for row in rows if row.kind == "CardDealt")


def test_undo_stays_in_the_record_and_gives_the_state_before(path: Path, session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    before = state_hash(session.table)
    session.do(Call(1))
    session.undo()
    assert state_hash(session.table) == before
    assert [row.kind for row in stored(path)][-2:] == ["Called", "Corrected"]


def test_undoing_the_act_that_began_the_hand_leaves_it_dealt(session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    session.undo()
    assert session.table.hand is not None
    assert phase(session.table) is Phase.BETTING
    assert session.table.hand.betting.level == 2


def test_a_push_is_not_taken_back_without_the_floor(session: TableSession) -> None:
    session.do(PlaceBet(3, 6))
    session.do(Fold(1), Fold(2))
    session.do(PushPot(0))
    with pytest.raises(Refused) as refused:
        session.undo()
    assert refused.value.why is Refusal.NEEDS_FLOOR


_WRITER = """
import sys
from pathlib import Path
from tests.log.conftest import open_log, opened_table
from dealer_app.rules.betting.facts import Call
from dealer_app.rules.betting.facts import PlaceBet
session = opened_table(open_log(Path(sys.argv[1])))
session.do(PlaceBet(3, 6))
while True:
    session.do(Call(1))
    print(session.records[-1].seq, flush=True)
    session.undo()
    print(session.records[-1].seq, flush=True)
"""


def test_kill_9_loses_no_acknowledged_record(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", _WRITER, str(path)], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        seen = [int(writer.stdout.readline()) for _ in range(40)]
        writer.kill()
        seen += [int(line) for line in writer.stdout.read().split(b"\n")[:-1] if line]
    rows = stored(path)
    assert verify(rows).records >= seen[-1]
    log = open_log(path)
    assert TableSession(log, "cutcard-1").table.hand is not None
    log.close()


def test_a_key_whose_wrapping_was_not_recorded_closes_no_card(path: Path) -> None:
    seal = Seal(AUDITOR.public_key, FLOOR.public_key)
    log = LogFile(path, seal, lambda: 1)
    session = opened_table(log)
    log._db.execute("PRAGMA query_only = ON")
    with pytest.raises(LogError):
        session.do(StartHand())
    assert seal.key is None
    log.close()


def test_a_start_that_a_correction_voids_is_not_where_a_restart_begins(path: Path) -> None:
    log = open_log(path)
    session = opened_table(log)
    session.do(StartHand())
    first = session.table
    step = log.restore()[-1].step
    log.append([Entry(Corrected(step, (), "misdeal", "floor"))])
    assert first.hand is not None
    assert table_after(log.restore()).hand is None
    assert table_after(log.restore()).options is not None
    log.close()


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(BetPlaced(3, 6.0), id="an amount that is no whole number"),  # type: ignore[arg-type]  # a fault of ours
        pytest.param(BetPlaced(3, True), id="an amount that is no number"),
        pytest.param(GameResumed("half a character \ud83c"), id="text that no file can hold"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(path: Path, log: LogFile, event: BetPlaced | GameResumed) -> None:
    """One such record would make every later start refuse the whole log."""
    session = opened_table(log)
    with pytest.raises(LogError) as caught:
        log.append([Entry(event)])
    assert caught.value.trouble is LogTrouble.FAILED
    assert len(stored(path)) == session.records[-1].seq
    log.close()
    open_log(path).close()


def test_a_clock_that_shows_what_no_file_can_hold_records_nothing_and_says_so(path: Path) -> None:
    times = iter([1, 2**63, 2])
    log = LogFile(path, open_seal(), lambda: next(times))
    with pytest.raises(LogError) as caught:
        log.append([Entry(GameResumed("x"))])
    assert caught.value.trouble is LogTrouble.FAILED
    assert len(stored(path)) == 1
    log.append([Entry(GameResumed("x"))])
    assert len(stored(path)) == 2
    log.close()
