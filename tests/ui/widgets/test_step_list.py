"""Three steps at most, the current one among them (UX 7.3)."""

from dealer_app.guidance.prompt import PromptKind
from dealer_app.ui.view.panel import StepView
from dealer_app.ui.widgets.step_list import shown_steps


def steps(done: int) -> tuple[StepView, ...]:
    kinds = (PromptKind.PULL_BETS, PromptKind.SIDE_POT, PromptKind.RAKE, PromptKind.BURN, PromptKind.DEAL_TURN)
    return tuple(StepView(kind, done=at < done) for at, kind in enumerate(kinds))


def test_three_steps_with_the_current_one_among_them() -> None:
    for done in range(5):
        shown = shown_steps(steps(done))
        assert len(shown) == 3
        assert steps(done)[done] in shown


def test_the_first_steps_stand_until_one_is_done() -> None:
    assert [step.kind for step in shown_steps(steps(0))] == [PromptKind.PULL_BETS, PromptKind.SIDE_POT, PromptKind.RAKE]
