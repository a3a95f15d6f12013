"""Every refusal says in each language what to do, with the figure or the seat it hit."""

import pytest

from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.ui.text.language import LANGUAGES
from dealer_app.ui.text.refusals import refusal_line
from tests.ui.text.conftest import Speak


@pytest.mark.parametrize("why", Refusal)
def test_every_refusal_has_a_sentence_in_each_language(speak: Speak, why: Refusal) -> None:
    for refused in (Refused(why), Refused(why, limit=500, seat=3)):
        said = set()
        for code in LANGUAGES:
            speak(code)
            said.add(refusal_line(refused))
        assert len(said) == len(LANGUAGES)
        assert not any("None" in text or "{" in text for text in said)


@pytest.mark.parametrize(("code", "said"), [("en", "Least 1,500"), ("id", "Minimal 1.500"), ("ro", "Minim 1.500")])
def test_an_amount_too_small_names_the_least(speak: Speak, code: str, said: str) -> None:
    speak(code)
    assert refusal_line(Refused(Refusal.BELOW_MINIMUM, limit=1500)) == said


def test_pot_2_chips_that_nobody_called_are_named_with_their_seat() -> None:
    assert refusal_line(Refused(Refusal.BETS_NOT_PULLED)) == "Pull the bets first"
    assert refusal_line(Refused(Refusal.BETS_NOT_PULLED, seat=4, limit=80)) == "Return 80 to seat 4 first"


def test_a_seat_is_named_only_where_it_is_known() -> None:
    assert refusal_line(Refused(Refusal.NOT_YOUR_TURN, seat=7)) == "Seat 7 acts first"
    assert refusal_line(Refused(Refusal.NOT_YOUR_TURN)) == "Not this seat's turn: follow the prompt"
