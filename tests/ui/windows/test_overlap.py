"""UX 9.1: nothing overlaps, and all is on the screen."""

from itertools import combinations

from PySide6.QtCore import QRectF

from tests.ui.windows.shots import Part, Shot
from tests.ui.windows.test_targets import apart

_SLACK_PX = 1.5
# Parts that only show, each with a place of its own on the felt.
_LEAVES = {"BetChip", "PotPill", "HoleMarks", "ButtonPuck", "LostBanner", "Toast", "StreetTrack"}


def test_nothing_lies_outside_the_part_that_holds_it(pictures: tuple[Shot, ...]) -> None:
    out = {
        f"{part.path} ({shot.name})"
        for shot in pictures
        for part in shot.parts
        if not part.path.startswith("qt_")
        and "KeyList" not in part.path
        and "showdown.list" not in part.path
        and not part.room.adjusted(-_SLACK_PX, -_SLACK_PX, _SLACK_PX, _SLACK_PX).contains(part.frame)
    }
    assert not out, "\n".join(sorted(out))


def solid(shot: Shot) -> list[Part]:
    """What must not lie over each other."""
    return [part for part in shot.parts if part.is_key or part.is_field or part.kind in _LEAVES or "card." in part.path]


def test_no_part_lies_over_another(pictures: tuple[Shot, ...]) -> None:
    over = set()
    for shot in pictures:
        for one, other in combinations(solid(shot), 2):
            holds = one.path.startswith(other.path) or other.path.startswith(one.path)
            if not holds and apart(one.drawn, other.drawn) < -_SLACK_PX:
                over.add(f"{one.path} and {other.path} ({shot.moment}, {shot.language})")
    assert not over, "\n".join(sorted(over))


def test_no_words_lie_over_other_words(pictures: tuple[Shot, ...]) -> None:
    over = set()
    for shot in pictures:
        texts = [text for text in shot.texts if text.shown.intersects(text.ink)]
        for one, other in combinations(texts, 2):
            if one.words and other.words and apart(one.ink, other.ink) < -_SLACK_PX:
                over.add(f"{one.words!r} in {one.owner} and {other.words!r} in {other.owner} ({shot.name})")
    assert not over, "\n".join(sorted(over))


def test_no_words_lie_under_a_key_or_on_its_edge(pictures: tuple[Shot, ...]) -> None:
    over = set()
    for shot in pictures:
        for text in shot.texts:
            for part in solid(shot):
                own = text.owner.startswith(part.path) or part.path.startswith(text.owner + "/card.")
                if not own and text.shown.intersects(text.ink) and apart(text.ink, part.drawn) < -_SLACK_PX:
                    over.add(f"{text.words!r} in {text.owner} and {part.path} ({shot.name})")
    assert not over, "\n".join(sorted(over))


def test_each_drawing_of_a_key_lies_inside_its_widget(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        for part in shot.parts:
            frame = QRectF(part.frame).adjusted(-_SLACK_PX, -_SLACK_PX, _SLACK_PX, _SLACK_PX)
            assert frame.contains(part.drawn), (part.path, shot.name)
