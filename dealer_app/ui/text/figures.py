"""The words of a sum: "To call (BET-1): price 250 − own bet 100 = 150"."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind
from dealer_app.ui.text.names import amount, percent

_say: Final = QCoreApplication.translate

FIGURES: Final = {
    FigureKind.CALL: QT_TRANSLATE_NOOP("figures", "To call"),
    FigureKind.LEAST: QT_TRANSLATE_NOOP("figures", "Least"),
    FigureKind.MOST: QT_TRANSLATE_NOOP("figures", "Most"),
    FigureKind.LIMIT: QT_TRANSLATE_NOOP("figures", "Bet or raise to"),
    FigureKind.COUNTED_POT: QT_TRANSLATE_NOOP("figures", "Pot that counts"),
    FigureKind.FORCED_BET: QT_TRANSLATE_NOOP("figures", "Seat {n} posts"),
    FigureKind.BLINDS: QT_TRANSLATE_NOOP("figures", "Blinds together"),
    FigureKind.STRADDLE: QT_TRANSLATE_NOOP("figures", "Straddle"),
    FigureKind.RETURN: QT_TRANSLATE_NOOP("figures", "Back to seat {n}"),
    FigureKind.PULLED: QT_TRANSLATE_NOOP("figures", "Pot with the bets"),
    FigureKind.CUT: QT_TRANSLATE_NOOP("figures", "{pot}, to cut"),
    FigureKind.POT: QT_TRANSLATE_NOOP("figures", "{pot}"),
    FigureKind.RAKE: QT_TRANSLATE_NOOP("figures", "Rake to take"),
    FigureKind.JACKPOT: QT_TRANSLATE_NOOP("figures", "Jackpot to take"),
    FigureKind.RAKE_TAKEN: QT_TRANSLATE_NOOP("figures", "Rake taken"),
    FigureKind.JACKPOT_TAKEN: QT_TRANSLATE_NOOP("figures", "Jackpot taken"),
    FigureKind.RAKE_OF_POT: QT_TRANSLATE_NOOP("figures", "{pot}, its rake"),
    FigureKind.PUSH: QT_TRANSLATE_NOOP("figures", "{pot}, to push"),
    FigureKind.EACH: QT_TRANSLATE_NOOP("figures", "{pot}, each winner"),
    FigureKind.ODD_CHIPS: QT_TRANSLATE_NOOP("figures", "{pot}, odd chips"),
    FigureKind.SHARE: QT_TRANSLATE_NOOP("figures", "{pot}, seat {n}"),
    FigureKind.GETS: QT_TRANSLATE_NOOP("figures", "Seat {n}, all pots"),
    FigureKind.DROP: QT_TRANSLATE_NOOP("figures", "Into the drop box"),
}
TERMS: Final = {
    TermKind.PRICE: QT_TRANSLATE_NOOP("figures", "price {amt}"),
    TermKind.BLIND_IN_FULL: QT_TRANSLATE_NOOP("figures", "full blind {amt}"),
    TermKind.LARGEST_ALL_IN: QT_TRANSLATE_NOOP("figures", "largest all-in {amt}"),
    TermKind.OWN_BET: QT_TRANSLATE_NOOP("figures", "own bet {amt}"),
    TermKind.STACK: QT_TRANSLATE_NOOP("figures", "stack {amt}"),
    TermKind.BEYOND_STACK: QT_TRANSLATE_NOOP("figures", "beyond the stack {amt}"),
    TermKind.HIGHEST_BET: QT_TRANSLATE_NOOP("figures", "highest bet {amt}"),
    TermKind.LAST_RAISE: QT_TRANSLATE_NOOP("figures", "largest bet or raise {amt}"),
    TermKind.FULL_BET: QT_TRANSLATE_NOOP("figures", "last full bet {amt}"),
    TermKind.BET_UNIT: QT_TRANSLATE_NOOP("figures", "bet size {amt}"),
    TermKind.TO_CALL: QT_TRANSLATE_NOOP("figures", "call {amt}"),
    TermKind.UP_TO_CHIP: QT_TRANSLATE_NOOP("figures", "rounded up {amt}"),
    TermKind.DOWN_TO_CHIP: QT_TRANSLATE_NOOP("figures", "rounded down {amt}"),
    TermKind.OVER_MOST: QT_TRANSLATE_NOOP("figures", "over the most {amt}"),
    TermKind.COUNTED_POT: QT_TRANSLATE_NOOP("figures", "pot {amt}"),
    TermKind.UP_TO_MINIMUM: QT_TRANSLATE_NOOP("figures", "up to the minimum {amt}"),
    TermKind.SHORT_BLIND: QT_TRANSLATE_NOOP("figures", "blind counted as full {amt}"),
    TermKind.SMALL_AS_BIG: QT_TRANSLATE_NOOP("figures", "small blind counted as big {amt}"),
    TermKind.ANTES_OUT: QT_TRANSLATE_NOOP("figures", "antes not counted {amt}"),
    TermKind.UP_TO_UNIT: QT_TRANSLATE_NOOP("figures", "rounded up {amt}"),
    TermKind.ANTE: QT_TRANSLATE_NOOP("figures", "ante {amt}"),
    TermKind.SMALL_BLIND: QT_TRANSLATE_NOOP("figures", "small blind {amt}"),
    TermKind.BIG_BLIND: QT_TRANSLATE_NOOP("figures", "big blind {amt}"),
    TermKind.BB_ANTE: QT_TRANSLATE_NOOP("figures", "big blind ante {amt}"),
    TermKind.STRADDLE: QT_TRANSLATE_NOOP("figures", "straddle {amt}"),
    TermKind.BUTTON_CHARGE: QT_TRANSLATE_NOOP("figures", "button charge {amt}"),
    TermKind.POSTED: QT_TRANSLATE_NOOP("figures", "{amt} (seat {n})"),
    TermKind.PUT_IN: QT_TRANSLATE_NOOP("figures", "put in {amt}"),
    TermKind.MATCHED: QT_TRANSLATE_NOOP("figures", "matched {amt}"),
    TermKind.MIDDLE: QT_TRANSLATE_NOOP("figures", "in the middle {amt}"),
    TermKind.IN_FRONT: QT_TRANSLATE_NOOP("figures", "bets in front {amt}"),
    TermKind.LAYER: QT_TRANSLATE_NOOP("figures", "{k} × {each}"),
    TermKind.FOLDED: QT_TRANSLATE_NOOP("figures", "folded chips {amt}"),
    TermKind.FOLDED_ABOVE: QT_TRANSLATE_NOOP("figures", "folded chips above that {amt}"),
    TermKind.DEAD: QT_TRANSLATE_NOOP("figures", "dead money {amt}"),
    TermKind.RAKE: QT_TRANSLATE_NOOP("figures", "rake {amt}"),
    TermKind.JACKPOT: QT_TRANSLATE_NOOP("figures", "jackpot {amt}"),
    TermKind.PERCENT: QT_TRANSLATE_NOOP("figures", "{amt} ({p}% of {of})"),
    TermKind.BELOW_INCREMENT: QT_TRANSLATE_NOOP("figures", "rounded down {amt}"),
    TermKind.PER_AMOUNT: QT_TRANSLATE_NOOP("figures", "{k} × {each} (per {of})"),
    TermKind.STEP: QT_TRANSLATE_NOOP("figures", "{amt} (from a pot of {of})"),
    TermKind.OVER_CAP: QT_TRANSLATE_NOOP("figures", "over the cap {amt}"),
    TermKind.OVER_REST: QT_TRANSLATE_NOOP("figures", "more than is left {amt}"),
    TermKind.TAKEN: QT_TRANSLATE_NOOP("figures", "already taken {amt}"),
    TermKind.RAKE_UP_TO: QT_TRANSLATE_NOOP("figures", "{amt} (rake on {of})"),
    TermKind.OF_NEXT_POT: QT_TRANSLATE_NOOP("figures", "for the next pot {amt}"),
    TermKind.OVER_POT: QT_TRANSLATE_NOOP("figures", "more than the pot {amt}"),
    TermKind.POT: QT_TRANSLATE_NOOP("figures", "pot {amt}"),
    TermKind.EVEN_SHARES: QT_TRANSLATE_NOOP("figures", "{k} × {each}"),
    TermKind.EVEN_SHARE: QT_TRANSLATE_NOOP("figures", "{amt} ({of} among {k})"),
    TermKind.ODD_CHIP: QT_TRANSLATE_NOOP("figures", "odd chips {amt}"),
    TermKind.BELOW_CHIP: QT_TRANSLATE_NOOP("figures", "less than a chip {amt}"),
    TermKind.SHARE: QT_TRANSLATE_NOOP("figures", "{amt} ({pot})"),
}

_BIG_BLINDS: Final = QT_TRANSLATE_NOOP("figures", "{k} × big blind {each}")


def heading() -> str:
    """Over the figures of the moment."""
    return _say("figures", "The sum behind the number")


def line(figure: Figure) -> str:
    """A figure with its rule, its terms and, where they are more than the figure itself, its total."""
    said = _say("figures", "{what} ({rule}): {sum}")
    if len(figure.terms) > 1 or figure.terms[0].each is not None:
        said = _say("figures", "{what} ({rule}): {sum} = {amt}")
    return said.format(what=_what(figure), rule=figure.rule, sum=_sum(figure), amt=amount(figure.total))


def _what(figure: Figure) -> str:
    if figure.kind is FigureKind.FORCED_BET and figure.seat is None:
        return _say("figures", "Each seat posts")
    return _say("figures", str(FIGURES[figure.kind])).format(n=figure.seat, pot=_pot(figure.pot))


def _pot(number: int | None) -> str:
    if number is None:
        return _say("figures", "Pot")
    return _say("figures", "Side pot {i}").format(i=number) if number else _say("figures", "Main pot")


def _sum(figure: Figure) -> str:
    """The terms with their signs, plus left out before the first."""
    told = "".join(f" {'−' if term.chips < 0 else '+'} {_term(term, figure.rule)}" for term in figure.terms)
    return told.removeprefix(" + ").lstrip()


def _term(term: Term, rule: str) -> str:
    """One term; the rule that brings it in, where that is another than the figure's."""
    source = str(TERMS[term.kind])
    if term.kind is TermKind.BIG_BLIND and term.count is not None:
        source = str(_BIG_BLINDS)
    told = _say("figures", source).format(
        amt=amount(abs(term.chips)),
        n=term.seat,
        pot=_pot(term.pot),
        k=term.count,
        each=amount(term.each or 0),
        of=amount(term.of or 0),
        p=percent(term.basis_points or 0),
    )
    if term.rule in ("", rule):
        return told
    return _say("figures", "{term} ({rule})").format(term=told, rule=term.rule)
