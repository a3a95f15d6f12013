"""The rulebook's worked pots, rakes and splits, term by term (POT-X1 to X10, RAKE-X1 to X8, ODD-8, ODD-9)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from dealer_app.guidance.explain.figure import FigureKind as F
from dealer_app.guidance.explain.figure import Term
from dealer_app.guidance.explain.figure import TermKind as T
from dealer_app.guidance.explain.moment import explain
from dealer_app.guidance.settled import settled
from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.facts import Command
from dealer_app.rules.floor.facts import CallFloor
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import NOT_ACTED, Seat, Status
from dealer_app.rules.options import AnteMode, Cap, OddChips, Options, Rake, RakeType, Step, StraddleMode
from dealer_app.rules.posting.facts import StartHand, Straddle
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.rules.showdown.winners import next_to_show
from dealer_app.rules.table import Stop, Table
from dealer_app.ui.view.board import pot_views
from tests.guidance.sums import one, parts
from tests.script import TableScript

THREE = dict.fromkeys((1, 2, 3), 5000)
NINE = dict.fromkeys(range(1, 10), 5000)
NOBODY = dict.fromkeys(range(1, 6), 0)
ROYAL = cards("AsKsQsJsTs")
TEN_PERCENT = Rake(type=RakeType.PERCENT, basis_points=1000, caps=(Cap(2, 10, 5),))
PROMO = (Step(10, 1), Step(30, 2))
ONE_PER_20 = Rake(type=RakeType.PER_AMOUNT, per=20, take=1, caps=(Cap(2, 2, 1), Cap(3, 4, 2), Cap(5, 10, 3)))
STEPS = Rake(type=RakeType.STEPS, steps=(Step(1, 1), Step(20, 2), Step(30, 3), Step(40, 4), Step(50, 5)))


def pulled(totals: Mapping[int, int], *folded: int, dead: int = 0, options: Options | None = None) -> Table:
    """After the last round, everything pulled: what each seat has put in during the hand, and who has given up."""
    script = TableScript(dict.fromkeys(totals, 5000), button=max(totals), options=options).deal()
    seats = tuple(
        Seat(seat, 5000, 0, totals[seat], NOT_ACTED, Status.FOLDED if seat in folded else Status.LIVE)
        for seat in script.hand.setup.order
    )
    betting = script.hand.betting._replace(street=3, to_act=None)
    hand = script.hand._replace(seats=seats, dead=dead, betting=betting, bets_open=False)
    return script.table.with_hand(hand)


def raked(totals: Mapping[int, int], rake: Rake, promo: tuple[Step, ...] = ()) -> Table:
    """The same with this rake; who put in nothing has given up."""
    folded = (seat for seat, total in totals.items() if total < 2 and len(totals) > 2)
    return pulled(totals, *folded, options=Options(rake=rake, promo=promo))


def pots(table: Table) -> list[list[Term]]:
    """What lies in each pot, main pot first."""
    found = [told for told in explain(table) if told.kind is F.PUSH]
    return [list(told.terms) for told in sorted(found, key=lambda told: told.pot or 0)]


def layer(count: int, each: int) -> Term:
    return Term(T.LAYER, count * each, count=count, each=each)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        pytest.param(
            pulled({1: 50, 2: 120, 3: 200, 4: 200}),
            [[layer(4, 50)], [layer(3, 70)], [layer(2, 80)]],
            id="X1: 200, 210 and 160",
        ),
        pytest.param(
            pulled({1: 100, 2: 60, 3: 300, 4: 300}, 2),
            [[layer(3, 100), Term(T.FOLDED, 60)], [layer(2, 200)]],
            id="X2 folded contributor: 360 and 400",
        ),
        pytest.param(
            pulled({1: 50, 2: 60, 3: 100, 4: 100}, 1),
            [[layer(3, 60), Term(T.FOLDED, 50)], [layer(2, 40)]],
            id="X3 short big blind: 230 and 80",
        ),
        pytest.param(
            pulled({1: 3, 2: 25, 3: 25, 4: 5}, 4),
            [[layer(4, 3)], [layer(2, 22), Term(T.FOLDED, 2)]],
            id="X5 all-in for the ante: 12 and 46",
        ),
        pytest.param(
            pulled({1: 60, 2: 60, 3: 40}, 2), [[layer(3, 40)], [layer(2, 20)]], id="X7 single contender: 120 and 40"
        ),
        pytest.param(
            pulled({1: 80, 2: 80, 3: 80, 4: 20}, 4), [[layer(3, 80), Term(T.FOLDED, 20)]], id="X8 equal all-ins: 260"
        ),
        pytest.param(
            pulled({1: 60, 2: 60, 3: 25}, dead=5),
            [[layer(3, 25), Term(T.DEAD, 5, rule="POT-12")], [layer(2, 35)]],
            id="X9 dead small blind: 80 and 70",
        ),
        pytest.param(
            pulled({1: 90, 2: 50, 3: 50}, 1),
            [[layer(3, 50), Term(T.FOLDED_ABOVE, 40, rule="POT-11")]],
            id="POT-11: a folded hand put in most",
        ),
        pytest.param(
            pulled({1: 90, 2: 50, 3: 50, 4: 20}, 1),
            [[layer(4, 20)], [layer(3, 30), Term(T.FOLDED_ABOVE, 40, rule="POT-11")]],
            id="POT-11: what it put in above everybody is in the last pot",
        ),
    ],
)
def test_pot_2_a_pot_is_its_layers_what_was_folded_and_dead_money(table: Table, expected: list[list[Term]]) -> None:
    assert pots(table) == expected
    assert all(sum(term.chips for term in told.terms) == told.total for told in explain(table))


def test_pot_2_what_goes_back_is_what_he_put_in_above_everybody_else() -> None:
    """POT-X4: 530 against 210, and 30 folded."""
    script = TableScript({1: 530, 2: 5000, 3: 210}, button=3, options=Options(small_blind=15, big_blind=30)).deal()
    script.do(Call(3), PlaceBet(1, 530), Fold(2), Call(3))
    back = one(script.table, F.RETURN, seat=1)
    assert (parts(back), back.total) == ([(T.PUT_IN, 530), (T.MATCHED, -210)], 320)


def test_pot_x6_and_x10_folded_to_the_blind_or_straddle_the_rest_of_it_goes_back() -> None:
    """50/100: 50 to the big blind. 5/10 and a straddle of 20: 10 to the straddler."""
    blind = TableScript(THREE, button=3, options=Options(small_blind=50, big_blind=100)).deal().do(Fold(3), Fold(1))
    assert parts(one(blind.table, F.RETURN, seat=2)) == [(T.PUT_IN, 100), (T.MATCHED, -50)]
    options = Options(small_blind=5, big_blind=10, straddle=StraddleMode.UTG)
    straddled = TableScript(THREE, button=3, options=options).start()
    assert parts(one(straddled.table, F.STRADDLE)) == [(T.BIG_BLIND, 20)]
    straddled.do(Straddle(3), DealAll()).do(Fold(1), Fold(2))
    assert parts(one(straddled.table, F.RETURN, seat=3)) == [(T.PUT_IN, 20), (T.MATCHED, -10)]


def test_he_6_the_pot_pulled_is_what_lies_there_what_the_house_took_and_the_bets() -> None:
    """Blinds of 20: 40 in the pot, 4 of it taken; a bet of 20 and its call."""
    options = Options(small_blind=20, big_blind=20, rake=STEPS)
    script = TableScript({1: 100, 2: 100}, button=2, options=options).deal().do(Check(2), Check(1)).street()
    assert parts(one(script.table, F.RAKE_TAKEN)) == [(T.STEP, 4)]
    script.do(PlaceBet(1, 20), Call(2))
    assert parts(one(script.table, F.PULLED)) == [(T.MIDDLE, 36), (T.TAKEN, 4), (T.IN_FRONT, 40)]
    assert parts(one(script.table, F.POT)) == [(T.LAYER, 40), (T.RAKE, -4)]


def test_pot_5_a_side_pot_to_be_cut_is_told_by_its_layer() -> None:
    """20, 50 and a bet of 100: 2 x 30 beside the main pot, once 50 have gone back."""
    script = TableScript({1: 20, 2: 50, 3: 100}, button=3).deal().do(PlaceBet(3, 100), Call(1), Call(2))
    assert one(script.table, F.CUT, pot=1).terms == (layer(2, 30),)


@pytest.mark.parametrize(
    ("table", "rake", "jackpot"),
    [
        pytest.param(raked({1: 18, 2: 18, 3: 1}, TEN_PERCENT, PROMO), [(T.PERCENT, 3)], [(T.STEP, 2)], id="X1: 37"),
        pytest.param(
            raked({1: 34, 2: 34}, TEN_PERCENT, PROMO),
            [(T.PERCENT, 6), (T.OVER_CAP, -1)],
            [(T.STEP, 2)],
            id="X2: 68, capped",
        ),
        pytest.param(
            raked({1: 25, 2: 25, 3: 25, 4: 0}, ONE_PER_20), [(T.PER_AMOUNT, 3), (T.OVER_CAP, -1)], [], id="X4: 75, four"
        ),
        pytest.param(raked({**NOBODY, 6: 29, 7: 30}, ONE_PER_20), [(T.PER_AMOUNT, 2)], [], id="X5: 59, seven dealt in"),
        pytest.param(raked({1: 17, 2: 17}, STEPS), [(T.STEP, 3)], [], id="X6: 34"),
        pytest.param(
            raked({1: 83, 2: 84}, replace(TEN_PERCENT, basis_points=500, caps=(Cap(2, 10, 10),))),
            [(T.PERCENT, 8)],
            [],
            id="X7: 5 % of 167",
        ),
        pytest.param(
            raked({1: 34, 2: 34}, replace(TEN_PERCENT, increment=5)),
            [(T.PERCENT, 6), (T.BELOW_INCREMENT, -1)],
            [],
            id="RAKE-2: 68 in steps of 5",
        ),
        pytest.param(
            raked({1: 1, 2: 1}, STEPS, (Step(1, 2),)), [(T.STEP, 1)], [(T.STEP, 2), (T.OVER_REST, -1)], id="RAKE-20: 2"
        ),
    ],
)
def test_rake_and_jackpot_by_the_structure_of_the_house(
    table: Table, rake: list[tuple[T, int]], jackpot: list[tuple[T, int]]
) -> None:
    assert parts(one(table, F.RAKE)) == rake
    assert [parts(told) for told in explain(table) if told.kind is F.JACKPOT] == ([jackpot] if jackpot else [])


def test_rake_5_what_lies_on_the_rake_spot_already_is_taken_off() -> None:
    """5 % of 153 with a cap of 5, of which 3 lie there."""
    table = raked({1: 76, 2: 77}, replace(TEN_PERCENT, basis_points=500))
    assert table.hand is not None
    rake = one(table.with_hand(table.hand._replace(taken=table.hand.taken._replace(house=3))), F.RAKE)
    assert (parts(rake), rake.total) == ([(T.PERCENT, 7), (T.OVER_CAP, -2), (T.TAKEN, -3)], 2)
    assert (rake.rule, rake.terms[0].of, rake.terms[0].basis_points) == ("RAKE-2", 153, 500)


def test_rake_20_a_rake_that_reaches_for_the_jackpot_is_told_with_what_it_leaves() -> None:
    """14 of 16, where 4 lie in the jackpot's place since a smaller pot."""
    table = raked({1: 8, 2: 8}, Rake(type=RakeType.STEPS, steps=(Step(12, 1), Step(16, 14))), (Step(1, 4),))
    assert table.hand is not None
    rake = one(table.with_hand(table.hand._replace(taken=table.hand.taken._replace(house=1, promo=4))), F.RAKE)
    assert (parts(rake), rake.total) == ([(T.STEP, 14), (T.OVER_REST, -2), (T.TAKEN, -1)], 11)


