"""BURN-3, INV-8, UX 9.7: nothing that the window says, shows or holds names a card that lies concealed, nor a tag."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from dealer_app.bootstrap import now_us, stage, throw_away_seal
from dealer_app.guidance.prompt import PromptKind
from dealer_app.log.store import LogFile
from dealer_app.rules.betting.facts import Call, Check, CheckAround
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import Burn, DealBoard
from dealer_app.rules.hand import Hand
from dealer_app.rules.seats.facts import Configure, SeatPlayer
from dealer_app.session.intake.pending import OVERLAP_MS, WRONG_SEAT_MS
from dealer_app.ui.bridge import Bridge
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.text.names import card_name
from dealer_app.ui.theatre import let_pass
from dealer_app.ui.view.seats import SeatState, SeatView
from dealer_app.ui.wishes import Open, Sheet, Tabled, TapCard
from dealer_app.virtual.stage import OPTIONS
from hardware.clock import Clock
from hardware.events import DeviceDown, DownReason, PlaceKind, TablePlace, Tag
from tests.session.intake.felt import BOARD, BURN, MUCK, TAGS, Felt, seat, to_the_flop
from tests.ui.windows.telling import CardWords
from tests.ui.windows.watched import Watched, lying_open

_SPEED = 10.0
_SETTLE_MS = 1500
_PATIENCE_MS = 60_000
_LOOK_MS = 100
_ECHO_MS = 20_000
_SEATS = (1, 4, 7)
_PUSHES = (PromptKind.PUSH_ALL, PromptKind.SPLIT)


@pytest.fixture(scope="module")
def words(qapp: QApplication) -> CardWords:
    return CardWords(qapp)


class Readers:
    """A simulated table with its readers, the real window over it, and a robot who moves cards as the prompts say.

    Everybody calls before the flop and checks after it, so that each hand is shown down.
    """

    def __init__(self, folder: Path, words: CardWords) -> None:
        log = LogFile(folder / "table.db", throw_away_seal(), now_us)
        self._clock = Clock(_SPEED)
        bridge = Bridge(self._clock, _SPEED)
        self.table = stage(log, folder=folder, seed=5, noise="none", clock=self._clock, put=bridge.put, wait=self.wait)
        live = self.table.live
        self.session, self.intake = live.session, live.intake
        bridge.join(live.intake)
        self.session.do(Configure("7", OPTIONS))
        for number in _SEATS:
            self.session.do(SeatPlayer(number, f"Player {number}", 200))
        self.watched = Watched(live.session, live.intake, words, [tag.hex() for tag in self.table.felt.tags])
        self._languages = cycle(LANGUAGES)
        self.table.start()
        self.wait(_SETTLE_MS)

    def close(self) -> None:
        self.watched.close()
        self.table.close()

    def wait(self, ms: float) -> None:
        let_pass(ms / _SPEED)

    def until(self, is_so: Callable[[], bool]) -> None:
        deadline = self._clock.now_ms() + _PATIENCE_MS
        while not is_so():
            assert self._clock.now_ms() < deadline, f"it does not come about; the prompt is {self.kind}"
            self.wait(_LOOK_MS)

    @property
    def now_ms(self) -> int:
        return self._clock.now_ms()

    @property
    def kind(self) -> PromptKind:
        return self.watched.desk.prompt.kind

    @property
    def hand(self) -> Hand:
        assert self.session.table.hand is not None
        return self.session.table.hand

    def tag(self, card: Card) -> bytes:
        tags = {card: tag for tag, card in self.table.hands.tags().items()}
        return bytes.fromhex(tags[card].partition(":")[2])

    def play(self, *, to: PromptKind | None = None) -> None:
        """On to the end of the hand that is begun or due, or to a prompt; looked through before each step.

        One language after the other, all of them once the hands lie open.
        """
        hands = self.session.table.hands + (self.session.table.hand is None)
        while self.session.table.hands < hands or self.session.table.hand is not None:
            for language in LANGUAGES if self.kind in _PUSHES else (next(self._languages),):
                self.watched.look(language)
            if self.kind is to:
                return
            self._step()
        self.watched.look(next(self._languages))

    def _step(self) -> None:
        match self.kind:
            case PromptKind.TO_ACT_CALL:
                self.session.do(Call(self._to_act))
            case PromptKind.TO_ACT_OPTION:
                self.session.do(Check(self._to_act))
            case PromptKind.TO_ACT_CHECK if len(self.hand.cards.board) < 5:
                burns = self.hand.cards.burns
                self.table.hands.burn()  # it tells that all have checked
                self.until(lambda: self.hand.cards.burns > burns)
            case PromptKind.TO_ACT_CHECK:
                self.session.do(CheckAround())
            case _:
                self.table.dealer.obey(self.watched.desk.prompt)

    @property
    def _to_act(self) -> int:
        seat = self.hand.betting.to_act
        assert seat is not None
        return seat


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory, words: CardWords) -> Iterator[Readers]:
    made = Readers(tmp_path_factory.mktemp("secrecy"), words)
    yield made
    made.close()


def test_a_hand_at_readers_names_what_lies_open_and_nothing_else(readers: Readers) -> None:
    """About 4 s: readers in scenario time, the window and all its sheets looked through at each step."""
    watched = readers.watched
    readers.play()
    assert watched.leaks == []
    # The same look finds what may be named, and readers knew six down cards that might have been.
    public = lying_open(readers.session.records)
    assert len(public) >= 7
    assert set(watched.named) == set(LANGUAGES)
    assert all(public <= named for named in watched.named.values())
    assert watched.most_concealed == 2 * len(_SEATS)


def test_a_down_card_read_at_two_seats_is_told_without_its_name(readers: Readers) -> None:
    """About 2 s, at readers (IRR-18); then the hand goes on to the flop."""
    watched = readers.watched
    readers.play(to=PromptKind.TO_ACT_CALL)
    tag, there = readers.tag(readers.intake.faces(4)[0]), TablePlace(PlaceKind.SEAT, 7)
    readers.table.felt.cards.echo(tag, there, 0, readers.now_ms + _ECHO_MS)
    readers.until(lambda: readers.kind is PromptKind.SEEN_TWICE)
    _look(watched)
    readers.table.dealer.obey(watched.desk.prompt)
    readers.play(to=PromptKind.DEAL_FLOP)
    assert watched.leaks == []


def _look(watched: Watched) -> None:
    for language in LANGUAGES:
        watched.look(language)


def _two_places(felt: Felt) -> None:
    dealt = felt.deal()
    felt.see(dealt[felt.order[0]][0], seat(felt.order[1]))
    felt.wait(OVERLAP_MS)


def _wrong_place(felt: Felt) -> None:
    dealt = felt.deal()
    felt.leave(dealt[felt.order[0]][0], seat(felt.order[0]))
    felt.see(dealt[felt.order[0]][0], seat(felt.order[1]))
    felt.wait(10_000)


def _two_cards_to_one_seat(felt: Felt) -> None:
    for _ in range(2):
        felt.see(felt.top(), seat(felt.order[0]))
    felt.wait(WRONG_SEAT_MS)


def _out_of_turn(felt: Felt) -> None:
    dealt = felt.deal()
    for card in dealt[felt.order[0]]:
        felt.see(card, MUCK)
    felt.wait(10_000)


def _no_burn(felt: Felt) -> None:
    to_the_flop(felt)
    felt.see(felt.top(), BOARD)
    felt.wait(OVERLAP_MS)


def _two_burns(felt: Felt) -> None:
    to_the_flop(felt)
    for _ in range(2):
        felt.see(felt.top(), BURN)
        felt.wait(OVERLAP_MS)


def _early(felt: Felt) -> None:
    felt.deal()
    felt.see(felt.top(), BURN)
    felt.wait(10_000)


def _foreign(felt: Felt) -> None:
    felt.deal()
    felt.see(Tag("iso14443a", "04416D412B0289"), seat(1))
    felt.wait(OVERLAP_MS)


NOTICES: dict[PromptKind, Callable[[Felt], None]] = {
    PromptKind.SEEN_TWICE: _two_places,
    PromptKind.READ_ODD: _wrong_place,
    PromptKind.WRONG_SEAT: _two_cards_to_one_seat,
    PromptKind.IN_MUCK: _out_of_turn,
    PromptKind.NO_BURN: _no_burn,
    PromptKind.TWO_BURNS: _two_burns,
    PromptKind.EARLY_STREET: _early,
    PromptKind.UNKNOWN_CARD: _foreign,
}


@pytest.fixture
def felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=False)
    yield made
    made.log.close()


@pytest.fixture
def watched(felt: Felt, words: CardWords) -> Iterator[Watched]:
    tags = [tag.id.partition(":")[2] for tag in TAGS.values()]
    made = Watched(felt.session, felt.intake, words, tags)
    yield made
    made.close()


@pytest.mark.parametrize("kind", NOTICES)
def test_a_notice_names_no_concealed_card(felt: Felt, watched: Watched, kind: PromptKind) -> None:
    """MIS-6: what a reader saw amiss is told by its place and its rule."""
    NOTICES[kind](felt)
    assert watched.desk.prompt.kind is kind
    _look(watched)
    assert watched.leaks == []


def test_a_read_that_differs_from_the_tap_names_those_two_and_no_other(felt: Felt, watched: Watched) -> None:
    """UX 4.4: the conflict is of two cards of the board."""
    to_the_flop(felt)
    felt.session.do(Burn())
    tapped = [felt.top() for _ in range(3)]
    for card in tapped:
        felt.session.do(DealBoard(card))
    watched.also_open = frozenset({felt.top()})
    for read in watched.also_open:
        felt.see(read, BOARD)
    felt.wait(OVERLAP_MS)
    assert watched.desk.prompt.kind is PromptKind.CONFLICT
    _look(watched)
    assert watched.leaks == []
    assert all({*watched.also_open, tapped[0]} <= named for named in watched.named.values())


def test_a_tap_on_a_down_card_says_nothing_until_that_hand_is_tabled(felt: Felt, watched: Watched) -> None:
    """UX 4.4: the grid is no oracle. IRR-18: the clash shows when the hand is tabled, its other card stays unnamed."""
    refused: list[object] = []
    watched.desk.refused.connect(refused.append)
    dealt = to_the_flop(felt)
    felt.session.do(Burn())
    twice, number = dealt[felt.order[0]][0], felt.order[0]
    for card in (twice, felt.top(), felt.top()):
        watched.desk.wish(TapCard(card))
    _look(watched)
    assert refused == []
    assert felt.notice is None
    for _ in range(2):
        felt.session.do(CheckAround())
        felt.session.do(Burn())
        felt.session.do(DealBoard(felt.top()))
    felt.session.do(CheckAround())
    watched.desk.wish(Tabled(number))
    assert felt.notice == PromptKind.SEEN_TWICE
    _look(watched)
    assert watched.leaks == []


def _label(watched: Watched, card: Card) -> None:
    QLabel(f"Next: {card_name(card)}", watched.window.console).show()


def _tool_tip(watched: Watched, card: Card) -> None:
    watched.window.console.foot.setToolTip(f"burned: {card}")


def _hidden(watched: Watched, card: Card) -> None:
    watched.window.console.grid.setAccessibleDescription(str(card))


def _in_a_sheet(watched: Watched, card: Card) -> None:
    watched.window.wish(Open(Sheet.MENU))
    assert watched.window.console.sheet is not None
    watched.window.console.sheet.setStatusTip(card_name(card).upper())


def _card_itself(watched: Watched, card: Card) -> None:
    watched.window.console.table.secret = (SeatView(3, SeatState.LIVE, tabled=(card,)),)  # type: ignore[attr-defined]


BREAKS = [_label, _tool_tip, _hidden, _in_a_sheet, _card_itself]


@pytest.mark.parametrize("breaks", BREAKS)
def test_the_look_finds_a_concealed_card_wherever_it_is_named(
    felt: Felt, watched: Watched, breaks: Callable[[Watched, Card], None]
) -> None:
    concealed = felt.deal()[1][0]
    watched.look("en")
    assert watched.leaks == []
    breaks(watched, concealed)
    watched.look("en")
    assert watched.leaks != []


def test_the_look_finds_the_id_of_a_tag(felt: Felt, watched: Watched) -> None:
    digits = TAGS[felt.deal()[1][0]].id.partition(":")[2]
    watched.window.console.note.setAccessibleName(":".join(digits.lower()))
    watched.look("en")
    assert watched.leaks != []


def test_the_look_finds_a_view_and_a_grid_that_tell_a_concealed_card(
    felt: Felt, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    concealed = to_the_flop(felt)[1][0]
    felt.session.do(Burn())
    felt.intake.take([DeviceDown("felt", felt.clock.ms, DownReason.LOST, "pulled")])
    watched.look("en")
    assert watched.window.console.grid.isVisible()
    assert watched.leaks == []
    view = watched.desk.view()
    assert view.card_grid is not None
    wrong = replace(view, card_grid=replace(view.card_grid, public=(concealed,)))
    monkeypatch.setattr(watched.desk, "view", lambda *_: wrong)
    watched.look("en")
    assert f"the grid dims {concealed}, which lies concealed" in watched.leaks
    assert f"en: ConsoleView says {concealed}" in watched.leaks
