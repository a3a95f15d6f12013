"""The record of a live table from the command line: opened, or the terminal says why not and what to do."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from dealer_app.bootstrap import RulesMissing, open_for_taps, wanted_setup
from dealer_app.cli.words import in_words
from dealer_app.log.store import LogFile
from dealer_app.paths import table_folder
from dealer_app.rules.options import Options
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.session.house_rules import HouseRulesError, load_house_rules
from dealer_app.session.ports import SLOW_MS, Disk, LogError, LogTrouble
from dealer_app.session.table_session import TableSession
from dealer_app.stores.keys import Keys, KeyTrouble, load

_NEEDS_RULES: Final = "A new table needs its house rules: --rules FILE"


def opened(
    folder: Path | None, rules: Path | None, name: str | None, uncover: Callable[[], object], *, new_file: bool
) -> tuple[LogFile, TableSession]:
    """The record and the table that it holds; says why not, and ends, where there is no opening it.

    `uncover`: takes away what hides the terminal, before anything is said there.
    """
    try:
        where = folder or table_folder()
        keys = load(where)
        options = load_house_rules(rules) if rules is not None else None
        log, session = _open(where, keys, options, name, uncover, new_file=new_file)
        _say_what_waits(session, options, name)
        return log, session
    except RulesMissing:
        trouble = _NEEDS_RULES
    except Refused as refused:
        trouble = f"These rules do not fit the table as it is: {_why(refused)}"
    except OSError as error:
        trouble = in_words(error)
    except (KeyTrouble, HouseRulesError, LogError) as error:
        trouble = str(error)
    uncover()
    click.echo(trouble, err=True)
    sys.exit(1)


def _open(
    folder: Path,
    keys: Keys,
    options: Options | None,
    name: str | None,
    uncover: Callable[[], object],
    *,
    new_file: bool,
) -> tuple[LogFile, TableSession]:
    """Open the record; where it is broken, begin a new file if that was asked for or is answered with yes.

    Raises LogError, RulesMissing.
    """
    try:
        return open_for_taps(folder, keys, options, name)
    except LogError as error:
        if error.trouble is not LogTrouble.BROKEN:
            raise
        uncover()
        click.echo(str(error), err=True)
        if options is None:
            click.echo(f"{_NEEDS_RULES}; with --new-file it goes on beside the broken one.", err=True)
            sys.exit(1)
        if not new_file and not _wants_new_file():
            click.echo("The same command with --new-file goes on in a new file beside it.", err=True)
            sys.exit(1)
    log, session = open_for_taps(folder, keys, options, name, new_file=True)
    click.echo(f"Recording goes on in {log.path}. Seat the players again with the chips in front of them.")
    return log, session


def _why(refused: Refused) -> str:
    if refused.why is Refusal.SEAT_TAKEN:
        return f"somebody sits beyond seat {refused.limit}. Let him cash out or move first."
    return f"{refused.why.value} {refused.rule}".strip()


def _say_what_waits(session: TableSession, options: Options | None, name: str | None) -> None:
    """In the middle of a hand nothing is changed (TS-3): what was asked for has to be asked for again."""
    if wanted_setup(session.table, options, name) != (session.table.name, session.table.options):
        click.echo(
            "A hand is being played: it goes on by the rules and the name it began with. "
            "Start again with the new ones when it is over.",
            err=True,
        )


def _wants_new_file() -> bool:
    """Ask who started it, if anybody is there to answer."""
    return sys.stdin.isatty() and click.confirm("Go on in a new file? The broken one stays as it is.", err=True)


def say_how_the_disk_did(disk: Disk) -> None:
    """Commits that made the dealer wait, told when the table is closed."""
    if disk.slow:
        click.echo(
            f"{disk.slow} records took longer than {SLOW_MS} ms to reach the disk, "
            f"the longest {disk.longest_ms:.0f} ms. Have the disk looked at.",
            err=True,
        )
