"""UX 8, 9.9: every control has a name, in the language that is shown."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from tests.ui.windows.shots import Part, Shot


def controls(shot: Shot) -> list[Part]:
    """What the keyboard or a touch can reach, off or on, but the inner parts of Qt's own widgets."""
    return [part for part in shot.parts if part.is_key or part.is_field or (part.takes_focus and "sheet" in part.path)]


def trade_words(language: str) -> set[str]:
    """The texts that the catalogue leaves as they are in English, without their fields."""
    tree = ElementTree.fromstring((files("resources") / "i18n" / f"cutcard_{language}.ts").read_text(encoding="utf-8"))
    same = set()
    for message in tree.iter("message"):
        source, translation = message.findtext("source") or "", message.findtext("translation") or ""
        if source == translation:
            same.add(bare(re.sub(r"{\w+}", "", source)))
    return same


def bare(said: str) -> str:
    """The words of a name without figures and marks."""
    return " ".join(re.findall(r"[^\W\d_]+", said)).casefold()


def test_every_control_has_a_name(pictures: tuple[Shot, ...]) -> None:
    mute = {f"{part.path} ({shot.name})" for shot in pictures for part in controls(shot) if not part.said.strip()}
    assert not mute, "\n".join(sorted(mute))


def test_no_two_controls_of_a_moment_have_the_same_name(pictures: tuple[Shot, ...]) -> None:
    """Two keys for one thing, as Call floor on a warning, say it in two places."""
    twice = set()
    for shot in pictures:
        places = [part.said + part.path.rsplit("/", 1)[0] for part in controls(shot)]
        twice |= {f"{place} ({shot.name})" for place in places if places.count(place) > 1}
    assert not twice, "\n".join(sorted(twice))


@pytest.mark.parametrize("language", ["id", "ro"])
def test_every_name_is_in_the_language_that_is_shown(pictures: tuple[Shot, ...], language: str) -> None:
    same = trade_words(language)
    english = {(shot.moment, shot.size.width()): shot for shot in pictures if shot.language == "en"}
    left = set()
    for shot in pictures:
        if shot.language != language:
            continue
        for here, there in zip(controls(shot), controls(english[shot.moment, shot.size.width()]), strict=True):
            assert here.path == there.path
            parts = {bare(part) for part in here.said.split(",")}
            untold = any(len(part) > 1 and part not in same for part in parts) and "sheet.menu" not in here.path
            if here.said == there.said and untold:
                left.add(f"{here.said!r} of {here.path} ({shot.moment})")
    assert not left, "\n".join(sorted(left))


def test_each_region_names_itself(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        regions = [part for part in shot.parts if re.search(r"console/(bar|prompt|act|sheet\.\w+)$", part.path)]
        assert all(part.said for part in regions), (shot.name, [part.path for part in regions if not part.said])
