"""UX 2, 3.3: one font, and no live word smaller than 13 units, a seat's tag of 12 apart."""

from tests.ui.windows.shots import Shot

_SMALLEST_U, _TAG_U = 13, 12


def test_all_words_are_written_in_inter(pictures: tuple[Shot, ...]) -> None:
    others = {(text.owner, text.family) for shot in pictures for text in shot.texts if text.family != "Inter"}
    assert not others


def test_no_word_is_smaller_than_13_units_but_the_tag_of_a_seat(pictures: tuple[Shot, ...]) -> None:
    small = {
        f"{text.words!r} at {text.units} in {text.owner} ({shot.name})"
        for shot in pictures
        for text in shot.texts
        if text.units < (_TAG_U if text.kind == "SeatPlate" and text.weight == 700 else _SMALLEST_U)
    }
    assert not small, "\n".join(sorted(small))
