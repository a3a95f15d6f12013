"""At any table every figure on the screen is the sum of what it is made of (UX 7.11).

Fewer tables than the other properties have, since each is walked with a whole screen at every step.
"""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_app.guidance.explain.figure import Figure, FigureKind
from dealer_app.guidance.explain.moment import explain
from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.facts import Command
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.option_problems import problems
from dealer_app.rules.options import Cap, Rake, RakeType, Step
from dealer_app.rules.table import Table
from dealer_app.ui.view.board import PotView
from dealer_app.ui.view.build import console_view
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.view.panel import PanelView, PushCardView
from dealer_app.ui.view.scene import Scene
from tests.rules.test_properties import Play, tables

F = FigureKind
K = PromptKind
Wanted = tuple[int, tuple[FigureKind, ...], int | None, int | None]

TURNS = (K.TO_ACT_CALL, K.TO_ACT_SHORT)
STEPS = {
    K.POST_BLINDS: (F.BLINDS,),
    K.DEAD_SB: (F.FORCED_BET,),
    K.TAKE_ANTES: (F.FORCED_BET,),
    K.BB_ANTE: (F.FORCED_BET,),
    K.BUTTON_CHARGE: (F.FORCED_BET,),
    K.STRADDLE: (F.STRADDLE,),
    K.TO_ACT_CALL: (F.CALL,),
    K.TO_ACT_SHORT: (F.CALL,),
    K.RETURN_BET: (F.RETURN,),
    K.PULL_BETS: (F.PULLED,),
    K.SIDE_POT: (F.CUT,),
    K.RAKE: (F.RAKE,),
    K.JACKPOT: (F.JACKPOT,),
    K.PUSH_ALL: (F.PUSH,),
    K.PUSH_MAIN: (F.PUSH,),
    K.PUSH_SIDE: (F.PUSH,),
    K.SPLIT: (F.EACH,),
    K.DROP: (F.DROP,),
}


def shown(table: Table) -> Iterator[Wanted]:
    """Every amount the dealer is told now: the chips, what they may be explained as, and the seat and pot if named."""
    prompt = next_step(table)
    view = console_view(table, prompt, Scene())
    after = prompt.follows
    # Of the turn that follows only the seat is told.
    told = (prompt, after) if after is not None and after.kind not in TURNS else (prompt,)
    for step in told:
        yield from _of_step(step)
    yield from _of_panel(view.panel)
    for pot in view.pots:
        yield _of_pot(view, pot)
    if view.taken.rake:
        yield view.taken.rake, (F.RAKE_TAKEN,), None, None
    if view.taken.jackpot:
        yield view.taken.jackpot, (F.JACKPOT_TAKEN,), None, None
    yield from _of_showdown(view)


def _of_step(step: Prompt) -> Iterator[Wanted]:
    if step.amount is not None:
        is_posted = step.kind in (K.BB_ANTE, K.BUTTON_CHARGE, K.DEAD_SB)
        seat = step.seat if is_posted or step.kind in (*TURNS, K.RETURN_BET) else None
        yield step.amount, STEPS[step.kind], seat, step.count or None
    if step.amount2:
        yield step.amount2, (F.ODD_CHIPS,), None, step.count or None


def _of_panel(panel: PanelView) -> Iterator[Wanted]:
    if panel.legal is not None:
        if panel.legal.call:
            yield panel.legal.call, (F.CALL,), panel.seat, None
        if panel.legal.raise_to is not None:
            yield panel.legal.raise_to.least, (F.LEAST, F.LIMIT), panel.seat, None
            yield panel.legal.raise_to.most, (F.MOST, F.LIMIT), panel.seat, None
    for preset in panel.presets:
        yield preset.to, (F.LEAST, F.MOST), panel.seat, None
    if panel.limit_to is not None:
        yield panel.limit_to, (F.LIMIT,), panel.seat, None
    for bet in panel.forced:
        is_ante = bet.kind is ForcedKind.ANTE
        yield bet.amount, (F.FORCED_BET,), None if is_ante else bet.seat, None
    for card in panel.push:
        yield from _of_push(card)
    if panel.drop_rake:
        yield panel.drop_rake, (F.DROP,), None, None
    for step in panel.steps:
        if step.amount is not None:
            yield step.amount, STEPS[step.kind], None, None


def _of_pot(view: ConsoleView, pot: PotView) -> Wanted:
    return pot.amount, (F.POT, F.PUSH), None, pot.number or None


def _of_push(card: PushCardView) -> Iterator[Wanted]:
    pot = None if card.is_only_pot else card.pot
    yield card.amount, (F.PUSH,), None, pot
    if len(card.shares) > 1:
        for share in card.shares:
            yield share.amount, (F.SHARE,), share.seat, pot


def _of_showdown(view: ConsoleView) -> Iterator[Wanted]:
    if view.showdown is None:
        return
    for card in view.showdown.push:
        yield from _of_push(card)
    for row in view.showdown.rows:
        if row.gets:
            yield row.gets, (F.PUSH, F.SHARE, F.GETS), None, None


def is_explained(wanted: Wanted, figures: tuple[Figure, ...]) -> bool:
    """Whether one of the figures is of the kind, seat and pot, and comes to these chips."""
    chips, kinds, seat, pot = wanted
    return any(
        figure.total == chips and figure.kind in kinds and seat in (None, figure.seat) and pot in (None, figure.pot)
        for figure in figures
    )


class ExplainedPlay(Play):
    """A random walk that asks at every step why each amount on the screen is what it is."""

    def _do(self, wish: Command) -> None:
        table = self.table
        figures = explain(table)
        for figure in figures:
            assert sum(term.chips for term in figure.terms) == figure.total, figure
            assert figure.terms
            assert figure.rule
        for wanted in shown(table):
            assert is_explained(wanted, figures), (wanted, figures)
        super()._do(wish)


@st.composite
def houses(draw: st.DrawFn) -> Table:
    """A table about to deal that also rounds and counts as few houses do."""
    table = draw(tables())
    assert table.options is not None
    options = replace(
        table.options,
        pl_short_blind_as_full=draw(st.booleans()),
        pl_round_up_unit=draw(st.sampled_from([0, 3, 25])),
        pl_count_bb_ante=draw(st.booleans()),
    )
    if draw(st.booleans()) and options.big_blind % 5 == 0:
        rake = Rake(type=RakeType.PERCENT, basis_points=1000, increment=5, caps=(Cap(2, 10, 15),))
        ante = 5 if options.ante else 0
        in_fives = replace(options, min_chip=5, rake=rake, promo=(Step(40, 5),), ante=ante, button_charge=0)
        options = options if problems(in_fives) else in_fives
    return table._replace(options=options)


@settings(max_examples=40)
@given(houses(), st.integers(0, 2**32))
def test_every_figure_is_the_sum_of_its_terms_and_every_amount_shown_is_a_figure(table: Table, seed: int) -> None:
    ExplainedPlay(table, seed).run()
