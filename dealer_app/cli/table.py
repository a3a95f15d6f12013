"""`dealer-app table`: a live table, full screen, on a record of its own."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dealer_app.cli.display import has_display
from dealer_app.cli.words import a_name
from dealer_app.ui.text.language import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_app.ui.screens.opening import OpeningScreen


@click.command("table")
@click.option("--rules", type=click.Path(path_type=Path), help="House rules, a TOML file; needed for a new table.")
@click.option("--log", "folder", type=click.Path(path_type=Path), help="The table's folder: record and keys.")
@click.option("--name", callback=a_name, help="The table's name, recorded with its rules; 1 where none was given yet.")
@click.option("--language", default="en", show_default=True, type=click.Choice(list(LANGUAGES)))
@click.option(
    "--new-file", is_flag=True, help="Where the record is broken: keep it, and go on in a new file beside it."
)
def command(rules: Path | None, folder: Path | None, name: str | None, language: str, new_file: bool) -> None:
    """Open a live table, its cards by tap. Both key holders' public halves must lie in its folder."""
    if not has_display() and "QT_QPA_PLATFORM" not in os.environ:
        raise click.ClickException("There is no screen to show the table on. Start this where the dealer sits.")
    # Qt is loaded only by the commands that need it, and the rest while the screen already says what goes on.
    app, cover = _cover(language, name or "")

    from dealer_app.bootstrap import now_us, pack_pages
    from dealer_app.cli.table_record import opened, say_how_the_disk_did
    from dealer_app.rules.ranking.high import warming
    from dealer_app.session.ports import LogError
    from dealer_app.ui.app import application
    from dealer_app.ui.desk import Desk
    from dealer_app.ui.ending import ending
    from dealer_app.ui.idle import in_idle_time
    from dealer_app.ui.main_window import MainWindow

    log, session = opened(folder, rules, name, cover.close, new_file=new_file)
    app, palette = application(language)
    desk = Desk(session, None, lambda _: None, lambda: now_us() // 1000)
    with ending() as end:
        window = MainWindow(palette, desk, pack_pages(), language)
        window.showFullScreen()
        cover.close()
        in_idle_time(warming(), window)
        app.exec()
    say_how_the_disk_did(log.disk)
    try:
        log.checkpoint()
    except LogError as error:
        click.echo(str(error), err=True)  # nothing is lost: what waits beside the file is read with it
    log.close()
    sys.exit(end.exit_code)


def _cover(language: str, name: str) -> "tuple[QApplication, OpeningScreen]":
    """Painted at once, before anything else is loaded."""
    from dealer_app.ui.app import application
    from dealer_app.ui.screens.opening import OpeningScreen

    app, palette = application(language)
    cover = OpeningScreen(palette, name)
    cover.show_at_once()
    return app, cover
