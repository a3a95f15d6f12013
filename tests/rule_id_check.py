"""Says which binding rule ids have no test and which ids in test names are unknown.

`python -m tests.rule_id_check` looks at the tests; `python -m tests.rule_id_check RULEBOOK` at the rulebook file too.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
_IN_RULEBOOK = re.compile(r"^(?:- |\| )\**([A-Z][A-Z0-9]*-\d+)\b", re.MULTILINE)

# Any: what stands in the list is checked by `unsorted`.
Rules = Mapping[str, Mapping[str, Any]]


def listed() -> Rules:
    """The list of rule ids: each binds, or says why not."""
    return tomllib.loads((HERE / "rule_ids.toml").read_text(encoding="utf-8"))


def ids_in(text: str, prefixes: frozenset[str]) -> set[str]:
    """Rule ids named in a node id, as `POT-5` in a param or `pot_5` in a function name.

    What follows a hyphen is no id: `C-POT-13` names a case.
    """
    pairs = re.findall(r"(?<![A-Za-z0-9-])([A-Z][A-Z0-9]*)-(\d+)(?!\d)", text)
    pairs += [(p.upper(), n) for p, n in re.findall(r"(?:(?<=_)|(?<=:))([a-z][a-z0-9]*)_(\d+)(?!\d)", text)]
    return {f"{prefix}-{number}" for prefix, number in pairs if prefix in prefixes}


def named_by_tests(rules: Rules) -> set[str]:
    """The rule ids in the names of all tests."""
    command = [sys.executable, "-m", "pytest", "--collect-only", str(HERE)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE.parent).stdout
    return ids_in(listing, frozenset(rule.partition("-")[0] for rule in rules))


def unsorted(rules: Rules) -> list[str]:
    """Ids that neither bind nor say why not, or do both."""
    return [rule for rule, entry in rules.items() if (entry.get("binds") is True) == bool(entry.get("why"))]


def untested(rules: Rules, named: set[str]) -> list[str]:
    """Binding ids that no test names."""
    return [rule for rule, entry in rules.items() if entry.get("binds") and rule not in named]


def main(arguments: list[str]) -> int:
    """Print what is missing or unknown; 1 when anything is."""
    rules = listed()
    named = named_by_tests(rules)
    found = {
        "No test": untested(rules, named),
        "Unknown": sorted(named - rules.keys()),
        "Unsorted": unsorted(rules),
    }
    if arguments:
        book = set(_IN_RULEBOOK.findall(Path(arguments[0]).read_text(encoding="utf-8")))
        found["Not listed"] = sorted(book - rules.keys())
        found["Not in the rulebook"] = sorted(rules.keys() - book)
    for what, ids in found.items():
        print(f"{what}: {', '.join(ids) or 'none'}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
