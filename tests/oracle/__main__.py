"""Random hands against PokerKit: `python -m tests.oracle [HANDS] [FIRST_SEED]`.

No limit and fixed limit, each under the PokerKit-compatible options and under the live ones.
"""

import sys
from collections import Counter

from dealer_app.rules.options import Structure
from tests.oracle.match import Disagreement, Match, random_deal

STRUCTURES = (Structure.NO_LIMIT, Structure.FIXED_LIMIT)


def run(hands: int, first: int, structure: Structure, *, live: bool) -> tuple[int, Counter[str]]:
    """How many hands disagreed, each printed; and how the others went: whole, or stopped at a flag."""
    wrong = 0
    ends: Counter[str] = Counter()
    for seed in range(first, first + hands):
        try:
            flag = Match(random_deal(seed, structure), live=live).play()
        except Disagreement as found:
            wrong += 1
            print(found)
        else:
            ends["whole" if flag is None else flag.value] += 1
    return wrong, ends


def main(arguments: list[str]) -> int:
    """Run all four; 1 when any hand disagreed."""
    hands = int(arguments[0]) if arguments else 20_000
    first = int(arguments[1]) if len(arguments) > 1 else 0
    failed = 0
    for structure in STRUCTURES:
        for live in (False, True):
            wrong, ends = run(hands, first, structure, live=live)
            failed += wrong
            name = "live" if live else "PokerKit-compatible"
            print(f"{structure.value} {name}: {hands} hands, {wrong} disagreed; {dict(ends)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
