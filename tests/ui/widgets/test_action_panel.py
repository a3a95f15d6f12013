"""The action panel in each mode: places, names, amber, wishes, and words that are whole (UX 2, 7.3)."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.floor.facts import CallFloor, ConfirmResume, DismissRead, ResumeGame
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.view.panel import PanelView
from dealer_app.ui.widgets import ink
from dealer_app.ui.widgets.action_panel import ActionPanel
from dealer_app.ui.widgets.big_button import BigButton, Look
from dealer_app.ui.widgets.panel import fitted
from dealer_app.ui.wishes import Do, Open, Sheet, ShowRead, Tabled, TakeCard, WinnerIs, Wish
from tests.ui.widgets import panel_views as views


class Longer(QTranslator):
    """Every sentence 40 % longer."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source + " " + "o" * max(1, round(len(source) * 0.4) - 1)


def make(qtbot: QtBot, view: PanelView, *, scale: float = 1.0, warning: bool = False) -> ActionPanel:
    load_fonts()
    panel = ActionPanel(load_palette())
    qtbot.addWidget(panel)
    panel.set_scale(scale)
    panel.show_view(view, warning=warning, stopped_s=38)
    panel.show()
    return panel


def seen(panel: ActionPanel) -> list[BigButton]:
    return [key for key in panel.findChildren(BigButton) if key.isVisible()]


def named(panel: ActionPanel, name: str) -> BigButton:
    return next(key for key in seen(panel) if key.accessibleName() == name)


def press(panel: ActionPanel, *names: str) -> list[Wish]:
    wishes: list[Wish] = []
    panel.wished.connect(wishes.append)
    for name in names:
        QTest.mouseClick(named(panel, name), Qt.MouseButton.LeftButton)
    return wishes


@pytest.mark.parametrize("name", views.ALL)
@pytest.mark.parametrize("scale", [1.0, 1.35])
def test_targets_are_large_and_apart(qtbot: QtBot, name: str, scale: float) -> None:
    panel = make(qtbot, views.ALL[name], scale=scale)
    frames = [QRect(key.mapTo(panel, key.rect().topLeft()), key.size()) for key in seen(panel)]
    for key, frame in zip(seen(panel), frames, strict=True):
        least = 64 if key.accessibleName().startswith("Keypad") else 56
        assert min(frame.width(), frame.height()) >= int(least * scale)
        assert panel.rect().contains(frame)
    for one, other in combinations(frames, 2):
        reach = round(8 * scale) - 1
        assert not one.adjusted(-reach, -reach, reach, reach).intersects(other)


def test_fold_and_call_have_their_sizes_and_are_12_apart(qtbot: QtBot) -> None:
    panel = make(qtbot, views.BET_OPEN)
    fold, call = named(panel, "Fold"), named(panel, "Call 250, likeliest")
    assert (fold.width(), fold.height(), call.width(), call.height()) == (116, 88, 230, 88)
    assert call.x() - (fold.x() + fold.width()) >= 12
    commit, seven = named(panel, "Raise to 500"), named(panel, "Keypad 7")
    assert (commit.width(), commit.height(), seven.width(), seven.height()) == (92, 280, 81, 64)


@pytest.mark.parametrize("name", views.ALL)
def test_at_most_one_amber_key_and_none_with_a_warning(qtbot: QtBot, name: str) -> None:
    for warning, most in ((False, 1), (True, 0)):
        panel = make(qtbot, views.ALL[name], warning=warning)
        assert sum(key.face.look is Look.LIKELIEST for key in seen(panel)) <= most
        assert all(key.accessibleName() for key in seen(panel))


