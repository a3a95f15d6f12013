"""Cases of betting: pot-limit sums, minimum raises, re-opening, fixed limit, whole situations."""

import re

from dealer_app.rules.betting.facts import Call, Check, Fold, PassTo, PlaceBet
from dealer_app.rules.betting.legal import legal, raise_range
from dealer_app.rules.betting.sizes import pot_limit
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import Hand, Status, Taken
from dealer_app.rules.options import Options, StraddleMode, StraddleRaise, Structure
from dealer_app.rules.posting.facts import Straddle
from tests.case_kinds.form import HOLDEM, Case, Names, NotYet, holdem_only
from tests.script import TableScript

_DEEP = 1_000_000
_POT_LIMIT = frozenset({"plo", "omaha"})


def pot_limit_max(given: Case, _: str) -> Case:
    """The sum of PL-1 on a hand that stands as the case says; the cards dealt do not matter to it."""
    own, highest, pulled = given["own"], given["highest"], given.get("rake_pulled", 0)
    posted, due = given.get("short_blind_posted", 0), given.get("short_blind_due", 0)
    options = Options(
        structure=Structure.POT_LIMIT,
        small_blind=given.get("small_blind", 5),
        big_blind=given.get("big_blind", 10),
        pl_sb_as_bb=given.get("pl_sb_as_bb", False),
        pl_pot_net_of_rake=given.get("pl_pot_net_of_rake", False),
    )
    hand = TableScript(dict.fromkeys((1, 2, 3, 4), _DEEP), button=1, options=options).deal().hand
    gross = given["pot"] + pulled
    hand = _with_pot(hand, own, highest, gross)._replace(short_blinds=due - posted, taken=Taken(pulled, 0))
    limit = pot_limit(hand, hand.seat(4))
    return {"call": limit.call, "max_chips_added": limit.most_to - own, "max_raise_to": limit.most_to}


def _with_pot(hand: Hand, own: int, highest: int, gross: int) -> Hand:
    """Seat 4 to act with `own` in front, `highest` the price, the rest of the pot nobody's; the small blind stands."""
    seats = []
    for seat in hand.seats:
        bet = own if seat.number == 4 else seat.bet if seat.number == hand.setup.small_blind else 0
        bet = min(bet, gross)
        seats.append(seat._replace(bet=bet, total=bet))
    dead = gross - sum(seat.total for seat in seats)
    return hand._replace(seats=tuple(seats), dead=dead, betting=hand.betting._replace(level=highest))


def min_raise(given: Case, game: str) -> Case:
    holdem_only(game)
    bets = [(bet["seat"], bet["to"], bet["all_in"]) for bet in given["bets"]]
    straddle = StraddleMode.UTG if given.get("straddle") else StraddleMode.OFF
    options = Options(
        small_blind=given["big_blind"] // 2,
        big_blind=given["big_blind"],
        straddle=straddle,
        straddle_min_raise=StraddleRaise(given.get("straddle_min_raise", "straddle")),
    )
    script = _opened(bets, options, given["preflop"])
    for seat, to, _ in bets:
        _reach(script, seat)
        script.do(Call(seat) if to == script.hand.betting.level else PlaceBet(seat, to))
    may = script.legal
    assert may.raise_to is not None
    return {"min_raise_to": may.raise_to.least, "call_to": script.hand.betting.level}


