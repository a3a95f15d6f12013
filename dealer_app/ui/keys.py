"""The keyboard of the console (UX 6): what each key means, and the wish it is now."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.typed_amount import typed_amount
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.panel import PanelMode, PanelView
from dealer_app.ui.wishes import Close, Do, Open, Sheet, Tabled, TapSeat, Undo, Why, Wish


class KeyMeaning(StrEnum):
    """What a key is for."""

    FOLD = "fold"
    CHECK_OR_CALL = "check_or_call"
    BET = "bet"
    ALL_IN = "all_in"
    CHECK_AROUND = "check_around"
    DIGIT = "digit"
    ERASE = "erase"
    COMMIT = "commit"
    STEP_DONE = "step_done"
    UNDO = "undo"
    SEAT = "seat"
    WHY = "why"
    CALL_FLOOR = "call_floor"
    DEVICES = "devices"
    NEXT_REGION = "next_region"
    CLOSE = "close"
    TABLED = "tabled"
    MUCK = "muck"


KEYS: Final = {
    "F": KeyMeaning.FOLD,
    "C": KeyMeaning.CHECK_OR_CALL,
    "B": KeyMeaning.BET,
    "R": KeyMeaning.BET,
    "A": KeyMeaning.ALL_IN,
    "K": KeyMeaning.CHECK_AROUND,
    "Backspace": KeyMeaning.ERASE,
    "Return": KeyMeaning.COMMIT,
    "Enter": KeyMeaning.COMMIT,
    "Space": KeyMeaning.STEP_DONE,
    "U": KeyMeaning.UNDO,
    "Ctrl+Z": KeyMeaning.UNDO,
    "W": KeyMeaning.WHY,
    "F1": KeyMeaning.WHY,
    "F2": KeyMeaning.CALL_FLOOR,
    "F4": KeyMeaning.DEVICES,
    "F6": KeyMeaning.NEXT_REGION,
    "Esc": KeyMeaning.CLOSE,
    "T": KeyMeaning.TABLED,
    "M": KeyMeaning.MUCK,
    **{str(digit): KeyMeaning.DIGIT for digit in range(10)},
    **{f"Alt+{digit}": KeyMeaning.SEAT for digit in range(10)},
}

_BETTING: Final = (PanelMode.BET_OPEN, PanelMode.NO_BET, PanelMode.LIMIT)
_OPENS: Final[dict[KeyMeaning, Wish]] = {
    KeyMeaning.WHY: Why(),
    KeyMeaning.CALL_FLOOR: Do((CallFloor(),)),
    KeyMeaning.DEVICES: Open(Sheet.DEVICES),
    KeyMeaning.CLOSE: Close(),
}


@dataclass(frozen=True, slots=True)
class TypeDigit:
    """The digit belongs to the amount."""

    digit: str


@dataclass(frozen=True, slots=True)
class EraseDigit:
    """The last digit of the amount goes."""


@dataclass(frozen=True, slots=True)
class FocusAmount:
    """The keyboard goes to the amount."""


@dataclass(frozen=True, slots=True)
class NextRegion:
    """The keyboard goes to the next region of the screen."""


KeyAct = Wish | TypeDigit | EraseDigit | FocusAmount | NextRegion


def key_act(view: ConsoleView, key: str, typed: str = "") -> KeyAct | None:
    """What a key, named as QKeySequence does ("Alt+3"), asks for now; None when it means nothing.

    `typed`: the digits of the amount so far.
    """
    meaning = KEYS.get(key)
    if meaning is None:
        return None
    if meaning in _OPENS:
        return _OPENS[meaning]
    if meaning is KeyMeaning.NEXT_REGION:
        return NextRegion()
    if meaning is KeyMeaning.UNDO:
        return Undo() if view.undo else None
    if not view.panel.enabled:
        return None
    if meaning is KeyMeaning.SEAT:
        number = int(key[-1]) or 10
        return TapSeat(number) if any(seat.number == number and seat.is_tappable for seat in view.seats) else None
    if view.panel.mode in _BETTING:
        return _betting(view.panel, meaning, key, typed)
    return _step(view.panel, meaning)


def _betting(panel: PanelView, meaning: KeyMeaning, key: str, typed: str) -> KeyAct | None:
    if meaning in (KeyMeaning.FOLD, KeyMeaning.CHECK_OR_CALL, KeyMeaning.CHECK_AROUND):
        return _passive(panel, meaning)
    if panel.seat is None or panel.legal is None or panel.legal.raise_to is None:
        return None
    if panel.mode is PanelMode.LIMIT:
        if panel.limit_to is None or meaning is not KeyMeaning.BET:
            return None
        return Do((PlaceBet(panel.seat, panel.limit_to),))
    if meaning is KeyMeaning.DIGIT:
        return TypeDigit(key)
    if meaning is KeyMeaning.ERASE:
        return EraseDigit() if typed else None
    if meaning is KeyMeaning.BET and not typed:
        return FocusAmount()
    if meaning in (KeyMeaning.BET, KeyMeaning.COMMIT):
        level = typed_amount(panel, typed).to
        return Do((PlaceBet(panel.seat, level),)) if level is not None else None
    if meaning is KeyMeaning.ALL_IN and panel.legal.raise_to.most == panel.all_in_to:
        return Do((PlaceBet(panel.seat, panel.all_in_to),))
    return None


def _passive(panel: PanelView, meaning: KeyMeaning) -> Wish | None:
    if panel.seat is None or panel.legal is None:
        return None
    if meaning is KeyMeaning.FOLD:
        return Do((Fold(panel.seat),)) if panel.legal.fold else None
    if meaning is KeyMeaning.CHECK_AROUND:
        return Do((CheckAround(),)) if panel.check_around else None
    return Do((Check(panel.seat),)) if panel.legal.check else Do((Call(panel.seat),))


def _step(panel: PanelView, meaning: KeyMeaning) -> Wish | None:
    if panel.mode is PanelMode.SHOW_OR_MUCK and panel.seat is not None:
        if meaning is KeyMeaning.TABLED:
            return Tabled(panel.seat)
        is_muck = meaning is KeyMeaning.MUCK and panel.can_muck
        return Do((MuckHand(panel.seat),)) if is_muck else None
    if meaning not in (KeyMeaning.COMMIT, KeyMeaning.STEP_DONE):
        return None
    if panel.mode is PanelMode.PUSH:
        card = next((card for card in panel.push if not card.done), None)
        return Do((PushPot(card.pot),)) if card is not None and not card.blocked_by else None
    return Do(panel.large.wishes) if panel.large is not None else None
