"""The panel from the table: its mode, every figure on it, and what its large key stands for."""

from dataclasses import replace
from itertools import takewhile
from typing import Final

from dealer_app.guidance.explain.betting import pot_limit_sum
from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.next_step import steps
from dealer_app.guidance.prompt import Answer, Prompt, PromptKind, Senses
from dealer_app.guidance.settled import settled
from dealer_app.rules.betting.facts import CheckAround
from dealer_app.rules.betting.legal import LegalActions, legal
from dealer_app.rules.betting.no_raise import rule_against_raise
from dealer_app.rules.dealing.facts import Burn, DealAll
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, live
from dealer_app.rules.options import Structure
from dealer_app.rules.posting.facts import ChopBlinds, PostAll, StartHand, Straddle
from dealer_app.rules.posting.owed import payable
from dealer_app.rules.pots.facts import DropRake
from dealer_app.rules.refusal import Refused
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.rules.table import Stop, Table
from dealer_app.ui.view.ahead import is_allowed, next_button, rake_to_drop
from dealer_app.ui.view.panel import (
    ForcedBetView,
    ForcedState,
    LargeKey,
    LargeLabel,
    PanelMode,
    PanelView,
    PresetReason,
    PresetView,
    SeatChangeView,
    StepView,
)
from dealer_app.ui.view.pushes import push_cards
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seated import position_of

_DEALS: Final = frozenset({PromptKind.DEAL_HOLE, PromptKind.STRADDLE})
_BOARD: Final = frozenset({PromptKind.DEAL_FLOP, PromptKind.DEAL_TURN, PromptKind.DEAL_RIVER})
_CHIPS: Final = frozenset(
    {PromptKind.RETURN_BET, PromptKind.PULL_BETS, PromptKind.SIDE_POT, PromptKind.RAKE, PromptKind.JACKPOT}
)
_PRESETS: Final = 3


def panel_view(table: Table, prompt: Prompt, scene: Scene) -> PanelView:
    """What the panel asks for in this state of the table."""
    if scene.not_recording_since_ms is not None:
        return PanelView(PanelMode.DISABLED, enabled=False)
    now = phase(table)
    if now is Phase.STOPPED:
        return _stopped(table, scene)
    ahead = settled(table)
    hand = ahead.hand
    then = phase(ahead)
    if hand is not None and then is Phase.BETTING and now is Phase.BETTING:
        return _betting(ahead, hand, scene)
    if hand is not None and then in (Phase.SHOWING, Phase.FACING):
        return _showing(hand, ahead, scene)
    if hand is not None and then is Phase.PUSHING:
        due = rake_to_drop(hand) or None
        return PanelView(
            PanelMode.PUSH,
            steps=_before_push(table, scene.senses) if now is not Phase.PUSHING else (),
            push=push_cards(hand),
            drop_rake=due,
            next_button=next_button(ahead),
        )
    if hand is not None and then is Phase.POSTING:
        return _posting(hand)
    if table.hand is None:
        return _between(table, prompt, scene)
    return _steps(table, scene)


def _stopped(table: Table, scene: Scene) -> PanelView:
    if Stop.FLOOR in table.stops:
        return PanelView(PanelMode.STOPPED)
    if Stop.RESTART in table.stops:
        return PanelView(PanelMode.RESUME, large=LargeKey(LargeLabel.ALL_CORRECT, (ConfirmResume(),)))
    notice = table.notice
    assert notice is not None
    return PanelView(
        PanelMode.READ_NOTICE, notice_place=notice.place, conflict=notice.cards, can_show_read=scene.odd_read_fits
    )


def _betting(table: Table, hand: Hand, scene: Scene) -> PanelView:
    may = legal(hand)
    assert may is not None
    seat = hand.seat(may.seat)
    structure = hand.setup.variant.structure
    occupant = table.occupant(may.seat)
    panel = PanelView(
        PanelMode.BET_OPEN if hand.betting.level else PanelMode.NO_BET,
        seat=may.seat,
        name=occupant.name if occupant else "",
        position=position_of(hand, may.seat),
        stack=seat.stack,
        all_in_to=seat.bet + seat.stack,
        legal=may,
        presets=_presets(hand, may, seat.bet + seat.stack, scene.usual),
        no_raise=rule_against_raise(hand, seat) if may.raise_to is None else None,
        check_around=_can_check_around(table),
        can_chop=is_allowed(table, ChopBlinds()),
        may_call_time=scene.to_act_since_ms is not None and scene.clock_left_s is None,
        clock_left_s=scene.clock_left_s,
    )
    if structure is Structure.FIXED_LIMIT:
        return replace(
            panel,
            mode=PanelMode.LIMIT,
            limit_to=may.raise_to.most if may.raise_to else None,
            bets_made=hand.betting.raises,
            bets_allowed=_bets_allowed(hand),
        )
    if structure is Structure.POT_LIMIT and may.raise_to is not None:
        return replace(panel, pot_limit=pot_limit_sum(hand))
    return panel


def _can_check_around(table: Table) -> bool:
    """Whether two or more are still to act and may all check (UX 4.2)."""
    try:
        return len(decide(table, CheckAround())) > 1
    except Refused:
        return False


def _bets_allowed(hand: Hand) -> int | None:
    """FL-3: a bet and so many raises; FL-4: no cap while only two can act, unless it was reached before."""
    options = hand.setup.options
    heads_up = len(live(hand)) <= 2 and not hand.betting.capped
    if not options.raise_cap or (heads_up and not options.fl_cap_heads_up):
        return None
    return options.raise_cap + 1


