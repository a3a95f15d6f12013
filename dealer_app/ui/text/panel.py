"""The words of the action panel and the foot."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.cards import Card
from dealer_app.rules.hand import ForcedKind
from dealer_app.ui.text.names import amount, card_name, place_name, position_name, seat_list, seat_name, street_name
from dealer_app.ui.view.panel import (
    ForcedBetView,
    ForcedState,
    LargeLabel,
    PotLimitSum,
    PresetReason,
    PresetView,
    PushCardView,
    SeatChangeView,
    StepView,
)
from dealer_app.ui.view.seats import Position
from dealer_app.ui.view.strip import StripEntry, StripKind

_say: Final = QCoreApplication.translate

# Written into the record as they stand here; shown translated.
RESUME_REASONS: Final = ("Misunderstanding", "Ruling given", "Chips counted", "Other")


def figure(chips: int) -> str:
    """An amount by itself."""
    return amount(chips)


def seat(number: int) -> str:
    """A seat without a name."""
    return seat_name(number)


def panel_name(number: int | None) -> str:
    """The panel for assistive tools."""
    if number is None:
        return _say("panel", "Actions")
    return _say("panel", "Actions for seat {n}").format(n=number)


def behind(position: Position | None, stack: int) -> str:
    """Position and chips behind: "Button, 1,060 behind"."""
    if position is None:
        return _say("panel", "{amt} behind").format(amt=amount(stack))
    words = _say("panel", "{position}, {amt} behind").format(position=position_name(position), amt=amount(stack))
    return words[:1].upper() + words[1:]


def likeliest(words: str) -> str:
    """The likeliest key for assistive tools."""
    return _say("panel", "{words}, likeliest").format(words=words)


def keypad(digit: str) -> str:
    """A digit key for assistive tools."""
    return _say("panel", "Keypad {digit}").format(digit=digit)


def call(chips: int) -> str:
    """Call, with the chips to add."""
    return _say("panel", "Call {amt}").format(amt=amount(chips))


def bet(to: int) -> str:
    """Bet so much."""
    return _say("panel", "Bet {amt}").format(amt=amount(to))


def raise_to(to: int) -> str:
    """Raise to a level."""
    return _say("panel", "Raise to {amt}").format(amt=amount(to))


def all_in(to: int) -> str:
    """All chips, with their level."""
    return _say("panel", "All in {amt}").format(amt=amount(to))


def least(chips: int) -> str:
    """Why an amount is too small."""
    return _say("panel", "Least {amt}").format(amt=amount(chips))


def minimum(chips: int) -> str:
    """The least that may be bet."""
    return _say("panel", "Minimum {amt}").format(amt=amount(chips))


def most(chips: int) -> str:
    """The most that may be bet."""
    return _say("panel", "Most {amt}").format(amt=amount(chips))


def most_sum(limit: PotLimitSum) -> str:
    """The most of pot limit, with its sum (PL-1)."""
    total = " + ".join(amount(term) for term in limit.terms)
    return _say("panel", "Most {amt} = {sum}").format(amt=amount(limit.most), sum=total)


def no_raise(rule: str) -> str:
    """The line instead of a field where the seat may not raise."""
    if not rule:
        return _say("panel", "No raise here")
    return _say("panel", "No raise here: {rule}").format(rule=rule)


def bets_made(made: int, allowed: int) -> str:
    """How many bets of a limit street are made."""
    return _say("panel", "{made} of {allowed} bets").format(made=made, allowed=allowed)


def preset(item: PresetView) -> str:
    """A preset's word."""
    words = {
        PresetReason.MINIMUM: _say("panel", "Min {amt}"),
        PresetReason.USUAL: "{amt}",
        PresetReason.POT: _say("panel", "Pot {amt}"),
        PresetReason.ALL_IN: _say("panel", "All in"),
    }[item.reason]
    return words.format(amt=amount(item.to))


def preset_name(item: PresetView, *, bets: bool) -> str:
    """A preset for assistive tools: "Raise to 500, minimum"."""
    reason = {
        PresetReason.MINIMUM: _say("panel", "{what}, minimum"),
        PresetReason.USUAL: _say("panel", "{what}, usual here"),
        PresetReason.POT: _say("panel", "{what}, pot"),
        PresetReason.ALL_IN: _say("panel", "{what}, all in"),
    }[item.reason]
    return reason.format(what=bet(item.to) if bets else raise_to(item.to))


