"""House rules as TOML text, read into Options with every error named by its key path."""

import re
import reprlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import Cap, Options, Rake, Step
from dealer_app.toml_text import NoToml, read_toml, toml_of

NESTED: Mapping[str, type] = {"rake": Rake, "promo": Step, "rake.steps": Step, "rake.caps": Cap}
MOST_BYTES: Final = 32 * 1024


class HouseRulesError(ValueError):
    """A wrong value in a file of house rules: `key` is its path, as in `rake.steps[2].total`, "" for the whole file."""

    def __init__(self, key: str, value: object, must: str) -> None:
        super().__init__(f"{key} = {reprlib.repr(value)}: {must}" if key else must)
        self.key = key
        self.value = value
        self.must = must


def load_house_rules(source: str | Path) -> Options:
    """Read TOML text, or the file at a Path.

    Raises HouseRulesError for the first thing that is wrong, OSError for a file that can't be read.
    """
    table = _table(source)
    _refuse_unknown(table, Options, "", "")
    try:
        options = msgspec.convert(table, Options)
    except msgspec.ValidationError as error:
        raise _named(str(error), table) from error
    for problem in problems(options):
        raise HouseRulesError(problem.key, _value_of(options, problem.key), problem.must)
    return options


def _table(source: str | Path) -> Mapping[str, Any]:
    try:
        return read_toml(source, most_bytes=MOST_BYTES) if isinstance(source, Path) else toml_of(source)
    except NoToml as error:
        name = source if isinstance(source, Path) else "the text"
        raise HouseRulesError("", None, f"{name} must be house rules in TOML: {error}") from error


def _refuse_unknown(table: Mapping[str, Any], kind: type, path: str, names: str) -> None:
    assert is_dataclass(kind)
    known = [field.name for field in fields(kind)]
    for key, value in table.items():
        if key not in known:
            near = get_close_matches(key, known, 1, 0)
            raise HouseRulesError(path + key, value, f"is no known key; the nearest is {near[0]}")
        inner = NESTED.get(names + key)
        if inner is None:
            continue
        if isinstance(value, dict):
            _refuse_unknown(value, inner, f"{path}{key}.", f"{names}{key}.")
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    _refuse_unknown(item, inner, f"{path}{key}[{index}].", f"{names}{key}.")


def _named(message: str, table: Mapping[str, Any]) -> HouseRulesError:
    must, _, place = message.partition(" - at ")
    key = place.strip("`").removeprefix("$").lstrip(".")
    if must.startswith("Invalid enum value"):
        kind = get_type_hints(Rake)["type"] if key == "rake.type" else get_type_hints(Options)[key]
        must = "must be one of " + ", ".join(kind)
    return HouseRulesError(key, _value_at(table, key), must)


def _value_of(options: Options, key: str) -> object:
    """What is in force under a key, whether the file names it or leaves it at its default."""
    found: Any = options
    for name in key.split("."):
        found = getattr(found, name)
    return found


def _value_at(table: Mapping[str, Any], key: str) -> object:
    found: Any = table
    for name, index in re.findall(r"([^.\[\]]+)|\[(\d+)\]", key):
        if name and isinstance(found, dict):
            found = found.get(name)
        elif index and isinstance(found, list):
            found = found[int(index)]
    return found
