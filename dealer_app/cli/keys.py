"""`dealer-app keys`: makes the auditor's and the floor manager's key pair."""

from pathlib import Path

import click

from dealer_app.cli.words import in_words
from dealer_app.stores.keys import KeyTrouble, make


@click.command("keys")
@click.option(
    "--table", type=click.Path(path_type=Path), required=True, help="The table's folder; keeps public halves."
)
@click.option(
    "--auditor", type=click.Path(path_type=Path), prompt="File for the auditor's private half", help="Not at the table."
)
@click.option(
    "--floor",
    type=click.Path(path_type=Path),
    prompt="File for the floor manager's private half",
    help="Not there too.",
)
def command(table: Path, auditor: Path, floor: Path) -> None:
    """Make both key pairs. Concealed cards can later be opened by both private halves together, never by one."""
    try:
        make(table, {"auditor": auditor, "floor": floor})
    except KeyTrouble as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(in_words(error)) from error
    click.echo(f"Public halves: {table}. Private halves: {auditor} and {floor}; keep them apart and away from here.")
