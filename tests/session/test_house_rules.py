"""House rules files: presets and errors by key path."""

from pathlib import Path

import pytest

from dealer_app.rules.options import Options, Step
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
        ("big_blind = 1_000_000_000_001", "big_blind", 10**12 + 1, "at most 1000000000000"),
        (f"clock_seconds = {10**30}", "clock_seconds", 10**30, "at most 1000000000000"),
        (f"promo = [{{pot_at_least = {10**13}, total = 1}}]", "promo", (Step(10**13, 1),), "no number above"),
    ],
)
def test_an_error_names_key_value_and_what_is_right(text: str, key: str, value: object, must: str) -> None:
    with pytest.raises(HouseRulesError) as caught:
        load_house_rules(text)
    assert (caught.value.key, caught.value.value) == (key, value)
    assert must in caught.value.must


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'structure = "\xff"', "it is no text in UTF-8: invalid start byte at byte 14"),
        ("seats = 9".encode("utf-16"), "it is no text in UTF-8"),
        (b"seats", "Expected '=' after a key"),
        (b"promo = " + b"[" * 10_000, "too deeply"),
        (b"small_blind = " + b"9" * 5_000, "Exceeds the limit"),
        (b"#" * 1_000_000, "more than 32768 bytes"),
    ],
    ids=["a byte that is no text", "UTF-16", "no value", "too deep", "too long a number", "too long a file"],
)
def test_a_file_that_is_no_toml_is_named_with_what_is_wrong(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_bytes(content)
    with pytest.raises(HouseRulesError) as caught:
        load_house_rules(path)
    assert caught.value.key == ""
    assert str(caught.value).startswith(f"{path} must be house rules in TOML: ")
    assert said in str(caught.value)


@pytest.mark.parametrize("content", [b"\xef\xbb\xbfseats = 8\n", b"seats = 8\r\n"], ids=["byte order mark", "CRLF"])
def test_what_an_editor_of_windows_writes_is_read(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "rules.toml"
    path.write_bytes(content)
    assert load_house_rules(path) == Options(seats=8)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("big_blind = 3\nmin_chip = 2", "small_blind = 1: must be a multiple of min_chip 2"),
        ('rake = {type = "percent"}', "rake.basis_points = 0: must be 1 to 1000"),
        ('rake = {type = "percent", basis_points = 500, caps = []}\nseats = 12', "seats = 12: must be 2 to 10"),
        (f'structure = "{"x" * 9_000}"', "structure = 'xxxxxxxxxxxx...xxxxxxxxxxxxx': must be one of"),
    ],
)
def test_an_error_says_what_is_in_force_also_by_default_and_stays_short(text: str, said: str) -> None:
    with pytest.raises(HouseRulesError) as caught:
        load_house_rules(text)
    assert str(caught.value).startswith(said)
