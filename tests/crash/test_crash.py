"""Twenty kills of the app with readers that live on; the command kills two hundred times.

It takes half a minute: each kill is a program started, come to the middle of a hand, and started again.
"""

from pathlib import Path

from tests.crash.table import run

_KILLS = 20


def test_after_kill_9_the_same_step_comes_back_and_no_event_is_lost(tmp_path: Path) -> None:
    found = run(_KILLS, tmp_path, seed=4)
    assert found.kills == _KILLS
    assert found.acknowledged > _KILLS
