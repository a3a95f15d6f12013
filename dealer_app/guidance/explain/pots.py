"""The pots that lie in the middle, what goes back, what is pulled and cut, what is dropped (POT, HE-6, RAKE-5)."""

from collections.abc import Sequence

from dealer_app.guidance.explain import rake
from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.rules.hand import Hand, Status, bets_in_front, gross
from dealer_app.rules.pots.due import cuts, middle, pots, to_return
from dealer_app.rules.pots.layers import Contribution, Pot
from dealer_app.rules.pots.rake import Cut

Terms = tuple[Term, ...]


def pulling(hand: Hand) -> tuple[Figure, ...]:
    """POT-2: what nobody called goes back; HE-6: then the bets are pulled, and side pots cut (POT-5)."""
    back = to_return(hand)
    if back is not None:
        return (_back(hand, *back),)
    laid, in_front = hand.taken.house + hand.taken.promo, bets_in_front(hand)
    terms = (
        Term(TermKind.MIDDLE, rake.put_in(hand) - in_front - laid),
        Term(TermKind.TAKEN, laid, rule="RAKE-1"),
        Term(TermKind.IN_FRONT, in_front),
    )
    return (figure(FigureKind.PULLED, "HE-6", gross(hand), *terms), *_cut(hand))


def _back(hand: Hand, owner: int, amount: int) -> Figure:
    others = max(seat.total for seat in hand.seats if seat.number != owner)
    terms = (Term(TermKind.PUT_IN, hand.seat(owner).total, seat=owner), Term(TermKind.MATCHED, -others))
    return figure(FigureKind.RETURN, "POT-2", amount, *terms, seat=owner)


def _cut(hand: Hand) -> tuple[Figure, ...]:
    made = pots(hand)
    whole = layers(_put_in(hand), hand.dead, made)
    before = max(1, len(middle(hand)))
    return tuple(
        figure(FigureKind.CUT, "POT-5", made[at].amount, *whole[at], pot=at) for at in range(before, len(made))
    )


def lying(hand: Hand) -> tuple[Figure, ...]:
    """Each pot in the middle now, bets in front and what the house took left out; who bears the rake (RAKE-8).

    Once a pot has been pushed they lie there as they are pushed, and are told so.
    """
    if hand.showdown.pushed:
        return ()
    found = middle(hand)
    whole = layers(_pulled(hand), hand.dead, found)
    amounts = tuple(map(sum_of, whole))
    taken = zip(found, whole, cuts(hand, found), rake.shared_out(hand, amounts), strict=True)
    told = tuple(
        figure(FigureKind.POT, "POT-2", pot.amount - cut.house - cut.promo, *terms, *off(own), pot=number(at, found))
        for at, (pot, terms, cut, own) in enumerate(taken)
    )
    return (*told, *rake.of_pots(hand, found, amounts))


def off(cut: Cut) -> Terms:
    """What the house took from a pot, as terms (RAKE-1)."""
    return (
        Term(TermKind.RAKE, -cut.house, rule="RAKE-1"),
        Term(TermKind.JACKPOT, -cut.promo, rule="RAKE-10"),
    )


def number(at: int, found: Sequence[Pot]) -> int | None:
    """The number of a pot among those there are; None for the only one."""
    return at if len(found) > 1 else None


def whole_pots(hand: Hand) -> tuple[Terms, ...]:
    """What lies in each pot with everything put in so far, main pot first, before rake (POT-2)."""
    return layers(_put_in(hand), hand.dead, pots(hand))


def _put_in(hand: Hand) -> tuple[Contribution, ...]:
    return tuple(Contribution(seat.number, seat.total, seat.status is not Status.FOLDED) for seat in hand.seats)


def _pulled(hand: Hand) -> tuple[Contribution, ...]:
    whole = _put_in(hand)
    return tuple(one._replace(total=one.total - seat.bet) for one, seat in zip(whole, hand.seats, strict=True))


def layers(put_in: Sequence[Contribution], dead: int, found: Sequence[Pot]) -> tuple[Terms, ...]:
    """POT-2: what each seat, folded or not, put into each pot, a layer from the pot below up to its contenders' level.

    What a folded hand put in above the last level is in the last pot (POT-11), dead money in the first (POT-12).
    """
    told, bottom = [], 0
    for at, pot in enumerate(found):
        top = min(one.total for one in put_in if one.seat in pot.eligible)
        each = top - bottom
        parts = [min(one.total, top) - min(one.total, bottom) for one in put_in]
        full = sum(part == each for part in parts)
        above = sum(max(0, one.total - top) for one in put_in) if at == len(found) - 1 else 0
        told.append(
            (
                Term(TermKind.LAYER, full * each, count=full, each=each),
                Term(TermKind.FOLDED, sum(part for part in parts if part < each)),
                Term(TermKind.FOLDED_ABOVE, above, rule="POT-11"),
                Term(TermKind.DEAD, dead if at == 0 else 0, rule="POT-12"),
            )
        )
        bottom = top
    return tuple(told)


def dropping(hand: Hand) -> tuple[Figure, ...]:
    """RAKE-5: what the whole pot was due to the house goes into the boxes; empty where nothing was."""
    total = hand.taken.house + hand.taken.promo
    put_in = rake.put_in(hand)
    terms = (
        Term(TermKind.RAKE, sum_of(rake.rake_on(hand, put_in))),
        Term(TermKind.JACKPOT, sum_of(rake.jackpot_on(hand, put_in))),
    )
    return (figure(FigureKind.DROP, "RAKE-5", total, *terms),) if total else ()
