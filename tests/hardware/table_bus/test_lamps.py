"""Lamps are lit by place, and asked for as long as they may come on."""

from hardware.events import FLOOR_LAMP, LampState, LampWanted, PlaceKind, TablePlace
from hardware.protocols.table_bus.messages import MessageType, Nak
from tests.hardware.bench import Bench, device_frame

BOARD = TablePlace(PlaceKind.BOARD)


def test_lamps_are_lit_by_place_and_the_floor_lamp_is_number_0(bench: Bench) -> None:
    for place in (TablePlace(PlaceKind.SEAT, 10), BOARD, FLOOR_LAMP):
        bench.driver.ask(LampWanted(place, LampState.CALL), bench.clock.ms)
    bench.run(50)
    assert [frame.body["lamp"] for frame in bench.told(MessageType.LAMP_SET)] == [10, 11, 0]
    assert bench.device.lamps == {10: 1, 11: 1, 0: 1}


def test_lamp_that_is_not_fitted_is_not_asked_again_in_this_boot() -> None:
    bench = Bench(caps=(2,))
    bench.run(100)
    for _ in range(3):
        bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
        bench.run(50)
    assert len(bench.told(MessageType.LAMP_SET)) == 1
    bench.boot(8)
    bench.run(300)
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(50)
    assert len(bench.told(MessageType.LAMP_SET)) == 2


def test_lamp_of_a_busy_device_is_asked_again(bench: Bench) -> None:
    bench.is_host_heard = False
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(20)
    (asked,) = bench.told(MessageType.LAMP_SET)
    bench.feed(device_frame(MessageType.NAK, {"seq": asked.seq, "code": int(Nak.BUSY)}))
    bench.driver.ask(LampWanted(BOARD, LampState.ON), bench.clock.ms)
    bench.run(20)
    assert len(bench.told(MessageType.LAMP_SET)) == 2