def step(item: StepView) -> str:
    """A physical step in a few words."""
    words = {
        PromptKind.WASH: _say("panel", "Wash the deck"),
        PromptKind.SHUFFLE: _say("panel", "Shuffle, box, cut"),
        PromptKind.DRAW_BUTTON: _say("panel", "Deal for the button"),
        PromptKind.DEAL_HOLE: _say("panel", "Deal the down cards"),
        PromptKind.RETURN_BET: _say("panel", "Return {amt} to seat {n}"),
        PromptKind.PULL_BETS: _say("panel", "Pull the bets"),
        PromptKind.SIDE_POT: _say("panel", "Cut side pot: {amt}"),
        PromptKind.RAKE: _say("panel", "Take rake: {amt}"),
        PromptKind.JACKPOT: _say("panel", "Take jackpot: {amt}"),
        PromptKind.BURN: _say("panel", "Tap the table, burn one"),
        PromptKind.DEAL_FLOP: _say("panel", "Deal the flop"),
        PromptKind.DEAL_TURN: _say("panel", "Deal the turn"),
        PromptKind.DEAL_RIVER: _say("panel", "Deal the river"),
        PromptKind.CHECK_CARD: _say("panel", "Check the card"),
        PromptKind.ALL_IN_SHOW: _say("panel", "Turn hands face up"),
        PromptKind.DROP: _say("panel", "Drop rake: {amt}"),
        PromptKind.NEXT_HAND: _say("panel", "Next hand"),
    }.get(item.kind, _say("panel", "Follow the prompt"))
    if item.amount is None:
        words = words.replace(": {amt}", "")
    return words.format(amt="" if item.amount is None else amount(item.amount), n=item.seat or "")


def step_state(item: StepView, *, is_now: bool) -> str:
    """How a step stands."""
    if item.done:
        return _say("panel", "Done")
    if is_now:
        return _say("panel", "A reader sees it") if item.by_reader else _say("panel", "Now")
    return _say("panel", "Then")


def large(label: LargeLabel) -> str:
    """The word of the large place."""
    return {
        LargeLabel.DONE: _say("panel", "Done"),
        LargeLabel.POSTED: _say("panel", "Posted"),
        LargeLabel.STRADDLE: _say("panel", "Straddle"),
        LargeLabel.BURNED: _say("panel", "Burned"),
        LargeLabel.DEALT: _say("panel", "Dealt"),
        LargeLabel.SHUFFLED: _say("panel", "Shuffled"),
        LargeLabel.DEAL: _say("panel", "Deal"),
        LargeLabel.DROPPED: _say("panel", "Dropped"),
        LargeLabel.ALL_CORRECT: _say("panel", "All correct"),
    }[label]


def forced(item: ForcedBetView) -> str:
    """A row of the forced bets."""
    kind = {
        ForcedKind.ANTE: _say("panel", "Ante"),
        ForcedKind.SMALL_BLIND: _say("panel", "Small blind"),
        ForcedKind.BIG_BLIND: _say("panel", "Big blind"),
        ForcedKind.BB_ANTE: _say("panel", "Big blind ante"),
        ForcedKind.STRADDLE: _say("panel", "Straddle"),
        ForcedKind.BUTTON_CHARGE: _say("panel", "Button charge"),
        ForcedKind.SKIPPED_BIG_BLIND: _say("panel", "Skipped big blind"),
    }[item.kind]
    words = {
        ForcedState.STANDARD: _say("panel", "Seat {n}: {kind} {amt}"),
        ForcedState.SHORT: _say("panel", "Seat {n}: {kind} {amt}, short"),
        ForcedState.SITS_OUT: _say("panel", "Seat {n}: {kind}, sits out"),
    }[item.state]
    return words.format(n=item.seat, kind=kind, amt=amount(item.amount))


def pot(card: PushCardView) -> str:
    """A pot's name."""
    if card.is_only_pot:
        return _say("panel", "Pot")
    if card.pot == 0:
        return _say("panel", "Main pot")
    return _say("panel", "Side pot {i}").format(i=card.pot)


def pot_note(card: PushCardView) -> str:
    """Under a pot's name: who still has cards, the odd chip, or the amount."""
    if card.done:
        return _say("panel", "Pushed")
    if card.blocked_by:
        return still_cards(card.blocked_by[0])
    if card.odd_rule is not None:
        return _say("panel", "Odd chip, {rule}").format(rule=card.odd_rule.id)
    if len(card.shares) > 1:
        return _say("panel", "{amt} tied, split").format(amt=amount(card.amount))
    return amount(card.amount)


