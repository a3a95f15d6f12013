"""Between the widgets and the session: what a touch asks for is done, what there is to see is put together."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import NO_READERS, Prompt, PromptKind
from dealer_app.rules.betting.facts import Checked, Folded, PassTo
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import CardBurned, DealBoard, NameCard
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.floor.facts import DismissRead, GameStopped, NoteIrregularity
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.showdown.facts import NameWinners, TableHand
from dealer_app.session.intake import Intake
from dealer_app.session.ports import LogError
from dealer_app.session.table_session import TableSession
from dealer_app.session.undo import last_undo
from dealer_app.ui import readers, wishes
from dealer_app.ui.turn_clock import TurnClock
from dealer_app.ui.usual import UsualSize
from dealer_app.ui.view.ahead import fits_after_notice
from dealer_app.ui.view.build import console_view
from dealer_app.ui.view.console import ConsoleView, PromptView
from dealer_app.ui.view.devices import Counters, Device, DeviceState
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.sheets import UndoStep
from dealer_app.ui.view.strip import ToastKind, ToastView
from dealer_app.ui.view.told import moves, undo_view

_TOAST_MS: Final = 4000


class Desk(QObject):
    """One table for the screens. `changed` says that `view` is another one now.

    `retry` asks for a device to be tried at once; `now_ms` is the wall clock, ms since the epoch.
    """

    changed = Signal()
    refused = Signal(object)
    asked = Signal(object)

    def __init__(
        self,
        session: TableSession,
        intake: Intake | None,
        retry: Callable[[str], None],
        now_ms: Callable[[], int],
        dealer: str = "",
    ) -> None:
        super().__init__()
        self.session = session
        self._intake = intake
        self._retry = retry
        self._now_ms = now_ms
        self._dealer = dealer
        self._usual = UsualSize()
        self._toast: ToastView | None = None
        self._card_wanted: int | None = None
        self._chosen: tuple[Card, ...] = ()
        self._gone: frozenset[Device] = frozenset()
        self._clock = TurnClock()
        self._toast_timer = QTimer(self)
        self._toast_timer.setSingleShot(True)
        self._toast_timer.timeout.connect(self._end_toast)
        session.listen(self._on_facts)
        if intake is not None:
            intake.listen(self._on_devices)

    # --- what there is to see ------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt:
        """The one next step."""
        return next_step(self.session.table, self._intake.senses if self._intake else NO_READERS)

    def prompt_view(self) -> PromptView:
        """The one next step as the banner shows it."""
        prompt = self.prompt
        return PromptView(prompt, prompt.warning, self._not_recording_since_ms())

    def view(self, prompt: Prompt | None = None) -> ConsoleView:
        """The whole screen as one value; `prompt` is the step of this moment, where it is known already."""
        return console_view(self.session.table, prompt or self.prompt, self._scene())

    def _not_recording_since_ms(self) -> int | None:
        failure = self.session.failure
        return failure.last_at_us // 1000 if failure else None

    def _scene(self) -> Scene:
        session, intake = self.session, self._intake
        table = session.table
        devices = readers.device_views(intake.watch.all) if intake else ()
        hand = table.hand
        seats = [seat.number for seat in hand.seats] if hand is not None else []
        now = self._now_ms()
        self._clock.look(hand, now)
        return Scene(
            senses=intake.senses if intake else NO_READERS,
            devices=devices,
            told=session.steps,
            undoable=session.undoable,
            down_seen={seat: intake.seen_down(seat) for seat in seats} if intake else {},
            now_ms=now,
            stopped_s=self._stopped_s(now),
            not_recording_since_ms=self._not_recording_since_ms(),
            toast=self._toast,
            dealer=self._dealer,
            is_disk_failing=session.disk.is_failing,
            lost=readers.lost(devices),
            card_wanted=self._card_wanted,
            chosen=self._chosen,
            usual=self._usual.offer(table),
            to_act_since_ms=self._clock.waiting_since(now),
            clock_left_s=self._clock.left_s(hand, now),
            odd_read_fits=fits_after_notice(table, intake.wish_of_odd_read() if intake else None),
        )

    def _stopped_s(self, now_ms: int) -> int | None:
        if phase(self.session.table) is not Phase.STOPPED:
            return None
        stops = [record.at_us for record in self.session.records if isinstance(record.event, GameStopped)]
        return max(0, (now_ms - stops[-1] // 1000) // 1000) if stops else None

    def device_counters(self) -> Mapping[Device, Counters]:
        """What was counted of each reader."""
        if self._intake is None:
            return {}
        return readers.counters(self._intake.watch.all)

    def undo_steps(self) -> tuple[UndoStep, ...]:
        """What could be taken back, newest first, up to the first step that needs the floor."""
        session = self.session
        hand = session.table.hand
        found = []
        undo = session.undoable
        told_moves = moves(session.steps)
        while undo is not None:
            view = undo_view(undo, told_moves, hand)
            assert view is not None
            found.append(UndoStep(undo.told.step, view.step, undo.needs_floor))
            if undo.needs_floor:
                break
            earlier = tuple(told for told in session.steps if told.step < undo.told.step)
            undo = last_undo(earlier)
        return tuple(found)

    # --- what a touch asks for -----------------------------------------------------------------------------------

    def wish(self, wish: wishes.Wish) -> None:
        """Do what was asked for; a refusal is told by `refused`, what concerns the window alone by `asked`."""
        try:
            self._wish(wish)
        except Refused as refused:
            self.refused.emit(refused)
        except LogError:
            pass  # the session holds the failure, and the view says that nothing is recorded any more
        self.changed.emit()

    def _wish(self, wish: wishes.Wish) -> None:
        match wish:
            case wishes.Do(commands):
                self.session.do(*commands)
            case wishes.TapSeat(seat):
                self._say_passed(self.session.do(PassTo(seat)))
            case wishes.CallTime(seat):
                self._clock.call(seat, self._now_ms())
            case wishes.TapCard(card):
                self._tap_card(card)
            case wishes.Tabled(seat):
                self._table(seat)
            case wishes.WinnerIs(pot, seats):
                self.session.do(NameWinners(pot, seats))
            case wishes.Undo():
                self._undo()
            case wishes.UndoTo(step):
                while (undo := self.session.undoable) is not None and undo.told.step >= step:
                    self._undo()
            case _:
                self._wish_of_devices(wish)

    def _wish_of_devices(self, wish: wishes.Wish) -> None:
        match wish:
            case wishes.ShowRead():
                self._show_read()
            case wishes.TakeCard(card):
                self._take_card(card)
            case wishes.Retry(device):
                for name in readers.ids_of(device, self._intake.watch.all if self._intake else ()):
                    self._retry(name)
            case _:
                self.asked.emit(wish)

    def _undo(self) -> None:
        self._card_wanted, self._chosen = None, ()
        self.session.undo()
        self._end_toast()

    def _tap_card(self, card: Card) -> None:
        table = self.session.table
        if self._card_wanted is not None:
            self._choose(self._card_wanted, card)
        elif phase(table) is Phase.DRAWING_BUTTON:
            self.session.do(DealForButton(card))
        else:
            wish: Command = NameCard(card) if phase(table) is Phase.NAMING else DealBoard(card)
            self.session.do(wish)

    def _table(self, seat: int) -> None:
        faces = self._intake.faces(seat) if self._intake else ()
        if len(faces) == self._hole_count():
            self._lay_open(seat, faces)
        else:
            self._card_wanted, self._chosen = seat, ()

    def _choose(self, seat: int, card: Card) -> None:
        faces = self._intake.faces(seat) if self._intake else ()
        self._chosen = (*self._chosen, card)
        if len(faces) + len(self._chosen) >= self._hole_count():
            chosen, self._chosen, self._card_wanted = self._chosen, (), None
            self._lay_open(seat, (*faces, *chosen))

    def _lay_open(self, seat: int, cards: tuple[Card, ...]) -> None:
        try:
            self.session.do(TableHand(seat, cards))
        except Refused as refused:
            if refused.why is not Refusal.CARD_ALREADY_SEEN:
                raise
            # Two hands claim one card: both lie open now, so it may be said (IRR-18).
            self.session.do(NoteIrregularity(PromptKind.SEEN_TWICE.value, f"seat {seat}", seat, (), "IRR-18"))

    def _hole_count(self) -> int:
        hand = self.session.table.hand
        return hand.setup.variant.hole_count if hand is not None else 0

    def _show_read(self) -> None:
        rightly = self._intake.wish_of_odd_read() if self._intake else None
        self.session.do(DismissRead(), *((rightly,) if rightly is not None else ()))

    def _take_card(self, card: Card) -> None:
        notice = self.session.table.notice
        if notice is None or len(notice.cards) != 2:
            raise Refused(Refusal.NO_NOTICE, rule="MIS-5")
        tapped = notice.cards[1]
        self.session.do(DismissRead())
        if card is not tapped:
            self.session.correct_card(tapped, card)

    # --- what happens --------------------------------------------------------------------------------------------

    def _on_facts(self, facts: tuple[Event, ...]) -> None:
        self._usual.learn(facts, self.session.table)
        if self.session.table.hand is None or phase(self.session.table) not in (Phase.SHOWING, Phase.FACING):
            self._card_wanted, self._chosen = None, ()
        if self._intake is not None:
            QTimer.singleShot(0, self, self._intake.fold_if_mucked)
        if any(isinstance(fact, CardBurned) for fact in facts):
            self._say_passed(facts)  # the checks that a burn proved (UX 4.4)
        self.changed.emit()

    def _on_devices(self) -> None:
        assert self._intake is not None
        views = readers.device_views(self._intake.watch.all)
        gone = frozenset(view.device for view in views if view.state is DeviceState.LOST)
        back = self._gone - gone
        if back:
            self._say(ToastKind.READER_BACK, device=min(back))
        self._gone = gone
        self.changed.emit()

    def _say_passed(self, facts: tuple[Event, ...]) -> None:
        folded = tuple(fact.seat for fact in facts if isinstance(fact, Folded))
        checked = tuple(fact.seat for fact in facts if isinstance(fact, Checked))
        if folded or checked:
            self._say(ToastKind.FOLDED if folded else ToastKind.CHECKED, folded or checked, can_undo=True)

    def _say(
        self, kind: ToastKind, seats: tuple[int, ...] = (), *, device: Device | None = None, can_undo: bool = False
    ) -> None:
        serial = self._toast.serial + 1 if self._toast else 1
        self._toast = ToastView(serial, kind, seats, device, can_undo)
        self._toast_timer.start(_TOAST_MS)

    def _end_toast(self) -> None:
        if self._toast is not None:
            self._toast = None
            self.changed.emit()
