"""A rule in the words of the house, and the glossary, as the rule sheet shows them."""

from dataclasses import dataclass

from dealer_app.guidance.explain.figure import Figure


@dataclass(frozen=True, slots=True)
class TermView:
    """A word of the trade as dealers of the language say it, and what it means."""

    word: str
    meaning: str


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule: its text is "" without a rule pack. `figures`: what the dealer is told at this moment, with the sums."""

    id: str
    title: str = ""
    text: str = ""
    origin: str = ""
    glossary: tuple[TermView, ...] = ()
    figures: tuple[Figure, ...] = ()
