"""The ring of events that a device keeps until they are acknowledged."""

from hardware.protocols.table_bus.messages import MessageType
from hardware.simulator.bus_device import RING, BusDevice
from hardware.simulator.felt import felt_places, felt_zones
from tests.hardware.bench import HandClock


def test_full_ring_takes_no_placement_and_no_half_snapshot_but_every_draw() -> None:
    clock = HandClock()
    device = BusDevice("F0001", 2, felt_zones(felt_places()), 1, clock, caps=(2,))
    while device.unacknowledged < RING - 1:
        device.report(MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xe0\x04", "family": 1})
    device.snapshot(1, [b"\xe0" + bytes((n,)) for n in range(52)], complete=True)  # two parts, room for one
    assert device.unacknowledged == RING - 1
    for _ in range(3):
        device.report(MessageType.CARD_SEEN, {"zone": 1, "uid": b"\xe0\x04", "family": 1})
        device.report(MessageType.CARD_DRAWN, {"zone": 0, "uid": b"", "family": 1, "ordinal": 1, "flags": 0})
    assert device.unacknowledged == RING + 3
    assert device._lost == 3
