"""`python -m tests.ui.gallery FOLDER [MOMENT...]`: pictures of the window in its moments, sizes and languages."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from dealer_app.bootstrap import now_us, pack_pages
from dealer_app.ui.app import application
from dealer_app.ui.desk import Desk
from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.rule_book import RuleBook
from dealer_app.ui.screens.opening import OpeningScreen
from dealer_app.ui.text.language import LANGUAGES, use_language
from dealer_app.ui.theatre import let_pass
from dealer_app.ui.theme import Palette
from tests.ui.scenes import open_table
from tests.ui.windows.moments import MOMENTS, Moment

SIZES = (QSize(1280, 800), QSize(1920, 1080))
_FADE_MS = 300


def _keep(widget: QWidget, target: Path, name: str, language: str) -> None:
    let_pass(_FADE_MS)
    widget.grab().save(str(target / f"{name}-{widget.height()}-{language}.png"))


def _picture(target: Path, name: str, moment: Moment, palette: Palette, pages: RuleBook) -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        later_ms = [0]
        # The desk is there from the first hand on, so that it knows what is usual at this table.
        desk = Desk(table.session, table.intake, lambda _: None, lambda: now_us() // 1000 + later_ms[0], "Sari")
        moment.scene(table)
        window = MainWindow(palette, desk, pages)
        for size in SIZES:
            window.resize(size)
            window.show()
            if size is SIZES[0]:
                later_ms[0] = moment.waits_s * 1000
                window.show_now()
                moment.touch(window)
            for language in LANGUAGES:
                window.speak(language)
                _keep(window, target, name, language)
        window.close()


def _opening(target: Path, palette: Palette) -> None:
    app, _ = application()
    for language in LANGUAGES:
        use_language(app, language)
        screen = OpeningScreen(palette, "7")
        for size in SIZES:
            screen.resize(size)
            screen.show()
            _keep(screen, target, "opening", language)
        screen.close()


def main(target: Path, names: tuple[str, ...] = ()) -> None:
    """Make every picture, or those of the moments that are named."""
    target.mkdir(parents=True, exist_ok=True)
    _, palette = application()
    pages = pack_pages()
    for name in names or MOMENTS:
        if name in MOMENTS:
            _picture(target, name, MOMENTS[name], palette, pages)
    if not names or "opening" in names:
        _opening(target, palette)
    print(f"pictures are in {target}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"), tuple(sys.argv[2:]))
