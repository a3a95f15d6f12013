"""Ten rules rewritten one at a time, each of which a test must notice: `python -m tests.mutations`."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ("tests/test_cases.py", "tests/guidance", "tests/rules", "tests/oracle", "tests/recorded_hands")


class Mutation(NamedTuple):
    """A rule, the file that holds it, and what stands there instead."""

    rule: str
    file: str
    was: str
    becomes: str


MUTATIONS: Final = (
    Mutation("NL-3 minimum raise", "betting/sizes.py", "betting.level + betting.increment", "betting.level + 1"),
    Mutation(
        "PL-1 the call counts", "betting/sizes.py", "self.highest + self.pot + self.call", "self.highest + self.pot"
    ),
    Mutation("FL-3 cap", "betting/sizes.py", "if raises <= options.raise_cap:", "if raises <= options.raise_cap + 1:"),
    Mutation("BET-8 short all-ins add up", "betting/legal.py", "return faces >= betting.increment", "return faces > 0"),
    Mutation("BET-31 last with chips", "betting/turn.py", "seat.number if seat.bet < most else None", "seat.number"),
    Mutation("POT-2 uncalled", "pots/layers.py", "return owner.seat, most - max(second, 0)", "return None"),
    Mutation("POT-12 dead money", "pots/layers.py", "amount + (dead if level == levels[0] else 0)", "amount"),
    Mutation("ODD-3 left of the button", "pots/odd_chips.py", "clockwise(winners, after=button)", "tuple(winners)"),
    Mutation("RAKE-7 cap", "pots/rake.py", "return min(due, *caps) if caps else due", "return due"),
    Mutation(
        "BTN-5 dead button",
        "seats/button.py",
        "_table(previous.small_blind, previous.big",
        "_table(previous.button, previous.big",
    ),
)


def killed_by(mutation: Mutation, copy: Path) -> str | None:
    """The first test that fails under the mutation; None when none does. Raises ValueError when the text is gone."""
    file = copy / "dealer_app/rules" / mutation.file
    text = file.read_text()
    if text.count(mutation.was) != 1:
        raise ValueError(
            f"{mutation.rule}: {mutation.was!r} stands {text.count(mutation.was)} times in {mutation.file}"
        )
    file.write_text(text.replace(mutation.was, mutation.becomes))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    file.write_text(text)
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0] if lines else None


def main() -> int:
    """Try all; 1 when one survives."""
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("dealer_app", "hardware", "resources", "tests"):
            shutil.copytree(ROOT / part, copy / part)
        shutil.copy(ROOT / "pyproject.toml", copy)
        for mutation in MUTATIONS:
            killer = killed_by(mutation, copy)
            survivors += killer is None
            print(f"{mutation.rule}: {killer or 'SURVIVED'}", flush=True)
    print(f"{len(MUTATIONS) - survivors} of {len(MUTATIONS)} noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
