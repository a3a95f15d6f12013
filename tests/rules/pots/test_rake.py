"""What the house takes, when and before what (RAKE-1, RAKE-5, RAKE-9, RAKE-19, ODD-7). Blinds 1 and 2, button 3."""

import pytest

from dealer_app.rules.betting.facts import Call, CheckAround, Fold, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import Burn
from dealer_app.rules.decide import decide
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import gross
from dealer_app.rules.options import Options, Rake, RakeType, Step
from dealer_app.rules.pots.award import net
from dealer_app.rules.pots.facts import DropRake, PullBets, PushPot, RakeDropped, RakeTaken, ReturnUncalled, TakeRake
from dealer_app.rules.pots.rake import attribute
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from tests.script import TableScript

TENTH = Rake(type=RakeType.PERCENT, basis_points=1000)
RISING = Rake(type=RakeType.STEPS, steps=(Step(1, 1), Step(20, 2), Step(30, 3), Step(40, 4), Step(50, 5)))
ROYAL = cards("AsKsQsJsTs")


def three(options: Options, to: int) -> TableScript:
    """Three players with 100, all in for `to` before the flop."""
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3, options=options).deal()
    return script.do(PlaceBet(3, to), Call(1), Call(2))


def board_plays(options: Options, to: int) -> TableScript:
    """The board is a royal flush and nobody bets after the flop: whoever tables has the best hand."""
    script = three(options, to)
    for street in (ROYAL[:3], ROYAL[3:4], ROYAL[4:]):
        script.street(street).do(CheckAround())
    return script.settle()


def taken(script: TableScript) -> tuple[int, int]:
    return script.hand.taken.house, script.hand.taken.promo


def stacks(script: TableScript) -> list[int]:
    return [occupant.stack for occupant in script.table.seats]


def test_rake_1_rake_and_then_jackpot_leave_the_gross_pot_and_the_rest_is_split() -> None:
    """Gross 30: rake 3, jackpot 2 from a pot of 30 on, though 27 are left of it then; net 25."""
    script = three(Options(rake=TENTH, promo=(Step(30, 2),)), 10).do(PullBets())
    assert gross(script.hand) == 30
    for expected in (RakeTaken(3, 0), RakeTaken(0, 2)):
        assert decide(script.table, TakeRake()) == (expected,)
        script.do(TakeRake())
    assert net(script.hand, 0) == 25
    script.street().do(PlaceBet(1, 2), Fold(2), Fold(3)).settle().do(PushPot(0), DropRake())
    assert stacks(script) == [90 + 25, 90, 90]


def test_rake_1_the_gross_pot_is_what_is_left_after_the_uncalled_excess_is_back() -> None:
    """30 before the flop; 70 bet into it and not called go back, so rake 3 of 30 and not 10 of 100."""
    script = three(Options(rake=TENTH), 10).street().do(PlaceBet(1, 70), Fold(2), Fold(3)).do(ReturnUncalled())
    assert gross(script.hand) == 30
    script.settle()
    assert (taken(script), net(script.hand, 0)) == ((3, 0), 27)


@pytest.mark.parametrize(("caller", "expected"), [(40, 8), (100, 20)])
def test_rake_9_what_nobody_called_is_not_raked(caller: int, expected: int) -> None:
    """All-in 100, called with 40: 60 go back, and of 81 with the small blind 8 are raked; called in full, 20 of 201."""
    script = TableScript({1: 200, 2: caller, 3: 100}, button=3, options=Options(rake=TENTH)).deal()
    script.do(PlaceBet(3, 100), Fold(1), Call(2)).settle()
    assert taken(script) == (expected, 0)


def test_rake_9_a_bet_that_all_fold_to_is_not_raked_before_the_flop_either() -> None:
    """Raise to 98 where the house rakes without a flop: 1 + 2 + 2 stay, a tenth of that is less than a chip."""
    options = Options(rake=Rake(type=RakeType.PERCENT, basis_points=1000, no_flop_no_drop=False), promo=(Step(6, 1),))
    script = TableScript(dict.fromkeys((1, 2, 3), 100), button=3, options=options).deal()
    script.do(PlaceBet(3, 98), Fold(1), Fold(2)).settle()
    assert (gross(script.hand), taken(script)) == (5, (0, 0))


def test_rake_5_it_is_pulled_at_the_end_of_each_round_in_which_the_pot_passes_a_step() -> None:
    """Pots of 12, 24, 24 and 42: 1, then 1 more, then none, then 2 more; 4 is what the steps say of 42."""
    script = three(Options(rake=RISING), 4)
    bets = {1: 4, 2: 0, 3: 6}
    pulled = []
    for street in range(4):
        before = taken(script)
        if street and bets[street]:
            script.do(PlaceBet(1, bets[street]), Call(2), Call(3))
        elif street:
            script.do(CheckAround())
        assert taken(script) == before
        script.settle()
        pulled.append(taken(script)[0] - before[0])
        if street < 3:
            script.street()
    assert pulled == [1, 1, 0, 2]
    assert (gross(script.hand), taken(script)) == (42, (4, 0))


def test_rake_5_no_card_comes_before_it_lies_on_the_rake_spot() -> None:
    script = three(Options(rake=RISING), 4).do(PullBets())
    assert script.phase is Phase.RAKING
    with pytest.raises(Refused) as refused:
        script.do(Burn())
    assert (refused.value.why, refused.value.rule) == (Refusal.BETS_NOT_PULLED, "RAKE-5")
    script.do(TakeRake())
    with pytest.raises(Refused) as refused:
        script.do(TakeRake())
    assert refused.value.why is Refusal.NO_RAKE_DUE
    assert script.do(Burn()).hand.cards.burns == 1


