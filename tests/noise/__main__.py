"""200 hands with `ordinary` noise, 100 with `bad_day` and cables pulled; or what the options say."""

import sys
import time

import click

from tests.noise.play import Played, play


def _say(name: str, played: Played, seconds: float) -> bool:
    print(
        f"{name}: {played.hands} hands ended, {played.records} records verified, {played.notices} notices, "
        f"{played.taps} cards by tap, {played.losses} readers lost, {len(played.leaks)} leaks, {seconds:.0f} s"
    )
    for leak in played.leaks:
        print(f"  {leak}")
    return not played.leaks


@click.command()
@click.option("--ordinary", default=200, show_default=True, help="Hands with ordinary noise.")
@click.option("--bad", default=100, show_default=True, help="Hands on a bad day, with cables pulled.")
@click.option("--seed", default=1, show_default=True)
@click.option("--speed", default=20.0, show_default=True, help="Scenario seconds in one second of the wall clock.")
@click.option("--no-shoe", is_flag=True, help="Seat and board readers alone.")
def main(ordinary: int, bad: int, seed: int, speed: float, no_shoe: bool) -> None:
    """Play at noisy readers; exit 1 when anything leaked, a traceback when a hand did not end or verify."""
    good = True
    for name, hands, pulls in (("ordinary", ordinary, False), ("bad_day", bad, True)):
        if not hands:
            continue
        begun = time.monotonic()
        played = play(hands, seed=seed, noise=name, speed=speed, with_shoe=not no_shoe, unplug=pulls)
        good = _say(name, played, time.monotonic() - begun) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
