"""The app's side of a crash test, a process of its own: log, session, readers; acts are tapped by a plain robot.

Every line it prints is a fact for the parent: NEED what the hands must do, ACK an event it acknowledged, BACK the step
it came back at, RECORDED the last record that is safe, NOTICE what it was told.
"""

import sys
from pathlib import Path
from random import Random

from dealer_app.bootstrap import live_table, now_us, throw_away_seal
from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, Fold
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.floor.facts import ConfirmResume, DismissRead
from dealer_app.rules.posting.facts import PostAll
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.seats.facts import BuyIn
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.session.deck_map import DeckMap
from dealer_app.session.intake import Intake
from dealer_app.session.table_session import TableSession
from dealer_app.stores.decks import DeckFiles
from dealer_app.virtual.prompts import ACTS, BEGINS, BOARD, PUSHES, SHOWS
from dealer_app.virtual.stage import STAKE, set_up
from hardware.clock import Clock
from hardware.events import Acknowledge, DeviceEvent, NumberedEvent, Request
from hardware.layout_file import read_layout
from hardware.protocols import PROTOCOLS
from tests.pump import Pump

DECK_NAME = "red-1"
_LOOK_MS = 60
_BY_HANDS = BEGINS | BOARD | {PromptKind.DRAW_BUTTON, PromptKind.DEAL_HOLE, PromptKind.BURN}


def say(*words: object) -> None:
    """One line to the parent, at once."""
    print(*words, flush=True)


def main(folder: Path, hands: int, speed: float) -> None:
    """Play until so many hands have ended."""
    clock = Clock(speed)
    pump = Pump(clock, speed)
    layout = read_layout((folder / "layout.toml").read_text(), tuple(PROTOCOLS))
    log = LogFile(folder / "table.db", throw_away_seal(), now_us)
    kinds: dict[tuple[str, int, int], str] = {}

    def put(events: tuple[DeviceEvent, ...]) -> None:
        for event in events:
            if isinstance(event, NumberedEvent):
                kinds[(event.device, *event.seq)] = type(event).__name__
        pump.put(events)

    live = live_table(log, layout, DeckMap.kept(DeckFiles(folder), DECK_NAME), put, clock)
    send = live.supervisor.send

    def tell(request: Request) -> None:
        if isinstance(request, Acknowledge):
            key = (request.device, *request.seq)
            say("ACK", *key, kinds.get(key, "?"))
        send(request)

    live.supervisor.send = tell  # type: ignore[method-assign]  # watched, not changed
    session = live.session
    session.resume()
    if session.table.stops:
        session.do(ConfirmResume())
    if session.records:
        back = next_step(session.table)
        say("BACK", back.kind.value, back.seat or 0, back.amount or 0)
    session.listen(lambda _: say("RECORDED", session.records[-1].seq))
    set_up(session)
    live.supervisor.start()
    while session.table.hands < hands or session.table.hand is not None:
        step(session, live.intake, pump)
    live.close()


def step(session: TableSession, intake: Intake, pump: Pump) -> None:
    """Do what the prompt says, or wait for the hands."""
    pump.wait(intake, _LOOK_MS)
    prompt = next_step(session.table, intake.senses)
    if prompt.kind in _BY_HANDS:
        hand = session.table.hand
        number = hand.setup.number if hand is not None else session.table.hands + 1
        if hand is None:
            for occupant in session.table.seats:
                if not occupant.stack:
                    session.do(BuyIn(occupant.seat, STAKE))
        say("NEED", number, prompt.kind.value, prompt.street or "-", prompt.seat or 0, prompt.count or 0)
    else:
        tap(session, intake, prompt)


def tap(session: TableSession, intake: Intake, prompt: Prompt) -> None:
    """What needs no card."""
    hand = session.table.hand
    if prompt.kind in ACTS:
        assert hand is not None
        may = legal(hand)
        assert may is not None
        dice = Random(f"{hand.setup.number} {hand.betting.street} {may.seat} {hand.betting.level}").random()
        folds = may.call and dice < 0.25
        session.do(Check(may.seat) if may.check else Fold(may.seat) if folds else Call(may.seat))
    elif prompt.kind in PUSHES:
        session.do(PushPot(prompt.count or 0))
    elif prompt.kind in SHOWS:
        assert prompt.seat is not None
        faces = intake.faces(prompt.seat)
        if len(faces) == 2:
            session.do(TableHand(prompt.seat, faces))
    elif session.table.notice is not None:
        say("NOTICE", prompt.kind.value, prompt.place)
        session.do(DismissRead())
    elif (due := bookkeeping(session.table)) is not None:
        session.do(due)
    else:
        session.do(PostAll())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
