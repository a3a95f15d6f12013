"""`dealer-app table`: a live table, full screen, on a record of its own."""

import sys
from pathlib import Path

import click

from dealer_app.session.house_rules import HouseRulesError, load_house_rules
from dealer_app.session.ports import LogError
from dealer_app.stores.keys import KeyTrouble, load


@click.command("table")
@click.option("--rules", type=click.Path(path_type=Path), help="House rules, a TOML file; needed for a new table.")
@click.option("--log", "folder", type=click.Path(path_type=Path), help="The table's folder: record and keys.")
@click.option("--name", default="1", show_default=True, help="The table's name, recorded with its rules.")
@click.option("--language", default="en", show_default=True, type=click.Choice(["en", "id", "ro"]))
def command(rules: Path | None, folder: Path | None, name: str, language: str) -> None:
    """Open a live table, its cards by tap. Both key holders' public halves must lie in its folder."""
    # Qt and all that stands on it are loaded only by the commands that need them.
    from dealer_app.bootstrap import open_for_taps  # noqa: PLC0415
    from dealer_app.paths import table_folder  # noqa: PLC0415

    try:
        where = folder or table_folder()
        keys = load(where)
        options = load_house_rules(rules) if rules is not None else None
        log, session = open_for_taps(where, keys, options, name)
    except (KeyTrouble, HouseRulesError, LogError, OSError) as error:
        click.echo(str(error), err=True)
        sys.exit(1)
    if session is None:
        log.close()
        click.echo("A new table needs its house rules: --rules FILE", err=True)
        sys.exit(1)

    from dealer_app.bootstrap import now_us, pack_pages  # noqa: PLC0415
    from dealer_app.ui.app import application  # noqa: PLC0415
    from dealer_app.ui.desk import Desk  # noqa: PLC0415
    from dealer_app.ui.main_window import MainWindow  # noqa: PLC0415

    app, palette = application(language)
    desk = Desk(session, None, lambda _: None, lambda: now_us() // 1000)
    window = MainWindow(palette, desk, pack_pages(), language)
    window.showFullScreen()
    app.exec()
    log.checkpoint()
    log.close()
