"""The forced bets of a hand in the order in which they are posted (BLD-1, BLD-2, BLD-15, BLD-18, BLD-20, RAKE-12)."""

from dealer_app.rules.hand import ForcedBet, ForcedKind, Hand
from dealer_app.rules.options import AnteMode, BbAnteOrder, Options, SkippedBigBlind
from dealer_app.rules.seats.button import Next


def owed_bets(positions: Next, options: Options) -> tuple[ForcedBet, ...]:
    """Antes first, then the button's charge, then the blinds; a big blind ante beside its blind (BLD-15)."""
    owed: list[ForcedBet] = []
    if options.ante_mode is AnteMode.EACH:
        owed += [ForcedBet(seat, ForcedKind.ANTE, options.ante, False) for seat in positions.dealt_in]
    if options.button_charge and positions.button in positions.dealt_in:
        owed.append(ForcedBet(positions.button, ForcedKind.BUTTON_CHARGE, options.button_charge, False))
    owed += _small_blind(positions, options)
    blind = ForcedBet(positions.big_blind, ForcedKind.BIG_BLIND, options.big_blind, True)
    if options.ante_mode is not AnteMode.BB_ANTE:
        return (*owed, blind)
    ante = ForcedBet(positions.big_blind, ForcedKind.BB_ANTE, options.ante, False)
    return (*owed, blind, ante) if options.bb_ante_order is BbAnteOrder.BLIND_FIRST else (*owed, ante, blind)


def _small_blind(positions: Next, options: Options) -> list[ForcedBet]:
    """BTN-6, BTN-12: nobody's when its place is empty; a live big blind when the big blind jumped over the player."""
    seat = positions.small_blind
    if seat is None:
        return []
    if seat == positions.two_big_blinds and options.moving_skipped_bb is SkippedBigBlind.TWO_BIG_BLINDS:
        return [ForcedBet(seat, ForcedKind.SKIPPED_BIG_BLIND, options.big_blind, True)]
    return [ForcedBet(seat, ForcedKind.SMALL_BLIND, options.small_blind, True)]


def payable(hand: Hand) -> tuple[int, ...]:
    """Chips that each forced bet still owed comes to, in order of posting.

    Who is too short puts in what the earlier ones have left him (BLD-3, BLD-15, BLD-18).
    """
    left = {seat.number: seat.stack for seat in hand.seats}
    amounts = []
    for owed in hand.owed_bets:
        amounts.append(min(owed.amount, left[owed.seat]))
        left[owed.seat] -= amounts[-1]
    return tuple(amounts)
