"""The command line: one file per command, each loaded only when it is called."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

import click

COMMANDS: Final[Mapping[str, str]] = {
    "demo": "dealer_app.cli.demo:command",
    "keys": "dealer_app.cli.keys:command",
    "replay": "dealer_app.cli.replay:command",
    "table": "dealer_app.cli.table:command",
    "verify": "dealer_app.cli.verify:command",
}


class Lazy(click.Group):
    """A group whose commands are the functions named above."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, by name."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        command: click.Command = getattr(import_module(module), name)
        return command


@click.command(cls=Lazy)
@click.version_option(package_name="cutcard")
def cli() -> None:
    """Cutcard tells a live poker dealer the one next step, with its rule, and records every fact."""
