"""Steps with the chips in the middle: return, pull, cut side pots, rake, drop."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.hand import Hand, gross
from dealer_app.rules.pots.due import middle, pots, rake_to_take, to_return


def pulling(hand: Hand) -> Prompt:
    """Uncalled chips go back first (POT-2), then the bets are pulled (HE-6)."""
    back = to_return(hand)
    if back is not None:
        seat, amount = back
        return Prompt(PromptKind.RETURN_BET, "POT-2", seat=seat, amount=amount)
    return Prompt(PromptKind.PULL_BETS, "HE-6", amount=gross(hand))


def cutting(hand: Hand) -> tuple[Prompt, ...]:
    """POT-5: the side pots that come to be when the bets are pulled, smallest all-in first."""
    if to_return(hand) is not None:
        return ()
    made = pots(hand)
    before = max(1, len(middle(hand)))
    return tuple(
        Prompt(PromptKind.SIDE_POT, "POT-5", amount=made[at].amount, count=at) for at in range(before, len(made))
    )


def raking(hand: Hand) -> Prompt:
    """RAKE-5, RAKE-10: what is due now beyond what lies on the rake spot."""
    house, promo = rake_to_take(hand)
    if house:
        return Prompt(PromptKind.RAKE, "RAKE-5", amount=house)
    return Prompt(PromptKind.JACKPOT, "RAKE-10", amount=promo)


def closing(hand: Hand) -> Prompt:
    """RAKE-5: what lies on the rake spot goes into the box after the pot was pushed."""
    return Prompt(PromptKind.DROP, "RAKE-5", amount=hand.taken.house + hand.taken.promo)
