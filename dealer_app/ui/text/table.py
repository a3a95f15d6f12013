"""The words of the table column: seats, bets, pots, board, toasts, lost readers."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.variant import StreetName
from dealer_app.ui.text.names import amount
from dealer_app.ui.view.board import BoardView, PotView, TakenView
from dealer_app.ui.view.devices import Device
from dealer_app.ui.view.seats import Position, SeatState, SeatTag, SeatView
from dealer_app.ui.view.strip import ToastKind, ToastView

_say: Final = QCoreApplication.translate


def tag_word(tag: SeatTag) -> str:
    """The word on a seat's corner."""
    return {
        SeatTag.TO_ACT: _say("table", "To act"),
        SeatTag.CHECK: _say("table", "Check"),
        SeatTag.CALL: _say("table", "Call"),
        SeatTag.BET: _say("table", "Bet"),
        SeatTag.RAISE: _say("table", "Raise"),
        SeatTag.ALL_IN: _say("table", "All in"),
        SeatTag.SMALL_BLIND: _say("table", "Small blind"),
        SeatTag.BIG_BLIND: _say("table", "Big blind"),
        SeatTag.STRADDLE: _say("table", "Straddle"),
        SeatTag.SITS_OUT: _say("table", "Out"),
        SeatTag.OWES_BLINDS: _say("table", "Owes blinds"),
        SeatTag.TABLED: _say("table", "Tabled"),
        SeatTag.MUCKED: _say("table", "Mucked"),
        SeatTag.WON: _say("table", "Won"),
    }[tag]


def open_seat() -> str:
    """What an empty seat says."""
    return _say("table", "Open")


def waits_word() -> str:
    """What the seat of a player who is not in this hand yet says."""
    return _say("table", "Next hand")


def broke_word() -> str:
    """What the seat of a player without chips says."""
    return _say("table", "No chips")


def seat_words(view: SeatView, to_call: int | None = None) -> str:
    """A seat in one sentence: "Seat 3, Chen, button, 1,060, to act, 250 to call" (UX 6)."""
    parts = [_say("table", "Seat {n}").format(n=view.number)]
    if view.state is SeatState.EMPTY:
        return ", ".join((*parts, _say("table", "open")))
    parts += [view.name, *_position(view), amount(view.stack), *_doing(view, to_call)]
    if view.bet:
        parts.append(_say("table", "{amt} in front").format(amt=amount(view.bet)))
    parts += _cards(view)
    return ", ".join(part for part in parts if part)


def _position(view: SeatView) -> list[str]:
    places = {
        Position.BUTTON: _say("table", "button"),
        Position.SMALL_BLIND: _say("table", "small blind"),
        Position.BIG_BLIND: _say("table", "big blind"),
        Position.STRADDLE: _say("table", "straddle"),
    }
    said = [places[view.position]] if view.position is not None else []
    if view.has_button and view.position is not Position.BUTTON:
        said.insert(0, places[Position.BUTTON])
    return said


def _doing(view: SeatView, to_call: int | None) -> list[str]:
    if view.is_to_act:
        said = [_say("table", "to act")]
        if to_call:
            said.append(_say("table", "{amt} to call").format(amt=amount(to_call)))
        return said
    state = {
        SeatState.WAITING: _say("table", "waits for the next hand") if view.stack else _say("table", "no chips"),
        SeatState.SITTING_OUT: _say("table", "sitting out"),
        SeatState.ALL_IN: _say("table", "all in"),
        SeatState.FOLDED: _say("table", "folded"),
        SeatState.WON: _say("table", "won"),
    }.get(view.state)
    said = [] if state is None else [state]
    if view.tag is not None and not _repeats(view):
        said.append(tag_word(view.tag).lower())
    return said


def _repeats(view: SeatView) -> bool:
    """Whether the tag says what state or position have said."""
    by_state = {
        SeatState.SITTING_OUT: SeatTag.SITS_OUT,
        SeatState.ALL_IN: SeatTag.ALL_IN,
        SeatState.WON: SeatTag.WON,
    }
    by_position = {
        Position.SMALL_BLIND: SeatTag.SMALL_BLIND,
        Position.BIG_BLIND: SeatTag.BIG_BLIND,
        Position.STRADDLE: SeatTag.STRADDLE,
    }
    return view.tag in (by_state.get(view.state), by_position.get(view.position) if view.position else None)


def _cards(view: SeatView) -> list[str]:
    if not view.down_dealt or view.tabled or view.state is SeatState.FOLDED:
        return []
    seen = view.down_seen >= view.down_dealt
    return [_say("table", "cards seen") if seen else _say("table", "cards not seen")]


def bet_words(seat: int, chips: int) -> str:
    """The chips in front of a seat."""
    return _say("table", "Seat {n} bet {amt}").format(n=seat, amt=amount(chips))


