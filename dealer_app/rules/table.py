"""What lasts between hands; what the log folds to."""

from enum import StrEnum
from typing import NamedTuple

from dealer_app.rules.cards import Card
from dealer_app.rules.hand import Hand
from dealer_app.rules.options import Options


class Positions(NamedTuple):
    """Button, small and big blind of a hand, by seat number, each valid even if the seat is empty now (BTN-5)."""

    button: int
    small_blind: int
    big_blind: int


class Occupant(NamedTuple):
    """Who sits in a seat. `owes`: missed blinds (BLD-6), marked when the rules of coming back are played."""

    seat: int
    name: str
    stack: int
    sits_out: bool
    owes: tuple[str, ...]


class Drawn(NamedTuple):
    """A card dealt for the button (BTN-1)."""

    seat: int
    card: Card


class Deck(NamedTuple):
    """What the next deal needs of the deck: a wash (DECK-3), a shuffle and cut (DECK-4, DECK-5)."""

    wash_due: bool
    shuffled: bool


class Stop(StrEnum):
    """Why the hand stands still."""

    FLOOR = "floor"
    RESTART = "restart"


class Notice(NamedTuple):
    """Something a reader saw that needs an answer; names a place and a rule, never a concealed card (BURN-3)."""

    kind: str
    place: str
    seat: int
    cards: tuple[Card, ...]
    rule: str


class Table(NamedTuple):
    """One table. `positions`: those of the last hand; None before the draw.

    `button_drawn`: the seat that won the draw, 0 once the first hand after it has begun. `still_here`: the seats dealt
    in to the last hand whose players have not left since; with none the button is drawn again (BTN-13).
    `hands`: hands started so far. `notice`: what has to be answered first. `stops`: why play stands still, newest last.
    """

    name: str
    options: Options | None
    seats: tuple[Occupant, ...]
    positions: Positions | None
    still_here: tuple[int, ...]
    button_drawn: int
    draw: tuple[Drawn, ...]
    deck: Deck
    hands: int
    stops: tuple[Stop, ...]
    notice: Notice | None
    hand: Hand | None  # the last field: with_hand counts on it

    def with_hand(self, hand: Hand | None) -> "Table":
        """This table with its hand gone on; twice as fast as replacing a field by name, and every fact does it."""
        return Table(*self[:-1], hand)

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits there; None for an empty seat."""
        for occupant in self.seats:
            if occupant.seat == seat:
                return occupant
        return None


NEW_TABLE = Table(
    name="",
    options=None,
    seats=(),
    positions=None,
    still_here=(),
    button_drawn=0,
    draw=(),
    deck=Deck(wash_due=True, shuffled=False),
    hands=0,
    stops=(),
    notice=None,
    hand=None,
)


def active(table: Table) -> tuple[int, ...]:
    """Seats that are dealt in next, ascending: with chips and not sitting out (GEN-3, DEAL-3)."""
    return tuple(sorted(o.seat for o in table.seats if o.stack > 0 and not o.sits_out))
