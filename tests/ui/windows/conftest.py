"""The pictures of this folder are taken once for all its tests."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.windows.shots import Shot, shots

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A whole window offscreen makes Qt say that the platform takes no hints of its size; all other warnings fail."""
    for item in items:
        if item.path.parent == _HERE:
            item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", extend=True))


@pytest.fixture
def pictures(qapp: QApplication) -> tuple[Shot, ...]:
    """Every moment, at each size and in each language."""
    return shots()
