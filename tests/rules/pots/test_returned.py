"""What nobody called goes back, and its owner has chips again (POT-2, GEN-3)."""

from dealer_app.rules.betting.facts import Call, PlaceBet
from dealer_app.rules.hand import Status
from dealer_app.rules.options import Options
from dealer_app.rules.pots.facts import ReturnUncalled
from tests.script import TableScript


def test_gen_3_who_gets_chips_back_is_not_all_in() -> None:
    """All-in for 100 against 30: 70 come back, nobody can act, and the flop is dealt."""
    script = TableScript({1: 100, 2: 30}, button=1, options=Options(small_blind=5, big_blind=10)).deal()
    script.do(PlaceBet(1, 100), Call(2), ReturnUncalled())
    assert (script.hand.seat(1).stack, script.hand.seat(1).status) == (70, Status.LIVE)
    assert script.hand.seat(2).status is Status.ALL_IN
    script.street()
    assert script.hand.betting.to_act is None
