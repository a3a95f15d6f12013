"""The sentence of each step (UX 5), with its amount or card told apart to be drawn in amber."""

from string import Formatter
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.variant import StreetName
from dealer_app.ui.text.names import amount, card_name, place_name, seat_list, street_name

Line = tuple[tuple[str, bool], ...]  # pieces of text, each with whether it is amber


SENTENCES: Final = {
    PromptKind.SET_UP: QT_TRANSLATE_NOOP("prompts", "Set up the table"),
    PromptKind.WAIT_PLAYERS: QT_TRANSLATE_NOOP("prompts", "Waiting for players"),
    PromptKind.DRAW_BUTTON: QT_TRANSLATE_NOOP("prompts", "Deal one card each for the button"),
    PromptKind.BUTTON_TO: QT_TRANSLATE_NOOP("prompts", "Button to seat {n}"),
    PromptKind.WASH: QT_TRANSLATE_NOOP("prompts", "Wash the deck"),
    PromptKind.SHUFFLE: QT_TRANSLATE_NOOP("prompts", "Shuffle, box, cut"),
    PromptKind.NEXT_HAND: QT_TRANSLATE_NOOP("prompts", "Next hand: button to {n}"),
    PromptKind.POST_BLINDS: QT_TRANSLATE_NOOP("prompts", "Blinds due: seats {n} and {m}"),
    PromptKind.DEAD_SB: QT_TRANSLATE_NOOP("prompts", "Big blind only: seat {n}"),
    PromptKind.STRADDLE: QT_TRANSLATE_NOOP("prompts", "Straddle, seat {n}: {amt}"),
    PromptKind.TAKE_ANTES: QT_TRANSLATE_NOOP("prompts", "Take antes: {amt} each"),
    PromptKind.BB_ANTE: QT_TRANSLATE_NOOP("prompts", "Big blind ante, seat {n}: {amt}"),
    PromptKind.BUTTON_CHARGE: QT_TRANSLATE_NOOP("prompts", "Button charge, seat {n}: {amt}"),
    PromptKind.CHOP: QT_TRANSLATE_NOOP("prompts", "Chop: blinds back to {n} and {m}"),
    PromptKind.DEAL_HOLE: QT_TRANSLATE_NOOP("prompts", "Deal {k} down, start seat {n}"),
    PromptKind.TO_ACT_CALL: QT_TRANSLATE_NOOP("prompts", "Seat {n} to act: {amt} to call"),
    PromptKind.TO_ACT_CHECK: QT_TRANSLATE_NOOP("prompts", "Seat {n} to act: check or bet"),
    PromptKind.TO_ACT_OPTION: QT_TRANSLATE_NOOP("prompts", "Seat {n}: check or raise"),
    PromptKind.TO_ACT_SHORT: QT_TRANSLATE_NOOP("prompts", "Seat {n}: call {amt} or fold"),
    PromptKind.RETURN_BET: QT_TRANSLATE_NOOP("prompts", "Return {amt} to seat {n}"),
    PromptKind.PULL_BETS: QT_TRANSLATE_NOOP("prompts", "Pull bets: pot {amt}"),
    PromptKind.SIDE_POT: QT_TRANSLATE_NOOP("prompts", "Cut side pot: {amt}"),
    PromptKind.RAKE: QT_TRANSLATE_NOOP("prompts", "Take rake: {amt}"),
    PromptKind.JACKPOT: QT_TRANSLATE_NOOP("prompts", "Take jackpot: {amt}"),
    PromptKind.BURN: QT_TRANSLATE_NOOP("prompts", "Tap the table, burn one"),
    PromptKind.DEAL_FLOP: QT_TRANSLATE_NOOP("prompts", "Deal the flop"),
    PromptKind.DEAL_TURN: QT_TRANSLATE_NOOP("prompts", "Deal the turn"),
    PromptKind.DEAL_RIVER: QT_TRANSLATE_NOOP("prompts", "Deal the river"),
    PromptKind.CHECK_CARD: QT_TRANSLATE_NOOP("prompts", "Check the {street}: {card}"),
    PromptKind.ALL_IN_SHOW: QT_TRANSLATE_NOOP("prompts", "Turn hands face up"),
    PromptKind.SHOW_FIRST: QT_TRANSLATE_NOOP("prompts", "Seat {n} shows first"),
    PromptKind.SHOW_NEXT: QT_TRANSLATE_NOOP("prompts", "Seat {n}: show or muck"),
    PromptKind.PUSH_ALL: QT_TRANSLATE_NOOP("prompts", "Push pot: {amt} to {n}"),
    PromptKind.PUSH_SIDE: QT_TRANSLATE_NOOP("prompts", "Push side pot: {amt} to {n}"),
    PromptKind.PUSH_MAIN: QT_TRANSLATE_NOOP("prompts", "Push main pot: {amt} to {n}"),
    PromptKind.SPLIT: QT_TRANSLATE_NOOP("prompts", "Split: {amt} each to {list}"),
    PromptKind.DROP: QT_TRANSLATE_NOOP("prompts", "Drop rake: {amt}"),
    PromptKind.RESUME: QT_TRANSLATE_NOOP("prompts", "Confirm board, bets and stacks"),
    PromptKind.STOP_FLOOR: QT_TRANSLATE_NOOP("prompts", "Stop. Floor called"),
    PromptKind.READ_ODD: QT_TRANSLATE_NOOP("prompts", "Card at {place}: not expected"),
    PromptKind.EARLY_STREET: QT_TRANSLATE_NOOP("prompts", "{street} dealt early. Stop"),
    PromptKind.NO_BURN: QT_TRANSLATE_NOOP("prompts", "No burn seen"),
    PromptKind.TWO_BURNS: QT_TRANSLATE_NOOP("prompts", "Two burns seen"),
    PromptKind.IN_MUCK: QT_TRANSLATE_NOOP("prompts", "Seat {n} cards in the muck"),
    PromptKind.SEEN_TWICE: QT_TRANSLATE_NOOP("prompts", "Card seen twice"),
    PromptKind.CONFLICT: QT_TRANSLATE_NOOP("prompts", "Read {a}, tapped {b}"),
    PromptKind.UNKNOWN_CARD: QT_TRANSLATE_NOOP("prompts", "Unknown card in play"),
    PromptKind.WRONG_SEAT: QT_TRANSLATE_NOOP("prompts", "Wrong seat got the card"),
}
_CHECK_UNREAD: Final = QT_TRANSLATE_NOOP("prompts", "Check the {street}: tap the card")
_EARLY_CARD: Final = QT_TRANSLATE_NOOP("prompts", "Card dealt early. Stop")
_DEALT_EARLY: Final = {
    StreetName.PREFLOP: StreetName.FLOP,
    StreetName.FLOP: StreetName.TURN,
    StreetName.TURN: StreetName.RIVER,
}
_ACTS: Final = frozenset(
    {PromptKind.TO_ACT_CALL, PromptKind.TO_ACT_CHECK, PromptKind.TO_ACT_OPTION, PromptKind.TO_ACT_SHORT}
)
_AMBER: Final = frozenset({"amt", "card"})


