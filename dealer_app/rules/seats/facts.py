"""Wishes and facts about people, chips and the button between hands."""

from dataclasses import dataclass

from dealer_app.rules.cards import Card
from dealer_app.rules.options import Options


@dataclass(frozen=True, slots=True)
class Configure:
    """Open or change the table: its name and house options."""

    name: str
    options: Options


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A player sits down in a seat (1-10) with chips."""

    seat: int
    name: str
    stack: int


@dataclass(frozen=True, slots=True)
class BuyIn:
    """A seated player adds chips."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CashOut:
    """A player leaves with all his chips."""

    seat: int


@dataclass(frozen=True, slots=True)
class SitOut:
    """A player is not dealt in until he sits in again."""

    seat: int


@dataclass(frozen=True, slots=True)
class SitIn:
    """A player who sat out is dealt in again."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealForButton:
    """One card face up for the button draw, to the next seat (BTN-1)."""

    card: Card


SeatsCommand = Configure | SeatPlayer | BuyIn | CashOut | SitOut | SitIn | DealForButton


@dataclass(frozen=True, slots=True)
class TableConfigured:
    """The house options that are in force from now on."""

    name: str
    options: Options


@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """A player sits in a seat with chips."""

    seat: int
    name: str
    stack: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player has left with his chips."""

    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class ChipsBought:
    """Chips were added to a stack."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class SatOut:
    """A player is not dealt in."""

    seat: int


@dataclass(frozen=True, slots=True)
class SatIn:
    """A player is dealt in again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ButtonCardDealt:
    """A card of the button draw lies face up before a seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ButtonPlaced:
    """The draw gave the button to a seat (BTN-1, BTN-2)."""

    seat: int


SeatsEvent = TableConfigured | PlayerSeated | PlayerLeft | ChipsBought | SatOut | SatIn | ButtonCardDealt | ButtonPlaced
