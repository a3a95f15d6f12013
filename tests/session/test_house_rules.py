"""House rules files: presets and errors by key path."""

from pathlib import Path

import pytest

from dealer_app.rules.options import Options
from dealer_app.session.house_rules import HouseRulesError, load_house_rules

PRESETS = sorted((Path(__file__).parents[2] / "resources" / "house_rules").glob("*.toml"))


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_every_preset_loads_and_its_text_says_the_same_as_its_file(path: Path) -> None:
    assert load_house_rules(path) == load_house_rules(path.read_text(encoding="utf-8"))


def test_the_default_preset_is_the_rulebooks_defaults() -> None:
    assert load_house_rules(next(p for p in PRESETS if p.stem == "cutcard")) == Options()


@pytest.mark.parametrize(
    ("text", "key", "value", "must"),
    [
        ("big_blnd = 2", "big_blnd", 2, "big_blind"),
        ('rake = {type="steps", steps=[{pot_at_least=5, totl=1}]}', "rake.steps[0].totl", 1, "total"),
        ('rake = {type="steps", steps=[{pot_at_least=5, total="x"}]}', "rake.steps[0].total", "x", "int"),
        ('structure = "xl"', "structure", "xl", "nl, pl, fl"),
        ("seats = 11", "seats", 11, "2 to 10"),
    ],
)
def test_an_error_names_key_value_and_what_is_right(text: str, key: str, value: object, must: str) -> None:
    with pytest.raises(HouseRulesError) as caught:
        load_house_rules(text)
    assert (caught.value.key, caught.value.value) == (key, value)
    assert must in caught.value.must


def test_a_file_that_is_no_text_is_refused_like_any_other_fault(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_bytes(b'structure = "\xff"')
    with pytest.raises(HouseRulesError) as caught:
        load_house_rules(path)
    assert caught.value.key == "file"
