"""Each test leaves the app speaking English, with numbers as in English."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.ui.text.language import use_language

Speak = Callable[[str], None]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Switch the language of the app for this test."""
    yield lambda code: use_language(qapp, code)
    use_language(qapp, "en")
