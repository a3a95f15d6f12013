"""UX 1.2, 9.5: one prompt with its rule, one amber control at most, and no amber beside a red edge."""

from PySide6.QtCore import QPointF

from dealer_app.ui.theme import load_palette
from tests.ui.windows.shots import Part, Shot

AMBER = load_palette().colour("amber")
# A lost reader is amber too: the only thing besides the step (UX 1.2).
_DEVICES = ("/bar.devices", "/lost", "/sheet.devices", "/device")
_OF_THE_STEP = ("/bar.streets", "/prompt", "/act", "/log", "/seat.", "/row.", "/grid")


def amber_keys(shot: Shot) -> list[Part]:
    """The keys that are filled with amber."""
    return [part for part in shot.parts if part.is_key and part.ground == AMBER and "bar.devices" not in part.path]


def ambers_outside(shot: Shot, allowed: tuple[str, ...]) -> set[str]:
    """Where an amber pixel lies in no part whose path tells one of the allowed names."""
    frames = [part.frame for part in shot.parts if any(name in part.path for name in allowed)]
    return {
        f"{spot.x()}, {spot.y()} ({shot.name})"
        for spot in shot.ambers
        if not any(frame.contains(QPointF(spot)) for frame in frames)
    }


def test_each_state_has_one_prompt_with_a_rule_that_the_rule_book_has(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        if shot.moment == "sign":
            continue
        prompts = [part for part in shot.parts if part.kind == "PromptBanner"]
        assert len(prompts) == 1, shot.name
        assert prompts[0].said, shot.name
        assert shot.rule_title, (shot.name, shot.view.prompt.prompt.rule)


def test_at_most_one_control_is_amber_and_none_beside_a_red_edge(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        keys = amber_keys(shot)
        assert len(keys) <= (0 if shot.warns else 1), (shot.name, [key.said for key in keys])


def test_the_likeliest_answer_is_the_amber_one(pictures: tuple[Shot, ...]) -> None:
    said = {shot.moment: [key.said for key in amber_keys(shot)] for shot in pictures if shot.language == "en"}
    assert said["betting"] == ["Call 250, likeliest"]
    assert said["no-bet"] == ["Check, likeliest"]
    assert said["showdown"] == [], "Tabled and Muck stand side by side, neither amber (UX 4.4)"


def test_nothing_but_the_step_and_a_lost_reader_is_amber(pictures: tuple[Shot, ...]) -> None:
    out = set().union(*(ambers_outside(shot, _OF_THE_STEP + _DEVICES) for shot in pictures))
    assert not out, "\n".join(sorted(out))


def test_beside_a_red_edge_nothing_is_amber_but_a_lost_reader(pictures: tuple[Shot, ...]) -> None:
    warned = [shot for shot in pictures if shot.warns]
    assert {shot.moment for shot in warned} >= {"floor-called", "odd-read"}
    out = set().union(*(ambers_outside(shot, _DEVICES) for shot in warned))
    assert not out, "\n".join(sorted(out))


def test_one_seat_at_most_is_amber(pictures: tuple[Shot, ...]) -> None:
    for shot in pictures:
        seats = [part for part in shot.parts if part.kind == "SeatPlate"]
        lit = [part for part in seats if any(part.drawn.contains(QPointF(spot)) for spot in shot.ambers)]
        assert len(lit) <= 1, (shot.name, [part.said for part in lit])