def _presets(hand: Hand, may: LegalActions, all_in_to: int, usual: int | None) -> tuple[PresetView, ...]:
    """Minimum, what is usual here, all in; pot limit has the pot in the middle (UX 4.2)."""
    if may.raise_to is None or hand.setup.variant.structure is Structure.FIXED_LIMIT:
        return ()
    least, most = may.raise_to
    offers = [PresetView(least, PresetReason.MINIMUM)]
    if hand.setup.variant.structure is Structure.POT_LIMIT:
        if most < all_in_to:
            offers.append(PresetView(most, PresetReason.POT))
    elif usual is not None and least <= usual <= most and usual % hand.setup.options.min_chip == 0:
        offers.append(PresetView(usual, PresetReason.USUAL))
    if most == all_in_to:
        offers.append(PresetView(most, PresetReason.ALL_IN))
    kept: dict[int, PresetView] = {}
    for offer in offers:
        # All in says more than minimum where both are the same.
        if offer.to not in kept or offer.reason is PresetReason.ALL_IN:
            kept[offer.to] = offer
    return tuple(kept.values())[:_PRESETS]


def _showing(hand: Hand, table: Table, scene: Scene) -> PanelView:
    now = steps(table, scene.senses)[0]
    occupant = table.occupant(now.seat) if now.seat is not None else None
    if now.seat is None:
        return PanelView(PanelMode.DISABLED)
    return PanelView(
        PanelMode.SHOW_OR_MUCK,
        seat=now.seat,
        name=occupant.name if occupant else "",
        position=position_of(hand, now.seat),
        stack=hand.seat(now.seat).stack,
        # Before the last cards lie there nobody can be named the winner (SHOW-9).
        push=() if phase(table) is Phase.FACING else push_cards(hand),
        can_muck=is_allowed(table, MuckHand(now.seat)),
    )


def _posting(hand: Hand) -> PanelView:
    rows = tuple(
        ForcedBetView(
            owed.seat, owed.kind, amount, ForcedState.STANDARD if amount == owed.amount else ForcedState.SHORT
        )
        for owed, amount in zip(hand.owed_bets, payable(hand), strict=True)
    )
    return PanelView(PanelMode.FORCED_BETS, forced=rows, large=LargeKey(LargeLabel.POSTED, (PostAll(),)))


def _between(table: Table, prompt: Prompt, scene: Scene) -> PanelView:
    if phase(table) is Phase.DRAWING_BUTTON:
        return PanelView(PanelMode.STEPS, steps=_step_views(steps(table, scene.senses)[:1]))
    changes = tuple(
        SeatChangeView(o.seat, o.name, o.stack, o.sits_out, o.owes)
        for o in table.seats
        if not o.stack or o.sits_out or o.owes
    )
    can_start = phase(table) in (Phase.SHUFFLING, Phase.BETWEEN_HANDS)
    large = LargeKey(LargeLabel.DEAL, (StartHand(),)) if can_start else None
    return PanelView(
        PanelMode.BETWEEN_HANDS,
        steps=_step_views(steps(table, scene.senses)) if can_start else (),
        large=large,
        seat_changes=changes,
        enabled=prompt.kind is not PromptKind.SET_UP,
    )


def _steps(table: Table, scene: Scene) -> PanelView:
    listed = steps(table, scene.senses)
    # A board card follows its burn: that step stands before it as done.
    burned = (StepView(PromptKind.BURN, done=True),) if listed[0].kind in _BOARD else ()
    shown = (*burned, *_step_views(listed))
    return PanelView(PanelMode.STEPS, steps=shown, large=_large(table, scene.senses), second=_second(listed))


def _before_push(table: Table, senses: Senses) -> tuple[StepView, ...]:
    """What is done with chips before the pot is pushed; the push implies it (UX 4.1)."""
    return _step_views(tuple(takewhile(lambda step: step.kind in _CHIPS, steps(table, senses))))


def _step_views(listed: tuple[Prompt, ...]) -> tuple[StepView, ...]:
    return tuple(StepView(step.kind, step.amount, step.seat, by_reader=step.answer is Answer.READER) for step in listed)


def _large(table: Table, senses: Senses) -> LargeKey | None:
    """The first step that is not chips alone: doing it says that the chips before it were moved (UX 4.1)."""
    ahead = settled(table)
    anchor = None
    if ahead.hand is not None and phase(ahead) in (Phase.DEALING, Phase.CLOSING):
        anchor = steps(ahead, senses)[0]
    if anchor is not None and anchor.kind in _BOARD:
        return None  # its cards are read or asked for in the grid
    if anchor is not None and anchor.answer is Answer.READER and anchor.kind is not PromptKind.DROP:
        return None
    if anchor is not None and (key := _key_of(anchor)) is not None:
        return key
    wish = bookkeeping(table)
    return LargeKey(LargeLabel.DONE, (wish,)) if wish is not None else None


def _key_of(anchor: Prompt) -> LargeKey | None:
    wish: Command
    if anchor.kind is PromptKind.BURN:
        wish, label = Burn(), LargeLabel.BURNED
    elif anchor.kind in _DEALS:
        wish, label = DealAll(), LargeLabel.DEALT
    elif anchor.kind is PromptKind.DROP:
        wish, label = DropRake(), LargeLabel.DROPPED
    else:
        return None
    return LargeKey(label, (wish,))


def _second(listed: tuple[Prompt, ...]) -> tuple[LargeKey, ...]:
    """Beside a deal that a straddle may come before: a key for each seat that may post one (BLD-12)."""
    first = listed[0]
    if first.kind is not PromptKind.STRADDLE:
        return ()
    return tuple(
        LargeKey(LargeLabel.STRADDLE, (Straddle(seat),), replace(first, seat=seat, seats=(seat,)))
        for seat in first.seats
    )
