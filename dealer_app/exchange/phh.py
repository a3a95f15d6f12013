"""Reads poker hand histories (PHH) of button games into frozen values; a bad file is named with its key or action."""

import re
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeGuard

from dealer_app.rules.cards import UNKNOWN, Face, face
from dealer_app.rules.options import MOST_CHIPS
from dealer_app.toml_text import NoToml, read_toml

HOLDEM = {"NT": "no-limit hold'em", "FT": "fixed-limit hold'em", "_PT": "pot-limit hold'em"}
OTHER_GAMES = {
    "NS": "no-limit short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "fixed-limit Omaha hi-lo",
    "F7S": "fixed-limit seven-card stud",
    "F7S/8": "fixed-limit seven-card stud hi-lo",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit deuce-to-seven single draw",
    "F2L3D": "fixed-limit deuce-to-seven triple draw",
    "FB": "fixed-limit badugi",
}


class PhhError(ValueError):
    """A file that is no hand history: `where` is the hand and the key (`stacks[2]`) or action (`actions[5]`)."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


class UnknownGame(PhhError):
    """A hand of a game that is not played here, with the game's name."""


class Act(StrEnum):
    """What a recorded action is, by its PHH notation."""

    DEAL_HOLE = "dh"
    DEAL_BOARD = "db"
    CHECK_OR_CALL = "cc"
    BET_OR_RAISE = "cbr"
    FOLD = "f"
    SHOW_OR_MUCK = "sm"


@dataclass(frozen=True, slots=True)
class Action:
    """One recorded action: `index` in the file from 0, `player` from 1 (0: the dealer), `to` a level in chips.

    `cards` of a showing player are empty when he mucks.
    """

    index: int
    act: Act
    player: int = 0
    cards: tuple[Face, ...] = ()
    to: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedHand:
    """One hand as it was recorded; arrays by player, p1 first; amounts in chips.

    `finishing` may hold half chips and is empty when the file gives none. `oracle`: which engine made the hand, or "".
    `legal` and `awards`: what that engine allowed at each decision and paid.
    """

    label: str
    variant: str
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    min_bet: int
    small_bet: int
    big_bet: int
    stacks: tuple[int, ...]
    actions: tuple[Action, ...]
    finishing: tuple[Decimal, ...]
    ante_trimming: bool
    oracle: str
    legal: tuple[str, ...]
    awards: tuple[str, ...]


