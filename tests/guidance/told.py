"""What the dealer is told, in a form that a script can be written in."""

from dealer_app.guidance.implied import implied
from dealer_app.guidance.next_step import next_step
from dealer_app.rules.facts import Command
from tests.script import TableScript


def said(script: TableScript) -> tuple[object, ...]:
    """Kind, seat, amount and rule of the prompt now."""
    prompt = next_step(script.table)
    return (prompt.kind, prompt.seat, prompt.amount, prompt.rule)


def follow(script: TableScript, *expected: tuple[tuple[object, ...], Command | None]) -> None:
    """Each prompt must be as expected; then the wish beside it is done with all that it implies."""
    for prompt, wish in expected:
        assert said(script) == prompt
        if wish is not None:
            script.do(*implied(script.table, wish), wish)
