"""Run a virtual table until Ctrl-C: `python -m hardware.simulator`, with --seed, --noise, --line and --script.

Prints the layout that fits it, URLs included, so that it can be kept as layout.toml.
"""

import os
import sys
import tempfile
import threading
from pathlib import Path

import click

from hardware.clock import Clock
from hardware.simulator.noise import PROFILES
from hardware.simulator.script import ScriptError, load_script, play
from hardware.simulator.table import LineKind, SimulatedTable

_LINES = ("pty", "socket") if hasattr(os, "openpty") else ("socket",)


@click.command()
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same tags and weak seats."
)
@click.option(
    "--noise", type=click.Choice(sorted(PROFILES)), default="none", show_default=True, help="How badly it reads."
)
@click.option("--line", type=click.Choice(_LINES), default=_LINES[0], show_default=True, help="What it hangs on.")
@click.option(
    "--script",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Placements and faults in time; see hardware/simulator/script.py.",
)
def main(seed: int, noise: str, line: LineKind, script: Path | None) -> None:
    """Run a virtual table of shoe and felt until Ctrl-C."""
    clock = Clock()
    with tempfile.TemporaryDirectory(prefix="simulator-") as folder:
        table = SimulatedTable(seed=seed, folder=Path(folder), clock=clock, noise=noise, line=line)
        try:
            _run(table, clock, script)
        except ScriptError as error:
            raise click.ClickException(str(error)) from error
        finally:
            table.stop()


def _run(table: SimulatedTable, clock: Clock, script: Path | None) -> None:
    steps = load_script(script, table) if script is not None else ()
    click.echo(table.layout_toml())
    for name, endpoint in table.endpoints.items():
        click.echo(f"# {name}: {endpoint.url}")
    sys.stdout.flush()
    table.start()
    until_interrupted = threading.Event()
    try:
        play(steps, table, clock, until_interrupted)
        until_interrupted.wait()
    except KeyboardInterrupt:
        click.echo("# stopped")


if __name__ == "__main__":
    main()
