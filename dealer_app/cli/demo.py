"""`dealer-app demo`: a simulated table, dealt by a robot that obeys the prompts; the log is verified at the end."""

import tempfile
import time
from pathlib import Path

import click
from nacl.public import PrivateKey

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import Prompt
from dealer_app.log.audit import verify_file
from dealer_app.log.sealed import Seal
from dealer_app.log.store import LogFile
from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.options import Cap, Options, Rake, RakeType
from dealer_app.rules.seats.facts import Configure, SeatPlayer
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.players import Players

_STAKE = 200
_SEATS = (1, 2, 4, 5, 7, 9)
_RAKE = Rake(type=RakeType.PERCENT, basis_points=500, caps=(Cap(2, 10, 5),))
_PACK = "cutcard-1"


@click.command("demo")
@click.option("--hands", default=1, show_default=True, type=click.IntRange(1), help="How many hands to play.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same hands.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where the log goes; a new folder when left out.")
def command(hands: int, seed: int, folder: Path | None) -> None:
    """Play HANDS hands of hold'em at a simulated table, each prompt printed with its rule, and verify the log."""
    folder = folder or Path(tempfile.mkdtemp(prefix="cutcard-demo-"))
    path = folder / "demo.db"
    log = LogFile(path, _throw_away_seal(), lambda: time.time_ns() // 1000)
    session = TableSession(log, _PACK)
    prompts = _play(session, hands, seed)
    log.checkpoint()
    log.close()
    found = verify_file(path)
    click.echo(f"{found.hands} hands, {prompts} prompts, {found.records} records in {path}: verified")


def _throw_away_seal() -> Seal:
    """Keys that nobody keeps: what a demo seals is never opened."""
    return Seal(PrivateKey.generate().public_key, PrivateKey.generate().public_key)


def _play(session: TableSession, hands: int, seed: int) -> int:
    if session.table.options is None:
        session.do(Configure("Demo", Options(small_blind=1, big_blind=2, rake=_RAKE)))
        for seat in _SEATS:
            session.do(SeatPlayer(seat, f"Player {seat}", _STAKE))
    session.resume()
    if session.table.stops:
        session.do(ConfirmResume())
    dealer = VirtualDealer(session, Players(seed), Pack(seed), _STAKE)
    end = session.table.hands + hands
    prompts = 0
    while session.table.hands < end or session.table.hand is not None:
        prompt = next_step(session.table)
        prompts += 1
        click.echo(_line(session.table.hands, prompt))
        dealer.obey(prompt)
    return prompts


def _line(hand: int, prompt: Prompt) -> str:
    parts = [f"{hand:>4}", prompt.kind.value]
    if prompt.seat is not None:
        parts.append(f"seat {prompt.seat}")
    if prompt.amount is not None:
        parts.append(str(prompt.amount))
    return f"{' '.join(parts)} [{prompt.rule.id}]"
