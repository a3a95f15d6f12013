"""The token table against the limits of UX 3.1, and the scale of UX 2."""

import re

import pytest

from dealer_app.ui.theme import load_palette, scale_for, stylesheet

TEXT, PART = 4.5, 3.0

# (foreground, background, ratio needed, ratio measured by the designers or None where they give none)
PAIRS = [
    ("hi", "bg", TEXT, 17.6),
    ("hi", "s1", TEXT, 16.5),
    ("hi", "s2", TEXT, 14.7),
    ("hi", "s3", TEXT, 12.3),
    ("hi", "felt", TEXT, 11.2),
    ("hi", "felt_hi", TEXT, 8.6),
    ("mid", "s1", TEXT, 10.1),
    ("mid", "s2", TEXT, 9.0),
    ("mid", "s3", TEXT, 7.5),
    ("mid", "felt", TEXT, 6.8),
    ("low", "s1", TEXT, 6.8),
    ("low", "s2", TEXT, 6.1),
    ("low", "s3", TEXT, 5.1),
    ("felt_cap", "felt", TEXT, 8.7),
    ("felt_cap", "felt_hi", TEXT, 6.7),
    ("felt_note", "felt", TEXT, 6.8),
    ("felt_note", "felt_hi", TEXT, 5.3),
    ("amber", "s1", TEXT, 11.3),
    ("amber", "s2", TEXT, 10.1),
    ("amber", "felt", TEXT, 7.7),
    ("cyan", "s1", TEXT, 9.9),
    ("cyan", "s3", TEXT, 7.4),
    ("green", "s1", TEXT, 10.8),
    ("green", "felt", TEXT, 7.3),
    ("red", "s1", TEXT, 7.8),
    ("red", "s2", TEXT, 7.0),
    ("on_amber", "amber", TEXT, 11.7),
    ("hi", "amber_tint", TEXT, 14.3),
    ("rule_text", "rule_fill", TEXT, 11.0),
    ("on_cyan_tint", "cyan_tint", TEXT, 11.5),
    ("on_red_tint", "red_tint", TEXT, 11.6),
    ("on_red_tint", "red_panel", TEXT, None),
    ("mid", "green_tint", TEXT, 8.6),
    ("on_amber", "violet", TEXT, 9.1),
    ("edge", "s1", PART, 4.3),
    ("edge", "s2", PART, 3.8),
    ("edge", "bg", PART, 4.6),
    ("lines", "s1", PART, 4.8),
    ("lines", "s2", PART, 4.3),
    ("lines", "s3", PART, 3.6),
    ("card", "felt", PART, 11.1),
    ("spade", "card", TEXT, 16.2),
    ("heart", "card", TEXT, 5.6),
    ("diamond", "card", TEXT, 8.5),
    ("club", "card", TEXT, 4.7),
]


def luminance(colour: str) -> float:
    """Relative luminance of "#RRGGBB" by WCAG 2.2."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("front", "back", "needed", "measured"), PAIRS)
def test_pairs_that_meet_on_screen_have_their_contrast(
    front: str, back: str, needed: float, measured: float | None
) -> None:
    colours = load_palette().colours
    ratio = contrast(getattr(colours, front), getattr(colours, back))
    assert ratio >= needed
    if measured is not None:
        assert ratio == pytest.approx(measured, abs=0.11)


def test_reduced_motion_stops_movements_but_leaves_time_to_read() -> None:
    motion = load_palette(reduced_motion=True).motion
    assert (motion.prompt_fade, motion.bet_slide, motion.toast_stay) == (0, 0, 4000)


def test_the_sheet_has_no_colour_but_the_tokens() -> None:
    palette = load_palette()
    tokens = {getattr(palette.colours, name) for name in palette.colours.__slots__}
    assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", stylesheet(palette, 1.0))) <= tokens


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1422, 800), 1.0), ((1920, 1080), 1.35)])
def test_spare_width_does_not_enlarge_the_units(size: tuple[int, int], scale: float) -> None:
    assert scale_for(*size) == pytest.approx(scale)
