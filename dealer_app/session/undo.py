"""Which step the dealer may take back, and what then stands in its place (UX 4.6)."""

from typing import Final, NamedTuple

from dealer_app.rules.betting.facts import BettingEvent, Folded
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned, CardDealt, CardNamed
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.facts import FloorEvent
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.pots.facts import HandEnded, PotPushed, RakeDropped
from dealer_app.rules.seats.facts import SeatsEvent
from dealer_app.rules.showdown.facts import HandMucked
from dealer_app.session.ports import is_read

# What a reader has seen move. A fold or concession by the muck would be read again at once: the cards still lie there.
_MOVES: Final = (BoardCardDealt, CardBurned, CardDealt, CardNamed, Folded, HandMucked)


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
    if moved or any(isinstance(event, PotPushed | HandEnded | RakeDropped | SeatsEvent) for event in goes):
        return True
    if any(isinstance(event, BoardCardDealt) for event in goes):
        return False
    later = steps[steps.index(told) + 1 :]
    return any(isinstance(event, BoardCardDealt) for step in later for event in step.events)
