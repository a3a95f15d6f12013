"""What is pushed of each pot, and what each winner gets (RAKE-1, POT-8, HIGH-4, ODD-2, ODD-3, ODD-9)."""

from itertools import groupby

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.guidance.explain.pots import number, off, whole_pots
from dealer_app.guidance.explain.rake import of_pots, shared_out
from dealer_app.guidance.steps.pushing import push_of
from dealer_app.rules.hand import Hand
from dealer_app.rules.options import OddChips
from dealer_app.rules.pots.award import net, shares
from dealer_app.rules.pots.due import pots
from dealer_app.rules.showdown.winners import awarded, contenders, is_decided, unpushed, winners

Terms = tuple[Term, ...]


def pushes(hand: Hand) -> tuple[Figure, ...]:
    """Each pot in the order in which it is pushed, with its shares; then what the winners of several get in all.

    The shares of a pot that is undecided hang on cards nobody has seen: there are none (SHOW-5).
    """
    found, left = awarded(hand), unpushed(hand)
    lying = _merged(hand, whole_pots(hand))
    amounts = tuple(map(sum_of, lying))
    whole = tuple((*terms, *off(cut)) for terms, cut in zip(lying, shared_out(hand, amounts), strict=True))
    order = sorted(range(len(found)), key=lambda at: (at not in left, -at))
    told = [one for at in order for one in _pot(hand, at, whole[at])]
    return (*told, *_in_all(hand, whole), *of_pots(hand, found, amounts))


def _merged(hand: Hand, whole: tuple[Terms, ...]) -> tuple[Terms, ...]:
    """Pots that were made one, because the same hands alone are left in them (`merge_pots_after_kill`, POT-8)."""
    if len(awarded(hand)) == len(whole):
        return whole
    alive = {seat for pot in awarded(hand) for seat in pot.eligible}
    left = [tuple(seat for seat in contenders(hand, pot) if seat in alive) for pot in pots(hand)]
    alike = groupby(zip(left, whole, strict=True), key=lambda pair: pair[0])
    return tuple(tuple(term for _, terms in pairs for term in terms) for _, pairs in alike)


def _pot(hand: Hand, at: int, terms: Terms) -> tuple[Figure, ...]:
    found = awarded(hand)
    pot = number(at, found)
    pushed = figure(FigureKind.PUSH, "POT-2", net(hand, at), *terms, pot=pot)
    parts = _shares(hand, at, sum_of(terms))
    if len(parts) < 2:
        return (pushed,)
    told = []
    for share in shares(hand, at):
        rule = "ODD-3" if share.odd else "HIGH-4"
        told.append(figure(FigureKind.SHARE, rule, share.amount, *parts[share.seat], seat=share.seat, pot=pot))
    return (*_split(hand, at, sum_of(terms), pot), *told, pushed)


def _split(hand: Hand, at: int, amount: int, pot: int | None) -> tuple[Figure, ...]:
    """What each gets and what is left over, as the step says it."""
    step = push_of(hand, at)
    assert step.amount is not None
    assert step.amount2 is not None
    count, chip = len(step.seats), hand.setup.options.min_chip
    each = amount // chip // count * chip
    even = figure(FigureKind.EACH, "HIGH-4", step.amount, _even(each, amount, count), pot=pot)
    if not step.amount2:
        return (even,)
    shared = Term(TermKind.EVEN_SHARES, -count * each, count=count, each=each)
    return (even, figure(FigureKind.ODD_CHIPS, "ODD-2", step.amount2, Term(TermKind.POT, amount), shared, pot=pot))


def _even(each: int, amount: int, count: int) -> Term:
    return Term(TermKind.EVEN_SHARE, each, count=count, of=amount)


def _shares(hand: Hand, at: int, amount: int) -> dict[int, Terms]:
    """What each winner of a pot gets of these chips; empty while the pot is undecided."""
    pot, options = awarded(hand)[at], hand.setup.options
    if not is_decided(hand, pot, at):
        return {}
    # ODD-3, ODD-11: clockwise from the left of the button, the button itself last.
    ranked = sorted(winners(hand, pot, at), key=lambda seat: (seat - hand.setup.button - 1) % 10)
    units, crumbs = divmod(amount, options.min_chip)
    each, odd = divmod(units, len(ranked))
    told: dict[int, Terms] = {}
    for place, seat in enumerate(ranked):
        takes_all = odd if place == 0 else 0
        own = takes_all if options.odd_chips is OddChips.FIRST_TAKES_ALL else int(place < odd)
        told[seat] = (
            _even(each * options.min_chip, amount, len(ranked)),
            Term(TermKind.ODD_CHIP, own * options.min_chip, rule="ODD-2"),
            Term(TermKind.BELOW_CHIP, crumbs if place == 0 else 0, rule="ODD-9"),
        )
    return told


def _in_all(hand: Hand, whole: tuple[Terms, ...]) -> tuple[Figure, ...]:
    """What a winner of several pots gets, once every pot he plays for is decided."""
    found = awarded(hand)
    own = [_shares(hand, at, sum_of(terms)) for at, terms in enumerate(whole)]
    told = []
    for seat in (seat.number for seat in hand.seats):
        decided = all(is_decided(hand, pot, at) for at, pot in enumerate(found) if seat in pot.eligible)
        won = [at for at, parts in enumerate(own) if seat in parts]
        if len(won) < 2 or not decided:
            continue
        total = sum(share.amount for at in won for share in shares(hand, at) if share.seat == seat)
        terms = (Term(TermKind.SHARE, sum_of(own[at][seat]), pot=at) for at in won)
        told.append(figure(FigureKind.GETS, "POT-8", total, *terms, seat=seat))
    return tuple(told)
