"""The told steps of a hand played again, as entries of the strip, each with the street it belongs to."""

from dataclasses import replace
from typing import NamedTuple

from dealer_app.rules.apply import apply
from dealer_app.rules.betting.facts import BetPlaced, BettingEvent, Called, Checked, Folded
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned, CardDealt, CardNamed
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.facts import GameStopped
from dealer_app.rules.hand import Hand, Status
from dealer_app.rules.posting.facts import ForcedBetPosted, HandStarted
from dealer_app.rules.pots.facts import PotPushed, RakeDropped
from dealer_app.rules.seats.facts import ChipsBought, PlayerLeft, PlayerSeated, SatIn, SatOut
from dealer_app.rules.showdown.facts import HandMucked, HandTabled
from dealer_app.rules.table import Table
from dealer_app.session.ports import is_read
from dealer_app.session.undo import Told, Undo
from dealer_app.ui.view.strip import Source, StripEntry, StripKind, UndoView

_CARDS = (CardBurned, BoardCardDealt, CardDealt)


class Move(NamedTuple):
    """An entry, the number of the step that told it, and the street (0 is the first) on which it happened."""

    step: int
    street: int
    entry: StripEntry


def moves(told: tuple[Told, ...]) -> tuple[Move, ...]:
    """What the steps of the hand tell, oldest first; a step that was taken back is one UNDONE entry."""
    found: list[Move] = []
    table: Table | None = None
    for step in told:
        if step.undone:
            found.append(_undone(step, table))
            continue
        for event in step.events:
            before = table.hand if table else None
            if isinstance(event, HandStarted):
                table = apply(event.table, event)
            elif table is not None and table.hand is not None:
                table = apply(table, event)
            after = table.hand if table else None
            _add(found, step, event, before, after)
    return tuple(found)


def strip_entries(told_moves: tuple[Move, ...]) -> tuple[StripEntry, ...]:
    """The entries of the strip; the newest is marked."""
    entries = [move.entry for move in told_moves]
    if entries:
        entries[-1] = _with(entries[-1], is_now=True)
    return tuple(entries)


def undo_view(undo: Undo | None, told_moves: tuple[Move, ...], hand: Hand | None) -> UndoView | None:
    """What Undo would take back; a step that tells nothing in the strip is named by its seat or its street."""
    if undo is None:
        return None
    own = [move.entry for move in told_moves if move.step == undo.told.step]
    acts = [entry for entry in own if entry.kind is not StripKind.STREET]
    entry = acts[-1] if acts else _between_hands(undo.told) or _of_cards(undo.told, hand)
    return UndoView(entry, undo.needs_floor)


def _between_hands(told: Told) -> StripEntry | None:
    """A step of a seat or of the drop, which the strip of a hand does not tell; None for any other."""
    at, source = told.at_us // 1000, _source(told)
    for event in reversed(told.events):
        match event:
            case PlayerSeated(seat=seat):
                return StripEntry(at, StripKind.SEATED, seat, source=source)
            case PlayerLeft(seat=seat):
                return StripEntry(at, StripKind.LEFT, seat, source=source)
            case ChipsBought(seat=seat, amount=bought):
                return StripEntry(at, StripKind.BOUGHT, seat, bought, source=source)
            case SatOut(seat=seat):
                return StripEntry(at, StripKind.SAT_OUT, seat, source=source)
            case SatIn(seat=seat):
                return StripEntry(at, StripKind.SAT_IN, seat, source=source)
            case RakeDropped():
                return StripEntry(at, StripKind.DROPPED, source=source)
            case _:
                continue
    return None


def _of_cards(told: Told, hand: Hand | None) -> StripEntry:
    """A step of cards, or of chips alone: the burn, or the street with the public cards of this step."""
    burned = any(isinstance(event, CardBurned) for event in told.events)
    dealt = [event for event in told.events if isinstance(event, BoardCardDealt | CardNamed)]
    faces = [event.face if isinstance(event, BoardCardDealt) else event.card for event in dealt]
    return StripEntry(
        told.at_us // 1000,
        StripKind.BURNED if burned and not dealt else StripKind.STREET,
        street=hand.street.name if hand else None,
        cards=tuple(face for face in faces if isinstance(face, Card)),
        source=_source(told),
    )


