"""What a touch or a key asks for. Widgets emit these; the main window turns them into commands of the session.

A widget never decides what is allowed: it shows what the view value says and hands the wish on.
"""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card
from dealer_app.rules.facts import Command
from dealer_app.ui.view.devices import Device


@dataclass(frozen=True, slots=True)
class Do:
    """Commands of the rules, to be done together as one step."""

    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class TapSeat:
    """A seat (1-10) was tapped: everybody before it folds or checks (UX 4.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TapCard:
    """A card was tapped in the grid: the next public card that is asked for."""

    card: Card


@dataclass(frozen=True, slots=True)
class Tabled:
    """The dealer says that a seat's hand lies face up; its faces come from the readers or are asked for."""

    seat: int


@dataclass(frozen=True, slots=True)
class WinnerIs:
    """Winners of a pot by the dealer's reading, instead of tapping cards; 0 is the main pot."""

    pot: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShowRead:
    """The card that was read where none was expected lies there rightly."""


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A read and a tap differ: this card is the right one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the newest step."""


@dataclass(frozen=True, slots=True)
class UndoTo:
    """Take back a step and all after it, own steps of this street only; `step` is the number in the record."""

    step: int


@dataclass(frozen=True, slots=True)
class Retry:
    """Try now to reach a reader that was lost."""

    device: Device


@dataclass(frozen=True, slots=True)
class Why:
    """Show the rule of the step, or another rule."""

    rule: str = ""


class Sheet(StrEnum):
    """What can lie over the table column, or over the whole window."""

    RULE = "rule"
    SEAT = "seat"
    DEVICES = "devices"
    LOG = "log"
    UNDO = "undo"
    MENU = "menu"
    FLOOR = "floor"
    SIGN = "sign"


@dataclass(frozen=True, slots=True)
class CallTime:
    """The clock of the house for a seat that has thought long (BET-35)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Open:
    """Open a sheet; `seat` for the seat sheet."""

    sheet: Sheet
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Close:
    """Close the sheet that is open."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Switch the language: en, id or ro."""

    language: str


Wish = (
    Do
    | TapSeat
    | TapCard
    | Tabled
    | WinnerIs
    | ShowRead
    | TakeCard
    | Undo
    | UndoTo
    | Retry
    | Why
    | CallTime
    | Open
    | Close
    | Speak
)
