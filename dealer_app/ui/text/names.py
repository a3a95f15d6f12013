"""What things are called at the table: amounts, cards, hands, streets, seats."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale

from dealer_app.rules.cards import Card, Rank, Suit
from dealer_app.rules.options import Structure
from dealer_app.rules.ranking.pattern import Category
from dealer_app.rules.ranking.table import patterns
from dealer_app.rules.variant import StreetName
from dealer_app.ui.view.devices import Device
from dealer_app.ui.view.seats import Position

_RANKS: Final = {
    Rank.TWO: QT_TRANSLATE_NOOP("names", "two"),
    Rank.THREE: QT_TRANSLATE_NOOP("names", "three"),
    Rank.FOUR: QT_TRANSLATE_NOOP("names", "four"),
    Rank.FIVE: QT_TRANSLATE_NOOP("names", "five"),
    Rank.SIX: QT_TRANSLATE_NOOP("names", "six"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("names", "seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("names", "eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("names", "nine"),
    Rank.TEN: QT_TRANSLATE_NOOP("names", "ten"),
    Rank.JACK: QT_TRANSLATE_NOOP("names", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("names", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("names", "king"),
    Rank.ACE: QT_TRANSLATE_NOOP("names", "ace"),
}
_SEVERAL: Final = {
    Rank.TWO: QT_TRANSLATE_NOOP("names", "twos"),
    Rank.THREE: QT_TRANSLATE_NOOP("names", "threes"),
    Rank.FOUR: QT_TRANSLATE_NOOP("names", "fours"),
    Rank.FIVE: QT_TRANSLATE_NOOP("names", "fives"),
    Rank.SIX: QT_TRANSLATE_NOOP("names", "sixes"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("names", "sevens"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("names", "eights"),
    Rank.NINE: QT_TRANSLATE_NOOP("names", "nines"),
    Rank.TEN: QT_TRANSLATE_NOOP("names", "tens"),
    Rank.JACK: QT_TRANSLATE_NOOP("names", "jacks"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("names", "queens"),
    Rank.KING: QT_TRANSLATE_NOOP("names", "kings"),
    Rank.ACE: QT_TRANSLATE_NOOP("names", "aces"),
}
_SUITS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("names", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("names", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("names", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("names", "clubs"),
}
_HANDS: Final = {
    Category.HIGH_CARD: QT_TRANSLATE_NOOP("names", "{rank} high"),
    Category.PAIR: QT_TRANSLATE_NOOP("names", "pair of {ranks}"),
    Category.TWO_PAIR: QT_TRANSLATE_NOOP("names", "two pair, {ranks} and {others}"),
    Category.THREE_OF_A_KIND: QT_TRANSLATE_NOOP("names", "three {ranks}"),
    Category.STRAIGHT: QT_TRANSLATE_NOOP("names", "straight, {rank} high"),
    Category.FLUSH: QT_TRANSLATE_NOOP("names", "flush in {suit}, {rank} high"),
    Category.FULL_HOUSE: QT_TRANSLATE_NOOP("names", "full house, {ranks} over {others}"),
    Category.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("names", "four {ranks}"),
    Category.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("names", "straight flush in {suit}, {rank} high"),
    Category.ROYAL_FLUSH: QT_TRANSLATE_NOOP("names", "royal flush in {suit}"),
}
_STREETS: Final = {
    StreetName.PREFLOP: QT_TRANSLATE_NOOP("names", "pre-flop"),
    StreetName.FLOP: QT_TRANSLATE_NOOP("names", "flop"),
    StreetName.TURN: QT_TRANSLATE_NOOP("names", "turn"),
    StreetName.RIVER: QT_TRANSLATE_NOOP("names", "river"),
}
_POSITIONS: Final = {
    Position.BUTTON: QT_TRANSLATE_NOOP("names", "button"),
    Position.SMALL_BLIND: QT_TRANSLATE_NOOP("names", "small blind"),
    Position.BIG_BLIND: QT_TRANSLATE_NOOP("names", "big blind"),
    Position.STRADDLE: QT_TRANSLATE_NOOP("names", "straddle"),
}
_DEVICES: Final = {
    Device.SHOE: QT_TRANSLATE_NOOP("names", "Shoe"),
    Device.BOARD: QT_TRANSLATE_NOOP("names", "Board"),
    Device.SEATS: QT_TRANSLATE_NOOP("names", "Seats"),
    Device.MUCK: QT_TRANSLATE_NOOP("names", "Muck"),
    Device.BURN: QT_TRANSLATE_NOOP("names", "Burn"),
    Device.TRAY: QT_TRANSLATE_NOOP("names", "Tray"),
}
_STAKES: Final = {
    Structure.NO_LIMIT: QT_TRANSLATE_NOOP("names", "No limit hold'em {small}–{big}"),
    Structure.POT_LIMIT: QT_TRANSLATE_NOOP("names", "Pot limit hold'em {small}–{big}"),
    Structure.FIXED_LIMIT: QT_TRANSLATE_NOOP("names", "Limit hold'em {small}–{big}"),
}
_PLACES: Final = {
    "seat": QT_TRANSLATE_NOOP("names", "seat {n}"),
    "board": QT_TRANSLATE_NOOP("names", "board"),
    "burn": QT_TRANSLATE_NOOP("names", "burn"),
    "muck": QT_TRANSLATE_NOOP("names", "muck"),
    "shoe": QT_TRANSLATE_NOOP("names", "shoe"),
    "show": QT_TRANSLATE_NOOP("names", "show spot"),
    "aside": QT_TRANSLATE_NOOP("names", "aside spot"),
    "tray": QT_TRANSLATE_NOOP("names", "tray"),
    "drop": QT_TRANSLATE_NOOP("names", "drop box"),
}


def amount(chips: int) -> str:
    """Chips with the thousands separator of the language; minus is "−" (UX 3.3)."""
    locale = QLocale()
    # The plain "C" locale, which Qt takes where the system names no other, leaves the separator out.
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    return locale.toString(chips).replace("-", "−")


def percent(basis_points: int) -> str:
    """Hundredths of a per cent as a per cent, with the point of the language: "5", "2.5"."""
    whole, rest = divmod(basis_points, 100)
    return f"{whole}{QLocale().decimalPoint()}{rest:02}".rstrip("0") if rest else str(whole)


def card_name(card: Card) -> str:
    """A public card in words: "nine of diamonds"."""
    said = QCoreApplication.translate("names", "{rank} of {suit}")
    return said.format(rank=_word(_RANKS[card.rank]), suit=_word(_SUITS[card.suit]))


def hand_name(strength: int, best: Sequence[Card]) -> str:
    """What the best five are called, by the ranking's class 1 to 7,462 and, for a flush, the suit they are of."""
    pattern = patterns()[strength - 1]
    first, second = pattern.ranks[0], pattern.ranks[min(1, len(pattern.ranks) - 1)]
    return _word(_HANDS[pattern.category]).format(
        rank=_word(_RANKS[first]),
        ranks=_word(_SEVERAL[first]),
        others=_word(_SEVERAL[second]),
        suit=_word(_SUITS[best[0].suit]),
    )


