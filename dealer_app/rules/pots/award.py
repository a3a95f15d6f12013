"""What each winner of a pot gets, rake and promo taken before the split (RAKE-1, ODD-2, ODD-3)."""

from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.due import cuts
from dealer_app.rules.pots.odd_chips import Share, priority, split
from dealer_app.rules.showdown.winners import awarded, winners


def net(hand: Hand, pot: int) -> int:
    """Chips of a pot that are pushed: its amount without rake and promo (RAKE-1, RAKE-8)."""
    found = awarded(hand)
    cut = cuts(hand, found)[pot]
    return found[pot].amount - cut.house - cut.promo


def shares(hand: Hand, pot: int) -> tuple[Share, ...]:
    """The shares of a decided pot in order of priority for odd chips."""
    options = hand.setup.options
    ranked = priority(winners(hand, awarded(hand)[pot], pot), hand.setup.button)
    return split(net(hand, pot), ranked, options.min_chip, options.odd_chips)
