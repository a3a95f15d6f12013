"""UX 3.1, 9.2: each word against what is really painted behind it, by the WCAG figure."""

from PySide6.QtGui import QColor

from tests.ui.windows.shots import Shot
from tests.ui.windows.writing import Written

TEXT, LARGE, OFF = 4.5, 3.0, 3.0
LARGE_U, LARGE_BOLD_U, BOLD = 24, 19, 700  # WCAG: 18 point, or 14 point bold


def light(colour: QColor) -> float:
    """The relative luminance of WCAG."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: QColor, other: QColor) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def least(text: Written) -> float:
    """The weakest contrast of some words to their ground."""
    return min((ratio(text.colour, ground) for ground in text.behind), default=21.0)


def needed(text: Written) -> float:
    """What the words need: less when they are large, or on a control that is off."""
    is_large = text.units >= LARGE_U or (text.units >= LARGE_BOLD_U and text.weight >= BOLD)
    return OFF if not text.is_enabled else LARGE if is_large else TEXT


def test_every_word_stands_out_from_its_ground(pictures: tuple[Shot, ...]) -> None:
    weak = {
        f"{text.words} in {text.owner} ({shot.moment}): {least(text):.2f}"
        for shot in pictures
        for text in shot.texts
        if least(text) < needed(text)
    }
    assert not weak, "\n".join(sorted(weak))