def test_rake_8_each_pot_bears_what_its_chips_add_and_the_main_pot_the_jackpot() -> None:
    """RAKE-X8, pots of 12 and 500: rake 1 and 4, jackpot 2 from the main pot: 9 and 496 are pushed."""
    table = settled(raked({1: 4, 2: 254, 3: 254}, TEN_PERCENT, PROMO))
    assert parts(one(table, F.RAKE_OF_POT, pot=0)) == [(T.RAKE_UP_TO, 1)]
    assert parts(one(table, F.RAKE_OF_POT, pot=1)) == [(T.RAKE_UP_TO, 5), (T.RAKE_UP_TO, -1)]
    assert parts(one(table, F.PUSH, pot=0)) == [(T.LAYER, 12), (T.RAKE, -1), (T.JACKPOT, -2)]
    assert parts(one(table, F.PUSH, pot=1)) == [(T.LAYER, 500), (T.RAKE, -4)]
    assert parts(one(table, F.DROP)) == [(T.RAKE, 5), (T.JACKPOT, 2)]


def test_rake_8_what_a_side_pot_can_not_bear_comes_from_the_pot_before_it() -> None:
    """5 for each 100 of 99 and 2: the side pot bears its 2, the main pot 3."""
    table = settled(raked({1: 33, 2: 34, 3: 34}, Rake(type=RakeType.PER_AMOUNT, per=100, take=5)))
    assert parts(one(table, F.RAKE_OF_POT, pot=0)) == [(T.OF_NEXT_POT, 3)]
    assert parts(one(table, F.RAKE_OF_POT, pot=1)) == [(T.RAKE_UP_TO, 5), (T.OVER_POT, -3)]
    assert one(table, F.PUSH, pot=1).total == 0


