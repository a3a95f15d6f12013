"""The words of the showdown and of pushing the pots."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.ui.text.names import amount, seat_list
from dealer_app.ui.view.panel import PushCardView

_say: Final = QCoreApplication.translate


def tabled() -> str:
    """The hand lies face up."""
    return _say("panel", "Tabled")


def muck() -> str:
    """The hand is conceded."""
    return _say("panel", "Muck")


def winner_by_seat() -> str:
    """Over the seats that may have won."""
    return _say("panel", "Or name the winner by seat")


def winner_seat(number: int, *, chosen: bool) -> str:
    """A seat among the winners, for assistive tools."""
    words = _say("panel", "Winner seat {n}, chosen") if chosen else _say("panel", "Winner seat {n}")
    return words.format(n=number)


def wins(card: PushCardView, seats: tuple[int, ...]) -> str:
    """The key that names the winners of a pot by the dealer's reading."""
    if not seats:
        return _say("panel", "{pot}: choose the winner").format(pot=pot(card))
    if len(seats) > 1:
        return _say("panel", "{pot} is split by seats {list}").format(pot=pot(card), list=seat_list(seats))
    return _say("panel", "{pot} won by seat {n}").format(pot=pot(card), n=seats[0])


def push_order() -> str:
    """Over the pots to push."""
    return _say("panel", "Push order")


def side_first() -> str:
    """Beside the push order (POT-8)."""
    return _say("panel", "Side pots first")


def pot(card: PushCardView) -> str:
    """A pot's name."""
    if card.is_only_pot:
        return _say("panel", "Pot")
    if card.pot == 0:
        return _say("panel", "Main pot")
    return _say("panel", "Side pot {i}").format(i=card.pot)


def pot_note(card: PushCardView) -> str:
    """Under a pot's name: who still has cards, the odd chip, or the amount."""
    if card.done:
        return _say("panel", "Pushed")
    if card.blocked_by:
        return still_cards(card.blocked_by[0])
    if card.odd_rule is not None:
        return _say("panel", "Odd chip, {rule}").format(rule=card.odd_rule)
    if len(card.shares) > 1:
        return _say("panel", "{amt} tied, split").format(amt=amount(card.amount))
    return amount(card.amount)


def still_cards(number: int) -> str:
    """Why a pot can't be pushed yet (SHOW-10)."""
    return _say("panel", "Seat {n} still has cards").format(n=number)


def pushed(card: PushCardView) -> str:
    """The key that says a pot was pushed."""
    if card.is_only_pot:
        return _say("panel", "Pot pushed")
    return _say("panel", "Main pot pushed") if card.pot == 0 else _say("panel", "Side pot pushed")


def pushed_to(card: PushCardView) -> str:
    """Who gets how much: "170 to seat 5"."""
    each = _say("panel", "{amt} to seat {n}")
    return ", ".join(each.format(amt=amount(share.amount), n=share.seat) for share in card.shares)


def then_rake() -> str:
    """Before the amount of the rake that is dropped after the last push."""
    return _say("panel", "Then drop rake")


def then_button() -> str:
    """Before the seat that the button goes to after the hand."""
    return _say("panel", "Then move button to")
