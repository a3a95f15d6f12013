"""All in, hands face up, cards still to come: nothing is told that hangs on them (SHOW-9, `allin_face_up`)."""

from dealer_app.guidance.next_step import next_step, steps
from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.betting.facts import Call, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import Burn
from dealer_app.rules.options import Options
from dealer_app.rules.showdown.facts import TableHand
from dealer_app.ui.view.build import console_view
from dealer_app.ui.view.scene import Scene
from tests.script import TableScript

FACE_UP = Options(allin_face_up=True)


def test_show_9_the_push_is_not_told_before_the_river_lies_there() -> None:
    script = TableScript({1: 100, 2: 100, 3: 100}, button=3, options=FACE_UP).deal()
    script.do(PlaceBet(3, 100), Call(1), Fold(2)).settle().do(TableHand(1, cards("AsAd")), TableHand(3, cards("QhQd")))
    script.street(cards("Ks9d4c")).street(cards("2h")).settle().do(Burn())
    assert [step.kind for step in steps(script.table)] == [K.DEAL_RIVER]
    assert next_step(script.table).follows is None


def test_show_9_a_side_pot_is_nobodys_while_cards_are_to_come_though_its_hands_lie_open() -> None:
    script = TableScript({1: 100, 2: 100, 3: 50}, button=3, options=FACE_UP).deal()
    script.do(Call(3), PlaceBet(1, 100), Call(2), Call(3)).settle()
    script.do(TableHand(1, cards("AsAd")), TableHand(2, cards("QhQd")))
    shown = console_view(script.table, next_step(script.table), Scene()).showdown
    assert shown is not None
    assert [(row.seat, row.wins, row.gets) for row in shown.rows] == [(1, (), None), (2, (), None), (3, (), None)]
    assert [card.shares for card in shown.push] == [(), ()]
