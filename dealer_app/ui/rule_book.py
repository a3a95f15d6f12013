"""What the rule sheet asks of a rule pack; the packs themselves lie in stores, which no widget reaches."""

from typing import Protocol

from dealer_app.ui.view.rules import RuleView


class RuleBook(Protocol):
    """Rules and glossary in every language of the app."""

    def title(self, rule: str, language: str) -> str:
        """The short title of a rule; "" when the pack lacks it."""
        ...

    def rule(self, rule: str, language: str) -> RuleView:
        """The rule and the glossary; an empty text when the pack lacks the rule."""
        ...
