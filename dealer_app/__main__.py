"""Hands over to the command line."""

from dealer_app.cli.main import cli


def main() -> None:
    """Run the command that the arguments name."""
    cli(prog_name="dealer-app")


if __name__ == "__main__":
    main()
