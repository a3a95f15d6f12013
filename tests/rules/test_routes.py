from typing import get_args

from dealer_app.rules import apply, decide
from dealer_app.rules.facts import Command, Event


def test_every_wish_has_its_judge_and_every_fact_its_effect() -> None:
    assert set(decide._ROUTES) == set(get_args(Command))
    assert set(apply._ROUTES) == set(get_args(Event))
