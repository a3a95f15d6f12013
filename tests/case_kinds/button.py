"""Cases of the button draw, positions, the next button, and forced bets."""

from dealer_app.rules.betting.facts import Call, Check
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import Status
from dealer_app.rules.options import AnteMode, ButtonMethod, Options, StraddleMode
from dealer_app.rules.posting.facts import PostAll, StartHand, Straddle
from dealer_app.rules.seats.button import draw_winner, next_positions
from dealer_app.rules.table import Drawn, Positions
from tests.case_kinds.form import Case, holdem_only
from tests.script import TableScript


def button_draw(given: Case, _: str) -> Case:
    drawn = [Drawn(int(seat), card(text)) for seat, text in given["cards"].items()]
    return {"button_seat": draw_winner(drawn)}


def positions(given: Case, game: str) -> Case:
    holdem_only(game)
    script = TableScript(dict.fromkeys(given["active_seats"], 100), button=given["button"]).deal()
    setup = script.hand.setup
    first = script.hand.betting.to_act
    while script.hand.betting.to_act is not None:
        script.do(_check_or_call(script))
    script.street()
    return {
        "small_blind_seat": setup.small_blind,
        "big_blind_seat": setup.big_blind,
        "first_to_act_preflop": first,
        "first_to_act_postflop": script.hand.betting.to_act,
        "first_card_to": setup.order[0],
        "last_card_to": setup.order[-1],
    }


def _check_or_call(script: TableScript) -> Command:
    may = script.legal
    return Check(may.seat) if may.check else Call(may.seat)


def next_hand(given: Case, game: str) -> Case:
    holdem_only(game)
    before = given["previous"]
    previous = Positions(before["button"], before["small_blind"], before["big_blind"])
    found = next_positions(previous, given["active_seats"], ButtonMethod(given["method"]))
    assert found is not None
    return {
        "button": found.button,
        "small_blind_position": found.small_blind_position,
        "small_blind_posted_by": found.small_blind,
        "big_blind_seat": found.big_blind,
    }


def order(given: Case, game: str) -> Case:
    holdem_only(game)
    players = given["players"]
    seats = {name: at for at, name in enumerate(players, start=1)}
    got = positions({"button": seats[given["button"]], "active_seats": list(seats.values())}, "holdem")
    return {
        "small_blind": players[got["small_blind_seat"] - 1],
        "big_blind": players[got["big_blind_seat"] - 1],
        "first_preflop": players[got["first_to_act_preflop"] - 1],
        "first_postflop": players[got["first_to_act_postflop"] - 1],
    }


def two_hands(given: Case, game: str) -> Case:
    holdem_only(game)
    names = given["seats"]
    seat = {name: at for at, name in enumerate(names, start=1)}
    first = given["hand1"]
    now = Positions(seat[first["button"]], seat[first["small_blind"]], seat[first["big_blind"]])
    active = [at for name, at in seat.items() if name != given["busted"]]
    got = {}
    for hand in ("hand2", "hand3"):
        found = next_positions(now, active, ButtonMethod.DEAD)
        assert found is not None
        name = names[found.button - 1]
        got[hand] = {
            "button": name if found.button in active else f"{name} (empty)",
            "small_blind": names[found.small_blind - 1] if found.small_blind else None,
            "big_blind": names[found.big_blind - 1],
        }
        now = Positions(found.button, found.small_blind_position, found.big_blind)
    return got


def forced_bets(given: Case, game: str) -> Case:
    holdem_only(game)
    options = Options(
        small_blind=given["small_blind"],
        big_blind=given["big_blind"],
        ante=given["ante"],
        ante_mode=AnteMode(given["ante_mode"]),
        straddle=StraddleMode.BOTH if given.get("straddle") else StraddleMode.OFF,
    )
    stacks = {int(seat): stack for seat, stack in given["stacks"].items()}
    script = TableScript(stacks, button=given["button"], options=options).do(StartHand())
    script.do(PostAll())
    if given.get("straddle"):
        script.do(Straddle(given["straddle"]["seat"]))
    script.do(DealAll())
    hand = script.hand
    posted = {
        str(seat.number): {"ante": stacks[seat.number] - seat.stack - seat.bet, "blind": seat.bet}
        for seat in hand.seats
        if stacks[seat.number] != seat.stack
    }
    may = legal(hand)
    return {
        "posted": posted,
        "dead": hand.dead,
        "all_in": sorted(seat.number for seat in hand.seats if seat.status is Status.ALL_IN),
        "call_to": hand.seat(may.seat).bet + may.call if may else None,
        "min_raise_to": may.raise_to.least if may and may.raise_to else None,
        "first_to_act": may.seat if may else None,
    }


PLAYERS = {
    "button_draw": button_draw,
    "positions": positions,
    "next_positions": next_hand,
    "forced_bets": forced_bets,
    "order": order,
    "button": two_hands,
}
