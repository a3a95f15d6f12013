"""Straddles: who may, who goes first, why not (BLD-12, BLD-13, BLD-19). Blinds 1 and 2, seat 4 has the button."""

import pytest

from dealer_app.guidance.next_step import next_step
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Call
from dealer_app.rules.dealing.facts import DealAll, DealCard
from dealer_app.rules.hand import gross
from dealer_app.rules.options import Options, StraddleMode, Structure
from dealer_app.rules.posting.decide import straddlers
from dealer_app.rules.posting.facts import Straddle
from dealer_app.rules.refusal import Refusal, Refused
from tests.script import TableScript

FOUR = dict.fromkeys((1, 2, 3, 4), 100)


def posted(mode: StraddleMode, stacks: dict[int, int] = FOUR, structure: Structure = Structure.NO_LIMIT) -> TableScript:
    options = Options(straddle=mode, structure=structure)
    return TableScript(stacks, button=max(stacks), options=options).start()


def refusal(script: TableScript, seat: int) -> tuple[Refusal, str]:
    with pytest.raises(Refused) as refused:
        script.do(Straddle(seat))
    return refused.value.why, refused.value.rule


@pytest.mark.parametrize(
    ("mode", "may"),
    [
        (StraddleMode.OFF, ()),
        (StraddleMode.UTG, (3,)),
        (StraddleMode.BUTTON, (4,)),
        (StraddleMode.BOTH, (4, 3)),
    ],
)
def test_bld_12_who_may_straddle_is_told_with_the_button_first(mode: StraddleMode, may: tuple[int, ...]) -> None:
    script = posted(mode)
    assert straddlers(script.hand) == may
    prompt = next_step(script.table)
    assert (prompt.kind, prompt.seats) == (PromptKind.STRADDLE if may else PromptKind.DEAL_HOLE, may)


def test_bld_12_a_button_straddle_is_not_played_in_fixed_limit() -> None:
    script = posted(StraddleMode.BOTH, structure=Structure.FIXED_LIMIT)
    assert straddlers(script.hand) == (3,)
    assert refusal(script, 4) == (Refusal.STRADDLE_NOT_PLAYED, "BLD-19")


def test_bld_12_over_a_button_straddle_the_one_under_the_gun_is_not_taken() -> None:
    script = posted(StraddleMode.BOTH).do(Straddle(4))
    assert straddlers(script.hand) == ()
    assert refusal(script, 3) == (Refusal.STRADDLE_TAKEN, "BLD-19")


def test_bld_12_a_button_straddle_sends_the_one_under_the_gun_back() -> None:
    """1, 2 and 4 in front: seat 3 has its 4 again, the button has put in 4, and the small blind acts first."""
    script = posted(StraddleMode.BOTH).do(Straddle(3))
    assert straddlers(script.hand) == (4,)
    script.do(Straddle(4), DealAll())
    assert [(seat.number, seat.bet, seat.stack) for seat in script.hand.seats] == [
        (1, 1, 99),
        (2, 2, 98),
        (3, 0, 100),
        (4, 4, 96),
    ]
    assert gross(script.hand) == 7
    for seat, call in ((1, 3), (2, 2), (3, 4)):
        assert (script.legal.seat, script.legal.call) == (seat, call)
        script.do(Call(seat))
    assert (script.legal.seat, script.legal.check, script.legal.raise_to) == (4, True, (8, 100))


def test_bld_13_over_a_straddle_under_the_gun_the_next_seat_acts_first_and_the_straddler_last() -> None:
    script = posted(StraddleMode.UTG).do(Straddle(3), DealAll())
    for seat in (4, 1, 2):
        assert script.legal.seat == seat
        script.do(Call(seat))
    assert (script.legal.seat, script.legal.check, script.legal.raise_to) == (3, True, (8, 100))


def test_bld_19_a_straddle_is_posted_in_full_or_not_at_all() -> None:
    script = posted(StraddleMode.UTG, FOUR | {3: 3})
    assert straddlers(script.hand) == ()
    assert refusal(script, 3) == (Refusal.STRADDLE_TOO_SHORT, "BLD-19")
    assert straddlers(posted(StraddleMode.UTG, FOUR | {3: 4}).hand) == (3,)


def test_bld_19_no_straddle_heads_up() -> None:
    script = posted(StraddleMode.BOTH, {1: 100, 2: 100})
    assert straddlers(script.hand) == ()
    assert refusal(script, 2) == (Refusal.STRADDLE_NOT_PLAYED, "BLD-19")


def test_bld_2_no_straddle_after_the_first_card() -> None:
    script = posted(StraddleMode.UTG).do(DealCard(1))
    assert refusal(script, 3) == (Refusal.NOT_NOW, "BLD-2")
