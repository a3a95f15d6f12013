"""Wishes and facts about stopping, what readers saw amiss, and taking back."""

from dataclasses import dataclass

from dealer_app.rules.cards import Card


@dataclass(frozen=True, slots=True)
class CallFloor:
    """Play stops until it is resumed (MIS-3)."""


@dataclass(frozen=True, slots=True)
class ResumeGame:
    """Play goes on, with the reason given."""

    reason: str


@dataclass(frozen=True, slots=True)
class NoteIrregularity:
    """A reader saw what does not fit; cards only where they are public (MIS-6)."""

    kind: str
    place: str
    seat: int
    cards: tuple[Card, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class DismissRead:
    """The noted read was false."""


@dataclass(frozen=True, slots=True)
class NoteRestart:
    """The app came back in the middle of a hand."""


@dataclass(frozen=True, slots=True)
class ConfirmResume:
    """Board, bets and stacks are as shown (INV-9)."""


FloorCommand = CallFloor | ResumeGame | NoteIrregularity | DismissRead | NoteRestart | ConfirmResume


@dataclass(frozen=True, slots=True)
class GameStopped:
    """The floor was called."""


@dataclass(frozen=True, slots=True)
class GameResumed:
    """Play went on, with the reason."""

    reason: str


@dataclass(frozen=True, slots=True)
class IrregularityNoted:
    """Something that does not fit and needs an answer (MIS-5)."""

    kind: str
    place: str
    seat: int
    cards: tuple[Card, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class ReadDismissed:
    """The answer: the read was false."""


@dataclass(frozen=True, slots=True)
class RestartNoted:
    """The app was started in the middle of a hand and waits for a look at the table."""


@dataclass(frozen=True, slots=True)
class ResumeConfirmed:
    """The dealer found board, bets and stacks as shown; a new seal key begins here."""


FloorEvent = GameStopped | GameResumed | IrregularityNoted | ReadDismissed | RestartNoted | ResumeConfirmed