def tied(options: Options, button: int, *acts: Command, stacks: Mapping[int, int]) -> TableScript:
    """The acts before the flop, then a royal flush on the board: all who are in tie, and have shown."""
    script = TableScript(stacks, button=button, options=options).deal().do(*acts)
    for street in (ROYAL[:3], ROYAL[3:4], ROYAL[4:]):
        script.street(street)
        if script.hand.betting.to_act is not None:
            script.do(CheckAround())
    script.settle()
    holes = iter(("2c2d", "3c3d", "4c4d", "5c5d"))
    while script.phase is Phase.SHOWING:
        seat = next_to_show(script.hand)
        assert seat is not None
        script.do(TableHand(seat, cards(next(holes))))
    return script


def shares(script: TableScript) -> dict[int | None, list[tuple[T, int]]]:
    return {told.seat: parts(told) for told in explain(script.table) if told.kind is F.SHARE}


def test_odd_8_the_first_left_of_the_button_gets_the_odd_chip() -> None:
    """Button 5 of 9, pot 101, winners 2 and 7: seat 7 gets 51, seat 2 gets 50."""
    script = tied(Options(), 5, PassTo(2), PlaceBet(2, 50), PassTo(7), Call(7), stacks=NINE)
    assert shares(script) == {7: [(T.EVEN_SHARE, 50), (T.ODD_CHIP, 1)], 2: [(T.EVEN_SHARE, 50)]}
    assert parts(one(script.table, F.EACH)) == [(T.EVEN_SHARE, 50)]
    assert parts(one(script.table, F.ODD_CHIPS)) == [(T.POT, 101), (T.EVEN_SHARES, -100)]
    assert parts(one(script.table, F.PUSH)) == [(T.LAYER, 100), (T.FOLDED, 1)]


