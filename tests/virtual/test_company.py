"""A person at the screen is the dealer: the company moves the cards and says what players do, he enters it."""

from pathlib import Path

from dealer_app.bootstrap import now_us, stage, throw_away_seal
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, Fold
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.cards import DECK
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import PullBets, TakeRake
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.company import Shows
from dealer_app.virtual.dealer import VirtualDealer
from dealer_app.virtual.players import Players
from dealer_app.virtual.prompts import PUSHES
from dealer_app.virtual.stage import STAKE, set_up
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


def test_players_go_on_where_the_dealer_enters_cards_that_nobody_pitched(tmp_path: Path) -> None:
    """He is faster than the hands that move the cards, or enters a whole hand by himself."""
    log = LogFile(tmp_path / "table.db", throw_away_seal(), now_us)
    session = TableSession(log, "cutcard-1")
    pack = Pack(1)
    dealer = VirtualDealer(session, Players(1), pack, STAKE)
    set_up(session)
    for card in DECK[: len(session.table.seats)]:
        session.do(DealForButton(card))
    session.do(StartHand())
    session.do(PostAll())
    session.do(DealAll())
    dealt = session.table.hand
    assert dealt is not None
    acted = dealt.betting.to_act
    assert dealer.players_act().seat == acted
    for _ in range(2 * dealt.setup.variant.hole_count):
        pack.pitch(acted or 0)
    assert dealer.players_act().seat == acted
    while (hand := session.table.hand) is not None and hand.betting.to_act is not None:
        may = legal(hand)
        assert may is not None
        session.do(Check(may.seat) if may.check else Call(may.seat))
        while session.table.hand is not None and phase(session.table) in (Phase.PULLING, Phase.RAKING, Phase.DEALING):
            _by_hand(session)
    last = session.table.hand
    assert last is not None
    assert phase(session.table) is Phase.SHOWING
    assert [dealer.concedes(seat.number) for seat in last.seats] == [False] * len(last.seats)
    log.close()


def _by_hand(session: TableSession) -> None:
    hand = session.table.hand
    assert hand is not None
    match phase(session.table):
        case Phase.PULLING:
            session.do(PullBets())
        case Phase.RAKING:
            session.do(TakeRake())
        case _ if hand.cards.owed[0].zone is Zone.BURNS:
            session.do(Burn())
        case _:
            session.do(DealBoard(DECK[20 + len(hand.cards.board)]))
