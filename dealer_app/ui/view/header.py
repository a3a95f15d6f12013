"""What the bar shows."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dealer_app.guidance.next_step import without_empty_steps
from dealer_app.rules.flow import Phase, hand_phase
from dealer_app.rules.hand import Hand
from dealer_app.rules.options import Options, Structure
from dealer_app.rules.pots.due import is_contested
from dealer_app.rules.table import Table, active
from dealer_app.ui.view.devices import DeviceView
from dealer_app.ui.view.scene import Scene

_NO_OPTIONS: Final = Options(small_blind=0, big_blind=0)


class TrackState(StrEnum):
    """Where a street stands in the track of the header."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


class TrackStop(StrEnum):
    """The stops of the street track: hold'em's streets and the showdown."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class TrackView:
    """One stop of the street track."""

    stop: TrackStop
    state: TrackState


@dataclass(frozen=True, slots=True)
class HeaderView:
    """The bar: table, game, stakes, hand, streets, devices, dealer and how long the down still lasts (seconds).

    `bets`: small and big bet of a limit game, which is named by them; else None.
    `is_disk_failing`: recording makes the dealer wait; it goes on, but the disk must be looked at.
    """

    table: str
    structure: Structure
    small_blind: int
    big_blind: int
    hand_number: int | None
    seats_dealt: int
    now_ms: int
    track: tuple[TrackView, ...] = ()
    devices: tuple[DeviceView, ...] = ()
    dealer: str = ""
    down_left_s: int | None = None
    is_disk_failing: bool = False
    bets: tuple[int, int] | None = None


def header_view(table: Table, scene: Scene) -> HeaderView:
    """The bar now; stakes are 0 until the table has been configured."""
    hand = table.hand
    options = hand.setup.options if hand else table.options or _NO_OPTIONS
    return HeaderView(
        table=table.name,
        structure=options.structure,
        small_blind=options.small_blind,
        big_blind=options.big_blind,
        hand_number=hand.setup.number if hand else None,
        seats_dealt=len(hand.seats) if hand else len(active(table)),
        now_ms=scene.now_ms,
        track=track(without_empty_steps(table).hand or hand) if hand else (),
        devices=scene.devices,
        dealer=scene.dealer,
        down_left_s=scene.down_left_s,
        is_disk_failing=scene.is_disk_failing,
        bets=(options.unit, options.big_unit) if options.structure is Structure.FIXED_LIMIT else None,
    )


def track(hand: Hand) -> tuple[TrackView, ...]:
    """The streets before and after the one that is dealt or bet; the showdown once hands are compared."""
    compared = hand_phase(hand) in (Phase.SHOWING, Phase.PUSHING, Phase.CLOSING) and is_contested(hand)
    stops = tuple(TrackStop)
    now = stops.index(TrackStop.SHOW) if compared else hand.betting.street
    order = (TrackState.DONE, TrackState.NOW, TrackState.LATER)
    return tuple(TrackView(stop, order[1 + (at > now) - (at < now)]) for at, stop in enumerate(stops))
