"""The opening screen is painted before the event loop runs, names its table, and is cut in no language."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_app.ui.fonts import inter
from dealer_app.ui.screens.opening import OpeningScreen
from dealer_app.ui.text.language import LANGUAGES, use_language
from dealer_app.ui.theme import load_palette

_WORDS = {
    "en": "Opening the record of table 12…",
    "id": "Membuka catatan meja 12…",
    "ro": "Se deschide registrul mesei 12…",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_screen_names_its_table_whole(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    use_language(qapp, language)
    try:
        screen = OpeningScreen(load_palette(), "12")
    finally:
        use_language(qapp, "en")
    qtbot.addWidget(screen)
    assert screen.accessibleName() == _WORDS[language]
    assert QFontMetricsF(inter(32, 600)).horizontalAdvance(_WORDS[language]) < 1280


def test_the_opening_screen_is_painted_before_the_event_loop_runs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QSize] = []
    paint = OpeningScreen.paintEvent

    def watched(self: OpeningScreen, event: object) -> None:
        painted.append(self.size())
        paint(self, event)  # type: ignore[arg-type]  # Qt's own

    monkeypatch.setattr(OpeningScreen, "paintEvent", watched)
    screen = OpeningScreen(load_palette(), "12")
    qtbot.addWidget(screen)
    screen.show_at_once()
    assert painted