def _add(found: list[Move], step: Told, event: Event, before: Hand | None, after: Hand | None) -> None:
    hand = before or after
    street = hand.betting.street if hand else 0
    if isinstance(event, BoardCardDealt | CardNamed) and before is not None:
        face = event.face if isinstance(event, BoardCardDealt) else event.card
        shown = (face,) if isinstance(face, Card) else ()
        last = found[-1].entry if found else None
        if last is not None and last.kind is StripKind.STREET and last.street is before.street.name:
            found[-1] = found[-1]._replace(step=step.step, entry=_with(last, cards=(*last.cards, *shown)))
            return
        entry = StripEntry(
            step.at_us // 1000, StripKind.STREET, street=before.street.name, cards=shown, source=_source(step)
        )
        found.append(Move(step.step, street, entry))
        return
    told = _plain(event, before, after)
    if told is not None:
        kind, seat, amount, cards = told
        entry = StripEntry(step.at_us // 1000, kind, seat=seat, amount=amount, cards=cards, source=_source(step, event))
        found.append(Move(step.step, street, entry))


_Plain = tuple[StripKind, int | None, int | None, tuple[Card, ...]]


def _plain(event: Event, before: Hand | None, after: Hand | None) -> _Plain | None:
    match event:
        case Folded(seat):
            return StripKind.FOLD, seat, None, ()
        case Checked(seat):
            return StripKind.CHECK, seat, None, ()
        case Called(seat, to):
            return (StripKind.ALL_IN if _is_all_in(after, seat) else StripKind.CALL), seat, to, ()
        case BetPlaced(seat, to):
            opened = before is None or before.betting.level == 0
            kind = StripKind.BET if opened else StripKind.RAISE
            return (StripKind.ALL_IN if _is_all_in(after, seat) else kind), seat, to, ()
        case ForcedBetPosted():
            return StripKind.POSTED, event.seat, event.amount, ()
        case PotPushed():
            return StripKind.PUSHED, event.seat, event.amount, ()
        case HandTabled(seat, cards):
            return StripKind.TABLED, seat, None, cards
        case HandMucked(seat):
            return StripKind.MUCKED, seat, None, ()
        case GameStopped():
            return StripKind.STOPPED, None, None, ()
        case _:
            return None


def _is_all_in(hand: Hand | None, seat: int) -> bool:
    return hand is not None and hand.seat(seat).status is Status.ALL_IN


def _undone(step: Told, table: Table | None) -> Move:
    seats = [event.seat for event in step.events if isinstance(event, BettingEvent | HandTabled | HandMucked)]
    amounts = [event.to for event in step.events if isinstance(event, Called | BetPlaced)]
    hand = table.hand if table else None
    entry = StripEntry(
        step.at_us // 1000,
        StripKind.UNDONE,
        seat=seats[-1] if seats else None,
        amount=amounts[-1] if amounts else None,
        source=_source(step),
    )
    return Move(step.step, hand.betting.street if hand else 0, entry)


def _source(step: Told, event: Event | None = None) -> Source:
    """An act that a read card proves, and forced bets that an act proves, are implied (UX 4.1, 4.4)."""
    cards = any(isinstance(other, _CARDS) for other in step.events)
    acts = any(isinstance(other, BettingEvent) for other in step.events)
    if isinstance(event, BettingEvent) and is_read(step.source) and cards:
        return Source.IMPLIED
    if isinstance(event, ForcedBetPosted) and (acts or cards):
        return Source.IMPLIED
    return Source.READ if is_read(step.source) else Source.TAPPED


def _with(entry: StripEntry, *, cards: tuple[Card, ...] | None = None, is_now: bool = False) -> StripEntry:
    return replace(entry, cards=entry.cards if cards is None else cards, is_now=is_now)
