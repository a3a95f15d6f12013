"""What the device strip shows of what the devices say of themselves."""

from typing import Final

from dealer_app.session.devices import DeviceStatus
from dealer_app.ui.view.devices import Counters, Device, DeviceState, DeviceView
from hardware.events import PlaceKind

_KINDS: Final = {
    Device.SHOE: PlaceKind.SHOE,
    Device.BOARD: PlaceKind.BOARD,
    Device.SEATS: PlaceKind.SEAT,
    Device.MUCK: PlaceKind.MUCK,
    Device.BURN: PlaceKind.BURN,
}


def device_views(statuses: tuple[DeviceStatus, ...]) -> tuple[DeviceView, ...]:
    """One item for each reader that is installed (UX 6); what no device has is hidden."""
    found = []
    for device, kind in _KINDS.items():
        having = [status for status in statuses if any(place.kind is kind for place in status.places)]
        if not having:
            continue
        works = [status for status in having if status.down is None]
        was_up = any(status.was_up for status in having)
        state = DeviceState.READING if works else DeviceState.LOST if was_up else DeviceState.OFF
        found.append(DeviceView(device, state, any(status.simulated for status in having)))
    return tuple(found)


def lost(views: tuple[DeviceView, ...]) -> Device | None:
    """The reader whose loss is told first: the one whose job is now the most taps."""
    order = (Device.BOARD, Device.SEATS, Device.MUCK, Device.BURN, Device.SHOE)
    gone = {view.device for view in views if view.state is DeviceState.LOST}
    return next((device for device in order if device in gone), None)


def counters(statuses: tuple[DeviceStatus, ...]) -> dict[Device, Counters]:
    """Of each reader what all devices counted that have its antennas."""
    found = {}
    for device, kind in _KINDS.items():
        having = [status for status in statuses if any(place.kind is kind for place in status.places)]
        if having:
            found[device] = Counters(
                sum(status.events for status in having),
                sum(status.rejects for status in having),
                sum(status.losses for status in having),
                sum(status.unseen for status in having) if kind is PlaceKind.SHOE else 0,
            )
    return found


def ids_of(device: Device, statuses: tuple[DeviceStatus, ...]) -> tuple[str, ...]:
    """The devices that a retry of this reader concerns."""
    kind = _KINDS.get(device)
    return tuple(
        status.id
        for status in statuses
        if status.down is not None and any(place.kind is kind for place in status.places)
    )