WISHES: list[tuple[PanelView, tuple[str, ...], list[Wish]]] = [
    (views.BET_OPEN, ("Fold",), [Do((Fold(3),))]),
    (views.BET_OPEN, ("Call 250, likeliest",), [Do((Call(3),))]),
    (views.BET_OPEN, ("Raise to 500, minimum",), [Do((PlaceBet(3, 500),))]),
    (views.BET_OPEN, ("Raise to 1,060, all in",), [Do((PlaceBet(3, 1060),))]),
    (views.BET_OPEN, ("Keypad 6", "Keypad 00", "Raise to 600"), [Do((PlaceBet(3, 600),))]),
    (views.BET_OPEN, ("Keypad 5", "Keypad 00", "Keypad 0", "All in 1,060"), [Do((PlaceBet(3, 1060),))]),
    (views.NO_BET, ("Check, likeliest",), [Do((Check(7),))]),
    (views.NO_BET, ("Keypad 3", "Keypad 5", "Bet 35"), [Do((PlaceBet(7, 35),))]),
    (views.NO_BET, ("Check around",), [Do((CheckAround(),))]),
    (views.LIMIT, ("Raise to 16",), [Do((PlaceBet(4, 16),))]),
    (views.STEPS, ("Burned, likeliest",), [Do((PostAll(),))]),
    (views.FORCED, ("Posted, likeliest",), [Do((PostAll(),))]),
    (views.FORCED, ("Seat 4: Small blind 2",), [Open(Sheet.SEAT, 4)]),
    (views.SHOW_OR_MUCK, ("Tabled",), [Tabled(9)]),
    (views.SHOW_OR_MUCK, ("Muck",), [Do((MuckHand(9),))]),
    (views.SHOW_OR_MUCK, ("Winner seat 8", "Side pot 1 won by seat 8"), [WinnerIs(1, (8,))]),
    (views.PUSH, ("Side pot pushed, likeliest",), [Do((PushPot(1),))]),
    (views.BETWEEN, ("Deal, likeliest",), [Do((StartHand("1"),))]),
    (views.STOPPED, ("Ruling given",), [Do((ResumeGame("Ruling given"),))]),
    (views.RESUME, ("All correct, likeliest",), [Do((ConfirmResume(),))]),
    (views.RESUME, ("Call floor",), [Do((CallFloor(),))]),
    (views.READ_NOTICE, ("Show it",), [ShowRead()]),
    (views.READ_NOTICE, ("Not so",), [Do((DismissRead(),))]),
    (views.CONFLICT, ("Read: seven of hearts",), [TakeCard(cards("7h")[0])]),
]


@pytest.mark.parametrize(("view", "names", "wanted"), WISHES, ids=[" ".join(case[1]) for case in WISHES])
def test_a_touch_wishes(qtbot: QtBot, view: PanelView, names: tuple[str, ...], wanted: list[Wish]) -> None:
    assert press(make(qtbot, view), *names) == wanted


def test_a_pot_with_unseen_hands_can_not_be_pushed(qtbot: QtBot) -> None:
    assert not named(make(qtbot, views.PUSH_BLOCKED), "Seat 8 still has cards").isEnabled()


def test_a_disabled_panel_takes_no_touch(qtbot: QtBot) -> None:
    panel = make(qtbot, PanelView(views.STEPS.mode, steps=views.STEPS.steps, large=views.STEPS.large, enabled=False))
    assert press(panel, "Burned, likeliest") == []


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    write = ink.write

    def look(
        painter: QPainter,
        frame: QRectF,
        words: str,
        size: int,
        weight: int,
        colour: QColor,
        align: Qt.AlignmentFlag,
        *,
        wraps: bool,
    ) -> None:
        if not fitted.fits(words, size, weight, frame, wraps=wraps):
            found.append(words)
        write(painter, frame, words, size, weight, colour, align, wraps=wraps)

    monkeypatch.setattr(fitted, "write", look)
    return found


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("scale", [1.0, 1.35])
def test_words_40_percent_longer_are_not_cut(qtbot: QtBot, cut: list[str], scale: float) -> None:
    for view in views.ALL.values():
        make(qtbot, view, scale=scale).grab()
    assert cut == []


def test_a_second_touch_within_120_ms_at_the_same_place_does_nothing(qtbot: QtBot) -> None:
    panel = make(qtbot, views.BET_OPEN)
    key, place = named(panel, "Keypad 7"), QPointF(20, 20)
    for at_ms in (10_000, 10_100, 10_400):
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, place, key.mapToGlobal(place), left, left, none)
            event.setTimestamp(at_ms)
            QApplication.sendEvent(key, event)
    assert panel.typed == "77"


def test_sliding_off_cancels(qtbot: QtBot) -> None:
    panel = make(qtbot, views.BET_OPEN)
    wishes: list[Wish] = []
    panel.wished.connect(wishes.append)
    key = named(panel, "Fold")
    QTest.mousePress(key, Qt.MouseButton.LeftButton)
    QTest.mouseMove(key, key.rect().bottomRight() * 2)
    QTest.mouseRelease(key, Qt.MouseButton.LeftButton, pos=key.rect().bottomRight() * 2)
    assert wishes == []
