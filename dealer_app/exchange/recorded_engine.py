"""What the engine that recorded a hand allowed and paid, held against the rules here under its own options (12.1)."""

from collections.abc import Sequence

from dealer_app.exchange.phh import RecordedHand
from dealer_app.exchange.recorded_options import RuleSet
from dealer_app.rules.betting.legal import LegalActions
from dealer_app.rules.pots.facts import PotPushed


class RecordedEngine:
    """Decision by decision, then the payments. Says nothing where the file has none, or under other rules than its."""

    def __init__(self, hand: RecordedHand, rules: RuleSet) -> None:
        is_its_own = rules is RuleSet.POKERKIT
        self._legal = hand.legal if is_its_own else ()
        self._awards = hand.awards if is_its_own else ()
        self._decisions = 0

    def asked_needlessly(self, player: int) -> bool:
        """BET-31: PokerKit asks a player who owes nothing though nobody else has chips; here he is not asked."""
        if self._legal[self._decisions : self._decisions + 1] != (f"p{player} call=0",):
            return False
        self._decisions += 1
        return True

    def differs_on(self, may: LegalActions) -> str:
        """How the next decision differs from what is allowed here; "" when it does not."""
        if not self._legal:
            return ""
        ours = f"p{may.seat} call={may.call}"
        if may.raise_to is not None:
            ours += f" min={may.raise_to.least} max={may.raise_to.most}"
        theirs = self._legal[self._decisions] if self._decisions < len(self._legal) else "nothing"
        self._decisions += 1
        return "" if ours == theirs else f"allowed here {ours}, recorded {theirs}"

    def differs_at_end(self, pushes: Sequence[PotPushed], own_bet: int) -> str:
        """How the number of decisions or what was paid differs from the hand played here; "" when neither does.

        PokerKit takes the last bet of a hand that nobody contests back whole, even what folded hands had matched:
        `own_bet` is that bet, 0 for a contested hand.
        """
        if self._legal and self._decisions != len(self._legal):
            return f"{self._decisions} decisions, recorded {len(self._legal)}"
        if not self._awards:
            return ""
        ours: dict[int, dict[int, int]] = {}
        for push in pushes:
            ours.setdefault(push.pot, {})[push.seat] = push.amount - (own_bet if push.pot == 0 else 0)
        theirs = [_paid(text) for text in self._awards]
        return "" if [ours[pot] for pot in sorted(ours)] == theirs else f"paid {ours}, recorded {theirs}"


def _paid(award: str) -> dict[int, int]:
    """The payments of `pot=0 type=hi p1=276 p3=275`, by player."""
    pairs = (word.split("=") for word in award.split()[2:])
    return {int(name[1:]): int(amount) for name, amount in pairs}
