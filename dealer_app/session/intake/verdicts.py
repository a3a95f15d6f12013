"""What a sighting leads to, as values: the judging says it, `evidence` carries it out."""

from dataclasses import dataclass

from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.session.intake.pending import Waiting


@dataclass(frozen=True, slots=True)
class Confirms:
    """The card lies where it was dealt."""


@dataclass(frozen=True, slots=True)
class Matches:
    """It is the card that the rules dealt to this place before a reader told it."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The read proves these wishes, the last of which deals this card here, face down."""

    wishes: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Shows:
    """The card lies open here: the wish names its face."""

    wish: Command


@dataclass(frozen=True, slots=True)
class Does:
    """The read proves these wishes; no card of the hand is dealt by them."""

    wishes: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """The read does not fit: the notice that has to be answered."""

    wish: NoteIrregularity


Verdict = Confirms | Matches | Deals | Shows | Does | Notes | Waiting | None
