"""The table sign says what the options of the table say, and closes (UX 7.11, BLD-1)."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_app.rules.options import Cap, Options, Rake, RakeType, Structure
from dealer_app.rules.table import NEW_TABLE
from dealer_app.ui.screens.table_sign import TableSign
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.sign import sign
from dealer_app.ui.wishes import Close

RAKE = Rake(type=RakeType.PERCENT, basis_points=550, caps=(Cap(2, 10, 10),))
OPTIONS = Options(small_blind=2, big_blind=5, buy_in_min=200, buy_in_max=1000, rake=RAKE)


def shown(qtbot: QtBot, options: Options) -> TableSign:
    made = TableSign(load_palette())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    view = sign(NEW_TABLE._replace(name="12", options=options))
    assert view is not None
    made.show_view(view)
    made.show()
    return made


def test_the_sign_follows_the_options_of_the_table(qtbot: QtBot) -> None:
    said = shown(qtbot, OPTIONS).accessibleName()
    assert said.startswith("No limit hold'em. Blinds 2–5. Buy-in 200–1,000. No ante. No straddle. Rake 5.5%, cap 10.")
    limit = shown(qtbot, replace(OPTIONS, structure=Structure.FIXED_LIMIT, small_bet=10)).accessibleName()
    assert limit.startswith("Limit hold'em. Bets 10–20. Buy-in 200–1,000. Blinds 2–5.")


def test_a_table_that_is_not_set_up_has_no_sign() -> None:
    assert sign(NEW_TABLE) is None


def test_close_is_the_only_key_and_56_high(qtbot: QtBot) -> None:
    made = shown(qtbot, OPTIONS)
    (close,) = made.findChildren(QAbstractButton)
    assert close.height() >= 56
    assert made.rect().contains(close.geometry())
    with qtbot.waitSignal(made.wished) as heard:
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert heard.args == [Close()]
