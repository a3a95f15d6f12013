"""Which step the dealer may take back, and what then stands in its place (UX 4.6)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import BettingEvent, Checked, Folded
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned, CardDealt, CardNamed
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.floor.effective import voided_steps
from dealer_app.rules.floor.facts import FloorEvent, IrregularityNoted
from dealer_app.rules.floor.record import Record
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded, PotPushed, RakeDropped
from dealer_app.rules.seats.facts import SeatsEvent
from dealer_app.rules.showdown.facts import HandMucked
from dealer_app.session.ports import is_read
from hardware.events import PlaceKind, TablePlace

# What a reader has seen move. A fold or concession by the muck would be read again at once: the cards still lie there.
_MOVES: Final = (BoardCardDealt, CardBurned, CardDealt, CardNamed, Folded, HandMucked)
# Where a notice says that a burn came too early: it lies there, or was drawn.
BURN_SPOT: Final = str(TablePlace(PlaceKind.BURN))
_BURNED_AT: Final = (BURN_SPOT, str(TablePlace(PlaceKind.SHOE)))


class Told(NamedTuple):
    """A step of this hand as it was recorded: number, microseconds since the epoch, where it came from, its facts."""

    step: int
    at_us: int
    source: str
    events: tuple[Event, ...]
    undone: bool = False


class Undo(NamedTuple):
    """The step to be taken back, the facts of it that stay, and whether the floor has to approve."""

    told: Told
    stays: tuple[Event, ...]
    needs_floor: bool

    @property
    def goes(self) -> tuple[Event, ...]:
        """The facts that are taken back."""
        return self.told.events[len(self.stays) :]

    @property
    def leaves_burn(self) -> bool:
        """Whether checks go that a burn seen by a reader proved: the burn lies there still, before its time."""
        return _is_proved_by_burn(self.told)


def last_undo(steps: tuple[Told, ...]) -> Undo | None:
    """The newest step that still stands, if there is one to take back in this hand."""
    for told in reversed(steps):
        if told.undone or all(isinstance(event, FloorEvent) for event in told.events):
            continue
        stays = _stays(told)
        if len(stays) == len(told.events):
            return None
        return Undo(told, stays, _needs_floor(steps, told, stays))
    return None


def _stays(told: Told) -> tuple[Event, ...]:
    """A first act also began the hand: taking it back leaves the hand begun and dealt."""
    begun = [at for at, event in enumerate(told.events) if isinstance(event, HandStarted)]
    if not begun:
        return ()
    acts = [at for at, event in enumerate(told.events) if at > begun[0] and isinstance(event, BettingEvent)]
    return told.events[: acts[0]] if acts else told.events


def _needs_floor(steps: tuple[Told, ...], told: Told, stays: tuple[Event, ...]) -> bool:
    """Across a street, after a push, for what a reader saw move, and for people and their chips."""
    goes = told.events[len(stays) :]
    moved = is_read(told.source) and any(isinstance(event, _MOVES) for event in goes)
    if moved and not _is_proved_by_burn(told):
        return True
    if any(isinstance(event, PotPushed | HandEnded | RakeDropped | SeatsEvent) for event in goes):
        return True
    if any(isinstance(event, CardBurned | BoardCardDealt) for event in goes):
        return False  # a street begins with its burn
    later = steps[steps.index(told) + 1 :]
    return any(isinstance(event, BoardCardDealt) for step in later for event in step.events)


def _is_proved_by_burn(told: Told) -> bool:
    """UX 4.4: only a reader's burn implies the checks that stand in one step with it."""
    kinds = {type(event) for event in told.events}
    return is_read(told.source) and {Checked, CardBurned} <= kinds


def burned_early(records: Sequence[Record]) -> bool:
    """Whether a burn of the next street was noted before its time, by the records of the hand.

    While it lies there it proves no checks (UX 4.6), and no reader tells it once more when it is due.
    """
    void: frozenset[int] | None = None
    for record in reversed(records):
        match record.event:
            case CardBurned() | HandStarted():
                found = False
            case Corrected(instead=instead) if any(isinstance(event, CardBurned) for event in instead):
                found = False
            case IrregularityNoted(kind=PromptKind.EARLY_STREET, place=place) if place in _BURNED_AT:
                found = True
            case _:
                continue
        void = voided_steps(records) if void is None else void
        if record.step not in void:
            return found
    return False
