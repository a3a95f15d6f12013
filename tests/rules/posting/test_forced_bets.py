"""Forced bets: before the first card, live or dead, chopped (BLD, RAKE-12, RAKE-16)."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Call, Fold
from dealer_app.rules.dealing.facts import DealAll, DealCard
from dealer_app.rules.decide import decide
from dealer_app.rules.flow import Phase
from dealer_app.rules.hand import ForcedBet, ForcedKind, gross
from dealer_app.rules.options import Options, Rake, RakeType
from dealer_app.rules.posting.facts import ChopBlinds, PostAll, StartHand
from dealer_app.rules.pots.facts import RakeTaken
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.seats.facts import SitOut
from dealer_app.rules.table import Positions
from tests.script import TableScript

THREE = {1: 100, 2: 100, 3: 100}


def test_bld_2_no_card_before_every_forced_bet_is_in() -> None:
    script = TableScript(THREE, button=3).do(StartHand())
    for wish in (DealCard(1), DealAll()):
        with pytest.raises(Refused) as refused:
            script.do(wish)
        assert (refused.value.why, refused.value.rule) == (Refusal.NOT_NOW, "BLD-2")
    script.do(PostAll(), DealCard(1))


def test_bld_2_a_blind_counts_toward_its_posters_call() -> None:
    script = TableScript(THREE, button=3).deal()
    assert script.legal.call == 2
    assert script.do(Call(3)).legal.call == 1


def test_bld_16_the_two_blinds_may_take_their_bets_back() -> None:
    script = TableScript(THREE, button=3).deal().do(Fold(3), ChopBlinds())
    assert script.table.hand is None
    assert [occupant.stack for occupant in script.table.seats] == [100, 100, 100]


def test_bld_16_no_chop_where_the_house_has_none_or_a_third_player_is_in() -> None:
    for script in (
        TableScript(THREE, button=3, options=Options(allow_chop=False)).deal().do(Fold(3)),
        TableScript(THREE, button=3).deal().do(Call(3)),
    ):
        with pytest.raises(Refused) as refused:
            script.do(ChopBlinds())
        assert refused.value.why is Refusal.NO_CHOP


def test_rake_16_chopped_blinds_are_not_raked() -> None:
    rake = Rake(type=RakeType.PERCENT, basis_points=1000, no_flop_no_drop=False)
    script = TableScript(THREE, button=3, options=Options(small_blind=50, big_blind=100, rake=rake))
    script.deal().do(Fold(3))
    assert not any(isinstance(fact, RakeTaken) for fact in decide(script.table, ChopBlinds()))
    script.do(ChopBlinds())
    assert sum(occupant.stack for occupant in script.table.seats) == 300


def test_bld_17_at_a_new_table_only_the_two_blinds_post() -> None:
    script = TableScript(dict.fromkeys(range(1, 7), 100), button=6).do(StartHand())
    assert script.hand.owed_bets == (
        ForcedBet(1, ForcedKind.SMALL_BLIND, 1, True),
        ForcedBet(2, ForcedKind.BIG_BLIND, 2, True),
    )


def test_bld_21_with_a_dead_small_blind_the_pot_starts_without_it() -> None:
    """Seat 3 had the big blind and left: button 2, no small blind, big blind 4."""
    script = TableScript({1: 100, 2: 100, 4: 100}, button=0, positions=Positions(1, 2, 3)).do(StartHand())
    assert script.hand.owed_bets == (ForcedBet(4, ForcedKind.BIG_BLIND, 2, True),)
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seat, prompt.amount, prompt.rule) == (PromptKind.DEAD_SB, 4, 2, "BLD-21")
    assert gross(script.do(PostAll()).hand) == 2


def test_deal_3_who_sits_out_is_not_dealt_in() -> None:
    script = TableScript(THREE | {4: 100, 5: 0}, button=3).do(SitOut(4)).deal()
    assert script.hand.setup.order == (1, 2, 3)
    assert script.phase is Phase.BETTING


def test_rake_12_the_button_pays_its_charge_as_dead_money() -> None:
    """Charge 3 of 100 leaves 97; blinds 1 and 2 make the pot 6; the charge is no part of the call of 2."""
    script = TableScript(THREE, button=3, options=Options(button_charge=3)).do(StartHand())
    assert next_step(script.table).rule == "RAKE-12"
    script.do(PostAll(), DealAll())
    assert script.hand.seat(3).stack == 97
    assert (script.hand.dead, gross(script.hand)) == (3, 6)
    assert script.legal.call == 2
