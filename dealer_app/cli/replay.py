"""`dealer-app replay FILE...`: plays recorded hands through the rules and says where they disagree."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from dealer_app.exchange.phh import PhhError, UnknownGame, read_hand, tables_in
from dealer_app.exchange.recorded_options import RuleSet, rules_of
from dealer_app.exchange.replay import Mismatch, replay


@click.command("replay")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--rules", type=click.Choice([each.value for each in RuleSet]), help="Override the rules a file asks for."
)
def command(files: tuple[Path, ...], rules: str | None) -> None:
    """Replay PHH files, or folders of them; exit 1 when a hand disagrees or a file is bad."""
    counts: Counter[tuple[str, str]] = Counter()
    for path in _files(files):
        try:
            for label, table in tables_in(path):
                counts[_one(label, table, RuleSet(rules) if rules else None)] += 1
        except PhhError as error:
            click.echo(f"failed: {error}")
            counts["none", "failed"] += 1
    click.echo(_summary(counts))
    if any(outcome == "failed" for _, outcome in counts):
        raise SystemExit(1)


def _files(paths: tuple[Path, ...]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(each for each in path.rglob("*.phh*") if each.is_file())
        else:
            yield path


def _one(label: str, table: Mapping[str, Any], rules: RuleSet | None) -> tuple[str, str]:
    """The rule set and outcome of one hand; everything but plain agreement is said."""
    chosen = "none"
    try:
        hand = read_hand(label, table)
        chosen = rules or rules_of(hand)
        done = replay(hand, rules)
    except UnknownGame as unknown:
        click.echo(f"refused: {unknown}")
        return "none", "refused"
    except (PhhError, Mismatch) as found:
        click.echo(f"failed: {found}")
        return chosen, "failed"
    if done.exception:
        click.echo(f"exception: {label}: {done.exception}")
    if not done.complete:
        click.echo(f"incomplete: {label}: agrees as far as it goes")
    return chosen, "replayed"


def _summary(counts: Counter[tuple[str, str]]) -> str:
    parts = []
    for rules in (*RuleSet, "none"):
        said = [f"{counts[rules, each]} {each}" for each in ("replayed", "refused", "failed") if counts[rules, each]]
        if said:
            parts.append(f"{'no rules' if rules == 'none' else rules}: {', '.join(said)}")
    return "; ".join(parts) or "no hands"
