"""Which readers can be relied on now: what they say of themselves, turned into the senses of the guidance."""

from dataclasses import dataclass, replace
from typing import Final

from dealer_app.guidance.prompt import Senses
from dealer_app.rules.hand import Place, Zone
from hardware.events import (
    CardDrawn,
    DeviceDown,
    DeviceEvent,
    DeviceUp,
    DownReason,
    HealthChanged,
    HealthState,
    NoiseCounted,
    NumberedEvent,
    PlaceKind,
    ShoeChanged,
    ShoeState,
    TablePlace,
)

_ZONES: Final = {
    PlaceKind.SEAT: Zone.HOLE,
    PlaceKind.BOARD: Zone.BOARD,
    PlaceKind.BURN: Zone.BURNS,
    PlaceKind.MUCK: Zone.MUCK,
    PlaceKind.SHOW: Zone.SHOW,
}


def rules_place(place: TablePlace) -> Place | None:
    """The place of a hand that a spot of the table is; None for those that hold no card of a hand."""
    zone = _ZONES.get(place.kind)
    return Place(zone, place.number if zone is Zone.HOLE else 0) if zone is not None else None


@dataclass(frozen=True, slots=True)
class DeviceStatus:
    """How one device is doing. `down`: why it does not work, None when it does. Counters since the start.

    `ordinal`: of the last card that its shoe told, None where it is not known. `unseen`: cards it passed over.
    """

    id: str
    places: tuple[TablePlace, ...] = ()
    serial: str = ""
    down: DownReason | None = DownReason.NOT_PRESENT
    detail: str = ""
    causes: tuple[str, ...] = ()
    rejects: int = 0
    skipped_bytes: int = 0
    events: int = 0
    losses: int = 0
    simulated: bool = False
    was_up: bool = False
    is_heard_of: bool = False
    up_at_ms: int = 0
    ordinal: int | None = None
    unseen: int = 0

    @property
    def is_healthy(self) -> bool:
        """Whether it answers and nothing is known against it."""
        return self.down is None and not self.causes


class DeviceWatch:
    """All devices by what they reported last.

    `trusts_shoe`: the draws of the shoe can be counted on. After a loss in mid-hand, and after a card that passed
    unseen, they are not until the next hand: which card is the next one, only the place where it lands can tell.
    """

    def __init__(self) -> None:
        self.trusts_shoe = True
        self._all: dict[str, DeviceStatus] = {}

    @property
    def all(self) -> tuple[DeviceStatus, ...]:
        """Every device that was ever heard of, by id."""
        return tuple(self._all[name] for name in sorted(self._all))

    def status(self, device: str) -> DeviceStatus:
        """One device."""
        return self._all.get(device, DeviceStatus(device))

    def expect(self, device: str, places: tuple[TablePlace, ...], *, simulated: bool) -> None:
        """A device that the layout names and that has not answered yet."""
        self._all.setdefault(device, DeviceStatus(device, places, simulated=simulated))

    def take(self, event: DeviceEvent) -> None:
        """Take in what a device says of itself; any other event of it is counted."""
        had_shoe = self._covers(PlaceKind.SHOE)
        was = self.status(event.device)
        match event:
            case DeviceUp():
                now = replace(
                    was,
                    places=event.places,
                    serial=event.serial,
                    down=None,
                    detail="",
                    causes=(),
                    simulated=event.simulated,
                    was_up=True,
                    up_at_ms=event.at_ms,
                    ordinal=None,
                )
            case DeviceDown(reason=reason, detail=detail):
                losses = was.losses + (was.down is None)
                now = replace(was, down=reason, detail=detail, causes=(), losses=losses)
            case HealthChanged(state=state, causes=causes):
                now = replace(was, causes=causes if state is HealthState.DEGRADED else ())
            case NoiseCounted(rejects=rejects, skipped=skipped):
                count = was.rejects + sum(number for _, number in rejects)
                now = replace(was, rejects=count, skipped_bytes=was.skipped_bytes + skipped)
            case CardDrawn(ordinal=ordinal):
                passed = max(0, ordinal - was.ordinal - 1) if was.ordinal is not None else 0
                now = replace(was, events=was.events + 1, ordinal=ordinal, unseen=was.unseen + passed)
                self.trusts_shoe = self.trusts_shoe and not passed
            case ShoeChanged(state=ShoeState.LOADED, drawn=drawn):
                now = replace(was, events=was.events + 1, ordinal=drawn)
            case _:
                now = replace(was, events=was.events + 1)
        self._all[event.device] = replace(now, is_heard_of=True)
        if had_shoe and not self._covers(PlaceKind.SHOE):
            self.trusts_shoe = False

    @property
    def is_complete(self) -> bool:
        """Whether every device that the layout names has answered, or was told to be missing."""
        return all(status.is_heard_of for status in self._all.values())

    @property
    def senses(self) -> Senses:
        """What the readers cover now, as far as this hand can count on them."""
        places = {place for status in self._all.values() if not status.down for place in status.places}
        kinds = {place.kind for place in places}
        return Senses(
            shoe=PlaceKind.SHOE in kinds and self.trusts_shoe,
            seats=frozenset(place.number for place in places if place.kind is PlaceKind.SEAT),
            board=PlaceKind.BOARD in kinds,
            burn=PlaceKind.BURN in kinds,
            muck=PlaceKind.MUCK in kinds,
        )

    def _covers(self, kind: PlaceKind) -> bool:
        """Whether some device that works has antennas of this kind."""
        return any(place.kind is kind for status in self._all.values() if not status.down for place in status.places)

    @property
    def is_shoe_healthy(self) -> bool:
        """Whether nothing is known against the shoes that answer."""
        shoes = [
            status for status in self._all.values() if any(place.kind is PlaceKind.SHOE for place in status.places)
        ]
        return all(status.is_healthy for status in shoes if not status.down)

    def is_stale(self, event: NumberedEvent) -> bool:
        """Whether it tells what happened while its device was lost: hands and other readers went on without it."""
        status = self.status(event.device)
        return bool(status.losses) and event.at_ms < status.up_at_ms

    def shoe_changed(self, event: ShoeChanged) -> None:
        """A shoe that was loaded anew can be counted on from its first card."""
        if event.state is ShoeState.LOADED and not event.drawn and not self.is_stale(event):
            self.trusts_shoe = True

    def hand_ended(self) -> None:
        """A shoe that is there now can be counted on in the next hand."""
        self.trusts_shoe = self._covers(PlaceKind.SHOE)
