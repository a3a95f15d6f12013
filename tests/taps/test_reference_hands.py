"""The three reference hands of UX 4.3 cost exactly the touches that the table there gives."""

from pathlib import Path
from typing import Final

import pytest

from dealer_app.rules.betting.facts import BetPlaced, Called, Checked, Folded
from dealer_app.rules.cards import card
from dealer_app.rules.dealing.facts import BoardCardDealt, CardBurned
from dealer_app.rules.facts import Event
from dealer_app.rules.pots.facts import PotPushed
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.seats.next_hand import waiting_for_draw
from dealer_app.rules.showdown.facts import HandTabled
from dealer_app.session.table_session import TableSession
from tests.taps.best_dealer import BestDealer, Count
from tests.taps.simulated import new_table

_BUTTON: Final = 3
_LOW: Final = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc")
_STACKS: Final = tuple(65 if seat == 8 else 1500 for seat in range(1, 11))

# The blinds are seats 4 and 5. f folds, x checks, c calls, r bets or raises to; a burn and its cards stand between.
A: Final = "6f 7r20 8f 9f 10f 1f 2f 3f 4f 5f push0:7"
B: Final = "6f 7r20 8f 9f 10c20 1f 2f 3f 4f 5c20 burn Ks 9d 4c 5x 7r35 10f 5c35 burn 2h 5x 7x burn Jd 5r80 7f push0:5"
C: Final = (
    "6f 7r20 8r65 9f 10r180 1f 2f 3c180 4f 5f 7c180 burn Ks 9d 4c 7x 10r250 3c250 7f burn 2h 10r400 3c400 "
    "burn Jd 10x 3x 8:KhKd 10:AsKc 3:QhQd push1:10 push0:8"
)


def _facts(script: str) -> list[Event]:
    return [_fact(word) for word in script.split()]


def _fact(word: str) -> Event:
    if word == "burn":
        return CardBurned()
    if word.startswith("push"):
        pot, seat = word.removeprefix("push").split(":")
        return PotPushed(int(pot), int(seat), 0)
    if ":" in word:
        seat, faces = word.split(":")
        return HandTabled(int(seat), (card(faces[:2]), card(faces[2:])))
    number = word.rstrip("fx")
    if word.endswith("f"):
        return Folded(int(number))
    if word.endswith("x"):
        return Checked(int(number))
    for letter, fact in (("c", Called), ("r", BetPlaced)):
        seat, found, to = word.partition(letter)
        if found and seat.isdigit() and to.isdigit():
            return fact(int(seat), int(to))
    return BoardCardDealt(card(word))


def _table(path: Path) -> TableSession:
    session = new_table(path, _STACKS)
    low = iter(_LOW)
    while waiting := waiting_for_draw(session.table):
        session.do(DealForButton(card("As" if waiting[0] == _BUTTON else next(low))))
    return session


@pytest.mark.parametrize(
    ("script", "with_readers", "expected"),
    [
        pytest.param(A, False, Count(taps=6, cards=0, acts=10), id="A by hand"),
        pytest.param(A, True, Count(taps=4, cards=0, acts=10), id="A with readers"),
        pytest.param(B, False, Count(taps=20, cards=8, acts=18), id="B by hand"),
        pytest.param(B, True, Count(taps=14, cards=0, acts=18), id="B with readers"),
        pytest.param(C, False, Count(taps=31, cards=14, acts=19), id="C by hand"),
        pytest.param(C, True, Count(taps=26, cards=0, acts=19), id="C with readers"),
    ],
)
def test_a_reference_hand_costs_the_touches_of_the_table(
    tmp_path: Path, script: str, with_readers: bool, expected: Count
) -> None:
    dealer = BestDealer(_table(tmp_path / "table.db"), with_readers=with_readers)
    assert dealer.enter(_facts(script)) == expected
