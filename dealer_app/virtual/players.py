"""Simulated players who act sensibly, each decision drawn from one seeded source.

Policy. A player knows his own cards, the board and the price. Before the flop he rates his two cards by their ranks,
a pair, a common suit and how near they are; afterwards by the kind of hand he holds and whether his own cards make it.
He folds when the rating lies below what the price asks, bets and raises when it is high, and now and then bluffs.
Sizes are those that people use: three big blinds before the flop, half or two thirds of the pot later, at times all in.
"""

from random import Random

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.betting.legal import LegalActions
from dealer_app.rules.cards import UNKNOWN, Card, Rank
from dealer_app.rules.hand import Hand, gross
from dealer_app.rules.ranking.high import high_hand
from dealer_app.rules.ranking.pattern import Category

Act = Fold | Check | Call | PlaceBet

_MADE = {
    Category.PAIR: 0.45,
    Category.TWO_PAIR: 0.66,
    Category.THREE_OF_A_KIND: 0.8,
    Category.STRAIGHT: 0.87,
    Category.FLUSH: 0.9,
}
_BLUFF = 0.05
_STRONG = 0.72
_SHOVE = 0.08
_HOLE = 2
_UNSEEN = 0.5


class Players:
    """All players of a table; the same seed gives the same acts on the same hands."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def act(self, hand: Hand, may: LegalActions, hole: tuple[Card, ...]) -> Act:
        """What the seat to act does, holding these cards."""
        board = tuple(card for card in hand.cards.board if card is not UNKNOWN and isinstance(card, Card))
        rating = strength(hole, board) + self._random.gauss(0, 0.06)
        bluffs = self._random.random() < _BLUFF
        if may.check:
            wants = rating > 0.55 if board else rating > _STRONG
            if may.raise_to is not None and (bluffs or (wants and self._random.random() < 0.7)):
                return self._raise(hand, may)
            return Check(may.seat)
        pot = gross(hand)
        asked = 0.3 + 0.5 * may.call / (pot + may.call)
        if may.raise_to is not None and (rating > _STRONG + 0.06 * hand.betting.raises or bluffs):
            return self._raise(hand, may)
        return Call(may.seat) if rating >= asked else Fold(may.seat)

    def _raise(self, hand: Hand, may: LegalActions) -> PlaceBet:
        assert may.raise_to is not None
        least, most = may.raise_to
        if self._random.random() < _SHOVE:
            return PlaceBet(may.seat, most)
        options = hand.setup.options
        if hand.betting.street == 0:
            wish = 3 * max(hand.betting.level, options.big_blind)
        else:
            share = self._random.choice((2, 3))
            wish = hand.betting.level + gross(hand) * (share - 1) // share
        step = max(options.min_chip, options.small_blind)
        to = max(least, min(most, wish - wish % step))
        return PlaceBet(may.seat, to)

    def choose_to_show(self) -> bool:
        """Whether a player beaten at the showdown shows his cards all the same."""
        return self._random.random() < 0.4


def strength(hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    """How good the cards look, 0 to 1; a player who has none in his hands plays on as if they were fair."""
    if len(hole) < _HOLE:
        return _UNSEEN
    return _dealt(hole) if len(board) < 3 else _made(hole, board)


def _dealt(hole: tuple[Card, ...]) -> float:
    high, low = sorted((int(card.rank) for card in hole), reverse=True)
    if high == low:
        return 0.5 + 0.5 * (high - 2) / 12
    points = (high + low - 4) / 24 * 0.6
    points += 0.08 if hole[0].suit is hole[1].suit else 0
    points += max(0, 4 - (high - low)) * 0.02
    return points + (0.08 if high == Rank.ACE else 0)


def _made(hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    best = high_hand((*hole, *board))
    own = sum(card in hole for card in best.used)
    if best.category is Category.HIGH_CARD:
        return 0.1 + 0.12 * max(int(card.rank) for card in hole) / 14
    rating = _MADE.get(best.category, 0.96)
    if best.category is Category.PAIR:
        top = max(int(card.rank) for card in board)
        rating += 0.12 if any(int(card.rank) >= top for card in hole if card in best.used[:2]) else 0
    # What lies on the board alone is everybody's hand.
    made_by_board = best.category in (Category.PAIR, Category.TWO_PAIR) and not any(
        card in hole for card in best.used[: 2 if best.category is Category.PAIR else 4]
    )
    return rating - (0.25 if made_by_board or not own else 0)
