"""The application: fonts, language, and the last-chance handler of errors."""

import logging
import sys
from types import TracebackType

from PySide6.QtWidgets import QApplication

from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.text.language import use_language
from dealer_app.ui.theme import Palette, load_palette

_log = logging.getLogger(__name__)


def application(language: str = "en") -> tuple[QApplication, Palette]:
    """The one application of this process, ready for a window, and the palette of its theme."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("Cutcard")
    load_fonts()
    palette = load_palette()
    use_language(app, language)
    sys.excepthook = _unexpected
    return app, palette


def _unexpected(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A fault of ours in a slot of Qt: kept in the log of the program; the table goes on from its record."""
    _log.critical("an unexpected fault", exc_info=(kind, error, trace))
