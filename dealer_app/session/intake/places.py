"""Where the cards of a hand lie by its facts, for comparing with where readers see them."""

from collections.abc import Iterable
from typing import Final

from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned, CardDealt
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.record import Record
from dealer_app.rules.hand import Hand, Place, Zone
from dealer_app.session.ports import is_read

MUCK: Final = Place(Zone.MUCK)
SHOW: Final = Place(Zone.SHOW)
BOARD: Final = Place(Zone.BOARD)
BURNS: Final = Place(Zone.BURNS)


def dealt_to(hand: Hand, place: Place) -> int:
    """How many cards the rules have dealt to a place so far."""
    match place.zone:
        case Zone.HOLE:
            return len(hand.cards.hole[hand.setup.place[place.seat]]) if hand.is_dealt_in(place.seat) else 0
        case Zone.BURNS:
            return hand.cards.burns
        case _:
            return len(hand.cards.board)


def dealt_in_all(hand: Hand | None) -> int:
    """How many cards the rules have dealt so far: the least ordinal that a shoe loaded for this hand has reached."""
    return sum(map(len, hand.cards.hole)) + hand.cards.burns + len(hand.cards.board) if hand is not None else 0


def seats(hand: Hand) -> tuple[Place, ...]:
    """The places of the down cards of everyone who was dealt in."""
    return tuple(Place(Zone.HOLE, seat.number) for seat in hand.seats)


def concealed(hand: Hand) -> tuple[Place, ...]:
    """Every place whose cards nobody may know: the seats and the burns."""
    return (*seats(hand), BURNS)


def place_of(fact: Event | Corrected) -> Place | None:
    """Where a fact put a card; None for a fact that deals none."""
    match fact:
        case CardDealt(seat=seat):
            return Place(Zone.HOLE, seat)
        case CardBurned():
            return BURNS
        case BoardCardDealt():
            return BOARD
        case _:
            return None


def places_by_origin(records: Iterable[Record]) -> dict[str, Place]:
    """Where the reader events that records name as their source have put their cards, by that source."""
    found = {}
    for record in records:
        place = place_of(record.event) if is_read(record.source) else None
        if place is not None:
            found[record.source] = place
    return found
