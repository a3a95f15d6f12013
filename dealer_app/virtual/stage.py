"""The table that the demo opens: stakes, rake and who sits where."""

from typing import Final

from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.options import Cap, Options, Rake, RakeType
from dealer_app.rules.seats.facts import Configure, SeatPlayer
from dealer_app.session.table_session import TableSession

STAKE: Final = 200
_PLAYERS: Final = {1: "Wati", 2: "Chen", 4: "Ionescu", 5: "Budi", 7: "Maria", 9: "Okoye"}
_RAKE: Final = Rake(type=RakeType.PERCENT, basis_points=500, caps=(Cap(2, 10, 5),))
OPTIONS: Final = Options(small_blind=1, big_blind=2, rake=_RAKE)


def set_up(session: TableSession) -> None:
    """Open the table if it is new; after a crash say that everything lies as shown."""
    if session.table.options is None:
        session.do(Configure("Demo", OPTIONS))
    for seat, name in _PLAYERS.items():
        if session.table.hands == 0 and session.table.hand is None and session.table.occupant(seat) is None:
            session.do(SeatPlayer(seat, name, STAKE))
    session.resume()
    if session.table.stops:
        session.do(ConfirmResume())
