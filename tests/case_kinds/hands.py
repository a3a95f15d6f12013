"""Whole hands."""

from dealer_app.rules.betting.facts import Call, Check, Fold, PlaceBet
from dealer_app.rules.cards import card, cards
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import gross, in_hand
from dealer_app.rules.options import Options
from dealer_app.rules.pots.award import net
from dealer_app.rules.ranking.high import high_hand
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.rules.showdown.winners import awarded, next_to_show, winners
from tests.case_kinds.form import Case, holdem_only
from tests.case_kinds.ranking import named
from tests.script import TableScript


def hand_replay(given: Case, game: str) -> Case:
    holdem_only(game)
    small, big = given["blinds"]
    stacks = {int(seat): chips for seat, chips in given["starting_stacks"].items()}
    script = TableScript(stacks, button=given["button"], options=Options(small_blind=small, big_blind=big)).deal()
    boards = {"flop": given["flop"], "turn": [given["turn"]], "river": [given["river"]]}
    got: Case = {"pot_after": {}, "first_to_act": {"preflop": script.legal.seat}}
    street = "preflop"
    for act in given["actions"]:
        if act["street"] != street:
            got["pot_after"][street] = gross(script.settle().hand)
            street = act["street"]
            script.street(cards("".join(boards[street])))
            got["first_to_act"][street] = script.legal.seat
        _act(script, act, got)
    script.settle()
    got["burns_total"] = script.hand.cards.burns
    got["final_pot"] = sum(net(script.hand, at) for at in range(len(awarded(script.hand))))
    got |= _showdown(script, given)
    return got


def _act(script: TableScript, act: Case, got: Case) -> None:
    seat = act["seat"]
    if act["action"] not in ("bet", "raise"):
        plain: dict[str, Command] = {"fold": Fold(seat), "check": Check(seat), "call": Call(seat)}
        script.do(plain[act["action"]])
    elif act["to"] == "all_in":
        allowed = script.legal.raise_to
        assert allowed is not None
        got["river_all_in_to"] = allowed.most
        script.do(PlaceBet(seat, allowed.most))
    else:
        script.do(PlaceBet(seat, act["to"]))


def _showdown(script: TableScript, given: Case) -> Case:
    hand = script.hand
    got: Case = {"first_to_show": next_to_show(hand)}
    board = hand.cards.board
    named_hands = {}
    while script.phase is Phase.SHOWING:
        seat = next_to_show(script.hand)
        assert seat is not None
        hole = tuple(card(text) for text in given["hole"][str(seat)])
        script.do(TableHand(seat, hole))
        named_hands[seat] = high_hand([*hole, *board])  # type: ignore[list-item]  # all five are named
    winner = winners(script.hand, awarded(script.hand)[0])[0]
    losers = [seat.number for seat in in_hand(script.hand) if seat.number != winner]
    got["winner"] = winner
    got["winning_category"] = named(named_hands[winner].category)
    got["winning_ranks"] = [int(rank) for rank in named_hands[winner].ranks]
    got["losing_category"] = named(named_hands[losers[0]].category)
    return got


PLAYERS = {"hand_replay": hand_replay}