def still_cards(number: int) -> str:
    """Why a pot can't be pushed yet (SHOW-10)."""
    return _say("panel", "Seat {n} still has cards").format(n=number)


def pushed(card: PushCardView) -> str:
    """The key that says a pot was pushed."""
    if card.is_only_pot:
        return _say("panel", "Pot pushed")
    return _say("panel", "Main pot pushed") if card.pot == 0 else _say("panel", "Side pot pushed")


def pushed_to(card: PushCardView) -> str:
    """Who gets how much: "170 to seat 5"."""
    each = _say("panel", "{amt} to seat {n}")
    return ", ".join(each.format(amt=amount(share.amount), n=share.seat) for share in card.shares)


def wins(card: PushCardView, seats: tuple[int, ...]) -> str:
    """The key that names the winners of a pot by the dealer's reading."""
    if not seats:
        return _say("panel", "{pot}: choose the winner").format(pot=pot(card))
    if len(seats) > 1:
        return _say("panel", "{pot} is split by seats {list}").format(pot=pot(card), list=seat_list(seats))
    return _say("panel", "{pot} won by seat {n}").format(pot=pot(card), n=seats[0])


def winner_seat(number: int, *, chosen: bool) -> str:
    """A seat among the winners, for assistive tools."""
    words = _say("panel", "Winner seat {n}, chosen") if chosen else _say("panel", "Winner seat {n}")
    return words.format(n=number)


def change_who(item: SeatChangeView) -> str:
    """Whose seat changes."""
    if not item.name:
        return seat_name(item.seat)
    return _say("panel", "Seat {n}, {name}").format(n=item.seat, name=item.name)


def change_what(item: SeatChangeView) -> str:
    """What changes there."""
    said = []
    if item.stack == 0:
        said.append(_say("panel", "No chips: may buy in"))
    if item.sits_out:
        said.append(_say("panel", "Sits out"))
    if item.owes:
        said.append(_say("panel", "Owes blinds"))
    return ", ".join(said) or _say("panel", "{amt} behind").format(amt=amount(item.stack))


def change(item: SeatChangeView) -> str:
    """The whole row for assistive tools."""
    return ", ".join((change_who(item), change_what(item)))


def more(count: int) -> str:
    """How many rows found no room."""
    return _say("panel", "{n} more").format(n=count)


def stopped(seconds: int) -> str:
    """How long the game has been stopped: "Stopped 0:38"."""
    return _say("panel", "Stopped {time}").format(time=f"{seconds // 60}:{seconds % 60:02}")


def resume_reason(reason: str) -> str:
    """A reason to go on."""
    return {
        "Misunderstanding": _say("panel", "Misunderstanding"),
        "Ruling given": _say("panel", "Ruling given"),
        "Chips counted": _say("panel", "Chips counted"),
        "Other": _say("panel", "Other"),
    }[reason]


def look_at(place: str) -> str:
    """Where to look after a read that does not fit."""
    if not place:
        return _say("panel", "Look at the table first")
    return _say("panel", "Look at: {place}").format(place=place_name(place))


def take_read(card: Card) -> str:
    """The card a reader saw, for assistive tools."""
    return _say("panel", "Read: {card}").format(card=card_name(card))


def take_tapped(card: Card) -> str:
    """The card the dealer tapped, for assistive tools."""
    return _say("panel", "Tapped: {card}").format(card=card_name(card))


def undo_step(entry: StripEntry) -> str:
    """The step that Undo takes back: "Seat 10 bet 250"."""
    if entry.kind is StripKind.STREET:
        words = street_name(entry.street) if entry.street else _say("panel", "Cards")
        return ", ".join((words, *(card_name(card) for card in entry.cards)))
    if entry.seat is None:
        return _say("panel", "Last step")
    words = _with_amount(entry.kind) if entry.amount is not None else _bare(entry.kind)
    return words.format(n=entry.seat, amt="" if entry.amount is None else amount(entry.amount))


def undo_name(entry: StripEntry) -> str:
    """Undo for assistive tools: "Undo seat 10 bet 250"."""
    step_words = undo_step(entry)
    return _say("panel", "Undo {step}").format(step=step_words[:1].lower() + step_words[1:])


