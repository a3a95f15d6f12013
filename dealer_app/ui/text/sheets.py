"""Words of the sheets over the table column."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.ranking.pattern import Category
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.text.names import amount, device_name, seat_name
from dealer_app.ui.view.devices import DeviceState
from dealer_app.ui.view.sheets import HealthView, SeatSheetView

_say: Final = QCoreApplication.translate


def close() -> str:
    """The key that every sheet has."""
    return _say("sheets", "Close")


def menu_title() -> str:
    """The head of the menu."""
    return _say("sheets", "Menu")


def language_name(code: str) -> str:
    """A language in its own words, the same in every language."""
    return LANGUAGES[code]


def table_sign() -> str:
    """The key that opens the table sign."""
    return _say("sheets", "Table sign")


def log_title() -> str:
    """The head of the hand log."""
    return _say("sheets", "Hand log")


def undo_title() -> str:
    """The head of the undo sheet."""
    return _say("sheets", "Undo back to")


def locked(step: str) -> str:
    """A step that only the floor takes back."""
    return _say("sheets", "{step} (floor only)").format(step=step)


def devices_title() -> str:
    """The head of the device sheet."""
    return _say("sheets", "Devices")


def device_line(view: HealthView) -> str:
    """A reader, how it is doing, and its counters."""
    state = {
        DeviceState.READING: _say("sheets", "reading"),
        DeviceState.LOST: _say("sheets", "lost, by tap"),
        DeviceState.OFF: _say("sheets", "off"),
    }[view.device.state]
    if view.device.simulated:
        state = _say("sheets", "{state}, simulator").format(state=state)
    counted = view.counted
    line = _say("sheets", "{device}: {state}. Reads {r}, bad {b}, reconnected {c}").format(
        device=device_name(view.device.device),
        state=state,
        r=amount(counted.reads),
        b=amount(counted.bad_frames),
        c=amount(counted.reconnects),
    )
    if not counted.unseen:
        return line
    return _say("sheets", "{line}, passed unseen {n}").format(line=line, n=amount(counted.unseen))


def retry() -> str:
    """The key that reaches for a lost reader."""
    return _say("sheets", "Retry")


def retry_name(view: HealthView) -> str:
    """That key for assistive tools."""
    return _say("sheets", "Retry {device}").format(device=device_name(view.device.device))


def seat_title(view: SeatSheetView) -> str:
    """Seat, player and stack; for an empty seat that it is open."""
    if view.name is None:
        return _say("sheets", "{seat}: open").format(seat=seat_name(view.seat))
    said = _say("sheets", "{seat}: {name}, {amt}")
    return said.format(seat=seat_name(view.seat), name=view.name, amt=amount(view.stack))


def buy_in(chips: int) -> str:
    """The key that adds chips."""
    return _say("sheets", "Buy in {amt}").format(amt=amount(chips))


def seat_player(chips: int) -> str:
    """The key that seats a player."""
    return _say("sheets", "Seat player with {amt}").format(amt=amount(chips))


def player_name() -> str:
    """The field of the player's name."""
    return _say("sheets", "Player's name")


def sit(*, is_out: bool) -> str:
    """The key by which a player sits out, or in again."""
    return _say("sheets", "Sit in") if is_out else _say("sheets", "Sit out")


def leave() -> str:
    """The key by which a player cashes out."""
    return _say("sheets", "Leave, cash out")


def owes_blinds() -> str:
    """Under the keys of a seat that missed its blinds (BLD-6)."""
    return _say("sheets", "Owes blinds")


def digit(key: str) -> str:
    """A key of the pad for assistive tools."""
    return _say("sheets", "Keypad {key}").format(key=key)


def erase() -> str:
    """The key that takes the last digit away."""
    return _say("sheets", "Erase")


def rule_title(rule: str) -> str:
    """The head of the rule sheet."""
    return _say("sheets", "Why, rule {rule}").format(rule=rule)


def tabs() -> tuple[str, str, str]:
    """The three tabs of the rule sheet."""
    return _say("sheets", "Rule"), _say("sheets", "Rankings"), _say("sheets", "Glossary")


def tab_name(tab: str, number: int) -> str:
    """A tab for assistive tools."""
    return _say("sheets", "{tab}, tab {n} of 3").format(tab=tab, n=number)


def no_pack() -> str:
    """What the rule tab says when no pack holds the rule."""
    return _say("sheets", "No rule pack: the text of this rule is not here")


def source(origin: str) -> str:
    """Where the rule comes from."""
    return _say("sheets", "Source: {origin}").format(origin=origin)


def no_term() -> str:
    """No word of the glossary fits."""
    return _say("sheets", "Not in the glossary")


def search() -> str:
    """The search field of the glossary."""
    return _say("sheets", "Search the glossary")


def category(kind: Category) -> str:
    """One of the ten high categories."""
    return {
        Category.ROYAL_FLUSH: _say("sheets", "Royal flush"),
        Category.STRAIGHT_FLUSH: _say("sheets", "Straight flush"),
        Category.FOUR_OF_A_KIND: _say("sheets", "Four of a kind"),
        Category.FULL_HOUSE: _say("sheets", "Full house"),
        Category.FLUSH: _say("sheets", "Flush"),
        Category.STRAIGHT: _say("sheets", "Straight"),
        Category.THREE_OF_A_KIND: _say("sheets", "Three of a kind"),
        Category.TWO_PAIR: _say("sheets", "Two pair"),
        Category.PAIR: _say("sheets", "Pair"),
        Category.HIGH_CARD: _say("sheets", "High card"),
    }[kind]
