"""Cases of pots: layers, odd chips, rake."""

from dealer_app.rules.options import Cap, OddChips, Rake, RakeType, Step
from dealer_app.rules.pots.layers import Contribution, layers, uncalled
from dealer_app.rules.pots.odd_chips import priority, split
from dealer_app.rules.pots.rake import attribute, promo_due, rake_due
from tests.case_kinds.form import HOLDEM, Case, NotYet, holdem_only


def contributions(totals: dict[str, int], folded: list[int]) -> list[Contribution]:
    """What everybody put in, the returned part still among it."""
    return [Contribution(int(seat), total, int(seat) not in folded) for seat, total in totals.items()]


def after_return(put_in: list[Contribution]) -> tuple[tuple[int, int] | None, list[Contribution]]:
    """The uncalled part, and what is left in the pots."""
    back = uncalled(put_in)
    if back is None:
        return None, put_in
    return back, [c._replace(total=c.total - back[1]) if c.seat == back[0] else c for c in put_in]


def side_pots(given: Case, _: str) -> Case:
    back, left = after_return(contributions(given["totals"], given["folded"]))
    found = layers(left, given.get("dead", 0))
    return {
        "returned": None if back is None else {"seat": back[0], "amount": back[1]},
        "pots": [{"amount": pot.amount, "eligible": sorted(pot.eligible)} for pot in found],
    }


def award(given: Case, game: str) -> Case:
    if game not in HOLDEM or any("low_winners" in pot for pot in given["pots"]):
        raise NotYet(game)
    odd = OddChips(given.get("odd_chips", "one_each"))
    per_pot, total = [], dict[str, int]()
    for pot in given["pots"]:
        shares = split(pot["amount"], priority(pot["high_winners"], given["button"]), given["min_chip"], odd)
        per_pot.append({str(share.seat): share.amount for share in shares})
        for share in shares:
            total[str(share.seat)] = total.get(str(share.seat), 0) + share.amount
    return {"shares_per_pot": per_pot, "total": total}


def rake_of(given: Case) -> Rake:
    """A structure as the cases write it."""
    cap = given.get("cap", [])
    caps = [Cap(2, 10, cap)] if isinstance(cap, int) else [Cap(**one) for one in cap]
    return Rake(
        type=RakeType(given["type"]),
        basis_points=given.get("percent_bp", 0),
        increment=given.get("increment", 1),
        per=given.get("per", 0),
        take=given.get("take", 0),
        steps=tuple(Step(step["pot_at_least"], step["total_rake"]) for step in given.get("steps", [])),
        caps=tuple(caps),
        no_flop_no_drop=given.get("no_flop_no_drop", True),
    )


def rake(given: Case, game: str) -> Case:
    holdem_only(game)
    structure = rake_of(given["structure"])
    promo_steps = [Step(step["pot_at_least"], step["total_promo"]) for step in given.get("promo", [])]
    gross = sum(given["pots"])
    house = rake_due(gross, structure, given["players"], flop_seen=given["flop_seen"])
    promo = promo_due(gross, house, promo_steps, structure, flop_seen=given["flop_seen"])
    cuts = attribute(given["pots"], structure, given["players"], house, promo)
    return {
        "gross_pot": gross,
        "rake": house,
        "promo": promo,
        "net": gross - house - promo,
        "rake_per_pot": [cut.house for cut in cuts],
        "net_per_pot": [pot - cut.house - cut.promo for pot, cut in zip(given["pots"], cuts, strict=True)],
    }


def payout(given: Case, game: str) -> Case:
    holdem_only(game)
    order = given.get("order_from_button_left") or _round_from(given["seats"], given["button"])
    names = [str(name) for name in order]
    seat = {name: at for at, name in enumerate(names, start=1)}
    folded = [seat[str(name)] for name in given["folded"]]
    committed = {str(seat[name]): chips for name, chips in given["committed"].items()}
    back, left = after_return(contributions(committed, folded))
    ranks = {seat[name]: rank for name, rank in given.get("ranks", {}).items()}
    awards: dict[str, int] = {}
    found = layers(left, 0)
    for pot in found:
        best = min(ranks.get(each, 99) for each in pot.eligible)
        winners = [each for each in pot.eligible if ranks.get(each, 99) == best]
        for share in split(pot.amount, priority(winners, len(names)), 1, OddChips.ONE_EACH):
            name = names[share.seat - 1]
            awards[name] = awards.get(name, 0) + share.amount
    returned = {} if back is None else {names[back[0] - 1]: back[1]}
    net = {name: awards.get(name, 0) + returned.get(name, 0) - chips for name, chips in given["committed"].items()}
    pots = [[pot.amount, [names[each - 1] for each in sorted(pot.eligible)]] for pot in found]
    return {"returned": returned, "awards": awards, "net": net, "pots": pots}


def _round_from(seats: list[int], button: int) -> list[int]:
    return [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]


PLAYERS = {"side_pots": side_pots, "award": award, "rake": rake, "payout": payout}
