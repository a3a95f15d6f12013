"""The pots in the order in which they are pushed, with every winner's share (POT-8, ODD-2, ODD-3)."""

from dealer_app.rules.hand import Hand
from dealer_app.rules.pots.award import net, shares
from dealer_app.rules.showdown.winners import awarded, contenders, is_decided
from dealer_app.ui.view.panel import PushCardView, ShareView


def push_cards(hand: Hand) -> tuple[PushCardView, ...]:
    """One card per pot, the last side pot first; hands must have been settled, nothing lies in front."""
    found = awarded(hand)
    return tuple(_card(hand, at, is_only=len(found) == 1) for at in reversed(range(len(found))))


def share_views(hand: Hand, pot: int) -> tuple[ShareView, ...]:
    """What each winner gets of a pot, in order of priority for odd chips; empty while it is undecided."""
    if not is_decided(hand, awarded(hand)[pot], pot):
        return ()
    return tuple(ShareView(share.seat, share.amount, share.odd) for share in shares(hand, pot))


def _card(hand: Hand, pot: int, *, is_only: bool) -> PushCardView:
    parts = share_views(hand, pot)
    shown = {tabled.seat for tabled in hand.showdown.tabled}
    blocked = () if parts else tuple(s for s in contenders(hand, awarded(hand)[pot]) if s not in shown)
    return PushCardView(
        pot=pot,
        amount=net(hand, pot),
        shares=parts,
        is_only_pot=is_only,
        odd_rule="ODD-3" if any(part.odd for part in parts) else None,
        blocked_by=blocked,
        done=any(pushed.pot == pot for pushed in hand.showdown.pushed),
    )
