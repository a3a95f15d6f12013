"""Looks up what a figure is made of."""

from dealer_app.guidance.explain.figure import Figure, FigureKind, TermKind
from dealer_app.guidance.explain.moment import explain
from dealer_app.rules.table import Table

Parts = list[tuple[TermKind, int]]


def one(table: Table, kind: FigureKind, *, seat: int | None = None, pot: int | None = None) -> Figure:
    """The one figure of this kind that is told now, for this seat and pot where they are given."""
    found = [
        told for told in explain(table) if told.kind is kind and seat in (None, told.seat) and pot in (None, told.pot)
    ]
    assert len(found) == 1, found
    return found[0]


def parts(figure: Figure) -> Parts:
    """Its terms: what each stands for and its chips, which must add up."""
    assert sum(term.chips for term in figure.terms) == figure.total
    return [(term.kind, term.chips) for term in figure.terms]