def needs_floor(words: str) -> str:
    """Undo for assistive tools where it needs the floor."""
    return _say("panel", "{words}, needs the floor").format(words=words)


def _with_amount(kind: StripKind) -> str:
    return {
        StripKind.CALL: _say("panel", "Seat {n} call {amt}"),
        StripKind.BET: _say("panel", "Seat {n} bet {amt}"),
        StripKind.RAISE: _say("panel", "Seat {n} raise {amt}"),
        StripKind.ALL_IN: _say("panel", "Seat {n} all in {amt}"),
        StripKind.POSTED: _say("panel", "Seat {n} posted {amt}"),
        StripKind.PUSHED: _say("panel", "Pushed {amt} to seat {n}"),
    }.get(kind, _bare(kind))


def _bare(kind: StripKind) -> str:
    return {
        StripKind.FOLD: _say("panel", "Seat {n} fold"),
        StripKind.CHECK: _say("panel", "Seat {n} check"),
        StripKind.CALL: _say("panel", "Seat {n} call"),
        StripKind.ALL_IN: _say("panel", "Seat {n} all in"),
        StripKind.TABLED: _say("panel", "Seat {n} tabled"),
        StripKind.MUCKED: _say("panel", "Seat {n} mucked"),
    }.get(kind, _say("panel", "Seat {n} step"))


def fold() -> str:
    """Give up the hand."""
    return _say("panel", "Fold")


def check() -> str:
    """Check."""
    return _say("panel", "Check")


def check_around() -> str:
    """All check at once."""
    return _say("panel", "Check around")


def chop() -> str:
    """Both blinds go back."""
    return _say("panel", "Chop")


def erase() -> str:
    """The key that takes a digit back."""
    return _say("panel", "Erase")


def to_call() -> str:
    """Over what the seat has to call."""
    return _say("panel", "To call")


def bet_label() -> str:
    """Beside the amount of a bet."""
    return _say("panel", "Bet")


def raise_label() -> str:
    """Beside the level of a raise."""
    return _say("panel", "Raise to")


def then_rake() -> str:
    """Before the amount of the rake that is dropped after the last push."""
    return _say("panel", "Then drop rake")


def then_button() -> str:
    """Before the seat that the button goes to after the hand."""
    return _say("panel", "Then move button to")


def cards_answer() -> str:
    """Instead of the large key where cards are tapped in the grid."""
    return _say("panel", "Tap the cards that lie there")


def reader_answers() -> str:
    """Where no key is needed."""
    return _say("panel", "A reader answers this step")


def forced_title() -> str:
    """Over the forced bets."""
    return _say("panel", "Due before the deal")


def push_order() -> str:
    """Over the pots to push."""
    return _say("panel", "Push order")


def side_first() -> str:
    """Beside the push order (POT-8)."""
    return _say("panel", "Side pots first")


def tabled() -> str:
    """The hand lies face up."""
    return _say("panel", "Tabled")


def muck() -> str:
    """The hand is conceded."""
    return _say("panel", "Muck")


def winner_by_seat() -> str:
    """Over the seats that may have won."""
    return _say("panel", "Or name the winner by seat")


def between_title() -> str:
    """Over the seat changes."""
    return _say("panel", "Before the next hand")


def no_changes() -> str:
    """No seat changes before the next hand."""
    return _say("panel", "No seat changes")


def waiting_players() -> str:
    """Fewer than two players."""
    return _say("panel", "Waiting for players")


def go_on() -> str:
    """Over the reasons to go on."""
    return _say("panel", "Why does play go on?")


def show_it() -> str:
    """The card read lies there rightly."""
    return _say("panel", "Show it")


def call_floor() -> str:
    """Stop the game."""
    return _say("panel", "Call floor")


def not_so() -> str:
    """The read was false."""
    return _say("panel", "Not so")


def which_card() -> str:
    """A read and a tap differ."""
    return _say("panel", "Which card lies there?")


def read_word() -> str:
    """Under the card a reader saw."""
    return _say("panel", "Read")


def tapped_word() -> str:
    """Under the card the dealer tapped."""
    return _say("panel", "Tapped")


def compare() -> str:
    """After a restart (INV-9)."""
    return _say("panel", "Compare board, bets and stacks with the table")


def panel_off() -> str:
    """Nothing can be answered here."""
    return _say("panel", "The panel is off")


def undo() -> str:
    """Take back the newest step."""
    return _say("panel", "Undo")
