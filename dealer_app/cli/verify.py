"""`dealer-app verify LOG`: the chain, and the hands folded anew."""

import sys
from pathlib import Path

import click

from dealer_app.log.audit import WrongFold, verify_file
from dealer_app.log.chain import BrokenChain
from dealer_app.log.codec import CodecError
from dealer_app.log.reader import NotALog


@click.command("verify")
@click.argument("log", type=click.Path(path_type=Path))
def command(log: Path) -> None:
    """Check that nothing in LOG was changed, taken out or put in, and that its hands lead to the stacks it says."""
    try:
        found = verify_file(log)
    except (BrokenChain, CodecError, WrongFold, NotALog) as error:
        click.echo(f"{log}: {error}", err=True)
        sys.exit(1)
    click.echo(f"{log}: {found.records} records, {found.hands} hands, chain intact, head {found.head.hex()}")
