"""What a card seen at a place proves: wishes, a face that becomes public, a notice, or nothing (UX 4.4).

Faces never come here: the session puts the face into what is revealed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dealer_app.guidance.implied import implied
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import CheckAround, Fold
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import Burn, DealCard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Place, Status, Zone
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.next_hand import upcoming, waiting_for_draw
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.rules.showdown.winners import unpushed
from dealer_app.rules.table import Table

_BEFORE_DEAL: Final = (Phase.CLOSING, Phase.SHUFFLING, Phase.BETWEEN_HANDS, Phase.POSTING)
_CHIPS: Final = (Phase.PULLING, Phase.RAKING)


class Opens(StrEnum):
    """As what a card becomes public."""

    BOARD = "board"
    NAME = "name"
    BUTTON = "button"


@dataclass(frozen=True, slots=True)
class Proves:
    """The read proves these wishes, in order."""

    wishes: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Reveals:
    """The card lies open, where and when one is due."""

    opens: Opens


@dataclass(frozen=True, slots=True)
class Odd:
    """The read does not fit; the notice that has to be answered, and its rule."""

    kind: PromptKind
    rule: str
    seat: int = 0


Meaning = Proves | Reveals | Odd | None


def drawn(table: Table, *, is_burned_early: bool = False) -> Meaning:
    """A card left the shoe: it goes to the place that is due (HAL rule: the draw makes the card).

    `is_burned_early`: the burn of the next street lies there before its time, so one more is none.
    """
    now = phase(table)
    if now is Phase.DRAWING_BUTTON:
        return None
    if now in _BEFORE_DEAL:
        return _first_card(table)
    if now is Phase.DEALING:
        assert table.hand is not None
        place = table.hand.cards.owed[0]
        # A board card is made by the board's reader or the dealer's tap: a card drawn may be a second burn.
        return None if place.zone is Zone.BOARD else Proves((_dealt(place),))
    if is_burned_early and now is Phase.BETTING and table.hand is not None:
        return early(table.hand)
    return at_burn(table)


def _dealt(place: Place) -> Command:
    return DealCard(place.seat) if place.zone is Zone.HOLE else Burn()


def _first_card(table: Table) -> Meaning:
    order = _dealing_order(table)
    return Proves((DealCard(order[0]),)) if order else Odd(PromptKind.READ_ODD, "MIS-4")


def _dealing_order(table: Table) -> tuple[int, ...]:
    if table.hand is not None and phase(table) is not Phase.CLOSING:
        return table.hand.setup.order
    following = upcoming(table._replace(hand=None))
    return following.dealt_in if following is not None else ()


def at_seat(table: Table, seat: int) -> Meaning:
    """A card not seen before lies at a seat. A reader that missed one seat of the round is forgiven (UX 4.5)."""
    now = phase(table)
    if now is Phase.DRAWING_BUTTON:
        return Reveals(Opens.BUTTON) if seat == waiting_for_draw(table)[0] else Odd(PromptKind.READ_ODD, "MIS-4", seat)
    if now in _BEFORE_DEAL:
        order = _dealing_order(table)
        return _dealt_to(order, seat)
    hand = table.hand
    if now is Phase.DEALING and hand is not None and hand.cards.owed[0].zone is Zone.HOLE:
        return _dealt_to(tuple(place.seat for place in hand.cards.owed if place.zone is Zone.HOLE), seat)
    return Odd(PromptKind.WRONG_SEAT, "IRR-7", seat)


def _dealt_to(owed: tuple[int, ...], seat: int) -> Meaning:
    """The card due, or the one after it when one read was missed; any other seat got a card that is not his."""
    for skipped in range(min(2, len(owed))):
        if owed[skipped] == seat and seat not in owed[:skipped]:
            return Proves(tuple(DealCard(other) for other in owed[: skipped + 1]))
    return Odd(PromptKind.WRONG_SEAT, "IRR-7", seat)


def at_burn(table: Table) -> Meaning:
    """A card lies under the pot: all checked, the bets are in, one card is burned (BURN-2)."""
    hand = table.hand
    now = phase(table)
    if hand is None or now in _BEFORE_DEAL:
        return Odd(PromptKind.READ_ODD, "MIS-4")
    if now is Phase.DEALING:
        return _burn_or_second(hand)
    if now is Phase.BETTING:
        return _street_goes_on(table, hand)
    return _if_allowed(table, (Burn(),)) or Odd(PromptKind.READ_ODD, "INV-4")


def _burn_or_second(hand: Hand) -> Meaning:
    match hand.cards.owed[0].zone:
        case Zone.BURNS:
            return Proves((Burn(),))
        case Zone.BOARD:
            return Odd(PromptKind.TWO_BURNS, "IRR-33")
        case _:
            return Odd(PromptKind.READ_ODD, "MIS-4")


def _street_goes_on(table: Table, hand: Hand) -> Meaning:
    """With no bet open after the flop the burn shows that all checked; else the street is early (IRR-28 to 30)."""
    if hand.setup.options.infer_checks and hand.betting.street and not hand.betting.level:
        proof = _if_allowed(table, (CheckAround(), Burn()))
        if proof is not None:
            return proof
    return early(hand)


def early(hand: Hand) -> Odd:
    """A card of the next street while betting goes on."""
    rules = ("IRR-28", "IRR-29", "IRR-30", "IRR-31")
    return Odd(PromptKind.EARLY_STREET, rules[hand.betting.street])


def _if_allowed(table: Table, wishes: tuple[Command, ...]) -> Proves | None:
    """The wishes with what they imply, if the rules allow them one after the other."""
    from_here = table
    proved: list[Command] = []
    for wish in wishes:
        try:
            steps = (*implied(from_here, wish), wish)
        except Refused:
            return None
        from_here = after(from_here, steps)
        proved += steps
    return Proves(tuple(proved))


def after(table: Table, wishes: tuple[Command, ...]) -> Table:
    """The table after wishes that are allowed. Raises Refused."""
    for wish in wishes:
        table = fold(table, decide(table, wish))
    return table


def at_board(table: Table) -> Meaning:
    """A card lies on the board: public if one is due there, else the burn is missing or the street is early."""
    hand = table.hand
    now = phase(table)
    if hand is None or now in _BEFORE_DEAL:
        return Odd(PromptKind.READ_ODD, "MIS-4")
    if now is Phase.NAMING:
        return Reveals(Opens.NAME)
    if now is Phase.DEALING:
        zone = hand.cards.owed[0].zone
        if zone is Zone.BOARD:
            return Reveals(Opens.BOARD)
        return Odd(PromptKind.NO_BURN, "IRR-32") if zone is Zone.BURNS else Odd(PromptKind.READ_ODD, "MIS-4")
    if now is Phase.BETTING:
        return Odd(PromptKind.NO_BURN, "IRR-32") if isinstance(_street_goes_on(table, hand), Proves) else early(hand)
    if now in _CHIPS and _if_allowed(table, (Burn(),)) is not None:
        return Odd(PromptKind.NO_BURN, "IRR-32")
    return Odd(PromptKind.READ_ODD, "INV-4")


def in_muck(table: Table, seat: int) -> Meaning:
    """All down cards of a seat lie in the muck: its fold or concession if that is its turn (SHOW-4, IRR-53)."""
    hand = table.hand
    if hand is None or not hand.is_dealt_in(seat) or hand.seat(seat).status is Status.FOLDED:
        return None
    shown = hand.showdown
    if seat in shown.mucked or any(tabled.seat == seat for tabled in shown.tabled):
        return None
    if _won_unseen(hand, seat):
        return None
    if hand.betting.to_act == seat:
        return _if_allowed(table, (Fold(seat),)) or Odd(PromptKind.IN_MUCK, "IRR-53", seat)
    return _if_allowed(table, (MuckHand(seat),)) or Odd(PromptKind.IN_MUCK, "IRR-53", seat)


def at_show(table: Table, seat: int, faces: tuple[Card, ...]) -> Meaning:
    """All down cards of a seat lie on the show spot: the hand is tabled, once hands may be (SHOW-5, SHOW-16)."""
    return _if_allowed(table, (TableHand(seat, faces),))


def _won_unseen(hand: Hand, seat: int) -> bool:
    """SHOW-8, SHOW-14: who is left alone, or has been pushed all he contends for, may throw his cards in."""
    holders = [other for other in hand.seats if other.status is not Status.FOLDED]
    if len(holders) == 1:
        return True
    return bool(hand.showdown.pushed) and not unpushed(hand) and any(push.seat == seat for push in hand.showdown.pushed)
