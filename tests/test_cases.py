import json
from pathlib import Path

import pytest

from tests.case_kinds import PLAYERS
from tests.case_kinds.form import HOLDEM, NotYet
from tests.cases import Case, cases, differences, main

DATA = Path(__file__).parent / "data"
ALL = [case for name in ("cases.json", "bug_cases.json") for case in cases(DATA / name)]
OTHER_RULES = {"irregularity", "missed_blinds", "chip_breakdown", "time_collection"}


def _waits(case: Case) -> bool:
    try:
        differences(case)
    except NotYet:
        return True
    return False


PLAYED = [case for case in ALL if not _waits(case)]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: " ".join((*case.rules, case.id)))
def test_case(case: Case) -> None:
    assert differences(case) == []


def test_nothing_of_holdem_is_left_out() -> None:
    """What waits is another game, another ranking, or a kind of its own that holds no betting, pot or ranking."""
    waiting = [case for case in ALL if _waits(case)]
    assert {case.kind for case in waiting if case.game in HOLDEM} == OTHER_RULES | {"compare"}
    assert all(case.given["ranking"] != "high" for case in waiting if case.game == "any" and case.kind == "compare")
    assert set(PLAYERS) >= {case.kind for case in PLAYED}


def test_a_wrong_expectation_is_printed_and_exits_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = json.loads((DATA / "bug_cases.json").read_text())[:1]
    wrong[0]["expected"]["category"] = "flush"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(wrong))
    assert main([str(file)]) == 1
    said = capsys.readouterr().out
    assert "bug-001" in said
    assert said.endswith("0 passed, 1 failed, 0 not yet supported\n")
