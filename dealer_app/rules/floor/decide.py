"""Judges wishes about stopping and going on."""

from dealer_app.rules.floor.facts import (
    CallFloor,
    ConfirmResume,
    DismissRead,
    FloorCommand,
    FloorEvent,
    GameResumed,
    GameStopped,
    IrregularityNoted,
    NoteIrregularity,
    NoteRestart,
    ReadDismissed,
    RestartNoted,
    ResumeConfirmed,
    ResumeGame,
)
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.table import Stop, Table


def decide(table: Table, wish: FloorCommand) -> tuple[FloorEvent, ...]:
    """The facts that follow from a wish about stopping or going on. Raises Refused."""
    match wish:
        case CallFloor():
            if Stop.FLOOR in table.stops:
                raise Refused(Refusal.GAME_STOPPED, rule="MIS-3")
            return (GameStopped(),)
        case ResumeGame(reason):
            if Stop.FLOOR not in table.stops:
                raise Refused(Refusal.NOT_STOPPED, rule="MIS-3")
            if not reason.strip():
                raise Refused(Refusal.NO_REASON, rule="MIS-5")
            return (GameResumed(reason.strip()),)
        case NoteIrregularity(kind, place, seat, cards, rule):
            return (IrregularityNoted(kind, place, seat, cards, rule),)
        case DismissRead():
            if table.notice is None:
                raise Refused(Refusal.NO_NOTICE, rule="MIS-5")
            return (ReadDismissed(),)
        case NoteRestart():
            return (RestartNoted(),)
        case ConfirmResume():
            if Stop.RESTART not in table.stops:
                raise Refused(Refusal.NOT_STOPPED, rule="INV-9")
            return (ResumeConfirmed(),)
