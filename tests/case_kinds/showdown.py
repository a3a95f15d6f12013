"""Cases of the showdown: who shows first, who gets what."""

from dealer_app.rules.cards import card
from dealer_app.rules.options import OddChips
from dealer_app.rules.pots.layers import Pot, layers
from dealer_app.rules.pots.odd_chips import priority, split
from dealer_app.rules.pots.rake import attribute, rake_due
from dealer_app.rules.ranking.high import rank_high
from dealer_app.rules.showdown.order import showing_order
from tests.case_kinds.form import Case, holdem_only
from tests.case_kinds.pots import after_return, contributions, rake_of


def showdown_order(given: Case, game: str) -> Case:
    holdem_only(game)
    if "river_actions" in given:
        return _by_acts(given)
    contenders = given.get("pots") or [given["in_hand"]]
    pots = [Pot(100, tuple(seats)) for seats in contenders]
    order = showing_order(pots, given["in_hand"], given["button"], given["last_aggressor_final_round"])
    return {"order": list(order)}


def _by_acts(given: Case) -> Case:
    players = given["players"]
    seat = {name: at for at, name in enumerate(players, start=1)}
    folded = [text.split()[0] for text in given["river_actions"] if text.endswith("fold")]
    bets = [text.split()[0] for text in given["river_actions"] if "bet" in text or "raise" in text]
    in_hand = [at for name, at in seat.items() if name not in folded]
    order = showing_order([Pot(100, tuple(in_hand))], in_hand, seat[given["button"]], seat[bets[-1]] if bets else None)
    return {"order": [players[at - 1] for at in order]}


def showdown_award(given: Case, game: str) -> Case:
    holdem_only(game)
    back, left = after_return(contributions(given["totals"], given["folded"]))
    found = layers(left, given["dead"])
    structure = rake_of(given["rake_structure"]) if "rake_structure" in given else None
    players = given.get("players", len(given["totals"]))
    house = rake_due(sum(pot.amount for pot in found), structure, players, flop_seen=True)
    cuts = attribute([pot.amount for pot in found], structure, players, house, 0)
    board = [card(text) for text in given["board"]]
    hands = {int(seat): rank_high([card(text) for text in hole] + board) for seat, hole in given["hands"].items()}
    pots, total = [], dict[str, int]()
    for pot, cut in zip(found, cuts, strict=True):
        best = max(hands[seat] for seat in pot.eligible)
        winners = sorted(seat for seat in pot.eligible if hands[seat] == best)
        shares = split(pot.amount - cut.house, priority(winners, given["button"]), given["min_chip"], OddChips.ONE_EACH)
        won = {str(share.seat): share.amount for share in shares}
        for seat, amount in won.items():
            total[seat] = total.get(seat, 0) + amount
        pots.append(
            {
                "amount": pot.amount,
                "rake": cut.house,
                "eligible": sorted(pot.eligible),
                "shares": won,
                "high_winners": winners,
            }
        )
    returned = None if back is None else {"seat": back[0], "amount": back[1]}
    return {"returned": returned, "pots": pots, "total": total}


PLAYERS = {"showdown_order": showdown_order, "showdown_award": showdown_award}
