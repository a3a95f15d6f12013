"""The words of the bar, the prompt's keys and the hand strip."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime

from dealer_app.rules.options import Structure
from dealer_app.ui.text.names import amount, card_name
from dealer_app.ui.text.table import street_word
from dealer_app.ui.view.devices import Device, DeviceState, DeviceView
from dealer_app.ui.view.header import HeaderView, TrackState, TrackStop, TrackView
from dealer_app.ui.view.strip import Source, StripEntry, StripKind

_say: Final = QCoreApplication.translate


def clock(at_ms: int, *, seconds: bool = False) -> str:
    """The time of day here, as "21:47" or "21:46:55"."""
    return QDateTime.fromMSecsSinceEpoch(at_ms).toString("HH:mm:ss" if seconds else "HH:mm")


def _game(structure: Structure) -> str:
    return {
        Structure.NO_LIMIT: _say("bar", "No limit hold'em"),
        Structure.POT_LIMIT: _say("bar", "Pot limit hold'em"),
        Structure.FIXED_LIMIT: _say("bar", "Limit hold'em"),
    }[structure]


def _stakes(view: HeaderView) -> str:
    """Blinds; a limit game is named by its bets."""
    least, most = view.bets or (view.small_blind, view.big_blind)
    return f"{amount(least)}–{amount(most)}"


def title(view: HeaderView) -> str:
    """Table, game and stakes."""
    said = _say("bar", "Table {t}: {game} {stakes}")
    return said.format(t=view.table, game=_game(view.structure), stakes=_stakes(view))


def subtitle(view: HeaderView) -> str:
    """Hand, seats and time."""
    time = clock(view.now_ms)
    if view.hand_number is None:
        return _say("bar", "{k} seats, {time}").format(k=view.seats_dealt, time=time)
    said = _say("bar", "Hand {h}, {k} seats, {time}")
    return said.format(h=amount(view.hand_number), k=view.seats_dealt, time=time)


def bar_words(view: HeaderView) -> str:
    """The bar for assistive tools: "Table 12, No limit hold'em 2–5, hand 4,218"."""
    said = _say("bar", "Table {t}, {game} {stakes}").format(
        t=view.table, game=_game(view.structure), stakes=_stakes(view)
    )
    parts = [said]
    if view.hand_number is not None:
        parts.append(_say("bar", "hand {h}").format(h=amount(view.hand_number)))
    if view.is_disk_failing:
        parts.append(disk_failing())
    return ", ".join(parts)


def disk_failing() -> str:
    """The disk that the record lies on takes longer than a second."""
    return _say("bar", "Disk failing")


def down_left(seconds: int) -> str:
    """How long the dealer's down still lasts, in minutes and seconds."""
    return _say("bar", "Down {time}").format(time=f"{seconds // 60}:{seconds % 60:02}")


def stop_word(stop: TrackStop) -> str:
    """A stop of the street track."""
    return {
        TrackStop.PREFLOP: _say("bar", "Pre-flop"),
        TrackStop.FLOP: _say("bar", "Flop"),
        TrackStop.TURN: _say("bar", "Turn"),
        TrackStop.RIVER: _say("bar", "River"),
        TrackStop.SHOW: _say("bar", "Show"),
    }[stop]


def track_words(track: tuple[TrackView, ...]) -> str:
    """Where the hand is: "Flop, step 2 of 5"; empty between hands."""
    for step, stop in enumerate(track, start=1):
        if stop.state is TrackState.NOW:
            said = _say("bar", "{street}, step {i} of {n}")
            return said.format(street=stop_word(stop.stop), i=step, n=len(track))
    return ""


def device_word(device: Device) -> str:
    """A reader's name on the strip."""
    return {
        Device.SHOE: _say("bar", "Shoe"),
        Device.BOARD: _say("bar", "Board"),
        Device.SEATS: _say("bar", "Seats"),
        Device.MUCK: _say("bar", "Muck"),
        Device.BURN: _say("bar", "Burn"),
        Device.TRAY: _say("bar", "Tray"),
    }[device]


def no_devices() -> str:
    """The strip of a table without readers."""
    return _say("bar", "No readers")


def devices_words(devices: tuple[DeviceView, ...]) -> str:
    """The strip in one sentence: "Devices: all reading", or each reader that does not."""
    if not devices:
        return no_devices()
    said = [_fault(item) for item in devices if item.state is not DeviceState.READING]
    if not said:
        said = [_say("bar", "Devices: all reading")]
    if any(item.simulated for item in devices):
        said.append(simulator())
    return ", ".join(said)