def prompt_line(prompt: Prompt) -> Line:
    """The sentence of the step, its amount or card amber; a warning has neither (UX 9.5)."""
    values = _values(prompt)
    pieces: list[tuple[str, bool]] = []
    for text, field, _, _ in Formatter().parse(QCoreApplication.translate("prompts", str(_sentence(prompt)))):
        pieces += [(text, False)] if text else []
        pieces += [(values[field], field in _AMBER)] if field else []
    first, is_amber = pieces[0]
    return ((first[:1].upper() + first[1:], is_amber), *pieces[1:])


def plain(line: Line) -> str:
    """The line as one text, for assistive tools."""
    return "".join(text for text, _ in line)


def next_line(prompt: Prompt) -> str:
    """What truly comes next, "Next: …": of a turn only the seat; empty where it is not known yet.

    Of a warning what to do first: whatever is wrong, the table is left as it lies (MIS-3).
    """
    if prompt.warning:
        return QCoreApplication.translate("prompts", "Cards and chips stay where they are")
    if prompt.follows is None:
        return ""
    if prompt.kind is PromptKind.RESUME:
        said = QCoreApplication.translate("prompts", "Hand {h} restored: {step}")
        return said.format(h=amount(prompt.count or 0), step=_restored(prompt.follows))
    if prompt.follows.kind is PromptKind.NEXT_HAND:
        return plain(prompt_line(prompt.follows))  # it says "next" itself
    if prompt.follows.kind in _ACTS:
        return QCoreApplication.translate("prompts", "Next: seat {n}").format(n=prompt.follows.seat)
    step = plain(prompt_line(prompt.follows))
    return QCoreApplication.translate("prompts", "Next: {step}").format(step=step[:1].lower() + step[1:])


def _restored(step: Prompt) -> str:
    """What is due in a hand that was restored, at the end of a sentence."""
    if step.kind in _ACTS:
        return QCoreApplication.translate("prompts", "seat {n} to act").format(n=step.seat)
    said = plain(prompt_line(step))
    return said[:1].lower() + said[1:]


def not_recording() -> Line:
    """The record can't be written: the dealer finishes by hand (MIS-5)."""
    return ((QCoreApplication.translate("prompts", "Not recording. Finish by hand, call floor"), False),)


def _sentence(prompt: Prompt) -> object:
    if prompt.kind is PromptKind.CHECK_CARD and not prompt.cards:
        return _CHECK_UNREAD
    if prompt.kind is PromptKind.EARLY_STREET and _street(prompt) is None:
        return _EARLY_CARD
    return SENTENCES[prompt.kind]


def _street(prompt: Prompt) -> StreetName | None:
    """The street the sentence names: the early one comes after the one in play; None where there is none."""
    if not prompt.street:
        return None
    named = StreetName(prompt.street)
    return _DEALT_EARLY.get(named) if prompt.kind is PromptKind.EARLY_STREET else named


def _values(prompt: Prompt) -> dict[str, str]:
    street = _street(prompt)
    cards = (*map(card_name, prompt.cards[:2]), "", "")
    *others, last = map(str, prompt.seats or (prompt.seat or "",))
    return {
        "n": str(prompt.seat or ", ".join(others) or last),
        "m": last,
        "k": str(prompt.count),
        "amt": amount(prompt.amount or 0),
        "card": cards[0],
        "a": cards[0],
        "b": cards[1],
        "list": seat_list(prompt.seats),
        "place": place_name(prompt.place) if prompt.place else "",
        "street": street_name(street) if street else "",
    }
