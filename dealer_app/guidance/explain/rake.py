"""What rake and jackpot come to, by the structure of the house (RAKE-1 to RAKE-10, RAKE-17 to RAKE-20)."""

from collections.abc import Sequence

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind, figure, sum_of
from dealer_app.rules.hand import Hand
from dealer_app.rules.options import Rake, RakeType, Step
from dealer_app.rules.pots.due import cuts, rake_to_take
from dealer_app.rules.pots.layers import Pot
from dealer_app.rules.pots.rake import Cut

Terms = tuple[Term, ...]


def due(hand: Hand) -> tuple[Figure, ...]:
    """What is to be pulled now: rake, then jackpot, each without what has been taken already (RAKE-5)."""
    house, promo = rake_to_take(hand)
    gross, taken = put_in(hand), hand.taken
    found = []
    if house:
        terms = (*rake_on(hand, gross), Term(TermKind.TAKEN, -taken.house, rule="RAKE-5"))
        found.append(figure(FigureKind.RAKE, _rule(hand), house, *terms))
    if promo:
        terms = (*jackpot_on(hand, gross), Term(TermKind.TAKEN, -taken.promo, rule="RAKE-5"))
        found.append(figure(FigureKind.JACKPOT, "RAKE-10", promo, *terms))
    return tuple(found)


def taken(hand: Hand) -> tuple[Figure, ...]:
    """What lies on the rake spot and in the jackpot's place: due on what was pulled (RAKE-5)."""
    house, promo = rake_to_take(hand)
    pulled = put_in(hand) - sum(seat.bet for seat in hand.seats)
    laid, found = hand.taken, []
    # While more is due on a pot just pulled, what lies there was taken from a smaller one.
    if laid.house:
        terms = (Term(TermKind.TAKEN, laid.house),) if _is_behind(hand, house) else rake_on(hand, pulled)
        found.append(figure(FigureKind.RAKE_TAKEN, _rule(hand), laid.house, *terms))
    if laid.promo:
        terms = (Term(TermKind.TAKEN, laid.promo),) if _is_behind(hand, promo) else jackpot_on(hand, pulled)
        found.append(figure(FigureKind.JACKPOT_TAKEN, "RAKE-10", laid.promo, *terms))
    return tuple(found)


def _is_behind(hand: Hand, due_now: int) -> bool:
    return bool(due_now) and not hand.bets_open


def of_pots(hand: Hand, found: tuple[Pot, ...], amounts: Sequence[int]) -> tuple[Figure, ...]:
    """RAKE-8: what of the rake comes from which of several pots, whose chips are `amounts`."""
    if len(found) < 2 or not hand.taken.house:
        return ()
    each = zip(cuts(hand, found), _of_each(hand, amounts), strict=True)
    return tuple(
        figure(FigureKind.RAKE_OF_POT, "RAKE-8", cut.house, *terms, pot=at)
        for at, (cut, terms) in enumerate(each)
        if cut.house
    )


def shared_out(hand: Hand, amounts: Sequence[int]) -> tuple[Cut, ...]:
    """RAKE-8: rake and jackpot taken from pots of these chips, the jackpot from the main pot first."""
    told, left = [], hand.taken.promo
    for amount, terms in zip(amounts, _of_each(hand, amounts), strict=True):
        house = sum_of(terms)
        promo = min(left, amount - house)
        left -= promo
        told.append(Cut(house, promo))
    return tuple(told)


def _of_each(hand: Hand, amounts: Sequence[int]) -> tuple[Terms, ...]:
    """RAKE-8: each pot bears what its chips add to the rake; what it can't bear the pot before it does (INV-1)."""
    told: list[Terms] = []
    below, over = sum(amounts), 0
    for at in range(len(amounts) - 1, -1, -1):
        up_to = Term(TermKind.RAKE_UP_TO, _reached(hand, below, is_last=at == len(amounts) - 1), of=below)
        below -= amounts[at]
        less = Term(TermKind.RAKE_UP_TO, -_reached(hand, below, is_last=False), of=below)
        own = (up_to, less, Term(TermKind.OF_NEXT_POT, over))
        over = max(0, sum_of(own) - amounts[at]) if at else 0
        told.append((*own, Term(TermKind.OVER_POT, -over, rule="INV-1")))
    return tuple(reversed(told))


def _reached(hand: Hand, gross: int, *, is_last: bool) -> int:
    """How much of the rake taken the pots up to here bear; all of it with the last one."""
    return hand.taken.house if is_last else min(hand.taken.house, sum_of(_by_structure(hand, gross)))


def put_in(hand: Hand) -> int:
    """All chips of the hand: what every seat has put in, and dead money (RAKE-1, RAKE-18)."""
    return sum(seat.total for seat in hand.seats) + hand.dead


def rake_on(hand: Hand, gross: int) -> Terms:
    """The whole rake of the hand on a gross pot, and no chip of the jackpot's; nothing where it is exempt (RAKE-6)."""
    if _is_exempt(hand):
        return ()
    terms = _by_structure(hand, gross)
    rest = gross - hand.taken.promo
    return (*terms, Term(TermKind.OVER_REST, -max(0, sum_of(terms) - rest), rule="RAKE-20"))


def _is_exempt(hand: Hand) -> bool:
    rake = hand.setup.options.rake
    return hand.betting.street == 0 and (rake is None or rake.no_flop_no_drop)


def _by_structure(hand: Hand, gross: int) -> Terms:
    """RAKE-2, RAKE-3, RAKE-4, and the cap for the players dealt in (RAKE-7)."""
    rake = hand.setup.options.rake
    if rake is None:
        return ()
    terms = _of(rake, gross)
    caps = [cap.cap for cap in rake.caps if cap.min_players <= len(hand.seats) <= cap.max_players]
    over = max(0, sum_of(terms) - min(caps)) if caps else 0
    return (*terms, Term(TermKind.OVER_CAP, -over, each=min(caps, default=None), rule="RAKE-7"))


def _of(rake: Rake, gross: int) -> Terms:
    match rake.type:
        case RakeType.PERCENT:
            whole = gross * rake.basis_points // 10_000
            rest = Term(TermKind.BELOW_INCREMENT, -(whole % rake.increment), each=rake.increment)
            return (Term(TermKind.PERCENT, whole, of=gross, basis_points=rake.basis_points), rest)
        case RakeType.PER_AMOUNT:
            times = gross // rake.per
            return (Term(TermKind.PER_AMOUNT, times * rake.take, count=times, each=rake.take, of=rake.per),)
        case RakeType.STEPS:
            return _step(rake.steps, gross)


def _step(steps: Sequence[Step], gross: int) -> Terms:
    reached = [step for step in steps if step.pot_at_least <= gross]
    return tuple(Term(TermKind.STEP, step.total, of=step.pot_at_least) for step in reached[-1:])


def jackpot_on(hand: Hand, gross: int) -> Terms:
    """The jackpot drop on a gross pot, never more than the rake leaves (RAKE-10, RAKE-20)."""
    if _is_exempt(hand):
        return ()
    terms = _step(hand.setup.options.promo, gross)
    rest = max(0, gross - sum_of(rake_on(hand, gross)))
    return (*terms, Term(TermKind.OVER_REST, -max(0, sum_of(terms) - rest), rule="RAKE-20"))


def _rule(hand: Hand) -> str:
    rake = hand.setup.options.rake
    rules = {RakeType.PERCENT: "RAKE-2", RakeType.PER_AMOUNT: "RAKE-3", RakeType.STEPS: "RAKE-4"}
    return rules[rake.type] if rake is not None else "RAKE-5"
