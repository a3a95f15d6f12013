"""UX 8, 9.1: no word is cut, elided, covered or pushed out of its place, in any language at any size."""

from PySide6.QtCore import QRectF

from tests.ui.windows.shots import Shot
from tests.ui.windows.writing import Written

_SLACK_U = 1.0
_FIELDS = ("QLineEdit", "QPlainTextEdit")


def sticks_out(ink: QRectF, place: QRectF, slack: float) -> bool:
    """Whether ink lies outside its place by more than the rounding of pixels."""
    return not place.adjusted(-slack, -slack, slack, slack).contains(ink)


def told(shot: Shot, text: Written) -> str:
    """Where a fault is."""
    return f"{text.words!r} in {text.owner} ({shot.name})"


def test_no_word_is_wider_or_higher_than_its_place(pictures: tuple[Shot, ...]) -> None:
    cut = {
        told(shot, text)
        for shot in pictures
        for text in shot.texts
        if sticks_out(text.ink, text.place, _SLACK_U * shot.scale)
    }
    assert not cut, "\n".join(sorted(cut))


def test_no_word_is_clipped_by_the_edge_of_its_part(pictures: tuple[Shot, ...]) -> None:
    clipped = {
        told(shot, text)
        for shot in pictures
        for text in shot.texts
        if text.shown.intersects(text.ink) and sticks_out(text.ink, text.shown, _SLACK_U * shot.scale)
    }
    assert not clipped, "\n".join(sorted(clipped))


def test_only_a_players_name_may_end_in_an_ellipsis(pictures: tuple[Shot, ...]) -> None:
    elided = {told(shot, text) for shot in pictures for text in shot.texts if text.words.endswith("…")}
    assert not {each for each in elided if "/seat." not in each}, "\n".join(sorted(elided))


def test_no_word_is_covered_by_another_part(pictures: tuple[Shot, ...]) -> None:
    covered = {
        told(shot, text)
        for shot in pictures
        for text in shot.texts
        if text.kind not in _FIELDS and text.shown.contains(text.ink) and not text.is_seen
    }
    assert not covered, "\n".join(sorted(covered))
