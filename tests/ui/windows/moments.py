"""The states of the window that are looked at: the scenes at the table, more of the panel, and each sheet."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QAbstractButton

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Call, Fold
from dealer_app.rules.cards import card
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.wishes import CallTime, Open, Sheet, Tabled, TapCard, TapSeat, Why, Wish
from tests.ui.scenes import SCENES, Table

Touch = Callable[[MainWindow], None]


class Moment(NamedTuple):
    """A state: a scene at the table, a while that passes, and what is touched then.

    `is_live`: seen while a hand is dealt, bet or shown.
    """

    scene: Callable[[Table], None]
    touch: Touch
    is_live: bool = True
    waits_s: int = 0


def _wishes(*wished: Wish) -> Touch:
    def touch(window: MainWindow) -> None:
        for wish in wished:
            window.wish(wish)

    return touch


def _rule_tab(tab: int) -> Touch:
    def touch(window: MainWindow) -> None:
        window.wish(Why())
        key = window.findChild(QAbstractButton, f"sheet.rule.tab.{tab}")
        assert key is not None
        key.click()

    return touch


def _steps_by_hand(table: Table) -> None:
    """Bets to pull and a burn to tap: no reader is there."""
    SCENES["betting"](table)
    table.session.do(Call(3))
    table.session.do(Fold(7))


def _deal(table: Table) -> None:
    """The blinds are in, the cards to deal."""
    table.session.do(StartHand())
    table.session.do(PostAll())


def _odd_read(table: Table) -> None:
    """A warning with a red edge."""
    SCENES["betting"](table)
    table.session.do(NoteIrregularity(PromptKind.TWO_BURNS.value, "burn", 0, (), "IRR-33"))


MOMENTS: dict[str, Moment] = {
    **{name: Moment(scene, _wishes(), is_live=name != "between-hands") for name, scene in SCENES.items()},
    "steps": Moment(_steps_by_hand, _wishes()),
    "deal": Moment(_deal, _wishes()),
    "odd-read": Moment(_odd_read, _wishes()),
    "toast": Moment(_deal, _wishes(TapSeat(7))),
    "long-thought": Moment(SCENES["betting"], _wishes(), waits_s=75),
    "time-called": Moment(SCENES["betting"], _wishes(CallTime(3)), waits_s=75),
    "refused": Moment(SCENES["betting"], _wishes(TapSeat(3))),
    "tabled-cards": Moment(SCENES["showdown"], _wishes(Tabled(6), TapCard(card("9c")))),
    "sheet-rule": Moment(SCENES["betting"], _rule_tab(0)),
    "sheet-rankings": Moment(SCENES["betting"], _rule_tab(1)),
    "sheet-glossary": Moment(SCENES["betting"], _rule_tab(2)),
    "sheet-seat": Moment(SCENES["between-hands"], _wishes(Open(Sheet.SEAT, 7)), is_live=False),
    "sheet-seat-live": Moment(SCENES["betting"], _wishes(Open(Sheet.SEAT, 3))),
    "sheet-devices": Moment(SCENES["reader-lost"], _wishes(Open(Sheet.DEVICES))),
    "sheet-log": Moment(SCENES["betting"], _wishes(Open(Sheet.LOG))),
    "sheet-undo": Moment(SCENES["betting"], _wishes(Open(Sheet.UNDO))),
    "sheet-menu": Moment(SCENES["betting"], _wishes(Open(Sheet.MENU))),
    "sign": Moment(SCENES["betting"], _wishes(Open(Sheet.SIGN)), is_live=False),
}
