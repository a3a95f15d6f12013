"""Says which binding rule ids have no test and which ids in test names are unknown: `python -m tests.rule_id_check`."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def ids_in(text: str, prefixes: frozenset[str]) -> set[str]:
    """Rule ids named in a node id, as `POT-5` in a param or `pot_5` in a function name.

    What follows a hyphen is no id: `C-POT-13` names a case.
    """
    pairs = re.findall(r"(?<![A-Za-z0-9-])([A-Z][A-Z0-9]*)-(\d+)(?!\d)", text)
    pairs += [(p.upper(), n) for p, n in re.findall(r"(?:(?<=_)|(?<=:))([a-z][a-z0-9]*)_(\d+)(?!\d)", text)]
    return {f"{prefix}-{number}" for prefix, number in pairs if prefix in prefixes}


def main() -> int:
    """Print what is missing or unknown; 1 when anything is."""
    rules = tomllib.loads((HERE / "rule_ids.toml").read_text(encoding="utf-8"))
    command = [sys.executable, "-m", "pytest", "--collect-only", str(HERE)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE.parent).stdout
    named = ids_in(listing, frozenset(rule.partition("-")[0] for rule in rules))
    missing = sorted(rule for rule, entry in rules.items() if entry.get("binds") and rule not in named)
    unknown = sorted(named - rules.keys())
    print("No test:", ", ".join(missing) or "none")
    print("Unknown:", ", ".join(unknown) or "none")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
