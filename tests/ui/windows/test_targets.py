"""UX 2, 9.3: whatever takes a touch is large enough, lies apart from the next, and never under another."""

from itertools import combinations

from PySide6.QtCore import QRectF

from tests.ui.windows.moments import MOMENTS
from tests.ui.windows.shots import Part, Shot

LIVE_U, CALM_U, KEYPAD_U, LIKELIEST_U, GAP_U, ANSWERS_GAP_U = 56, 48, 64, 88, 8, 12
_ROUNDING_PX = 1.0


def targets(shot: Shot) -> list[Part]:
    """What can be touched now."""
    return [part for part in shot.parts if (part.is_key or part.is_field) and part.is_enabled]


def apart(one: QRectF, other: QRectF) -> float:
    """The clear distance of two frames, in pixels; negative where they overlap."""
    across = max(one.left(), other.left()) - min(one.right(), other.right())
    down = max(one.top(), other.top()) - min(one.bottom(), other.bottom())
    return max(across, down)


def _narrow(frame: QRectF) -> float:
    return min(frame.width(), frame.height()) + _ROUNDING_PX


def test_every_target_is_56_units_in_a_live_hand_and_48_outside(pictures: tuple[Shot, ...]) -> None:
    small = {
        f"{part.path} {part.touch.width() / shot.scale:.1f} x {part.touch.height() / shot.scale:.1f} ({shot.name})"
        for shot in pictures
        for part in targets(shot)
        if _narrow(part.touch) < (LIVE_U if MOMENTS[shot.moment].is_live else CALM_U) * shot.scale
    }
    assert not small, "\n".join(sorted(small))


def test_the_keypad_is_64_and_the_likeliest_answer_88_high(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        for part in targets(shot) if shot.language == "en" else ():
            if "Keypad" in part.said:
                assert _narrow(part.frame) >= KEYPAD_U * shot.scale, (part, shot.name)
            if "likeliest" in part.said:
                assert part.frame.height() + _ROUNDING_PX >= LIKELIEST_U * shot.scale, (part, shot.name)


def test_targets_are_8_units_apart(pictures: tuple[Shot, ...]) -> None:
    near = {
        f"{one.path} and {other.path}: {apart(one.drawn, other.drawn) / shot.scale:.1f} ({shot.moment})"
        for shot in pictures
        for one, other in combinations(targets(shot), 2)
        if apart(one.drawn, other.drawn) + _ROUNDING_PX < GAP_U * shot.scale
    }
    assert not near, "\n".join(sorted(near))


def test_no_touch_area_reaches_over_another_target(pictures: tuple[Shot, ...]) -> None:
    over = {
        f"{one.path} {one.said!r} over {other.path} {other.said!r} ({shot.moment})"
        for shot in pictures
        for one, other in combinations(targets(shot), 2)
        if apart(one.touch, other.drawn) < -_ROUNDING_PX or apart(one.drawn, other.touch) < -_ROUNDING_PX
    }
    assert not over, "\n".join(sorted(over))


def test_fold_and_call_lie_12_units_apart(pictures: tuple[Shot, ...]) -> None:
    shot = next(shot for shot in pictures if shot.moment == "betting")
    fold = next(part for part in shot.parts if part.said == "Fold")
    call = next(part for part in shot.parts if part.said.startswith("Call ") and "likeliest" in part.said)
    assert apart(fold.frame, call.frame) >= ANSWERS_GAP_U * shot.scale