def street_name(street: StreetName) -> str:
    """A street inside a sentence: "turn"."""
    return _word(_STREETS[street])


def position_name(position: Position) -> str:
    """A seat's place against the button: "big blind"."""
    return _word(_POSITIONS[position])


def seat_name(number: int) -> str:
    """A seat by its number: "Seat 3"."""
    return QCoreApplication.translate("names", "Seat {n}").format(n=number)


def place_name(place: str) -> str:
    """A spot of the table, as a notice gives it ("seat 3", "board 2", "muck"), inside a sentence."""
    kind, _, number = place.partition(" ")
    return _word(_PLACES[kind]).format(n=number)


def device_name(device: Device) -> str:
    """A reader as the device strip names it."""
    return _word(_DEVICES[device])


def seat_list(seats: Sequence[int]) -> str:
    """Seat numbers in a row: "2, 7 and 9"."""
    if len(seats) < 2:
        return "".join(map(str, seats))
    said = QCoreApplication.translate("names", "{list} and {last}")
    return said.format(list=", ".join(map(str, seats[:-1])), last=seats[-1])


def stakes(structure: Structure, small_blind: int, big_blind: int) -> str:
    """Game and stakes in a line: "No limit hold'em 2–5"."""
    return _word(_STAKES[structure]).format(small=amount(small_blind), big=amount(big_blind))


def clock(at_ms: int) -> str:
    """The time of day here of milliseconds since the epoch: "21:47"."""
    return QDateTime.fromMSecsSinceEpoch(at_ms).toString("HH:mm")


def _word(source: object) -> str:
    return QCoreApplication.translate("names", str(source))  # the marker is typed as an object
