"""Inter from its package, so that pictures and measures are the same on each machine."""

import atexit
from functools import cache
from typing import Final

import fontpkg_inter  # type: ignore[import-untyped]  # ships no types; only ROOT, a Path, is used
from PySide6.QtGui import QFont, QFontDatabase

FAMILY: Final = "Inter"
_FEATURES: Final = ("tnum", "cv05", "ss03")  # figures of one width, an l with a tail, round quotes (UX 3.3)
_OPTICAL: Final = (14, 32)  # the range of the file's axis


def load_fonts() -> None:
    """Make Inter known to Qt; needs a QApplication. Raises RuntimeError when a file of the package can't be read."""
    for path in sorted((fontpkg_inter.ROOT / "files").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise RuntimeError(f"Qt could not read the font {path.name}")


@cache
def inter(size_px: int, weight: int) -> QFont:
    """Inter in a size and weight (100-900), for a painter: the same object each time, never to be changed.

    The weight goes to the axis of the variable file alone: asked for by QFont too, the letters of 600 and more are
    thickened a second time.
    """
    size = max(1, size_px)
    font = QFont(FAMILY)
    font.setPixelSize(size)
    font.setVariableAxis(QFont.Tag("wght"), weight)
    font.setVariableAxis(QFont.Tag("opsz"), min(max(size, _OPTICAL[0]), _OPTICAL[1]))
    for feature in _FEATURES:
        font.setFeature(QFont.Tag(feature), 1)
    return font


# No font may outlive the application, which PySide ends at exit: what is registered last goes first.
atexit.register(inter.cache_clear)
