"""The state of one hand: money and turn in `Seat` and `Betting`, cards in `Cards`, what the hand began with in `Setup`.

Made anew at each event, so NamedTuples; the two `with_` methods serve the events that happen most.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from dealer_app.rules.cards import Card, Face
from dealer_app.rules.options import Options
from dealer_app.rules.variant import Street, Variant

NOT_ACTED: Final = -1


class Status(StrEnum):
    """GEN-3, of a seat that was dealt in."""

    LIVE = "live"
    ALL_IN = "all_in"
    FOLDED = "folded"


# Python 3.11 takes longer to find a member of an enum than to go round the seats: the hot paths find these at once.
LIVE: Final = Status.LIVE
ALL_IN: Final = Status.ALL_IN
FOLDED: Final = Status.FOLDED


class Zone(StrEnum):
    """Where a card can lie (INV-2)."""

    HOLE = "hole"
    BOARD = "board"
    BURNS = "burns"
    MUCK = "muck"
    SHOW = "show"


class ForcedKind(StrEnum):
    """What a forced bet is for (2.4)."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BB_ANTE = "bb_ante"
    STRADDLE = "straddle"
    BUTTON_CHARGE = "button_charge"
    SKIPPED_BIG_BLIND = "skipped_big_blind"


class ForcedBet(NamedTuple):
    """A forced bet that is owed: `amount` chips in full; dead money is nobody's bet (POT-1)."""

    seat: int
    kind: ForcedKind
    amount: int
    live: bool


class Place(NamedTuple):
    """Where the next card goes: the zone, and the seat for a hole card (0 elsewhere)."""

    zone: Zone
    seat: int = 0


class Seat(NamedTuple):
    """One seat of the hand. `bet`: live chips in front on this street. `total`: live chips of the whole hand (POT-1).

    `acted`: the level that stood after the seat's last act of this round, NOT_ACTED before it (BET-9).
    `number` 1-10; amounts in chips.
    """

    number: int
    stack: int
    bet: int
    total: int
    acted: int
    status: Status


class Cards(NamedTuple):
    """Where the cards lie. `hole` in the order of the hand's seats; UNKNOWN where a face is nobody's to know."""

    hole: tuple[tuple[Face, ...], ...]
    board: tuple[Face, ...]
    burns: int
    stub: int
    owed: tuple[Place, ...]


class Betting(NamedTuple):
    """The betting round. `level`: the price in chips. `increment`: the last full bet or raise (NL-3).

    `full`: level of the last full bet or raise (FL-7). `raises`: bets and raises counted (FL-3). `largest`: largest
    increment made in this round by anybody, a short one too.
    `capped`: no further raise in this round (FL-3, FL-4). `aggressor`: who bet or raised last in this round.
    `to_act`: whose turn it is, None when the round is closed.
    """

    street: int
    level: int
    increment: int
    full: int
    raises: int
    largest: int
    capped: bool
    aggressor: int | None
    to_act: int | None


class Setup(NamedTuple):
    """What a hand began with and never changes. Seats by number, 1-10.

    `button` may be an empty seat (BTN-5). `small_blind`: None when nobody owes it (BTN-12). `behind`: chips that
    a capped hand can't lose, by seat in `order` (TS-8). `place`: the index of a seat number in the hand's seats.
    """

    number: int
    variant: Variant
    options: Options
    button: int
    small_blind_position: int
    small_blind: int | None
    big_blind: int
    order: tuple[int, ...]
    behind: tuple[int, ...]
    place: tuple[int, ...]
    pack: str


class Tabled(NamedTuple):
    """A hand turned face up."""

    seat: int
    cards: tuple[Card, ...]


class Named(NamedTuple):
    """Winners of a pot as the dealer read them, where faces are not known."""

    pot: int
    seats: tuple[int, ...]


class Pushed(NamedTuple):
    """Chips of a pot that went to a seat."""

    pot: int
    seat: int
    amount: int


class Showdown(NamedTuple):
    """What has been shown, conceded, read and pushed so far."""

    tabled: tuple[Tabled, ...]
    mucked: tuple[int, ...]
    named: tuple[Named, ...]
    pushed: tuple[Pushed, ...]


class Taken(NamedTuple):
    """Rake and promotional drop, in chips, already pulled from the pot."""

    house: int
    promo: int


class Hand(NamedTuple):
    """One hand; amounts in chips.

    `straddle`: the straddle posted, by seat `straddler`; 0 for none. `short_blinds`: what blinds were posted short or
    not at all (PL-4). `dead`: chips in the pot that are nobody's bet (POT-1, POT-12), `dead_antes` of them antes.
    `bets_open`: the round has begun and its bets are not pulled yet.
    """

    setup: Setup
    seats: tuple[Seat, ...]
    cards: Cards
    betting: Betting
    owed_bets: tuple[ForcedBet, ...]
    straddle: int
    straddler: int
    short_blinds: int
    dead: int
    dead_antes: int
    bets_open: bool
    taken: Taken
    showdown: Showdown

    def with_cards(self, cards: Cards, betting: Betting) -> "Hand":
        """This hand after a card has moved."""
        return Hand(
            self[0],
            self[1],
            cards,
            betting,
            self[4],
            self[5],
            self[6],
            self[7],
            self[8],
            self[9],
            self[10],
            self[11],
            self[12],
        )

    def with_turn(self, seats: tuple[Seat, ...], betting: Betting) -> "Hand":
        """This hand after a player has acted."""
        return Hand(
            self[0],
            seats,
            self[2],
            betting,
            self[4],
            self[5],
            self[6],
            self[7],
            self[8],
            self[9],
            True,
            self[11],
            self[12],
        )

    def seat(self, number: int) -> Seat:
        """The seat with this number, which must have been dealt in."""
        return self.seats[self.setup.place[number]]

    def is_dealt_in(self, number: int) -> bool:
        """Whether the seat number, 1-10, has a place in this hand."""
        return 0 < number < len(self.setup.place) and self.setup.place[number] >= 0

    @property
    def street(self) -> Street:
        """The street that is being dealt or bet."""
        return self.setup.variant.streets[self.betting.street]


def replace_seat(seats: tuple[Seat, ...], at: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with one changed."""
    return (*seats[:at], seat, *seats[at + 1 :])


def in_hand(hand: Hand) -> list[Seat]:
    """Seats that still hold cards, live or all-in, in dealing order."""
    return [seat for seat in hand.seats if seat.status is not FOLDED]


def live(hand: Hand) -> list[Seat]:
    """Seats that can still act, in dealing order."""
    return [seat for seat in hand.seats if seat.status is LIVE]


def bets_in_front(hand: Hand) -> int:
    """Chips lying before the players, not yet pulled."""
    return sum(seat.bet for seat in hand.seats)


def gross(hand: Hand) -> int:
    """All chips put in and not returned, dead money included: the gross pot once bets are pulled (RAKE-1)."""
    return sum(seat.total for seat in hand.seats) + hand.dead


def pulled(hand: Hand) -> int:
    """Chips in the middle before anything is taken or pushed: all pots without the bets in front."""
    return gross(hand) - bets_in_front(hand)
