"""Which pot is next, who contends for it, who wins it."""

from itertools import pairwise

from dealer_app.rules.hand import Hand, in_hand
from dealer_app.rules.pots.due import pots
from dealer_app.rules.pots.layers import Pot
from dealer_app.rules.ranking.high import rank_high
from dealer_app.rules.showdown.order import showing_order


def contenders(hand: Hand, pot: Pot) -> tuple[int, ...]:
    """Seats that can still win the pot: eligible and not mucked (POT-2, SHOW-4)."""
    return tuple(seat for seat in pot.eligible if seat not in hand.showdown.mucked)


def awarded(hand: Hand) -> tuple[Pot, ...]:
    """The pots as they are pushed; each on its own (POT-8) unless `merge_pots_after_kill`."""
    found = pots(hand)
    if not hand.setup.options.merge_pots_after_kill or len(found) < 2 or _waits(hand, found):
        return found
    alive = {seat for pot in found for seat in winners(hand, pot)}
    return _merged(hand, found, alive)


def _waits(hand: Hand, found: tuple[Pot, ...]) -> bool:
    return any(not is_decided(hand, pot, at) for at, pot in enumerate(found))


def _merged(hand: Hand, found: tuple[Pot, ...], alive: set[int]) -> tuple[Pot, ...]:
    """Hands that win nothing leave, then neighbours with the same survivors become one pot."""
    left = [Pot(pot.amount, tuple(seat for seat in contenders(hand, pot) if seat in alive)) for pot in found]
    merged = left[:1]
    for before, pot in pairwise(left):
        if before.eligible == pot.eligible:
            merged[-1] = Pot(merged[-1].amount + pot.amount, pot.eligible)
        else:
            merged.append(pot)
    return tuple(merged)


def is_decided(hand: Hand, pot: Pot, at: int) -> bool:
    """Whether it is known who wins the pot: a sole contender, all tabled, or named by the dealer (SHOW-5, SHOW-8).

    Hands laid open before the last card lies there decide nothing yet (SHOW-9).
    """
    rivals = contenders(hand, pot)
    if len(rivals) <= 1:
        return True
    if hand.cards.owed or hand.betting.street + 1 < len(hand.setup.variant.streets):
        return False
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    return all(seat in shown for seat in rivals) or any(named.pot == at for named in hand.showdown.named)


def unpushed(hand: Hand) -> tuple[int, ...]:
    """Numbers of the pots not pushed yet, 0 the main pot."""
    done = {pushed.pot for pushed in hand.showdown.pushed}
    return tuple(at for at in range(len(awarded(hand))) if at not in done)


def undecided_pot(hand: Hand) -> int | None:
    """The pot to be pushed next, if hands must still be shown for it; None when it can be pushed (POT-8, SHOW-10)."""
    found, left = awarded(hand), unpushed(hand)
    if not left:
        return None
    if hand.setup.options.merge_pots_after_kill:
        return next((at for at in reversed(left) if not is_decided(hand, found[at], at)), None)
    return None if is_decided(hand, found[left[-1]], left[-1]) else left[-1]


def winners(hand: Hand, pot: Pot, at: int = -1) -> tuple[int, ...]:
    """Who wins a decided pot, ascending: the best of the tabled hands, all that tie (HIGH-4).

    Who was named counts only while hands are not read: tabled cards speak (SHOW-6).
    """
    rivals = contenders(hand, pot)
    if len(rivals) <= 1:
        return rivals or pot.eligible[:1]
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    named = next((named.seats for named in hand.showdown.named if named.pot == at), None)
    if named is not None and not shown.issuperset(rivals):
        return tuple(sorted(named))
    board = hand.cards.board
    ranks = {t.seat: rank_high((*t.cards, *board)) for t in hand.showdown.tabled if t.seat in rivals}  # type: ignore[arg-type]  # named by now
    best = max(ranks.values())
    return tuple(sorted(seat for seat, rank in ranks.items() if rank == best))


def order(hand: Hand) -> tuple[int, ...]:
    """Seats in the order in which they show or concede (SHOW-1 to SHOW-3, SHOW-10)."""
    last = hand.betting.street == len(hand.setup.variant.streets) - 1
    aggressor = hand.betting.aggressor if last else None
    seats = tuple(seat.number for seat in in_hand(hand))
    return showing_order(pots(hand), seats, hand.setup.button, aggressor, hand.showdown.mucked)


def next_to_show(hand: Hand) -> int | None:
    """The seat that shows or concedes now; None when nobody has to."""
    at = undecided_pot(hand)
    if at is None:
        return None
    rivals = contenders(hand, awarded(hand)[at])
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    return next((seat for seat in order(hand) if seat in rivals and seat not in shown), None)
