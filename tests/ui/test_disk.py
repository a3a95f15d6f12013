"""A disk that makes the dealer wait is told in the bar; recording goes on."""

from itertools import count
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_app.bootstrap import now_us, throw_away_seal
from dealer_app.log.store import LogFile
from dealer_app.rules.options import Options
from dealer_app.rules.seats.facts import Configure
from dealer_app.session.table_session import TableSession
from dealer_app.ui.desk import Desk


@pytest.mark.parametrize(("step_s", "told"), [(0.9, False), (1.1, True)])
def test_a_commit_of_more_than_a_second_is_told_in_the_bar(
    qtbot: QtBot, tmp_path: Path, step_s: float, told: bool
) -> None:
    ticks = count()
    log = LogFile(tmp_path / "table.db", throw_away_seal(), now_us, seconds=lambda: next(ticks) * step_s)
    session = TableSession(log, "")
    session.do(Configure("12", Options()))
    desk = Desk(session, None, lambda _: None, lambda: 0)
    assert desk.view().header.is_disk_failing is told
    assert session.failure is None
    log.close()
