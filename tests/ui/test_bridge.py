"""The bridge wakes the intake when something is due, whatever made it due."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from dealer_app.rules.floor.facts import CallFloor, ResumeGame
from dealer_app.ui.bridge import Bridge
from tests.session.intake.felt import MUCK, Felt


def test_after_a_stop_what_was_held_back_is_judged_without_another_event(qtbot: QtBot, tmp_path: Path) -> None:
    """A device that has no answer to its last eight events sends none any more."""
    felt = Felt(tmp_path, with_shoe=False)
    bridge = Bridge(felt.clock)
    bridge.join(felt.intake)
    felt.deal()
    felt.session.do(CallFloor())
    held = [felt.see(felt.top(), MUCK) for _ in range(8)]
    felt.session.do(ResumeGame("Other"))
    qtbot.waitUntil(lambda: all(felt.acknowledged("felt", seq) for seq in held), timeout=2000)
    felt.log.close()
