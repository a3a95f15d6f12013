"""Inter from its package, so that pictures and measures are the same on each machine."""

from typing import Final

import fontpkg_inter  # type: ignore[import-untyped]  # ships no types; only ROOT, a Path, is used
from PySide6.QtGui import QFont, QFontDatabase

FAMILY: Final = "Inter"


def load_fonts() -> None:
    """Make Inter known to Qt; needs a QApplication. Raises RuntimeError when a file of the package can't be read."""
    for path in sorted((fontpkg_inter.ROOT / "files").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise RuntimeError(f"Qt could not read the font {path.name}")


def inter(size_px: int, weight: int) -> QFont:
    """Inter in a size and weight (100-900), for a painter.

    The weight goes to the axis of the variable file: asked for by QFont alone, 800 came out visibly lighter.
    """
    font = QFont(FAMILY)
    font.setPixelSize(max(1, size_px))
    font.setWeight(QFont.Weight(weight))
    font.setVariableAxis(QFont.Tag("wght"), weight)
    return font
