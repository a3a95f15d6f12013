"""Runs files of cases: `python -m tests.cases FILE...`.

Two forms: an object with `cases`, and a bare array. Prints each failure, then how many passed, failed and are of a kind
or game not played yet; exits 1 on a failure.
"""

import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.case_kinds import PLAYERS, NotYet

_AS_SETS = frozenset({"best_five", "winners", "eligible"})
_ONLY_NAMED = frozenset({"may_raise", "returned"})


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a file."""

    id: str
    kind: str
    game: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    expected: dict[str, Any]


def cases(path: Path) -> list[Case]:
    """The cases of a file of either form. Raises ValueError naming what is wrong."""
    whole = json.loads(path.read_text())
    found = whole["cases"] if isinstance(whole, dict) else whole
    return [
        Case(each["id"], each["kind"], each["game"], tuple(each.get("rules", ())), each["input"], each["expected"])
        for each in found
    ]


def differences(case: Case) -> list[str]:
    """What our rules answer otherwise than expected. Raises NotYet for what is not played yet."""
    play = PLAYERS.get(case.kind)
    if play is None:
        raise NotYet(case.kind)
    got = play(case.given, case.game)
    return [
        f"{key}: expected {wanted!r}, got {got.get(key)!r}"
        for key, wanted in case.expected.items()
        if not _same(key, wanted, got.get(key))
    ]


def _same(key: str, wanted: object, got: object) -> bool:
    if key in _AS_SETS and isinstance(wanted, list) and isinstance(got, list):
        return sorted(map(str, wanted)) == sorted(map(str, got))
    if key in _ONLY_NAMED and isinstance(wanted, dict) and isinstance(got, dict):
        return all(got.get(name) == value for name, value in wanted.items())
    return wanted == got


def main(paths: list[str]) -> int:
    """Run the files; 1 when a case failed."""
    passed = failed = 0
    waiting: Counter[str] = Counter()
    for case in (case for path in paths for case in cases(Path(path))):
        try:
            wrong = differences(case)
        except NotYet:
            waiting[f"{case.kind} ({case.game})"] += 1
            continue
        if wrong:
            failed += 1
            print(f"{case.id} {case.kind}: {'; '.join(wrong)}")
        else:
            passed += 1
    for name, number in sorted(waiting.items()):
        print(f"not yet: {number} x {name}")
    print(f"{passed} passed, {failed} failed, {waiting.total()} not yet supported")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
