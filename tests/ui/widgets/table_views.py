"""View values of one hand at a full table, for the tests of the widgets that show it."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QDateTime

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.legal import LegalActions
from dealer_app.rules.cards import cards
from dealer_app.rules.options import Structure
from dealer_app.rules.variant import StreetName
from dealer_app.ui.view.board import BoardPlace, BoardView, PlaceState, PotView, TakenView
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.view.devices import Device, DeviceState, DeviceView
from dealer_app.ui.view.header import HeaderView, TrackState, TrackStop, TrackView
from dealer_app.ui.view.panel import PanelMode, PanelView
from dealer_app.ui.view.seats import Position, SeatState, SeatTag, SeatView
from dealer_app.ui.view.strip import Source, StripEntry, StripKind

AT_MS: Final = QDateTime.fromString("2026-11-30T21:46:55", "yyyy-MM-ddTHH:mm:ss").toMSecsSinceEpoch()

CHEN: Final = SeatView(
    3,
    SeatState.LIVE,
    "Chen",
    1060,
    tag=SeatTag.TO_ACT,
    has_button=True,
    position=Position.BUTTON,
    is_to_act=True,
)
JACK: Final = SeatView(10, SeatState.LIVE, "Jack", 1570, 250, SeatTag.BET, down_dealt=2, down_seen=2, is_tappable=True)

_FLOP: Final = cards("Ks9d4c")
_PLACES: Final = (*(BoardPlace(PlaceState.SHOWN, card) for card in _FLOP), *(BoardPlace(PlaceState.EMPTY),) * 2)
_TRACK: Final = (TrackState.DONE, TrackState.NOW, TrackState.LATER, TrackState.LATER, TrackState.LATER)

HEADER: Final = HeaderView(
    "12",
    Structure.NO_LIMIT,
    2,
    5,
    4218,
    10,
    AT_MS,
    tuple(TrackView(stop, state) for stop, state in zip(TrackStop, _TRACK, strict=True)),
    tuple(DeviceView(device, DeviceState.READING) for device in Device),
    "D. Wirawan",
    860,
)
TO_ACT: Final = PromptView(
    Prompt(
        PromptKind.TO_ACT_CALL,
        "BET-1",
        seat=3,
        amount=250,
        follows=Prompt(PromptKind.TO_ACT_CALL, "BET-1", seat=7, amount=250),
    )
)
STRIP: Final = (
    StripEntry(AT_MS - 31000, StripKind.STREET, street=StreetName.FLOP, cards=_FLOP, source=Source.READ),
    StripEntry(AT_MS - 16000, StripKind.CHECK, 7, source=Source.IMPLIED),
    StripEntry(AT_MS, StripKind.BET, 10, 250, is_now=True),
)
FLOP: Final = ConsoleView(
    HEADER,
    (CHEN, JACK),
    BoardView(_PLACES, StreetName.FLOP, 1, 28),
    TO_ACT,
    PanelView(PanelMode.BET_OPEN, seat=3, legal=LegalActions(3, True, False, 250, None)),
    pots=(PotView(0, 267, (3, 7, 8, 10)), PotView(1, 345, (3, 7, 10))),
    taken=TakenView(10, at_cap=True, jackpot=1),
    strip=STRIP,
    events=18,
)


def full_table(*, button: int = 3, lost: Device | None = None) -> ConsoleView:
    """Ten seats, four pots, everything at its longest (names of 14 letters, 12,450 everywhere)."""
    seats = tuple(
        SeatView(
            number,
            SeatState.LIVE,
            "Maria-Ioana C.",
            12450,
            12450,
            SeatTag.OWES_BLINDS,
            has_button=number == button,
            down_dealt=2,
            down_seen=number % 3,
            is_tappable=True,
        )
        for number in range(1, 11)
    )
    pots = tuple(PotView(number, 12450, tuple(range(1, 11))) for number in range(4))
    return replace(FLOP, seats=seats, pots=pots, lost=lost)
