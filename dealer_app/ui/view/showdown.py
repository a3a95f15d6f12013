"""Hands in showing order, pots in push order, and public cards asked for by tap."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_app.rules.cards import Card
from dealer_app.rules.variant import StreetName
from dealer_app.ui.view.board import BoardView, PotView
from dealer_app.ui.view.panel import PushCardView


class RowState(StrEnum):
    """How a hand stands at the showdown."""

    DUE = "due"
    WAITING = "waiting"
    TABLED = "tabled"
    MUCKED = "mucked"


@dataclass(frozen=True, slots=True)
class ShowdownRow:
    """One hand in showing order; `cards`, `best` and `strength` are set once it is tabled.

    `strength`: the ranking's key of the best five, named by ui/text. `gets`: chips from all pots so far decided.
    """

    seat: int
    state: RowState
    name: str = ""
    cards: tuple[Card, ...] = ()
    best: tuple[Card, ...] = ()
    strength: int | None = None
    wins: tuple[int, ...] = ()
    ties: bool = False
    gets: int | None = None
    can_muck: bool = False


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """The showdown: board, pots, hands in showing order, pushes in push order."""

    board: BoardView
    pots: tuple[PotView, ...]
    rows: tuple[ShowdownRow, ...]
    push: tuple[PushCardView, ...]


class CardGridPurpose(StrEnum):
    """Why public cards are asked for by tap."""

    BUTTON = "button"
    BOARD = "board"
    TABLED = "tabled"


@dataclass(frozen=True, slots=True)
class CardGridView:
    """Public cards wanted by tap: how many, for whom or of which street; `public` are dimmed, concealed ones never."""

    purpose: CardGridPurpose
    wanted: int
    public: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    seat: int | None = None
    street: StreetName | None = None
