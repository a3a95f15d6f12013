"""A rule pack: for every rule id a title and a text in each language, with its origin, and the glossary."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

_Entry = TypeVar("_Entry", bound=msgspec.Struct)


class RulePackError(ValueError):
    """A pack that is wrong: `where` is the file and the key path, as in `en/pots.toml POT-2.title`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule in one language: a short title, the whole rule, and its sources in the abbreviations of the rulebook."""

    id: str
    title: str
    text: str
    origin: str


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word of the trade: its English name, the word dealers of the language say, what it means."""

    term: str
    word: str
    meaning: str


@dataclass(frozen=True, slots=True)
class RulePack:
    """A whole pack. `texts`: language, then rule id. `glossary`: language. `sections`: the id prefixes it covers."""

    name: str
    version: str
    date: str
    languages: tuple[str, ...]
    sections: tuple[str, ...]
    texts: Mapping[str, Mapping[str, RuleText]]
    glossary: Mapping[str, tuple[GlossaryEntry, ...]]

    def text(self, rule: str, language: str) -> RuleText:
        """The text of a rule; in the pack's first language when the language is not in it. Raises KeyError."""
        return self.texts[language if language in self.texts else self.languages[0]][rule]


class _Head(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    version: str
    date: str
    languages: tuple[str, ...]
    sections: tuple[str, ...]


class _Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    text: str


class _Term(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    word: str
    meaning: str


def load_rule_pack(folder: Traversable) -> RulePack:
    """Read a pack's folder, a Path or one from importlib.resources. Raises RulePackError for the first fault."""
    head = _entry("pack.toml", "", _table(folder, "pack.toml"), _Head)
    origins = {rule: _text("origins.toml", rule, origin) for rule, origin in _table(folder, "origins.toml").items()}
    texts = {language: _texts(folder, language, origins) for language in head.languages}
    for language, found in texts.items():
        missing = sorted(origins.keys() - found.keys())
        if missing:
            raise RulePackError(f"{language} {missing[0]}", "has an origin but no text")
    return RulePack(
        name=head.name,
        version=head.version,
        date=head.date,
        languages=head.languages,
        sections=head.sections,
        texts=MappingProxyType(texts),
        glossary=MappingProxyType({language: _glossary(folder, language) for language in head.languages}),
    )


def edition(folder: Traversable) -> str:
    """Name, version and date of a pack, as every hand records them. Raises RulePackError."""
    head = _entry("pack.toml", "", _table(folder, "pack.toml"), _Head)
    return f"{head.name} {head.version} of {head.date}"


def _texts(folder: Traversable, language: str, origins: Mapping[str, str]) -> Mapping[str, RuleText]:
    found: dict[str, RuleText] = {}
    for file in sorted(folder.joinpath(language).iterdir(), key=lambda each: each.name):
        if not file.name.endswith(".toml") or file.name == "glossary.toml":
            continue
        name = f"{language}/{file.name}"
        for rule, entry in _table(folder, name).items():
            words = _entry(name, rule, entry, _Words)
            if rule in found:
                raise RulePackError(f"{name} {rule}", "is given twice")
            if rule not in origins:
                raise RulePackError(f"{name} {rule}", "has no origin")
            found[rule] = RuleText(rule, words.title, words.text, origins[rule])
    return MappingProxyType(found)


def _glossary(folder: Traversable, language: str) -> tuple[GlossaryEntry, ...]:
    name = f"{language}/glossary.toml"
    terms = ((term, _entry(name, term, entry, _Term)) for term, entry in _table(folder, name).items())
    return tuple(GlossaryEntry(term, entry.word, entry.meaning) for term, entry in terms)


def _table(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder.joinpath(*name.split("/")).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulePackError(name, str(error)) from error


def _entry(name: str, key: str, table: object, kind: type[_Entry]) -> _Entry:
    try:
        entry = msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        inner = place.strip("`").removeprefix("$")
        raise RulePackError(f"{name} {key}{inner}".strip(), what) from error
    for field in kind.__struct_fields__:
        if getattr(entry, field) == "":
            raise RulePackError(f"{name} {key}.{field}", "must not be empty")
    return entry


def _text(name: str, key: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise RulePackError(f"{name} {key}", f"must be text, not {value!r}")
    return value
