"""The theme: one token table, read into a value for painting and into the one stylesheet."""

import tomllib
from dataclasses import dataclass, fields
from importlib.resources import files
from string import Template
from typing import Final

from PySide6.QtGui import QColor

DARK_FELT: Final = "dark_felt"

# For the few widgets of Qt that paint themselves: fields, pages of text, scroll bars, the one line of a screen
# that is too small. All keys are painted by the app.
_SHEET: Final = Template("""
QWidget { color: $hi; font-family: Inter; font-size: ${body}px; }
QMainWindow, QWidget#console { background: $bg; }
QLabel { color: $mid; font-size: ${alone}px; }
QLineEdit { background: $bg; border: 1px solid $lines; border-radius: ${radius}px; padding: 0 ${pad}px;
    font-size: ${field}px; selection-background-color: $cyan_tint; placeholder-text-color: $low; }
QLineEdit:focus { border: ${ring}px solid $cyan; }
QPlainTextEdit { background: $bg; border: 1px solid $line; border-radius: ${radius}px; padding: ${pad}px; }
QPlainTextEdit:focus { border: ${ring}px solid $cyan; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: $s2; border: none; width: ${bar}px; }
QScrollBar::handle:vertical { background: $lines; border-radius: ${half_bar}px; min-height: ${handle}px; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
""")


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour token as "#RRGGBB", named by use; a widget holds no literal colour."""

    bg: str
    s1: str
    s2: str
    s3: str
    line: str
    edge: str
    lines: str
    felt: str
    felt_hi: str
    rail: str
    hi: str
    mid: str
    low: str
    felt_cap: str
    felt_note: str
    amber: str
    on_amber: str
    amber_tint: str
    cyan: str
    cyan_tint: str
    on_cyan_tint: str
    green: str
    green_tint: str
    red: str
    red_tint: str
    red_panel: str
    on_red_tint: str
    violet: str
    rule_text: str
    rule_fill: str
    rule_edge: str
    card: str
    spade: str
    heart: str
    diamond: str
    club: str


@dataclass(frozen=True, slots=True)
class Motion:
    """How long movements last, in milliseconds; `toast_stay` is a time to read, not a movement."""

    prompt_fade: int
    bet_slide: int
    toast_stay: int


@dataclass(frozen=True, slots=True)
class Palette:
    """What painting needs of a theme."""

    colours: Colours
    motion: Motion

    def colour(self, token: str) -> QColor:
        """The colour of a token, for a painter. Raises AttributeError for a token that the theme lacks."""
        return QColor(getattr(self.colours, token))


def load_palette(name: str = DARK_FELT, *, reduced_motion: bool = False) -> Palette:
    """Read a theme's token table; reduced motion sets every movement to 0.

    Raises FileNotFoundError for a theme that is not shipped, TypeError for a missing or unknown token.
    """
    table = tomllib.loads((files("resources") / "themes" / f"{name}.toml").read_text(encoding="utf-8"))
    motion = Motion(**table["motion_ms"])
    if reduced_motion:
        motion = Motion(prompt_fade=0, bet_slide=0, toast_stay=motion.toast_stay)
    return Palette(Colours(**table["colours"]), motion)


def stylesheet(palette: Palette, scale: float) -> str:
    """The one stylesheet, its lengths for a window of that scale (px per unit)."""
    colours = {field.name: str(getattr(palette.colours, field.name)) for field in fields(Colours)}
    lengths = {
        "radius": 10,
        "body": 16,
        "alone": 28,
        "field": 20,
        "pad": 12,
        "ring": 3,
        "bar": 16,
        "half_bar": 8,
        "handle": 56,
    }
    return _SHEET.substitute(colours, **{name: round(units * scale) for name, units in lengths.items()})


def scale_for(width_px: int, height_px: int) -> float:
    """Pixels per unit in a window: 1 at 1280×800, and never so large that either side overflows (UX 2)."""
    return min(height_px / 800, width_px / 1280)