def _fault(item: DeviceView) -> str:
    if item.state is DeviceState.OFF:
        return _say("bar", "{device} off").format(device=device_word(item.device))
    if item.device is Device.BOARD:
        return _say("bar", "Board lost, cards by tap")
    return _say("bar", "{device} lost").format(device=device_word(item.device))


def simulator() -> str:
    """Said on every screen while a reader is simulated (UX 7.9)."""
    return _say("bar", "Simulator")


def menu_word() -> str:
    """The menu key for assistive tools."""
    return _say("bar", "Menu")


def why_word() -> str:
    """The key that shows the rule."""
    return _say("bar", "Why?")


def why_words(rule: str) -> str:
    """The key that shows the rule, for assistive tools."""
    return _say("bar", "Why, rule {rule}").format(rule=rule)


def rule_words(rule: str, name: str) -> str:
    """The rule chip: its id, with its title where there is room."""
    return _say("bar", "{rule} {title}").format(rule=rule, title=name) if name else rule


def log_word() -> str:
    """The head of the hand strip."""
    return _say("bar", "Hand log")


def events_word(count: int) -> str:
    """How many facts the hand has so far."""
    return _say("bar", "{n} events").format(n=amount(count)) if count != 1 else _say("bar", "1 event")


def not_recording(since_ms: int) -> str:
    """The end of the strip when nothing can be stored."""
    return _say("bar", "Not recording since {time}").format(time=clock(since_ms))


def source_word(source: Source) -> str:
    """How a fact came to be known (UX 7.8)."""
    return {
        Source.TAPPED: _say("bar", "tapped"),
        Source.READ: _say("bar", "read"),
        Source.IMPLIED: _say("bar", "implied"),
    }[source]


def entry_words(entry: StripEntry) -> str:
    """One fact as the strip has room for it: "10 bet 250", "Flop"."""
    if entry.kind is StripKind.STREET:
        return street_word(entry.street)
    if entry.seat is None:
        return _bare(entry.kind)
    said = _with_amount(entry.kind) if entry.amount is not None else _without_amount(entry.kind)
    return said.format(n=entry.seat, amt="" if entry.amount is None else amount(entry.amount))


def full_words(entry: StripEntry) -> str:
    """One fact with the names of its public cards: "Flop king of spades, nine of diamonds, four of clubs"."""
    what = entry_words(entry)
    return " ".join((what, ", ".join(card_name(card) for card in entry.cards))) if entry.cards else what


def _with_amount(kind: StripKind) -> str:
    return {
        StripKind.CALL: _say("bar", "{n} call {amt}"),
        StripKind.BET: _say("bar", "{n} bet {amt}"),
        StripKind.RAISE: _say("bar", "{n} raise {amt}"),
        StripKind.ALL_IN: _say("bar", "{n} all in {amt}"),
        StripKind.POSTED: _say("bar", "{n} posts {amt}"),
        StripKind.PUSHED: _say("bar", "{amt} to {n}"),
    }.get(kind) or _without_amount(kind)


def _without_amount(kind: StripKind) -> str:
    return {
        StripKind.FOLD: _say("bar", "{n} fold"),
        StripKind.CHECK: _say("bar", "{n} check"),
        StripKind.CALL: _say("bar", "{n} call"),
        StripKind.BET: _say("bar", "{n} bet"),
        StripKind.RAISE: _say("bar", "{n} raise"),
        StripKind.ALL_IN: _say("bar", "{n} all in"),
        StripKind.POSTED: _say("bar", "{n} posts"),
        StripKind.PUSHED: _say("bar", "Pushed to {n}"),
        StripKind.TABLED: _say("bar", "{n} tabled"),
        StripKind.MUCKED: _say("bar", "{n} mucked"),
        StripKind.UNDONE: _say("bar", "{n} undone"),
        StripKind.STOPPED: _say("bar", "Stopped"),
    }.get(kind, "")


def _bare(kind: StripKind) -> str:
    return {
        StripKind.PUSHED: _say("bar", "Pushed"),
        StripKind.UNDONE: _say("bar", "Undone"),
        StripKind.STOPPED: _say("bar", "Stopped"),
        StripKind.POSTED: _say("bar", "Posted"),
        StripKind.BURNED: _say("bar", "Burn"),
    }.get(kind, "")


def event_words(number: int, entry: StripEntry) -> str:
    """One fact for assistive tools: "Event 18, seat 10 bet 250, 21:46:55"."""
    what = full_words(entry)
    if entry.seat is not None and what.startswith(str(entry.seat)):
        what = _say("bar", "seat {what}").format(what=what)
    said = _say("bar", "Event {i}, {what}, {source}, {time}")
    return said.format(i=number, what=what, source=source_word(entry.source), time=clock(entry.at_ms, seconds=True))
