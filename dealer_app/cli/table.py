"""`dealer-app table`: a live table, full screen, on a record of its own."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from dealer_app.cli.display import has_display

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_app.log.store import LogFile
    from dealer_app.rules.options import Options
    from dealer_app.session.ports import Disk
    from dealer_app.session.table_session import TableSession
    from dealer_app.stores.keys import Keys
    from dealer_app.ui.screens.opening import OpeningScreen

_NEEDS_RULES: Final = "A new table needs its house rules: --rules FILE"


@click.command("table")
@click.option("--rules", type=click.Path(path_type=Path), help="House rules, a TOML file; needed for a new table.")
@click.option("--log", "folder", type=click.Path(path_type=Path), help="The table's folder: record and keys.")
@click.option("--name", default="1", show_default=True, help="The table's name, recorded with its rules.")
@click.option("--language", default="en", show_default=True, type=click.Choice(["en", "id", "ro"]))
@click.option(
    "--new-file", is_flag=True, help="Where the record is broken: keep it, and go on in a new file beside it."
)
def command(rules: Path | None, folder: Path | None, name: str, language: str, new_file: bool) -> None:
    """Open a live table, its cards by tap. Both key holders' public halves must lie in its folder."""
    # Qt is loaded only by the commands that need it, and the rest while the screen already says what goes on.
    app, cover = _cover(language, name) if has_display() or "QT_QPA_PLATFORM" in os.environ else (None, None)

    def uncover() -> None:
        if cover is not None:
            cover.close()

    log, session = _opened(folder, rules, name, uncover, new_file=new_file)

    from dealer_app.bootstrap import now_us, pack_pages  # noqa: PLC0415
    from dealer_app.session.ports import LogError  # noqa: PLC0415
    from dealer_app.ui.app import application  # noqa: PLC0415
    from dealer_app.ui.desk import Desk  # noqa: PLC0415
    from dealer_app.ui.main_window import MainWindow  # noqa: PLC0415

    app, palette = application(language)
    desk = Desk(session, None, lambda _: None, lambda: now_us() // 1000)
    window = MainWindow(palette, desk, pack_pages(), language)
    window.showFullScreen()
    uncover()
    app.exec()
    _say_how_the_disk_did(log.disk)
    try:
        log.checkpoint()
    except LogError as error:
        click.echo(str(error), err=True)  # nothing is lost: what waits beside the file is read with it
    log.close()


def _cover(language: str, name: str) -> "tuple[QApplication, OpeningScreen]":
    """Painted at once, before anything else is loaded."""
    from dealer_app.ui.app import application  # noqa: PLC0415
    from dealer_app.ui.screens.opening import OpeningScreen  # noqa: PLC0415

    app, palette = application(language)
    cover = OpeningScreen(palette, name)
    cover.show_at_once()
    return app, cover


def _opened(
    folder: Path | None, rules: Path | None, name: str, uncover: Callable[[], object], *, new_file: bool
) -> "tuple[LogFile, TableSession]":
    """The record and the table that it holds; says why not, and ends, where there is no opening it.

    `uncover`: takes away what hides the terminal, before anything is said there.
    """
    from dealer_app.bootstrap import RulesMissing  # noqa: PLC0415
    from dealer_app.paths import table_folder  # noqa: PLC0415
    from dealer_app.session.house_rules import HouseRulesError, load_house_rules  # noqa: PLC0415
    from dealer_app.session.ports import LogError  # noqa: PLC0415
    from dealer_app.stores.keys import KeyTrouble, load  # noqa: PLC0415

    try:
        where = folder or table_folder()
        keys = load(where)
        options = load_house_rules(rules) if rules is not None else None
        return _open(where, keys, options, name, uncover, new_file=new_file)
    except RulesMissing:
        trouble = _NEEDS_RULES
    except (KeyTrouble, HouseRulesError, LogError, OSError) as error:
        trouble = str(error)
    uncover()
    click.echo(trouble, err=True)
    sys.exit(1)


def _open(
    folder: Path,
    keys: "Keys",
    options: "Options | None",
    name: str,
    uncover: Callable[[], object],
    *,
    new_file: bool,
) -> "tuple[LogFile, TableSession]":
    """Open the record; where it is broken, begin a new file if that was asked for or is answered with yes.

    Raises LogError, RulesMissing.
    """
    from dealer_app.bootstrap import open_for_taps  # noqa: PLC0415
    from dealer_app.session.ports import LogError, LogTrouble  # noqa: PLC0415

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


def _wants_new_file() -> bool:
    """Ask who started it, if anybody is there to answer."""
    return sys.stdin.isatty() and click.confirm("Go on in a new file? The broken one stays as it is.", err=True)


def _say_how_the_disk_did(disk: "Disk") -> None:
    from dealer_app.session.ports import SLOW_MS  # noqa: PLC0415

    if disk.slow:
        click.echo(
            f"{disk.slow} records took longer than {SLOW_MS} ms to reach the disk, "
            f"the longest {disk.longest_ms:.0f} ms. Have the disk looked at.",
            err=True,
        )
