"""`dealer-app demo`: a simulated table with the real window; a robot or the person at the screen deals."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dealer_app.cli.display import has_display
from dealer_app.cli.words import a_number, in_words
from dealer_app.session.ports import LogError
from dealer_app.ui.text.language import LANGUAGES

if TYPE_CHECKING:
    from dealer_app.guidance.prompt import Prompt
    from dealer_app.ui.desk import Desk
    from dealer_app.ui.main_window import MainWindow

_SPEED_UNSEEN = 20.0
_SETTLE_MS = 1500


@click.command("demo")
@click.option("--hands", default=1, show_default=True, type=click.IntRange(1), help="How many hands a robot plays.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same hands.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where the log goes; a new folder when left out.")
@click.option("--auto", is_flag=True, help="A robot does the dealer's part by obeying the prompts.")
@click.option("--headless", is_flag=True, help="Nobody looks: a robot deals, pictures and the log are kept.")
@click.option(
    "--noise", default="none", show_default=True, type=click.Choice(["none", "ordinary", "bad_day"]), help="Of readers."
)
@click.option(
    "--speed",
    type=click.FloatRange(0.1, 20),
    callback=a_number,
    help="Seconds of the table in one second of the wall clock.",
)
@click.option("--language", default="en", show_default=True, type=click.Choice(list(LANGUAGES)))
def command(
    hands: int,
    seed: int,
    folder: Path | None,
    auto: bool,
    headless: bool,
    noise: str,
    speed: float | None,
    language: str,
) -> None:
    """Play hold'em at a simulated table: readers on pseudo terminals, players who act sensibly, the real window."""
    try:
        folder = folder or Path(tempfile.mkdtemp(prefix="cutcard-demo-"))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(in_words(error)) from error
    unseen = headless or not has_display()
    if unseen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        speed = speed or (_SPEED_UNSEEN if unseen else 1.0)
        _run(folder, hands, seed, noise, speed, language, unseen=unseen, auto=auto or unseen)
    except LogError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(in_words(error)) from error


def _run(
    folder: Path,
    hands: int,
    seed: int,
    noise: str,
    speed: float,
    language: str,
    *,
    unseen: bool,
    auto: bool,
) -> None:
    # Qt and all that stands on it are loaded only by the commands that need them.
    from dealer_app.bootstrap import (
        now_us,
        pack_edition,
        pack_pages,
        stage,
        throw_away_seal,
    )
    from dealer_app.log.genesis import LogOpened
    from dealer_app.log.store import LogFile
    from dealer_app.rules.ranking.high import warming
    from dealer_app.ui.app import application
    from dealer_app.ui.bridge import Bridge
    from dealer_app.ui.desk import Desk
    from dealer_app.ui.ending import Ended, ending
    from dealer_app.ui.idle import in_idle_time
    from dealer_app.ui.main_window import LEAST, MainWindow
    from dealer_app.ui.theatre import Theatre, let_pass
    from dealer_app.virtual.stage import set_up
    from hardware.clock import Clock

    app, palette = application(language)
    clock = Clock(speed)
    bridge = Bridge(clock, speed)
    path = folder / "demo.db"
    prompts: list[Prompt] = []
    with ending() as end:

        def wait(ms: float) -> None:
            let_pass(ms / speed)
            end.refuse_to_go_on()

        log = LogFile(path, throw_away_seal(), now_us, LogOpened("Demo", pack_edition()))
        table = stage(log, folder=folder, seed=seed, noise=noise, clock=clock, put=bridge.put, wait=wait)
        live = table.live
        bridge.join(live.intake)
        set_up(live.session)
        desk = Desk(live.session, live.intake, live.supervisor.retry, lambda: now_us() // 1000, "Demo")
        window = MainWindow(palette, desk, pack_pages(), language)
        window.resize(LEAST)
        window.show()
        in_idle_time(warming(), window)
        table.start()
        try:
            wait(_SETTLE_MS)
            if auto:
                deal_by_robot(desk, table.dealer.obey, hands, window, folder if unseen else None, prompts)
            else:
                theatre = Theatre(table.company, desk, window.console, clock)
                app.exec()
                theatre.deleteLater()
        except Ended:
            click.echo("Stopped.")
        finally:
            window.close()
            table.close()
    _verify(path, len(prompts) if auto else None)
    sys.exit(end.exit_code)


def deal_by_robot(
    desk: "Desk",
    obey: "Callable[[Prompt], None]",
    hands: int,
    window: "MainWindow",
    pictures: Path | None,
    followed: "list[Prompt]",
) -> None:
    """Obey prompt after prompt and note each in `followed`. Raises Ended when the window is closed."""
    from dealer_app.ui.ending import Ended
    from dealer_app.ui.text.prompts import prompt_line
    from dealer_app.ui.theatre import keep_picture

    session = desk.session
    end = session.table.hands + hands
    seen = set[str]()
    while session.table.hands < end or session.table.hand is not None:
        if not window.isVisible():
            raise Ended
        prompt = desk.prompt
        followed.append(prompt)
        words = "".join(text for text, _ in prompt_line(prompt))
        click.echo(f"{session.table.hands:>4}  {words}  [{prompt.rule}]")
        hand = session.table.hand
        name = f"hand-{hand.setup.number}-{hand.street.name.value}" if hand is not None else ""
        if pictures is not None and hand is not None and hand.betting.to_act is not None and name not in seen:
            seen.add(name)
            window.show_now()
            keep_picture(window, pictures / f"{name}.png")
        obey(prompt)


def _verify(path: Path, prompts: int | None) -> None:
    from dealer_app.log.audit import verify_file
    from dealer_app.log.chain import BadRecord
    from dealer_app.log.reader import NotALog

    try:
        found = verify_file(path)
    except (BadRecord, NotALog) as error:
        raise click.ClickException(f"{path}: {error}") from error
    followed = f"{prompts} prompts, " if prompts is not None else ""
    click.echo(f"{found.hands} hands, {followed}{found.records} records in {path}: verified")
