"""Cases of ranking high hands."""

from dealer_app.rules.cards import card
from dealer_app.rules.ranking.high import HighHand, high_hand
from dealer_app.rules.ranking.pattern import Category
from tests.case_kinds.form import Case, NotYet, holdem_only


def named(category: Category) -> str:
    """A category as the cases write it."""
    return "one_pair" if category is Category.PAIR else category.name.lower()


def of(texts: list[str]) -> HighHand:
    """The hand of cards written as text."""
    return high_hand([card(text) for text in texts])


def evaluate_high(given: Case, _: str) -> Case:
    holdem_only(given["rule"])
    hand = of([*given["hole"], *given["board"]])
    return {"category": named(hand.category), "ranks": [int(rank) for rank in hand.ranks]}


def compare(given: Case, game: str) -> Case:
    holdem_only(game)
    if given.get("ranking", "high") != "high":
        raise NotYet(given["ranking"])
    hands = {name: of([*hole, *given["board"]]) for name, hole in given["hands"].items()}
    best = max(hand.value for hand in hands.values())
    winners = [name for name, hand in hands.items() if hand.value == best]
    top = hands[winners[0]]
    return {
        "winners": [int(name) if name.isdigit() else name for name in winners],
        "winning_category": named(top.category),
        "winning_ranks": [int(rank) for rank in top.ranks],
    }


def rank(given: Case, game: str) -> Case:
    holdem_only(game)
    hand = of(given["cards"])
    return {"category": named(hand.category), "best_five": [each.text for each in hand.used]}


PLAYERS = {"evaluate_high": evaluate_high, "compare": compare, "rank": rank}
