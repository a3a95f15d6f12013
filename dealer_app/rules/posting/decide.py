"""Judges wishes about starting a hand, forced bets, straddles and chopping."""

from collections.abc import Callable

from dealer_app.rules.dealing.facts import DeckShuffled
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import NOT_ACTED, ForcedKind, Hand, Status
from dealer_app.rules.options import StraddleMode, Structure
from dealer_app.rules.posting.apply import chopped
from dealer_app.rules.posting.facts import (
    BlindsChopped,
    ChopBlinds,
    ForcedBetPosted,
    HandStarted,
    Post,
    PostAll,
    StartHand,
    Straddle,
)
from dealer_app.rules.posting.owed import owed_bets, payable
from dealer_app.rules.pots.closing import hand_ended
from dealer_app.rules.pots.facts import HandEnded
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.next_hand import upcoming
from dealer_app.rules.table import Deck, Table
from dealer_app.rules.variants import variant_of

Decided = tuple[DeckShuffled | HandStarted | ForcedBetPosted | BlindsChopped | HandEnded, ...]


def _start(table: Table, wish: StartHand) -> Decided:
    now = phase(table)
    if now is Phase.WAITING:
        raise Refused(Refusal.NOT_ENOUGH_PLAYERS, rule="GEN-6")
    if now is Phase.DRAWING_BUTTON:
        raise Refused(Refusal.BUTTON_NOT_DRAWN, rule="BTN-1")
    if now not in (Phase.BETWEEN_HANDS, Phase.SHUFFLING):
        raise Refused(Refusal.HAND_RUNNING if table.hand else Refusal.NOT_NOW)
    following, options = upcoming(table), table.options
    assert following is not None and options is not None
    ready: Decided = () if table.deck.shuffled else (DeckShuffled(washed=table.deck.wash_due),)
    started = HandStarted(
        number=table.hands + 1,
        table=table._replace(deck=Deck(wash_due=False, shuffled=True)),
        variant=variant_of(options).key,
        button=following.button,
        small_blind_position=following.small_blind_position,
        small_blind=following.small_blind,
        big_blind=following.big_blind,
        order=following.dealt_in,
        owed=owed_bets(following, options),
        pack=wish.pack,
    )
    return (*ready, started)


def _post(table: Table, wish: Post) -> Decided:
    return _post_all(table, wish)[:1]


def _post_all(table: Table, _: Post | PostAll) -> Decided:
    hand = _posting(table)
    return tuple(
        ForcedBetPosted(owed.seat, owed.kind, amount, owed.amount, owed.live)
        for owed, amount in zip(hand.owed_bets, payable(hand), strict=True)
    )


def _posting(table: Table) -> Hand:
    if phase(table) is not Phase.POSTING or table.hand is None:
        raise Refused(Refusal.NOT_NOW, rule="BLD-2")
    return table.hand


def _straddle(table: Table, wish: Straddle) -> Decided:
    hand = table.hand
    if hand is None:
        raise Refused(Refusal.NO_HAND, rule="BLD-12")
    if any(hand.cards.hole) or hand.owed_bets or hand.betting.street:
        raise Refused(Refusal.NOT_NOW, rule="BLD-2")
    may = straddlers(hand)
    if wish.seat not in may:
        raise Refused(_why_no_straddle(hand, wish.seat), seat=wish.seat, rule="BLD-19")
    due = 2 * hand.setup.options.big_blind
    return (ForcedBetPosted(wish.seat, ForcedKind.STRADDLE, due, due, live=True),)


def _why_no_straddle(hand: Hand, seat: int) -> Refusal:
    if seat not in _straddling_seats(hand):
        return Refusal.STRADDLE_NOT_PLAYED
    # Left are the seat that has posted, one that comes after it, and one that is too short.
    has_priority = not hand.straddler or seat in _before(hand.straddler, _straddling_seats(hand))
    return Refusal.STRADDLE_TOO_SHORT if has_priority else Refusal.STRADDLE_TAKEN


def straddlers(hand: Hand) -> tuple[int, ...]:
    """Seats that may straddle now, who has precedence first: before the first card, paid in full (BLD-12, BLD-19).

    A button straddle goes before one under the gun, also when that is posted already: it then goes back.
    """
    if any(hand.cards.hole):
        return ()
    seats = _straddling_seats(hand)
    if hand.straddler:
        seats = _before(hand.straddler, seats)
    due = 2 * hand.setup.options.big_blind
    return tuple(seat for seat in seats if hand.seat(seat).stack >= due)


def _straddling_seats(hand: Hand) -> tuple[int, ...]:
    """Seats from which the house plays a straddle in this hand, the button before the seat under the gun."""
    setup = hand.setup
    mode = setup.options.straddle
    if mode is StraddleMode.OFF or len(hand.seats) < 3:
        return ()
    seats = []
    limit_game = setup.variant.structure is Structure.FIXED_LIMIT
    if mode in (StraddleMode.BUTTON, StraddleMode.BOTH) and not limit_game and hand.is_dealt_in(setup.button):
        seats.append(setup.button)
    under_the_gun = hand.seats[(setup.place[setup.big_blind] + 1) % len(hand.seats)].number
    if mode in (StraddleMode.UTG, StraddleMode.BOTH) and under_the_gun not in (setup.small_blind, setup.big_blind):
        seats.append(under_the_gun)
    return tuple(dict.fromkeys(seats))


def _before(seat: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    return seats[: seats.index(seat)]


def _chop(table: Table, _: ChopBlinds) -> Decided:
    hand = table.hand
    if hand is None or phase(table) is not Phase.BETTING or not may_chop(hand):
        raise Refused(Refusal.NO_CHOP, rule="BLD-16")
    return (BlindsChopped(), hand_ended(chopped(hand)))


def may_chop(hand: Hand) -> bool:
    """BLD-16, BLD-19: everybody else has folded to the two blinds, nobody straddled, nothing else is in the pot."""
    setup, betting = hand.setup, hand.betting
    if not setup.options.allow_chop or setup.small_blind is None or hand.straddler or len(hand.seats) < 3:
        return False
    holders = [seat for seat in hand.seats if seat.status is not Status.FOLDED]
    if {seat.number for seat in holders} != {setup.small_blind, setup.big_blind} or betting.street:
        return False
    if betting.aggressor is not None or betting.to_act != setup.small_blind:
        return False
    if any(seat.acted != NOT_ACTED for seat in holders):
        return False
    return hand.dead == 0 and all(seat.total == seat.bet for seat in hand.seats) and _only_blinds(hand)


def _only_blinds(hand: Hand) -> bool:
    setup = hand.setup
    return all(seat.total == 0 for seat in hand.seats if seat.number not in (setup.small_blind, setup.big_blind))


DECIDE: dict[type, Callable[..., Decided]] = {
    StartHand: _start,
    Post: _post,
    PostAll: _post_all,
    Straddle: _straddle,
    ChopBlinds: _chop,
}
