"""What the players of the simulated table say."""

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.ui.text.names import amount
from dealer_app.virtual.company import Said

_say = QCoreApplication.translate


def said(words: Said) -> str:
    """A player's act as he says it to the dealer."""
    match words:
        case Check(seat):
            return _say("players", "Seat {n}: “Check”").format(n=seat)
        case Call(seat):
            return _say("players", "Seat {n}: “Call”").format(n=seat)
        case Fold(seat):
            return _say("players", "Seat {n} folds").format(n=seat)
        case PlaceBet(seat, to):
            return _say("players", "Seat {n}: “{amt}”").format(n=seat, amt=amount(to))
        case _ if words.concedes:
            return _say("players", "Seat {n} throws the cards away").format(n=words.seat)
        case _:
            return _say("players", "Seat {n} lays the cards open").format(n=words.seat)