def test_odd_8_three_winners_of_100_with_the_button_last() -> None:
    """Button 9, winners 1, 4 and 9: 34, 33 and 33."""
    acts = (PassTo(4), PlaceBet(4, 33), PassTo(9), Call(9), Call(1), Fold(2))
    script = tied(Options(small_blind=1, big_blind=1), 9, *acts, stacks=NINE)
    even = [(T.EVEN_SHARE, 33)]
    assert shares(script) == {1: [*even, (T.ODD_CHIP, 1)], 4: even, 9: even}


def test_odd_9_what_is_below_one_chip_goes_with_the_first_odd_one() -> None:
    """Units of 5, pot 217, two winners: 112 and 105."""
    options = Options(small_blind=5, big_blind=10, min_chip=5)
    script = tied(options, 3, PlaceBet(3, 106), Fold(1), Call(2), stacks={1: 5000, 2: 106, 3: 106})
    assert shares(script) == {
        2: [(T.EVEN_SHARE, 105), (T.ODD_CHIP, 5), (T.BELOW_CHIP, 2)],
        3: [(T.EVEN_SHARE, 105)],
    }


def test_odd_2_the_first_takes_all_odd_chips_where_the_house_says_so() -> None:
    """A pot of 65 among three in turn: 21 each and 2 over."""
    acts = (PlaceBet(4, 21), Call(1), Call(2), Fold(3))
    options = Options(odd_chips=OddChips.FIRST_TAKES_ALL)
    script = tied(options, 1, *acts, stacks=dict.fromkeys((1, 2, 3, 4), 100))
    even = [(T.EVEN_SHARE, 21)]
    assert shares(script) == {2: [*even, (T.ODD_CHIP, 2)], 4: even, 1: even}


def test_pot_8_who_wins_several_pots_gets_the_sum_of_his_shares() -> None:
    """Seat 1 all-in for 20; all three tie: 20 of 60 in the main pot, 30 of 60 in the side pot."""
    script = tied(Options(), 3, PlaceBet(3, 50), Call(1), Call(2), stacks={1: 20, 2: 50, 3: 50})
    script.do(PushPot(1), TableHand(1, cards("4c4d")))
    assert parts(one(script.table, F.GETS, seat=2)) == [(T.SHARE, 20), (T.SHARE, 30)]
    assert parts(one(script.table, F.SHARE, seat=1)) == [(T.EVEN_SHARE, 20)]


