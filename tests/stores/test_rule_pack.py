"""The rule pack that ships is whole in every language, and a faulty pack is named by its key path."""

import re
import shutil
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from dealer_app.stores.rule_pack import RulePackError, load_rule_pack

FOLDER = Path(str(files("resources") / "rule_packs" / "cutcard-1"))
PACK = load_rule_pack(files("resources") / "rule_packs" / "cutcard-1")
RULES = tomllib.loads((Path(__file__).parents[1] / "rule_ids.toml").read_text(encoding="utf-8"))
COVERED = {rule for rule in RULES if rule.rpartition("-")[0] in PACK.sections}
LANGUAGES = ("en", "id", "ro")
NUMBER = re.compile(r"\d+")


def _numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(re.sub(r"(?<=\d)[.,](?=\d{3})", "", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_covered_sections_has_a_text(language: str) -> None:
    assert PACK.texts[language].keys() == COVERED


def test_every_rule_that_binds_the_engine_is_covered() -> None:
    assert {rule for rule, entry in RULES.items() if entry.get("binds")} <= COVERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_or_text_is_empty_and_titles_are_short(language: str) -> None:
    for rule in PACK.texts[language].values():
        assert rule.title.strip() and rule.text.strip() and rule.origin.strip(), rule.id
        assert len(rule.title) <= 60, rule.id


@pytest.mark.parametrize("language", ("id", "ro"))
def test_placeholders_are_the_same_as_in_english(language: str) -> None:
    for rule, english in PACK.texts["en"].items():
        theirs = PACK.texts[language][rule].text
        assert sorted(re.findall(r"{\w*}", english.text)) == sorted(re.findall(r"{\w*}", theirs)), rule


@pytest.mark.parametrize("language", ("id", "ro"))
def test_the_figures_are_the_same_as_in_english(language: str) -> None:
    for rule, english in PACK.texts["en"].items():
        assert _numbers(english.text) == _numbers(PACK.texts[language][rule].text), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_same_terms_in_every_language(language: str) -> None:
    assert [each.term for each in PACK.glossary[language]] == [each.term for each in PACK.glossary["en"]]
    assert len(PACK.glossary[language]) > 60


def test_an_unknown_language_falls_back_to_the_first() -> None:
    assert PACK.text("POT-2", "xx") is PACK.texts["en"]["POT-2"]


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("pack.toml", "version =", "versoin =", r"pack\.toml"),
        ("origins.toml", "POT-2 =", "POT-99 =", r"POT-2"),
        ("en/POT.toml", "title =", "titel =", r"en/POT\.toml POT-1"),
        ("ro/POT.toml", "[POT-2]", "[POT-1x]", r"ro/POT\.toml POT-1x"),
        ("id/glossary.toml", "word =", "word = 3 #", r"id/glossary\.toml .*\.word"),
    ],
)
def test_a_fault_is_named_by_file_and_key(tmp_path: Path, file: str, old: str, new: str, where: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "pack")
    path = tmp_path / "pack" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RulePackError, match=where):
        load_rule_pack(tmp_path / "pack")
