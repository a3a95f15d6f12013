"""(Table, Senses) -> the one Prompt, and what follows it."""

from dataclasses import replace
from itertools import islice
from typing import Final

from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.prompt import NO_READERS, Prompt, PromptKind, Senses
from dealer_app.guidance.steps import between, stopped
from dealer_app.guidance.steps.betting import betting
from dealer_app.guidance.steps.dealing import dealing, naming
from dealer_app.guidance.steps.posting import posting
from dealer_app.guidance.steps.pots import closing, cutting, pulling, raking
from dealer_app.guidance.steps.pushing import pushing
from dealer_app.guidance.steps.showing import facing, showing
from dealer_app.rules.apply import apply, fold
from dealer_app.rules.betting.facts import Called, Checked
from dealer_app.rules.cards import DECK
from dealer_app.rules.dealing.decide import public
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned, CardDealt
from dealer_app.rules.decide import decide
from dealer_app.rules.floor.facts import ConfirmResume
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Zone, bets_in_front
from dealer_app.rules.posting.facts import PostAll
from dealer_app.rules.posting.owed import payable
from dealer_app.rules.pots.due import to_return
from dealer_app.rules.pots.facts import PullBets
from dealer_app.rules.table import Table

MOST_STEPS: Final = 3


def next_step(table: Table, senses: Senses = NO_READERS) -> Prompt:
    """The one step that is to be done now, and the one that truly comes after it."""
    table = without_empty_steps(table)
    now = step(table, senses)
    beside = _beside(table)
    after = beside[0] if beside else following(table, now)
    return replace(now, follows=after if isinstance(after, Prompt) else after and step(after, senses))


def steps(table: Table, senses: Senses = NO_READERS) -> tuple[Prompt, ...]:
    """The step to be done now and up to two that come after it without a player's act, for the list in the panel."""
    table = without_empty_steps(table)
    found = [step(table, senses), *_beside(table)]
    while len(found) < MOST_STEPS:
        after = following(table, found[-1])
        if not isinstance(after, Prompt | None):
            after = without_empty_steps(after)
        if after is None:
            break
        if isinstance(after, Prompt):
            found.append(after)
            break
        if phase(after) in (Phase.BETTING, Phase.SHOWING, Phase.FACING):
            break
        found += [step(after, senses), *_beside(after)]
        table = after
    return tuple(found[:MOST_STEPS])


def step(table: Table, senses: Senses) -> Prompt:
    """The step to be done now, without what follows."""
    table = without_empty_steps(table)
    now = phase(table)
    hand = table.hand
    if now is Phase.STOPPED:
        return stopped.stopped(table)
    if hand is not None:
        return _in_hand(now, hand, senses)
    match now:
        case Phase.SETTING_UP:
            return between.setting_up()
        case Phase.WAITING:
            return between.waiting()
        case Phase.DRAWING_BUTTON:
            return between.drawing(table)
        case Phase.SHUFFLING:
            return between.shuffling(table)
        case _:
            return between.next_hand(table)


def without_empty_steps(table: Table) -> Table:
    """The table after the steps that move no chip; the next step implies them.

    Nobody has a chip left for what is owed (BLD-18), or nothing lies in front and the round is over.
    """
    hand, now = table.hand, phase(table)
    if hand is None:
        return table
    if now is Phase.POSTING and not any(payable(hand)):
        return fold(table, decide(table, PostAll()))
    if now is Phase.PULLING and not bets_in_front(hand) and to_return(hand) is None:
        return fold(table, decide(table, PullBets()))
    return table


def _beside(table: Table) -> tuple[Prompt, ...]:
    """What the hands do together with the step and no record tells apart: side pots cut while the bets are pulled."""
    return cutting(table.hand) if table.hand is not None and phase(table) is Phase.PULLING else ()


def _in_hand(now: Phase, hand: Hand, senses: Senses) -> Prompt:
    match now:
        case Phase.BETTING:
            return betting(hand)
        case Phase.DEALING:
            return dealing(hand, senses)
        case Phase.POSTING:
            return posting(hand)
        case Phase.NAMING:
            return naming(hand)
        case Phase.PULLING:
            return pulling(hand)
        case Phase.RAKING:
            return raking(hand)
        case Phase.FACING:
            return facing(hand)
        case Phase.SHOWING:
            return showing(hand)
        case Phase.PUSHING:
            return pushing(hand)
        case _:
            return closing(hand)


def following(table: Table, now: Prompt) -> Table | Prompt | None:
    """The table, or at once the step, after the plainest answer to the step; None where it depends on an answer."""
    match phase(table):
        case Phase.BETTING:
            assert now.seat is not None and table.hand is not None
            hand = table.hand
            call = Called(now.seat, hand.seat(now.seat).bet + now.amount) if now.amount else Checked(now.seat)
            return apply(table, call)
        case Phase.POSTING:
            return fold(table, decide(table, PostAll()))
        case Phase.DEALING:
            return _after_deal(table, now)
        case Phase.PULLING | Phase.RAKING | Phase.CLOSING:
            wish = bookkeeping(table)
            assert wish is not None
            return fold(table, decide(table, wish))
        case Phase.SHUFFLING:
            return _after_shuffling(table, now)
        case Phase.STOPPED if now.kind is PromptKind.RESUME and table.notice is None:
            return fold(table, decide(table, ConfirmResume()))
        case _:
            return None


def _after_shuffling(table: Table, now: Prompt) -> Prompt | None:
    if now.kind is PromptKind.WASH:
        return between.shuffle()
    return between.wash() if table.deck.wash_due else between.shuffle()


def _after_deal(table: Table, now: Prompt) -> Table | None:
    hand = table.hand
    assert hand is not None
    owed = hand.cards.owed
    match owed[0].zone:
        case Zone.HOLE:
            if now.kind is PromptKind.STRADDLE:
                return None
            return fold(table, (CardDealt(place.seat) for place in owed if place.zone is Zone.HOLE))
        case Zone.BURNS:
            return apply(table, CardBurned())
        case _:
            return _after_board(table, hand)


def _after_board(table: Table, hand: Hand) -> Table | None:
    """After any cards at all; what would hang on their faces is not said before they lie there."""
    seen = public(hand)
    count = sum(place.zone is Zone.BOARD for place in hand.cards.owed)
    faces = islice((card for card in DECK if card not in seen), count)
    # All in, nothing lies in front after the last card: what comes next is the push itself.
    after = without_empty_steps(fold(table, (BoardCardDealt(card) for card in faces)))
    return None if phase(after) in (Phase.PUSHING, Phase.SHOWING) else after
