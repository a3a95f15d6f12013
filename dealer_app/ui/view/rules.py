"""A rule in the words of the house, and the glossary, as the rule sheet shows them."""

from dataclasses import dataclass

from dealer_app.guidance.prompt import RuleRef


@dataclass(frozen=True, slots=True)
class TermView:
    """A word of the trade as dealers of the language say it, and what it means."""

    word: str
    meaning: str


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule: its text is "" without a rule pack. `sum`: the figures behind the number of the step."""

    id: str
    title: str = ""
    text: str = ""
    origin: str = ""
    sum: RuleRef | None = None
    glossary: tuple[TermView, ...] = ()
