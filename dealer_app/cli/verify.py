"""`dealer-app verify LOG`: the chain, and the hands folded anew."""

import re
import sys
from pathlib import Path
from typing import Final, NoReturn

import click

from dealer_app.log.audit import HeadNotThere, verify_file
from dealer_app.log.chain import BadRecord
from dealer_app.log.reader import FromLaterVersion, NotALog

_KEEP: Final = (
    "This check changed nothing. Keep the file as it is and call the floor; "
    "a table goes on with dealer-app table --new-file."
)


@click.command("verify")
@click.argument("log", type=click.Path(path_type=Path))
@click.option(
    "--head", "kept", help="The head of this log as it was kept elsewhere: shows whether its end was cut off."
)
def command(log: Path, kept: str | None) -> None:
    """Check that nothing in LOG was changed, taken out or put in, and that its hands lead to the stacks it says."""
    if kept is not None and not re.fullmatch("[0-9a-fA-F]{64}", kept):
        raise click.UsageError("a head is 64 digits and letters a to f, as this command prints it")
    try:
        found = verify_file(log, bytes.fromhex(kept) if kept is not None else None)
    except FromLaterVersion as later:
        _fail(f"{log}: {later}. Verify it with that Cutcard.")
    except (BadRecord, HeadNotThere) as bad:
        _fail(f"{log}: {bad}. {_KEEP}")
    except NotALog as error:
        _fail(f"{error}. Name the file of a table: table.db in its folder, demo.db after a demo.")
    click.echo(f"{log}: {found.records} records, {found.hands} hands, chain intact, head {found.head.hex()}")
    if found.kept is not None:
        click.echo(f"{log}: the head that was kept is that of record {found.kept}")
    if found.opening.follows:
        click.echo(f"{log}: goes on from {found.opening.follows}, which held up to head {found.opening.head or 'none'}")


def _fail(words: str) -> NoReturn:
    click.echo(words, err=True)
    sys.exit(1)
