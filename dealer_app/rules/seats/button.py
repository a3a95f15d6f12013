"""Where button and blinds go: the draw, dead and moving button, into and out of heads-up (BTN-1 to BTN-13)."""

from collections.abc import Sequence
from typing import NamedTuple

from dealer_app.rules.clockwise import clockwise, following
from dealer_app.rules.options import ButtonMethod
from dealer_app.rules.table import Drawn, Positions


class Next(NamedTuple):
    """Positions of a hand to come, by seat number.

    `button` and `small_blind_position` may be empty seats (BTN-5). `small_blind`: who owes it, None: nobody (BTN-12).
    `dealt_in`: dealing order, left of the button first. `skipped`: who has to wait between button and blinds (BLD-8).
    `two_big_blinds`: who posts a live big blind as small blind since the big blind jumped over him (BTN-6).
    """

    button: int
    small_blind_position: int
    small_blind: int | None
    big_blind: int
    dealt_in: tuple[int, ...]
    skipped: tuple[int, ...] = ()
    two_big_blinds: int | None = None


def draw_winner(drawn: Sequence[Drawn]) -> int:
    """BTN-1, BTN-2: the seat with the highest card, ties by suit, spades highest."""
    return max(drawn, key=lambda each: (each.card.rank, each.card.suit)).seat


def first_positions(button: int, active: Sequence[int]) -> Next:
    """The first hand after a draw (BLD-1, BTN-7); two or more active seats."""
    if len(active) == 2:
        return _heads_up(following(button, active), active)
    small = following(button, active)
    return _table(button, small, following(small, active), active, ())


def next_positions(
    previous: Positions, active: Sequence[int], method: ButtonMethod, newcomers: Sequence[int] = ()
) -> Next | None:
    """BTN-5 to BTN-9: the positions of the next hand; None when the button is drawn again (BTN-6, BTN-9, BTN-13).

    `newcomers`: active seats whose player was not in the last hand, though the seat may have been.
    """
    if len(active) < 2:
        return None
    if len(active) == 2:
        return _heads_up(following(previous.big_blind, active), active)
    if previous.button == previous.small_blind:
        return _out_of_heads_up(previous, active, newcomers)
    if method is ButtonMethod.DEAD:
        return _dead(previous, active, newcomers)
    return _moving(previous, active, newcomers)


def _heads_up(big_blind: int, pair: Sequence[int], skipped: Sequence[int] = ()) -> Next:
    """BTN-7: the other player has the button and the small blind; the first card goes to the big blind."""
    button = following(big_blind, pair)
    return Next(button, button, button, big_blind, (big_blind, button), tuple(sorted(skipped)))


def _out_of_heads_up(previous: Positions, active: Sequence[int], newcomers: Sequence[int]) -> Next | None:
    """BTN-9: the big blind goes on, the old one is small blind, the button stays."""
    big = following(previous.big_blind, active)
    if big != previous.button:
        return _table(previous.button, previous.big_blind, big, active, _on(previous.big_blind, newcomers))
    if previous.big_blind not in active or previous.big_blind in newcomers:
        return None
    pair = (previous.button, previous.big_blind)
    return _heads_up(big, pair, [seat for seat in active if seat not in pair])


def _dead(previous: Positions, active: Sequence[int], newcomers: Sequence[int]) -> Next:
    """BTN-5: every position takes the next one's place, empty seat or not."""
    big = following(previous.big_blind, active)
    return _table(previous.small_blind, previous.big_blind, big, active, _on(previous.big_blind, newcomers))


def _on(small: int, newcomers: Sequence[int]) -> tuple[int, ...]:
    """BLD-8: who took the seat of the last big blind would come in as small blind: he waits, and nobody owes it."""
    return (small,) if small in newcomers else ()


def _moving(previous: Positions, active: Sequence[int], new: Sequence[int]) -> Next | None:
    """BTN-6: the button goes to the next player; who came in behind the blinds does not count yet (BLD-8)."""
    newcomers = [
        seat
        for seat in active
        if _between(seat, previous.button, previous.big_blind) and (seat != previous.small_blind or seat in new)
    ]
    counted = [seat for seat in active if seat not in newcomers]
    if len(counted) == 2:
        return _heads_up(following(previous.big_blind, counted), counted, newcomers)
    if len(counted) < 2:
        # Nobody posts the big blind twice running: with one old player to be dealt in it is drawn again, as by BTN-9.
        return None
    button = following(previous.button, counted)
    small = following(button, counted)
    big = following(small, counted)
    waiting = [seat for seat in newcomers if not _between(seat, previous.button, button)]
    jumped = small if small != previous.big_blind else None
    waiting += () if jumped else _on(small, new)
    return _table(button, small, big, active, waiting)._replace(two_big_blinds=jumped)


def _between(seat: int, start: int, end: int) -> bool:
    """Whether the seat lies strictly between two others, clockwise."""
    return seat not in (start, end) and clockwise({seat, end}, after=start)[0] == seat


def _table(button: int, small: int, big: int, active: Sequence[int], waiting: Sequence[int]) -> Next:
    """Three or more: nobody is dealt in between button and big blind but the small blind (BLD-8)."""
    skipped = {seat for seat in active if _between(seat, button, big) and seat != small} | set(waiting)
    dealt_in = [seat for seat in active if seat not in skipped]
    if len(dealt_in) == 2:
        return _heads_up(big, dealt_in, tuple(skipped))
    owes = small if small in dealt_in else None
    return Next(button, small, owes, big, clockwise(dealt_in, after=button), tuple(sorted(skipped)))
