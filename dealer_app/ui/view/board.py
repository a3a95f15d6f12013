"""What lies in the middle: board, burns, pots, what the house has taken."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import BoardCardDealt, CardNamed
from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.due import cuts, middle
from dealer_app.rules.pots.layers import Pot
from dealer_app.rules.showdown.winners import awarded, contenders
from dealer_app.rules.variant import StreetName
from dealer_app.session.ports import is_read
from dealer_app.session.undo import Told

_PLACES: Final = 5


class PlaceState(StrEnum):
    """What a place of the board holds: nothing, a card whose face nobody knows, a face, a face not in play."""

    EMPTY = "empty"
    UNKNOWN = "unknown"
    SHOWN = "shown"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """One of the five places; `card` is set for SHOWN and DIMMED only. `by_tap`: named by the dealer, not read."""

    state: PlaceState
    card: Card | None = None
    by_tap: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """The board, the street it belongs to, how many burns lie there and how many cards the stub holds."""

    places: tuple[BoardPlace, ...]
    street: StreetName | None = None
    burns: int = 0
    stub: int | None = None


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot: 0 is the main pot, 1 the first side pot; `seats` contend for it."""

    number: int
    amount: int
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenView:
    """What the house has taken from this hand; None for what the house does not take."""

    rake: int | None = None
    at_cap: bool = False
    jackpot: int | None = None


def board_view(hand: Hand | None, told: tuple[Told, ...]) -> BoardView:
    """The board of the running hand; five empty places between hands."""
    empty = BoardPlace(PlaceState.EMPTY)
    if hand is None:
        return BoardView((empty,) * _PLACES)
    tapped = _tapped(told)
    places = tuple(
        BoardPlace(PlaceState.SHOWN, face, by_tap=face in tapped)
        if isinstance(face, Card)
        else BoardPlace(PlaceState.UNKNOWN)
        for face in hand.cards.board
    )
    places += (empty,) * (_PLACES - len(places))
    return BoardView(places, hand.street.name, hand.cards.burns, hand.cards.stub)


def _tapped(told: tuple[Told, ...]) -> set[Card]:
    found: set[Card] = set()
    for step in told:
        if step.undone or is_read(step.source):
            continue
        for event in step.events:
            if isinstance(event, BoardCardDealt) and isinstance(event.face, Card):
                found.add(event.face)
            elif isinstance(event, CardNamed):
                found.add(event.card)
    return found


def pot_views(hand: Hand | None) -> tuple[PotView, ...]:
    """The pots that lie in the middle, bets in front and what the house took left out (POT-5, RAKE-8)."""
    if hand is None:
        return ()
    # The numbers of what was pushed are those of the pots as they are awarded (`merge_pots_after_kill`).
    return net_pots(hand, awarded(hand) if hand.showdown.pushed else middle(hand))


def net_pots(hand: Hand, found: tuple[Pot, ...]) -> tuple[PotView, ...]:
    """Pots without what the house took, those already pushed left out."""
    gone = {pushed.pot for pushed in hand.showdown.pushed}
    pairs = zip(found, cuts(hand, found), strict=True)
    return tuple(
        PotView(at, pot.amount - cut.house - cut.promo, contenders(hand, pot))
        for at, (pot, cut) in enumerate(pairs)
        if at not in gone
    )


def taken_view(hand: Hand | None) -> TakenView:
    """What lies on the rake spot and in the jackpot's place, for what this house takes at all."""
    if hand is None:
        return TakenView()
    options = hand.setup.options
    caps = (
        [cap.cap for cap in options.rake.caps if cap.min_players <= len(hand.seats) <= cap.max_players]
        if (options.rake)
        else []
    )
    return TakenView(
        rake=hand.taken.house if options.rake else None,
        at_cap=bool(caps) and hand.taken.house >= min(caps),
        jackpot=hand.taken.promo if options.promo else None,
    )
