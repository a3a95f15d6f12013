"""A sum is read out in each language: what it is for, its rule, its terms, its total (UX 7.11)."""

import re

import pytest

from dealer_app.guidance.explain.figure import Figure, FigureKind, Term, TermKind
from dealer_app.ui.text.figures import FIGURES, TERMS, heading, line
from dealer_app.ui.text.language import LANGUAGES
from tests.ui.text.conftest import Speak

F = FigureKind
T = TermKind

CALL = Figure(F.CALL, "BET-1", (Term(T.PRICE, 250), Term(T.OWN_BET, -100)), 150, seat=3)
RAKE = Figure(
    F.RAKE,
    "RAKE-2",
    (
        Term(T.PERCENT, 76, of=1530, basis_points=500),
        Term(T.OVER_CAP, -66, each=10, rule="RAKE-7"),
        Term(T.TAKEN, -3, rule="RAKE-5"),
    ),
    7,
)
SIDE_POT = Figure(
    F.PUSH, "POT-2", (Term(T.LAYER, 2700, count=3, each=900), Term(T.FOLDED, 40), Term(T.RAKE, -3)), 2737, pot=1
)
SHARE = Figure(F.SHARE, "ODD-3", (Term(T.EVEN_SHARE, 50, count=2, of=101), Term(T.ODD_CHIP, 1)), 51, seat=7)
STACK = Figure(F.MOST, "NL-1", (Term(T.STACK, 300),), 300, seat=3)
ANTES = Figure(F.FORCED_BET, "BLD-15", (Term(T.ANTE, 2),), 2)
STRADDLE = Figure(F.STRADDLE, "BLD-19", (Term(T.BIG_BLIND, 20, count=2, each=10),), 20)
LINES = [
    (
        CALL,
        "To call (BET-1): price 250 − own bet 100 = 150",
        "Untuk call (BET-1): harga 250 − taruhan sendiri 100 = 150",
        "De plătit (BET-1): preț 250 − miza proprie 100 = 150",
    ),
    (
        RAKE,
        "Rake to take (RAKE-2): 76 (5% of 1,530) − over the cap 66 (RAKE-7) − already taken 3 (RAKE-5) = 7",
        "Rake yang diambil (RAKE-2): 76 (5% dari 1.530) − di atas batas 66 (RAKE-7) − sudah diambil 3 (RAKE-5) = 7",
        "Rake de luat (RAKE-2): 76 (5% din 1.530) − peste plafon 66 (RAKE-7) − deja luat 3 (RAKE-5) = 7",
    ),
    (
        SIDE_POT,
        "Side pot 1, to push (POT-2): 3 × 900 + folded chips 40 − rake 3 = 2,737",
        "Side pot 1, didorong (POT-2): 3 × 900 + chip fold 40 − rake 3 = 2.737",
        "Side pot 1, de împins (POT-2): 3 × 900 + jetoane din fold 40 − rake 3 = 2.737",
    ),
    (
        SHARE,
        "Pot, seat 7 (ODD-3): 50 (101 among 2) + odd chips 1 = 51",
        "Pot, kursi 7 (ODD-3): 50 (101 dibagi 2) + kelebihan chip 1 = 51",
        "Pot, locul 7 (ODD-3): 50 (101 împărțit la 2) + jetoane în plus 1 = 51",
    ),
    (STACK, "Most (NL-1): stack 300", "Maksimal (NL-1): stack 300", "Maxim (NL-1): stack 300"),
    (
        ANTES,
        "Each seat posts (BLD-15): ante 2",
        "Setiap kursi post (BLD-15): ante 2",
        "Fiecare loc pune (BLD-15): ante 2",
    ),
    (
        STRADDLE,
        "Straddle (BLD-19): 2 × big blind 10 = 20",
        "Straddle (BLD-19): 2 × big blind 10 = 20",
        "Straddle (BLD-19): 2 × big blind 10 = 20",
    ),
]


@pytest.mark.parametrize(("figure", "english", "indonesian", "romanian"), LINES, ids=[row[1] for row in LINES])
def test_a_sum_is_read_out_in_each_language(
    figure: Figure, english: str, indonesian: str, romanian: str, speak: Speak
) -> None:
    assert line(figure) == english
    speak("id")
    assert line(figure) == indonesian
    speak("ro")
    assert line(figure) == romanian


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_figure_and_term_has_words_with_the_same_places_in_every_language(code: str, speak: Speak) -> None:
    every = [Figure(kind, "POT-2", (Term(T.POT, 5),), 5, seat=7, pot=3) for kind in FigureKind]
    every += [Figure(F.POT, "POT-2", (_full(kind),), 11) for kind in TermKind]
    english = [line(figure) for figure in every]
    assert set(FIGURES) == set(FigureKind)
    assert set(TERMS) == set(TermKind)
    speak(code)
    assert [_numbers(line(figure)) for figure in every] == [_numbers(words) for words in english]
    assert heading() != "The sum behind the number"


def _full(kind: TermKind) -> Term:
    """A term with a number of its own in every field."""
    return Term(kind, 11, seat=1, pot=2, count=3, each=4, of=5, basis_points=600)


def _numbers(words: str) -> list[str]:
    return sorted(re.findall(r"\d+", words))
