"""The words between hands: forced bets that are due, and seats that change."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.hand import ForcedKind
from dealer_app.ui.text.names import amount, seat_name
from dealer_app.ui.view.panel import ForcedBetView, ForcedState, SeatChangeView

_say: Final = QCoreApplication.translate


def forced_title() -> str:
    """Over the forced bets."""
    return _say("panel", "Due before the deal")


def forced(item: ForcedBetView) -> str:
    """A row of the forced bets."""
    kind = {
        ForcedKind.ANTE: _say("panel", "Ante"),
        ForcedKind.SMALL_BLIND: _say("panel", "Small blind"),
        ForcedKind.BIG_BLIND: _say("panel", "Big blind"),
        ForcedKind.BB_ANTE: _say("panel", "Big blind ante"),
        ForcedKind.STRADDLE: _say("panel", "Straddle"),
        ForcedKind.BUTTON_CHARGE: _say("panel", "Button charge"),
        ForcedKind.SKIPPED_BIG_BLIND: _say("panel", "Skipped big blind"),
    }[item.kind]
    words = {
        ForcedState.STANDARD: _say("panel", "Seat {n}: {kind} {amt}"),
        ForcedState.SHORT: _say("panel", "Seat {n}: {kind} {amt}, short"),
        ForcedState.SITS_OUT: _say("panel", "Seat {n}: {kind}, sits out"),
    }[item.state]
    return words.format(n=item.seat, kind=kind, amt=amount(item.amount))


def between_title() -> str:
    """Over the seat changes."""
    return _say("panel", "Before the next hand")


def no_changes() -> str:
    """No seat changes before the next hand."""
    return _say("panel", "No seat changes")


def waiting_players() -> str:
    """Fewer than two players."""
    return _say("panel", "Waiting for players")


def change_who(item: SeatChangeView) -> str:
    """Whose seat changes."""
    if not item.name:
        return seat_name(item.seat)
    return _say("panel", "Seat {n}, {name}").format(n=item.seat, name=item.name)


def change_what(item: SeatChangeView) -> str:
    """What changes there."""
    said = []
    if item.stack == 0:
        said.append(_say("panel", "No chips: may buy in"))
    if item.sits_out:
        said.append(_say("panel", "Sits out"))
    if item.owes:
        said.append(_say("panel", "Owes blinds"))
    return ", ".join(said) or _say("panel", "{amt} behind").format(amt=amount(item.stack))


def change(item: SeatChangeView) -> str:
    """The whole row for assistive tools."""
    return ", ".join((change_who(item), change_what(item)))


def more(count: int) -> str:
    """How many rows found no room."""
    return _say("panel", "{n} more").format(n=count)
