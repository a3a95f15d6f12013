"""Where the next cards of a street go, in order (DEAL-1, BURN-1)."""

from dealer_app.rules.hand import Place, Seat, Setup, Status, Zone
from dealer_app.rules.variant import Burn, ToBoard, ToEachSeat


def places(setup: Setup, seats: tuple[Seat, ...], street: int) -> tuple[Place, ...]:
    """The places of one street, first to last: one card a round to each seat in the hand, clockwise."""
    found: list[Place] = []
    for part in setup.variant.streets[street].deal:
        match part:
            case Burn():
                found.append(Place(Zone.BURNS))
            case ToBoard(count):
                found += [Place(Zone.BOARD)] * count
            case ToEachSeat(count):
                holders = [seat.number for seat in seats if seat.status is not Status.FOLDED]
                found += [Place(Zone.HOLE, number) for _ in range(count) for number in holders]
    return tuple(found)
