"""Cards that move at the showdown: pushed forward, laid on the show spot, put into the muck (SHOW-15, SHOW-16)."""

import pytest

from dealer_app.rules.betting.facts import CheckAround
from dealer_app.rules.cards import Card
from dealer_app.rules.hand import Hand
from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.rules.showdown.facts import TableHand
from hardware.events import PlaceKind, TablePlace
from tests.session.intake.felt import BOARD, BURN, MUCK, Felt, seat, to_the_flop

SHOW = TablePlace(PlaceKind.SHOW)


def to_showdown(felt: Felt) -> dict[int, list[Card]]:
    """Nobody bets after the flop: the hands of all three seats are due to be shown."""
    dealt = to_the_flop(felt)
    for count in (3, 1, 1):
        for place in (BURN, *[BOARD] * count):
            card = felt.top()
            if felt.intake.senses.shoe:
                felt.draw(card)
            felt.see(card, place)
            felt.wait(2_000)
        felt.session.do(CheckAround())
    assert felt.notice is None
    return dealt


def hand(felt: Felt) -> Hand:
    running = felt.session.table.hand
    assert running is not None
    return running


def tabled(felt: Felt) -> dict[int, tuple[Card, ...]]:
    return {shown.seat: shown.cards for shown in hand(felt).showdown.tabled}


def test_show_15_cards_pushed_forward_are_not_dead_before_they_lie_in_the_muck(felt: Felt) -> None:
    """Off the reader of the seat, and one of the two in the muck: the hand may still be tabled, and then it counts."""
    number = felt.order[0]
    first, second = to_showdown(felt)[number]
    for card in (first, second):
        felt.leave(card, seat(number))
    felt.wait(10_000)
    felt.see(first, MUCK)
    felt.wait(10_000)
    assert hand(felt).showdown.mucked == ()
    assert felt.notice is None
    felt.session.do(TableHand(number, (first, second)))
    assert tabled(felt) == {number: (first, second)}


def test_show_15_they_are_dead_when_the_dealer_has_put_them_into_the_muck(felt: Felt) -> None:
    number = felt.order[0]
    cards = to_showdown(felt)[number]
    for card in cards:
        felt.leave(card, seat(number))
        felt.see(card, MUCK)
    assert hand(felt).showdown.mucked == (number,)
    with pytest.raises(Refused) as refused:
        felt.session.do(TableHand(number, tuple(cards)))
    assert refused.value.why is Refusal.ALREADY_SHOWN


def test_show_16_a_hand_is_tabled_when_all_its_cards_lie_on_the_show_spot(felt: Felt) -> None:
    number = felt.order[1]
    first, second = to_showdown(felt)[number]
    felt.leave(first, seat(number))
    felt.see(first, SHOW)
    assert tabled(felt) == {}
    felt.leave(second, seat(number))
    felt.see(second, SHOW)
    assert tabled(felt) == {number: (first, second)}
    assert felt.notice is None


def test_show_16_cards_of_two_hands_on_the_show_spot_table_none_of_them(felt: Felt) -> None:
    dealt = to_showdown(felt)
    for number in felt.order[:2]:
        felt.see(dealt[number][0], SHOW)
    felt.wait(10_000)
    assert tabled(felt) == {}


def test_show_16_before_the_showdown_cards_on_the_show_spot_table_nothing(felt: Felt) -> None:
    dealt = to_the_flop(felt)
    for card in dealt[felt.order[0]]:
        felt.see(card, SHOW)
    felt.wait(10_000)
    assert tabled(felt) == {}


def test_show_16_elsewhere_a_hand_is_tabled_when_the_dealer_says_so(felt: Felt) -> None:
    """The readers of the seat, of the board and of another seat see the cards, and none of them tables them."""
    number, other = felt.order[0], felt.order[1]
    cards = to_showdown(felt)[number]
    for place in (seat(number), BOARD, seat(other)):
        for card in cards:
            felt.see(card, place)
        felt.wait(10_000)
        for card in cards:
            felt.leave(card, place)
    assert tabled(felt) == {}
    assert felt.notice is None
    felt.session.do(TableHand(number, felt.intake.faces(number)))
    assert tabled(felt) == {number: tuple(cards)}
