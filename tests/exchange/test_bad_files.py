"""A file that is no hand history ends in its key and what it must be, never in a traceback."""

from pathlib import Path

import pytest

from tests.exchange.test_recorded_options import NO_LIMIT, file, replayed


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"min_bet": "inf"}, "min_bet: must be whole chips"),
        ({"min_bet": "nan"}, "min_bet: must be whole chips"),
        ({"min_bet": "true"}, "min_bet: must be whole chips"),
        ({"min_bet": "2.5"}, "min_bet: must be whole chips"),
        ({"antes": "[0, 0, 0, -1]"}, "antes[3]: must be whole chips"),
        ({"finishing_stacks": "[199, 201, nan, 200]"}, "finishing_stacks[2]: must be a number"),
        ({"finishing_stacks": "[199, 201, 200]"}, "finishing_stacks: must have 4 entries"),
        ({"starting_stacks": "200"}, "starting_stacks: must be a list"),
        ({"variant": "3"}, "variant: must be text"),
        ({"actions": "[3]"}, "actions[0]: must be text"),
        ({"_legal": "3"}, "_legal: must be a list"),
        ({"_legal": "[3]"}, "_legal[0]: must be text"),
        ({"_awards": '"x"'}, "_awards: must be a list"),
        ({"_awards": '["pot=0 type=hi p1=x"]'}, "_awards[0]: must be text of the form"),
    ],
)
def test_a_wrong_value_is_named_by_its_key(tmp_path: Path, change: dict[str, str], named: str) -> None:
    code, said = replayed(file(tmp_path, NO_LIMIT | change))
    assert code == 1
    assert said.startswith(f"failed: hand.phh {named}")
    assert said.endswith("1 failed\n")
