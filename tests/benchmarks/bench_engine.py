"""decide and apply on the same scripts as PokerKit: half the hands called down, half played at random."""

from random import Random
from typing import Any, NamedTuple

import pytest
from pokerkit import Mode, NoLimitTexasHoldem
from pytest_benchmark.fixture import BenchmarkFixture

from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard, Shuffle
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.options import Options
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.due import to_return
from dealer_app.rules.pots.facts import DropRake, PullBets, PushPot, ReturnUncalled, TakeRake
from dealer_app.rules.ranking.high import warming
from dealer_app.rules.seats.facts import Configure, DealForButton, SeatPlayer
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.rules.showdown.winners import next_to_show, unpushed
from dealer_app.rules.table import NEW_TABLE, Table
from tests.benchmarks.ratio import ratio
from tests.oracle.match import AUTOMATIC

_PLAYERS = 6
_STACK = 200
_HANDS = 60
_WANTED = 10


class Script(NamedTuple):
    """One hand: our commands, and the same for PokerKit."""

    ours: tuple[Command, ...]
    theirs: tuple[tuple[str, Any], ...]


def opened() -> Table:
    """Six players; the button comes to seat 6, so that seat 1 has the small blind as PokerKit's first player."""
    table = NEW_TABLE
    wishes: list[Command] = [Configure("T", Options(small_blind=1, big_blind=2))]
    wishes += [SeatPlayer(seat, f"P{seat}", _STACK) for seat in range(1, _PLAYERS + 1)]
    low = [card for card in DECK if str(card)[0] == "2"] + [card for card in DECK if str(card)[0] == "3"]
    wishes += [DealForButton(low[seat]) for seat in range(_PLAYERS - 1)] + [DealForButton(DECK[12])]
    for wish in wishes:
        table = fold(table, decide(table, wish))
    return table


def script(start: Table, random: Random, *, called_down: bool) -> Script:
    """Play one hand and write down what was done."""
    deck = random.sample(DECK, len(DECK))
    holes = {seat: (deck.pop(), deck.pop()) for seat in range(1, _PLAYERS + 1)}
    theirs: list[tuple[str, Any]] = [("deal_hole", "".join(map(str, holes[s]))) for s in range(1, _PLAYERS + 1)]
    ours: list[Command] = []
    table = start
    board: list[Card] = []
    while table.hand is not None or table.hands == start.hands:
        wish, peer = _next(table, random, deck, holes, board, called_down=called_down)
        table = fold(table, decide(table, wish))
        ours.append(wish)
        if peer is not None:
            theirs.append(peer)
    return Script(tuple(ours), tuple(theirs))


def _next(
    table: Table,
    random: Random,
    deck: list[Card],
    holes: dict[int, tuple[Card, Card]],
    board: list[Card],
    *,
    called_down: bool,
) -> tuple[Command, tuple[str, Any] | None]:
    hand = table.hand
    now = phase(table)
    if hand is None:
        return (StartHand() if now is Phase.BETWEEN_HANDS else Shuffle()), None
    match now:
        case Phase.POSTING:
            return PostAll(), None
        case Phase.DEALING if hand.cards.owed[0].zone is Zone.HOLE:
            return DealAll(), None
        case Phase.DEALING if hand.cards.owed[0].zone is Zone.BURNS:
            return Burn(), None
        case Phase.DEALING:
            board.append(deck.pop())
            is_whole = len(board) in (3, 4, 5)
            cards = board if len(board) == 3 else board[-1:]
            return DealBoard(board[-1]), ("deal_board", "".join(map(str, cards))) if is_whole else None
        case Phase.BETTING:
            return _act(table, random, called_down=called_down)
        case Phase.PULLING:
            return (PullBets() if to_return(hand) is None else ReturnUncalled()), None
        case Phase.RAKING:
            return TakeRake(), None
        case Phase.SHOWING | Phase.FACING:
            seat = next_to_show(hand)
            assert seat is not None
            return TableHand(seat, holes[seat]), None
        case Phase.PUSHING:
            return PushPot(unpushed(hand)[-1]), None
        case _:
            return DropRake(), None


def _act(table: Table, random: Random, *, called_down: bool) -> tuple[Command, tuple[str, Any] | None]:
    assert table.hand is not None
    may = legal(table.hand)
    assert may is not None
    dice = 0.5 if called_down else random.random()
    if may.call and dice < 0.15:
        return Fold(may.seat), ("fold", None)
    if may.raise_to is not None and dice > 0.8:
        to = random.randint(may.raise_to.least, min(may.raise_to.most, may.raise_to.least + 20))
        return PlaceBet(may.seat, to), ("complete_bet_or_raise_to", to)
    return (Check(may.seat) if may.check else Call(may.seat)), ("check_or_call", None)


def play_ours(start: Table, scripts: list[Script]) -> list[dict[int, int]]:
    """Every script from the same start; the stacks it ends with."""
    ends = []
    for each in scripts:
        table = start
        for wish in each.ours:
            table = fold(table, decide(table, wish))
        ends.append({occupant.seat: occupant.stack for occupant in table.seats})
    return ends


def play_theirs(scripts: list[Script]) -> list[dict[int, int]]:
    """The same through PokerKit."""
    ends = []
    for each in scripts:
        state: Any = NoLimitTexasHoldem.create_state(
            AUTOMATIC, True, 0, (1, 2), 2, (_STACK,) * _PLAYERS, _PLAYERS, mode=Mode.CASH_GAME
        )
        for name, value in each.theirs:
            act = getattr(state, name)
            act() if value is None else act(value)
        ends.append({at + 1: stack for at, stack in enumerate(state.stacks)})
    return ends


@pytest.mark.filterwarnings("ignore:A card being dealt")  # PokerKit's remark on cards given by hand
def test_decide_and_apply_are_ten_times_as_fast_as_pokerkit(benchmark: BenchmarkFixture) -> None:
    for _ in warming():
        pass
    start, random = opened(), Random(7)
    scripts = [script(start, random, called_down=at % 2 == 0) for at in range(_HANDS)]
    benchmark(play_ours, start, scripts)
    found = ratio(lambda: play_ours(start, scripts), lambda: play_theirs(scripts), rounds=5)
    same = sum(a == b for a, b in zip(play_ours(start, scripts), play_theirs(scripts), strict=True))
    print(f"\nengine: {found:.1f} x PokerKit, {same} of {_HANDS} hands end with the same stacks")
    assert same == _HANDS
    assert found >= _WANTED
