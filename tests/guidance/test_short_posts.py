"""What the dealer is told to take from a player who is too short for what he owes (BLD-3, BLD-15, BLD-18)."""

from dealer_app.guidance.prompt import PromptKind as K
from dealer_app.rules.dealing.facts import DealAll
from dealer_app.rules.options import AnteMode, BbAnteOrder, Options
from dealer_app.rules.posting.facts import Post, PostAll, StartHand
from dealer_app.rules.pots.due import middle
from tests.guidance.told import said
from tests.script import TableScript

THREE = {1: 1000, 2: 1000, 3: 1000}


def started(stacks: dict[int, int], options: Options) -> TableScript:
    """Button 3, small blind 1, big blind 2."""
    return TableScript(stacks, button=3, options=options).do(StartHand())


def test_bld_3_a_short_big_blind_puts_in_what_he_has() -> None:
    """50 and 60 of 100."""
    script = started(THREE | {2: 60}, Options(small_blind=50, big_blind=100))
    assert said(script) == (K.POST_BLINDS, None, 110, "BLD-2")
    script.do(PostAll())
    assert [seat.bet for seat in script.hand.seats] == [50, 60, 0]


def test_bld_15_what_is_left_after_the_blind_goes_to_the_ante() -> None:
    """130 chips: 100 of blind, 30 of the ante of 100."""
    options = Options(small_blind=50, big_blind=100, ante_mode=AnteMode.BB_ANTE, ante=100)
    script = started(THREE | {2: 130}, options).do(Post(), Post())
    assert said(script) == (K.BB_ANTE, 2, 30, "BLD-15")
    assert script.do(Post()).hand.dead == 30


def test_bld_15_ante_first_takes_the_ante_before_the_blind() -> None:
    """130 chips: all of the ante of 100, 30 of blind."""
    options = Options(
        small_blind=50,
        big_blind=100,
        ante_mode=AnteMode.BB_ANTE,
        ante=100,
        bb_ante_order=BbAnteOrder.ANTE_FIRST,
    )
    script = started(THREE | {2: 130}, options)
    assert said(script) == (K.POST_BLINDS, None, 80, "BLD-2")
    assert said(script.do(Post())) == (K.BB_ANTE, 2, 100, "BLD-15")
    assert said(script.do(Post())) == (K.DEAD_SB, 2, 30, "BLD-2")


def test_bld_18_an_ante_of_each_comes_before_the_blind() -> None:
    """12 chips: 10 of ante, 2 of blind; 30 of antes lie in the middle."""
    options = Options(small_blind=50, big_blind=100, ante_mode=AnteMode.EACH, ante=10)
    script = started(THREE | {2: 12}, options).do(Post(), Post(), Post())
    assert said(script) == (K.POST_BLINDS, None, 52, "BLD-2")
    script.do(PostAll())
    assert middle(script.hand) == ((30, (1, 2, 3)),)


def test_rake_12_a_short_button_pays_what_he_has_of_the_charge() -> None:
    script = started(THREE | {3: 2}, Options(small_blind=1, big_blind=2, button_charge=5))
    assert said(script) == (K.BUTTON_CHARGE, 3, 2, "RAKE-12")


def test_bld_18_blinds_for_which_the_ante_left_no_chip_are_not_asked_for() -> None:
    """10 chips each, all of it ante: the cards come next, and the record has the blinds with 0."""
    options = Options(small_blind=5, big_blind=10, ante_mode=AnteMode.EACH, ante=10)
    script = started(THREE | {1: 10, 2: 10}, options)
    assert said(script) == (K.TAKE_ANTES, None, 10, "BLD-15")
    script.do(Post(), Post(), Post())
    assert script.hand.owed_bets
    assert said(script)[0] is K.DEAL_HOLE
    script.do(PostAll(), DealAll())
    assert not script.hand.owed_bets