def test_rake_5_it_is_dropped_only_after_the_pot_has_been_pushed() -> None:
    """Pot 30 by the steps: 3."""
    script = board_plays(Options(rake=RISING), 10)
    script.do(*(TableHand(seat, cards(hole)) for seat, hole in enumerate(("2c2d", "3c3d", "4c4d"), start=1)))
    with pytest.raises(Refused) as refused:
        script.do(DropRake())
    assert (refused.value.why, refused.value.rule) == (Refusal.NOT_NOW, "RAKE-5")
    script.do(PushPot(0))
    assert script.phase is Phase.CLOSING
    assert decide(script.table, DropRake())[0] == RakeDropped(3, 0)
    assert stacks(script.do(DropRake())) == [99, 99, 99]


def test_odd_7_rake_and_jackpot_are_gone_before_the_split() -> None:
    """Pot 30 less 3 and 2 is 25: 13 to the first left of the button, 12 to the other. Uncut it would be 15 each."""
    script = board_plays(Options(rake=TENTH, promo=(Step(20, 2),)), 10)
    script.do(MuckHand(1), TableHand(2, cards("2c2d")), TableHand(3, cards("3c3d"))).do(PushPot(0), DropRake())
    assert stacks(script) == [90, 90 + 13, 90 + 12]


@pytest.mark.parametrize(
    ("rake", "promo", "seat_2", "seat_3"),
    [
        pytest.param(1, 0, 15, 14, id="29 left"),
        pytest.param(2, 0, 14, 14, id="28 left"),
        pytest.param(4, 0, 13, 13, id="26 left"),
        pytest.param(4, 4, 11, 11, id="22 left"),
    ],
)
def test_rake_19_no_winner_pays_the_rake_alone(rake: int, promo: int, seat_2: int, seat_3: int) -> None:
    """Pot 30, two winners: what is taken leaves the whole pot, so their shares differ by the odd chip at most."""
    fixed = Rake(type=RakeType.STEPS, steps=(Step(30, rake),))
    options = Options(rake=fixed, promo=(Step(30, promo),) if promo else ())
    script = board_plays(options, 10).do(MuckHand(1), TableHand(2, cards("2c2d")), TableHand(3, cards("3c3d")))
    script.do(PushPot(0), DropRake())
    assert stacks(script) == [90, 90 + seat_2, 90 + seat_3]


def test_rake_19_what_a_side_pot_pays_is_shared_by_its_winners() -> None:
    """All-in 20 of three: main pot 60, rake 6; side pot 80, rake 8. Seats 2 and 3 tie for both: 27 and 36 each."""
    script = TableScript({1: 20, 2: 60, 3: 60}, button=3, options=Options(rake=TENTH)).deal()
    script.do(PlaceBet(3, 60), Call(1), Call(2))
    for street in (ROYAL[:3], ROYAL[3:4], ROYAL[4:]):
        script.street(street)
    script.settle().do(TableHand(2, cards("2c2d")), TableHand(3, cards("3c3d"))).do(PushPot(1))
    script.do(MuckHand(1), PushPot(0), DropRake())
    assert stacks(script) == [0, 63, 63]


FIVE_PER_HUNDRED = Rake(type=RakeType.PER_AMOUNT, per=100, take=5)


@pytest.mark.parametrize(
    ("amounts", "house", "promo", "cuts"),
    [
        pytest.param((99, 2), 5, 0, ((3, 0), (2, 0)), id="what the side pot of 2 can't bear comes from the main pot"),
        pytest.param((99, 2), 5, 1, ((3, 1), (2, 0)), id="the jackpot from the main pot, nothing back to the side pot"),
        pytest.param((97, 2, 2), 5, 0, ((1, 0), (2, 0), (2, 0)), id="through the pot between to the main pot"),
        pytest.param((100, 50), 5, 0, ((5, 0), (0, 0)), id="a pot that bears its part bears it alone"),
    ],
)
def test_rake_8_no_pot_bears_more_than_it_holds(
    amounts: tuple[int, ...], house: int, promo: int, cuts: tuple[tuple[int, int], ...]
) -> None:
    assert attribute(amounts, FIVE_PER_HUNDRED, 3, house, promo) == cuts


def test_inv_1_no_chip_appears_where_a_small_side_pot_passes_a_step_of_the_rake() -> None:
    """33 each in the main pot, 1 each in the side pot: 101 reach 100, so 5 are taken, 2 of them from the side pot."""
    script = TableScript({1: 33, 2: 34, 3: 34}, button=3, options=Options(rake=FIVE_PER_HUNDRED)).deal()
    script.do(PlaceBet(3, 34), Call(1), Call(2)).settle()
    for street in (ROYAL[:3], ROYAL[3:4], ROYAL[4:]):
        script.street(street)
    script.settle().do(TableHand(2, cards("2c3c")), TableHand(3, cards("2d3d")), TableHand(1, cards("2h3h")))
    script.do(PushPot(1), PushPot(0), DropRake())
    assert sorted(stacks(script)) == [32, 32, 32]


def test_rake_20_rake_and_jackpot_together_never_take_more_than_there_is() -> None:
    """Of 12 before the flop 1 and 4 are taken; of 16 the rake would be 14, but 4 lie in the jackpot's place already."""
    steep = Rake(type=RakeType.STEPS, steps=(Step(12, 1), Step(16, 14)))
    script = three(Options(rake=steep, promo=(Step(1, 4),)), 4).settle()
    assert taken(script) == (1, 4)
    script.street().do(PlaceBet(1, 2), Call(2), Fold(3)).settle()
    assert gross(script.hand) == 16
    assert taken(script) == (12, 4)
    script.street().do(PlaceBet(1, 2), Fold(2)).settle().do(PushPot(0), DropRake())
    assert sum(stacks(script)) == 300 - 16