def test_pots_made_one_are_told_by_all_their_layers() -> None:
    """With `merge_pots_after_kill`: seat 1, all-in for 20, loses; 3 x 20 and 2 x 30 are one pot of 120."""
    script = TableScript({1: 20, 2: 50, 3: 50}, button=3, options=Options(merge_pots_after_kill=True)).deal()
    script.do(PlaceBet(3, 50), Call(1), Call(2)).street(cards("Ks9d4c")).street(cards("2h")).street(cards("3s"))
    script.settle().do(TableHand(2, cards("AcAd")), MuckHand(3), MuckHand(1))
    assert parts(one(script.table, F.PUSH)) == [(T.LAYER, 60), (T.LAYER, 60)]


def test_a_pot_made_of_several_is_gone_once_it_is_pushed() -> None:
    """The same with a rake of 1 yet to be dropped: 119 were pushed, nothing lies in the middle any more."""
    rake = Rake(type=RakeType.STEPS, steps=(Step(1, 1),))
    options = Options(merge_pots_after_kill=True, rake=rake)
    script = TableScript({1: 20, 2: 50, 3: 50}, button=3, options=options).deal()
    script.do(PlaceBet(3, 50), Call(1), Call(2)).street(cards("Ks9d4c")).street(cards("2h")).street(cards("3s"))
    script.settle().do(TableHand(2, cards("AcAd")), MuckHand(3), MuckHand(1), PushPot(0))
    assert parts(one(script.table, F.PUSH)) == [(T.LAYER, 60), (T.LAYER, 60), (T.RAKE, -1)]
    assert not [told for told in explain(script.table) if told.kind is F.POT]
    assert pot_views(script.hand) == ()


def test_show_5_no_share_of_a_pot_that_hangs_on_cards_nobody_has_seen() -> None:
    script = TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2))
    for street in (ROYAL[:3], ROYAL[3:4], ROYAL[4:]):
        script.street(street).do(CheckAround())
    assert {told.kind for told in explain(script.settle().table)} == {F.PUSH}


def test_bld_3_and_bld_18_a_short_stack_cuts_its_forced_bets() -> None:
    """Ante 2; seat 1 has 1 and seat 2, the big blind of 10, has 9: 2 for the ante, 7 for the blind."""
    options = Options(small_blind=5, big_blind=10, ante=2, ante_mode=AnteMode.EACH)
    script = TableScript({1: 1, 2: 100, 3: 9}, button=1, options=options).do(StartHand())
    told = [(bet.kind, bet.seat, parts(bet)) for bet in explain(script.table) if bet.kind in (F.FORCED_BET, F.BLINDS)]
    assert told == [
        (F.FORCED_BET, None, [(T.ANTE, 2)]),
        (F.FORCED_BET, 1, [(T.ANTE, 2), (T.BEYOND_STACK, -1)]),
        (F.BLINDS, None, [(T.POSTED, 5), (T.POSTED, 7)]),
        (F.FORCED_BET, 2, [(T.SMALL_BLIND, 5)]),
        (F.FORCED_BET, 3, [(T.BIG_BLIND, 10), (T.BEYOND_STACK, -3)]),
    ]


def test_bld_18_who_is_all_in_for_the_ante_has_nothing_left_for_the_blind() -> None:
    """Ante 1, both seats have 1: what is posted together is 0 and 0."""
    script = TableScript({1: 1, 2: 1}, button=1, options=Options(ante=1, ante_mode=AnteMode.EACH)).do(StartHand())
    assert parts(one(script.table, F.BLINDS)) == [(T.POSTED, 0), (T.POSTED, 0)]
    assert parts(one(script.table, F.FORCED_BET, seat=2)) == [(T.BIG_BLIND, 2), (T.BEYOND_STACK, -2)]


def test_while_play_stands_still_only_what_lies_there_is_told() -> None:
    script = TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2)).street().do(CallFloor())
    assert [told.kind for told in explain(script.table)] == [F.POT]


def test_after_a_restart_the_step_that_comes_then_is_told() -> None:
    """The prompt says which hand is restored and that 6 are to be pulled in it."""
    script = TableScript(THREE, button=3).deal().do(Call(3), Call(1), Check(2))
    restored = script.table._replace(stops=(Stop.RESTART,))
    assert parts(one(restored, F.PULLED)) == [(T.IN_FRONT, 6)]
