"""Who shows when with side pots (SHOW-10, SHOW-14). Button 9; seats 1 and 3 are all-in for the main pot."""

from dealer_app.guidance.next_step import next_step
from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.facts import Command
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.rules.showdown.winners import next_to_show
from tests.script import TableScript

STACKS = {1: 100, 2: 500, 3: 100, 4: 500, 9: 500}


def at_river() -> TableScript:
    """All in for 100 are 3 and 1; 2 and 4 called, checked flop and turn and may bet the river."""
    script = TableScript(STACKS, button=9, options=Options(small_blind=5, big_blind=10)).deal()
    script.do(PlaceBet(3, 100), Call(4), Fold(9), Call(1), Call(2)).street()
    return script.do(Check(2), Check(4)).street().do(Check(2), Check(4)).street()


def asked(script: TableScript, *wishes: Command) -> list[int | None]:
    """Who is asked to show before each wish and after the last."""
    found = [next_to_show(script.hand)]
    for wish in wishes:
        script.do(wish)
        found.append(next_to_show(script.hand))
    return found


def test_show_10_who_bet_last_shows_once_and_the_main_pot_begins_left_of_the_button() -> None:
    """Seat 2 bet and showed for the side pot, 4 conceded: for the main pot seat 1 is first, then seat 3."""
    script = at_river().do(PlaceBet(2, 50), Call(4)).settle()
    assert asked(script, TableHand(2, cards("AhKh")), MuckHand(4)) == [2, 4, None]
    assert asked(script, PushPot(1), TableHand(1, cards("QhJh"))) == [None, 1, 3]


def test_show_14_who_is_left_alone_in_the_side_pot_shows_in_his_turn_for_the_main_pot() -> None:
    """Seat 4 bet last and conceded, so 2 took the side pot unseen: for the main pot the order is 1, 2, 3."""
    script = at_river().do(Check(2), PlaceBet(4, 50), Call(2)).settle()
    assert asked(script, MuckHand(4), PushPot(1)) == [4, None, 1]
    assert asked(script, TableHand(1, cards("QhJh")), MuckHand(2)) == [1, 2, 3]


def test_show_10_is_the_rule_once_a_side_pot_is_pushed() -> None:
    script = at_river().do(PlaceBet(2, 50), Call(4)).settle()
    rules = [next_step(script.table).rule]
    for wishes in ([TableHand(2, cards("AhKh"))], [MuckHand(4), PushPot(1)]):
        rules.append(next_step(script.do(*wishes).table).rule)
    assert rules == ["SHOW-1", "SHOW-3", "SHOW-10"]