def tables_in(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The hands of a .phh or .phhs file, each with a label. Raises PhhError for what is no TOML text to read."""
    try:
        document = read_toml(path, Decimal)
    except NoToml as error:
        raise PhhError(path.name, f"no TOML text: {error}") from error
    except OSError as error:
        raise PhhError(path.name, f"can't be read: {error.strerror}") from error
    if "variant" in document or path.suffix == ".phh":
        yield path.name, document
        return
    for name, table in document.items():
        if not isinstance(table, dict):
            raise PhhError(f"{path.name}[{name}]", "must be a table, one hand")
        yield f"{path.name}[{name}]", table


def read_hand(label: str, table: Mapping[str, Any]) -> RecordedHand:
    """One hold'em hand. Raises UnknownGame for another game, PhhError for anything wrong."""
    reader = _Reader(label, table)
    variant = reader.text("variant")
    if variant not in HOLDEM:
        name = OTHER_GAMES.get(variant, "no known game")
        raise UnknownGame(f"{label} variant", f"{variant} ({name}) is not played here")
    stacks = reader.amounts("starting_stacks")
    limit = variant == "FT"
    return RecordedHand(
        label=label,
        variant=variant,
        antes=reader.amounts("antes", len(stacks)),
        blinds=reader.amounts("blinds_or_straddles", len(stacks)),
        min_bet=0 if limit else reader.amount("min_bet", table.get("min_bet")),
        small_bet=reader.amount("small_bet", table.get("small_bet")) if limit else 0,
        big_bet=reader.amount("big_bet", table.get("big_bet")) if limit else 0,
        stacks=stacks,
        actions=tuple(reader.actions(len(stacks))),
        finishing=reader.decimals("finishing_stacks", len(stacks)),
        ante_trimming=bool(table.get("ante_trimming_status", False)),
        oracle=str(table.get("_oracle", "")),
        legal=reader.texts("_legal", r".*"),
        awards=reader.texts("_awards", r"pot=\d+ type=\w+( p\d+=\d+)*"),
    )


class _Reader:
    """Reads keys of one hand and names them when they are wrong."""

    def __init__(self, label: str, table: Mapping[str, Any]) -> None:
        self._label = label
        self._table = table

    def text(self, key: str) -> str:
        value = self._table.get(key)
        if not isinstance(value, str):
            raise PhhError(f"{self._label} {key}", f"must be text, not {_short(value)}")
        return value

    def texts(self, key: str, form: str) -> tuple[str, ...]:
        if key not in self._table:
            return ()
        values = self._list(key, 0)
        for at, value in enumerate(values):
            if not isinstance(value, str) or not re.fullmatch(form, value):
                raise PhhError(f"{self._label} {key}[{at}]", f"must be text of the form {form}, not {_short(value)}")
        return tuple(values)

    def amount(self, key: str, value: object) -> int:
        # The range first: whole numbers of a million digits are written in nine letters, and take hours to count.
        if not _is_number(value) or not 0 <= value <= MOST_CHIPS or value != int(value):
            raise PhhError(f"{self._label} {key}", f"must be whole chips, 0 to {MOST_CHIPS}, not {_short(value)}")
        return int(value)

    def amounts(self, key: str, count: int = 0) -> tuple[int, ...]:
        return tuple(self.amount(f"{key}[{at}]", value) for at, value in enumerate(self._list(key, count)))

    def decimals(self, key: str, count: int) -> tuple[Decimal, ...]:
        if key not in self._table:
            return ()
        values = self._list(key, count)
        for at, value in enumerate(values):
            if not _is_number(value) or not -MOST_CHIPS <= value <= MOST_CHIPS:
                what = f"must be a number up to {MOST_CHIPS}, not {_short(value)}"
                raise PhhError(f"{self._label} {key}[{at}]", what)
        return tuple(Decimal(value) for value in values)

    def actions(self, players: int) -> Iterator[Action]:
        for index, text in enumerate(self._list("actions", 0)):
            where = f"{self._label} actions[{index}]"
            if not isinstance(text, str):
                raise PhhError(where, f"must be text, not {_short(text)}")
            words = text.partition("#")[0].split()
            if words:
                yield _action(where, index, words, players)

    def _list(self, key: str, count: int) -> list[Any]:
        value = self._table.get(key)
        if not isinstance(value, list):
            raise PhhError(f"{self._label} {key}", f"must be a list, not {_short(value)}")
        if count and len(value) != count:
            raise PhhError(f"{self._label} {key}", f"must have {count} entries, one per player, not {len(value)}")
        return value


def _is_number(value: object) -> TypeGuard[int | Decimal]:
    """Whether it is a number that can be counted with; TOML has others, and takes true for none."""
    return not isinstance(value, bool) and (
        isinstance(value, int) or (isinstance(value, Decimal) and value.is_finite())
    )


def _short(value: object) -> str:
    """What a file says there, as far as it fits in a sentence."""
    return "a number too long to write" if isinstance(value, int) and abs(value) > MOST_CHIPS else reprlib.repr(value)


def _action(where: str, index: int, words: list[str], players: int) -> Action:
    match words:
        case ["d", "dh", player, dealt]:
            return Action(index, Act.DEAL_HOLE, _player(where, player, players), _faces(where, dealt))
        case ["d", "db", dealt]:
            return Action(index, Act.DEAL_BOARD, 0, _faces(where, dealt))
        case [player, "cc" | "f" as act]:
            return Action(index, Act(act), _player(where, player, players))
        case [player, "cbr", to] if re.fullmatch(r"[0-9]{1,13}(\.0*)?", to):
            return Action(index, Act.BET_OR_RAISE, _player(where, player, players), to=int(Decimal(to)))
        case [player, "sm"]:
            return Action(index, Act.SHOW_OR_MUCK, _player(where, player, players))
        case [player, "sm", shown]:
            return Action(index, Act.SHOW_OR_MUCK, _player(where, player, players), _faces(where, shown))
    raise PhhError(where, f"{_short(' '.join(words))} is no action of hold'em")


def _player(where: str, text: str, players: int) -> int:
    number = int(text[1:]) if re.fullmatch(r"p[0-9]{1,3}", text) else 0
    if not 1 <= number <= players:
        raise PhhError(where, f"{_short(text)} is no player p1 to p{players}")
    return number


def _faces(where: str, text: str) -> tuple[Face, ...]:
    if text == "-":
        return (UNKNOWN, UNKNOWN)
    try:
        return tuple(face(text[at : at + 2]) for at in range(0, len(text), 2))
    except ValueError as error:
        raise PhhError(where, str(error)) from error
