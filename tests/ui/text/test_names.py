"""Amounts, cards and hands are called what the table calls them, in each language."""

import pytest

from dealer_app.rules.cards import card, cards
from dealer_app.rules.options import Structure
from dealer_app.rules.ranking.high import high_hand
from dealer_app.ui.text.names import amount, card_name, hand_name, place_name, seat_list, stakes
from tests.ui.text.conftest import Speak


@pytest.mark.parametrize(("code", "said"), [("en", "12,450"), ("id", "12.450"), ("ro", "12.450")])
def test_amounts_have_the_thousands_separator_of_the_language(speak: Speak, code: str, said: str) -> None:
    speak(code)
    assert amount(12450) == said
    assert amount(250) == "250"
    assert amount(-5) == "−5"


@pytest.mark.parametrize(("code", "said"), [("en", "queen of diamonds"), ("id", "queen wajik"), ("ro", "damă de romb")])
def test_a_card_is_named_by_rank_and_suit(speak: Speak, code: str, said: str) -> None:
    speak(code)
    assert card_name(card("Qd")) == said


@pytest.mark.parametrize(
    ("hand", "english", "indonesian", "romanian"),
    [
        ("AsKsQsJsTs", "royal flush in spades", "royal flush sekop", "chintă roială de pică"),
        ("5h4h3h2hAh", "straight flush in hearts, five high", "straight flush hati, lima tertinggi",
         "chintă de culoare de inimă roșie la cincar"),
        ("8c8d8h8s2c", "four eights", "four of a kind delapan", "careu de optari"),
        ("KcKdKh9s9c", "full house, kings over nines", "full house, king dengan sembilan", "ful, rigi cu nouari"),
        ("Ad9d7d3d2d", "flush in diamonds, ace high", "flush wajik, as tertinggi", "culoare de romb la as"),
        ("AcKdQhJsTc", "straight, ace high", "straight, as tertinggi", "chintă la as"),
        ("8c8d8hKs2c", "three eights", "three of a kind delapan", "brelan de optari"),
        ("QcQd9h9s2c", "two pair, queens and nines", "two pair, queen dan sembilan", "două perechi, dame și nouari"),
        ("QcQd9h4s2c", "pair of queens", "one pair queen", "pereche de dame"),
        ("AcJd9h4s2c", "ace high", "high card as", "carte mare, as"),
    ],
)  # fmt: skip
def test_high_1_each_of_the_ten_categories_has_its_name(
    speak: Speak, hand: str, english: str, indonesian: str, romanian: str
) -> None:
    found = high_hand(cards(hand))
    for code, said in (("en", english), ("id", indonesian), ("ro", romanian)):
        speak(code)
        assert hand_name(found.value, found.used) == said


@pytest.mark.parametrize(("code", "said"), [("en", "2, 7 and 9"), ("id", "2, 7 dan 9"), ("ro", "2, 7 și 9")])
def test_seats_are_listed_with_a_last_and(speak: Speak, code: str, said: str) -> None:
    speak(code)
    assert (seat_list((2, 7, 9)), seat_list((4,)), seat_list(())) == (said, "4", "")


def test_a_place_of_a_notice_is_named_without_the_number_of_a_board_spot() -> None:
    assert [place_name(place) for place in ("seat 3", "board 2", "muck")] == ["seat 3", "board", "muck"]


def test_stakes_name_the_structure_and_both_blinds() -> None:
    assert stakes(Structure.NO_LIMIT, 500, 1000) == "No limit hold'em 500–1,000"
