"""At any table the amount that the dealer is told is the amount that then moves (BLD-18, BET-4, POT-2, HE-6, RAKE-5).

Fewer tables than the other properties have, since each is walked with a prompt at every step.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_app.guidance.next_step import next_step, steps
from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.apply import fold
from dealer_app.rules.betting.facts import Called
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command, Event
from dealer_app.rules.hand import Hand, gross
from dealer_app.rules.posting.facts import ForcedBetPosted, PostAll
from dealer_app.rules.posting.owed import payable
from dealer_app.rules.pots.due import middle
from dealer_app.rules.pots.facts import BetsPulled, PotPushed, RakeDropped, RakeTaken, UncalledReturned
from dealer_app.rules.table import Table
from tests.rules.test_properties import Play, tables

BLINDS = (PromptKind.POST_BLINDS, PromptKind.DEAD_SB)


class ToldPlay(Play):
    """A random walk that compares each prompt with the facts that follow."""

    def _do(self, wish: Command) -> None:
        table, told, facts = self.table, next_step(self.table), decide(self.table, wish)
        super()._do(wish)
        hand = table.hand
        if hand is not None and told.amount is not None:
            assert is_right(table, hand, told, told.amount, facts), (told, facts)


def is_right(table: Table, hand: Hand, told: Prompt, said: int, facts: tuple[Event, ...]) -> bool:
    """Whether the amount said is the amount of the facts."""
    match facts:
        case (ForcedBetPosted(), *_) if told.kind in BLINDS:
            blinds = [fact for fact in decide(table, PostAll()) if isinstance(fact, ForcedBetPosted) and fact.live]
            return said == sum(fact.amount for fact in blinds)
        case (ForcedBetPosted(), *_) if not any(payable(hand)):
            return True  # nobody has a chip for it: the step after it is told
        case (ForcedBetPosted(amount=amount, due=due), *_):
            # Antes are told as what each owes; who is too short has his own row in the panel.
            return said == (due if told.kind is PromptKind.TAKE_ANTES else amount)
        case (Called(seat, to),):
            return (told.seat, said) == (seat, to - hand.seat(seat).bet)
        case (UncalledReturned(seat, amount), *_):
            return (told.seat, said) == (seat, amount)
        case (BetsPulled(),) if told.kind is PromptKind.PULL_BETS:  # with nothing in front the step after it is told
            return said == gross(hand) and side_pots_are_right(table, facts)
        case (RakeTaken(house, promo),):
            return (said, 0) == ((house, promo) if told.kind is PromptKind.RAKE else (promo, house))
        case (PotPushed(), *_):
            pushed = sum(fact.amount for fact in facts if isinstance(fact, PotPushed))
            return pushed == said * len(told.seats) + (told.amount2 or 0)
        case (RakeDropped(house, promo), *_):
            return said == house + promo
        case _:
            return True


def side_pots_are_right(table: Table, facts: tuple[Event, ...]) -> bool:
    """Each side pot that was not there before is told with what then lies in it, if the list has room for it."""
    after = fold(table, facts)
    assert table.hand is not None
    assert after.hand is not None
    before, pots = middle(table.hand), middle(after.hand)
    new = [pot.amount for pot in pots[max(1, len(before)) :]]
    told = [step.amount for step in steps(table) if step.kind is PromptKind.SIDE_POT]
    return told == new[:2]


@settings(max_examples=40)
@given(tables(), st.integers(0, 2**32))
def test_the_amount_told_is_the_amount_moved(table: Table, seed: int) -> None:
    ToldPlay(table, seed).run()