def pot_label(number: int, *, short: bool = True, only: bool = False) -> str:
    """A pot's name; 0 is the main pot, which has no other name to be told from while it is the only one."""
    if only:
        return _say("table", "Pot")
    if number == 0:
        return _say("table", "Main pot")
    return (_say("table", "Side {n}") if short else _say("table", "Side pot {n}")).format(n=number)


def pot_seats(seats: tuple[int, ...]) -> str:
    """Who contends, by seat number, as a pill has room for it; empty when nobody is named."""
    return _say("table", "seats {list}").format(list=" ".join(map(str, sorted(seats)))) if seats else ""


def pot_words(pot: PotView, *, only: bool = False) -> str:
    """A pot in one sentence: "Side pot 1, 345, seats 3, 7, 10"."""
    parts = [pot_label(pot.number, short=False, only=only), amount(pot.amount)]
    if pot.seats:
        parts.append(_say("table", "seats {list}").format(list=", ".join(map(str, sorted(pot.seats)))))
    return ", ".join(parts)


def street_word(street: StreetName | None) -> str:
    """The street over the board; empty between hands."""
    if street is None:
        return ""
    return {
        StreetName.PREFLOP: _say("table", "Pre-flop"),
        StreetName.FLOP: _say("table", "Flop"),
        StreetName.TURN: _say("table", "Turn"),
        StreetName.RIVER: _say("table", "River"),
    }[street]


def deck_note(view: BoardView) -> str:
    """Burns and stub, counted and never named: "1 burned, stub 28"."""
    burned = ""
    if view.burns:
        burned = _say("table", "1 burned") if view.burns == 1 else _say("table", "{k} burned").format(k=view.burns)
    stub = "" if view.stub is None else _say("table", "stub {k}").format(k=view.stub)
    return ", ".join(part for part in (burned, stub) if part)


def taken_note(view: TakenView) -> str:
    """What the house has taken: "Rake 10, at cap. Jackpot 1"."""
    said = []
    if view.rake is not None:
        rake = _say("table", "Rake {amt}, at cap") if view.at_cap else _say("table", "Rake {amt}")
        said.append(rake.format(amt=amount(view.rake)))
    if view.jackpot is not None:
        said.append(_say("table", "Jackpot {amt}").format(amt=amount(view.jackpot)))
    return ". ".join(said)


def place_words(street: str, number: int) -> str:
    """A place of the board for assistive tools, when it shows no face."""
    return _say("table", "Board place {n}, {what}").format(n=number, what=street)


def empty_word() -> str:
    """A place of the board with no card."""
    return _say("table", "empty")


def unknown_word() -> str:
    """A place of the board with a card whose face nobody knows."""
    return _say("table", "card not read")


def tapped_word() -> str:
    """Under a card that the dealer named."""
    return _say("table", "tapped")


def button_words(seat: int) -> str:
    """The dealer button for assistive tools."""
    return _say("table", "Button at seat {n}").format(n=seat)


def puck_letter() -> str:
    """The letter painted on the button."""
    return _say("table", "D")


def dealer_word() -> str:
    """The dealer's own place."""
    return _say("table", "Dealer")


def toast_words(view: ToastView) -> str:
    """What a toast says."""
    seats = ", ".join(str(seat) for seat in view.seats)
    if view.kind is ToastKind.FOLDED:
        return _say("table", "Folded: {list}").format(list=seats)
    if view.kind is ToastKind.CHECKED:
        return _say("table", "Checked: {list}").format(list=seats)
    return back_words(view.device) if view.device is not None else ""


def back_words(device: Device) -> str:
    """A reader that reads again."""
    return {
        Device.SHOE: _say("table", "Shoe reading again"),
        Device.BOARD: _say("table", "Board reading again"),
        Device.SEATS: _say("table", "Seats reading again"),
        Device.MUCK: _say("table", "Muck reading again"),
        Device.BURN: _say("table", "Burn reading again"),
        Device.TRAY: _say("table", "Tray reading again"),
    }[device]


def lost_words(device: Device) -> str:
    """A lost reader and what its job becomes (UX 4.5)."""
    return {
        Device.SHOE: _say("table", "Shoe reader lost: carry on"),
        Device.BOARD: _say("table", "Board reader lost: tap the cards"),
        Device.SEATS: _say("table", "Seat reader lost: deal on"),
        Device.MUCK: _say("table", "Muck reader lost: tap folds"),
        Device.BURN: _say("table", "Burn reader lost: tap each burn"),
        Device.TRAY: _say("table", "Tray reader lost: count by hand"),
    }[device]


def lost_note() -> str:
    """Under the words of a lost reader whose cards are tapped."""
    return _say("table", "Retrying by itself. The hand goes on. Logged as tapped, not read.")


def undo_word() -> str:
    """The key of a toast."""
    return _say("table", "Undo")


def retry_words() -> str:
    """The key of the banner of a lost reader."""
    return _say("table", "Retry now")


def waiting_words(seconds: int) -> str:
    """How long a seat has been to act, in its tag."""
    return _say("table", "To act {s} s").format(s=seconds)