def may_raise(given: Case, game: str) -> Case:
    holdem_only(game)
    unit = given["unit"]
    options = Options(structure=Structure(given["structure"]), small_blind=unit // 2, big_blind=unit)
    acts = given["actions"]
    bets = [(act["seat"], act["to"], act["all_in"]) for act in acts]
    script = _opened(bets, options, before_flop=False)
    for act in acts:
        _reach(script, act["seat"])
        script.do(Call(act["seat"]) if act["action"] == "call" else PlaceBet(act["seat"], act["to"]))
    live = [seat for seat in script.hand.seats if seat.status is Status.LIVE]
    return {"may_raise": {str(s.number): raise_range(script.hand, s) is not None for s in live}}


def _opened(bets: list[tuple[int, int, bool]], options: Options, before_flop: bool) -> TableScript:
    """Nine players, so seated that the first bettor acts first; who goes all in has just what that takes."""
    first = bets[0][0] if bets else 4
    back = 3 if before_flop else 1
    button = (first - back - 1) % 9 + 1
    spent = 0 if before_flop else options.big_blind
    stacks = dict.fromkeys(range(1, 10), _DEEP)
    for seat, to, all_in in bets:
        if all_in:
            stacks[seat] = to + spent
    script = TableScript(stacks, button=button, options=options).start()
    if options.straddle is not StraddleMode.OFF:
        script.do(Straddle(first))
    script.do(DealAll())
    if not before_flop:
        _call_to_the_flop(script)
    return script


def _call_to_the_flop(script: TableScript) -> None:
    while script.hand.betting.to_act is not None:
        may = script.legal
        script.do(Check(may.seat) if may.check else Call(may.seat))
    script.street()


def _reach(script: TableScript, seat: int) -> None:
    """Everybody before the seat folds, or checks while there is no bet."""
    if script.hand.betting.to_act != seat:
        script.do(PassTo(seat))


def fixed_limit_options(given: Case, game: str) -> Case:
    holdem_only(game)
    options = Options(
        structure=Structure.FIXED_LIMIT,
        small_blind=given["small_bet"] // 2,
        big_blind=given["small_bet"],
        big_bet=given["big_bet"],
    )
    players = given["players_not_all_in"]
    script = TableScript(dict.fromkeys(range(1, players + 1), _DEEP), button=1, options=options).deal()
    while script.hand.betting.raises < given["bets_and_raises_counted"]:
        may = script.legal
        assert may.raise_to is not None
        script.do(PlaceBet(may.seat, may.raise_to.most))
    if script.hand.betting.level != given["level"]:
        raise NotYet("a level not reached by whole bets")
    return {"options": _said(script)}


def _said(script: TableScript) -> list[str]:
    may, hand = script.legal, script.hand
    seat = hand.seat(may.seat)
    said = ["check"] if may.check else ["fold", f"call {seat.bet + may.call}"]
    if may.raise_to is not None:
        said.append(f"{'raise to' if hand.betting.level else 'bet'} {may.raise_to.most}")
    return said


def legal_actions(given: Case, game: str) -> Case:
    if game not in HOLDEM | _POT_LIMIT:
        raise NotYet(game)
    names = Names(given["order"])
    small, big = given["blinds"]
    structure = Structure.POT_LIMIT if game in _POT_LIMIT else Structure.NO_LIMIT
    options = Options(structure=structure, small_blind=small, big_blind=big)
    stacks = {names.seat(name): chips for name, chips in given["stacks"].items()}
    script = TableScript(stacks, button=len(names.order), options=options).deal()
    for text in given["actions"]:
        _play(script, names, text)
    may = legal(script.hand)
    if may is None:
        return {"to_act": None}
    got = {
        "to_act": names.name(may.seat),
        "call": may.call,
        "may_fold": may.fold,
        "may_raise": may.raise_to is not None,
    }
    if may.raise_to is not None:
        got |= {"raise_min": may.raise_to.least, "raise_max": may.raise_to.most}
    return got


def _play(script: TableScript, names: Names, text: str) -> None:
    if text in ("flop", "turn", "river"):
        script.street()
        return
    found = re.fullmatch(r"(\w+) (fold|check|call|bet|raise_to)(?: (\d+))?(?: \(all-in\))?", text)
    assert found is not None, text
    seat = names.seat(found[1])
    wishes: dict[str, Command] = {"fold": Fold(seat), "check": Check(seat), "call": Call(seat)}
    script.do(wishes[found[2]] if found[2] in wishes else PlaceBet(seat, int(found[3])))


PLAYERS = {
    "pot_limit_max": pot_limit_max,
    "min_raise": min_raise,
    "may_raise": may_raise,
    "fixed_limit_options": fixed_limit_options,
    "legal_actions": legal_actions,
}
