"""A person at the screen is the dealer: the company moves the cards and says what players do, he enters it."""

from pathlib import Path

from dealer_app.bootstrap import now_us, stage, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Fold
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.virtual.company import Shows
from dealer_app.virtual.prompts import PUSHES
from dealer_app.virtual.stage import set_up
from hardware.clock import Clock
from tests.pump import Pump

_HANDS = 2
_LOOK_MS = 100
_MOST_LOOKS = 6000
_CHIPS = (PromptKind.RETURN_BET, PromptKind.PULL_BETS, PromptKind.RAKE, PromptKind.DROP)


def test_whole_hands_are_played_by_entering_what_the_players_say(tmp_path: Path) -> None:
    clock = Clock(20)
    pump = Pump(clock, 20)
    log = LogFile(tmp_path / "table.db", throw_away_seal(), now_us)
    table = stage(
        log,
        folder=tmp_path,
        seed=2,
        noise="none",
        clock=clock,
        put=pump.put,
        wait=lambda ms: pump.wait(table.live.intake, ms),
    )
    session, intake, company = table.live.session, table.live.intake, table.company
    set_up(session)
    table.start()
    pump.wait(intake, 1500)
    cards_by_tap = 0
    for _ in range(_MOST_LOOKS):
        prompt = next_step(session.table, intake.senses)
        company.go_on(prompt, clock.now_ms())
        said = company.said
        if prompt.kind in (*_CHIPS, *PUSHES):
            table.dealer.obey(prompt)
        elif isinstance(said, Shows) and prompt.seat == said.seat:
            faces = intake.faces(said.seat)
            cards_by_tap += 2 - len(faces)
            session.do(MuckHand(said.seat) if said.concedes else TableHand(said.seat, faces))
        elif said is not None and not isinstance(said, Fold | Shows):
            hand = session.table.hand
            if hand is not None and hand.betting.to_act == said.seat == prompt.seat:
                session.do(said)
        pump.wait(intake, _LOOK_MS)
        if session.table.hands >= _HANDS and session.table.hand is None:
            break
    table.close()
    assert session.table.hands >= _HANDS
    assert session.table.hand is None
    assert cards_by_tap == 0
