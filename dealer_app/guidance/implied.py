"""Flow mode: the steps that must have been done before the one that was just seen or tapped (UX 4.1)."""

from typing import Final

from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PassTo, PlaceBet
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard, DealCard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Zone
from dealer_app.rules.posting.facts import PostAll, StartHand, Straddle
from dealer_app.rules.pots.due import to_return
from dealer_app.rules.pots.facts import DropRake, PullBets, PushPot, ReturnUncalled, TakeRake
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.facts import BuyIn, CashOut, Configure, SeatPlayer, SitIn, SitOut
from dealer_app.rules.showdown.facts import MuckHand, NameWinners, TableHand
from dealer_app.rules.table import Table

_ACTS: Final = (Check, Call, PlaceBet, Fold, PassTo, CheckAround)
_STARTS: Final = (*_ACTS, DealCard, DealAll, Straddle, PostAll)
_ENDS: Final = (Burn, DealBoard, PushPot, TableHand, MuckHand, NameWinners)
_BETWEEN: Final = (StartHand, SeatPlayer, BuyIn, CashOut, SitOut, SitIn, Configure)


def bookkeeping(table: Table) -> Command | None:
    """The step with chips alone that is due now: return, pull, rake, drop; None when another kind of step is due."""
    match phase(table):
        case Phase.PULLING:
            assert table.hand is not None
            return PullBets() if to_return(table.hand) is None else ReturnUncalled()
        case Phase.RAKING:
            return TakeRake()
        case Phase.CLOSING:
            return DropRake()
        case _:
            return None


def implied(table: Table, wish: Command, pack: str = "") -> tuple[Command, ...]:
    """The wishes that have to come before `wish` so that it is allowed, the wish itself not among them.

    Only what the dealer must have done already to be where the wish shows him: never a player's act, never a card of
    the board or a burn. `pack` is the version of the rule texts, recorded with a hand that starts.
    Raises Refused when the wish is not allowed even then.
    """
    before: list[Command] = []
    while True:
        try:
            decide(table, wish)
        except Refused:
            earlier = _before(table, wish, pack)
            if earlier is None:
                raise
            table = fold(table, decide(table, earlier))
            before.append(earlier)
        else:
            return tuple(before)


def _before(table: Table, wish: Command, pack: str) -> Command | None:
    """The step due now, if the wish proves that it was done; None if it does not."""
    now = phase(table)
    if now is Phase.CLOSING and isinstance(wish, (*_STARTS, *_BETWEEN)):
        return DropRake()
    if now in (Phase.PULLING, Phase.RAKING) and isinstance(wish, _ENDS):
        return bookkeeping(table)
    if isinstance(wish, _STARTS):
        return _start(table, now, wish, pack)
    return None


def _start(table: Table, now: Phase, wish: Command, pack: str) -> Command | None:
    if now in (Phase.SHUFFLING, Phase.BETWEEN_HANDS):
        return StartHand(pack)
    if now is Phase.POSTING:
        return PostAll()
    if now is Phase.DEALING and isinstance(wish, _ACTS):
        assert table.hand is not None
        return DealAll() if table.hand.cards.owed[0].zone is Zone.HOLE else None
    return None
