"""The words of the panel are spoken in each language, whichever of its parts they stand in."""

from collections.abc import Callable

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.ui.text.panel import amounts, answers, before_deal, foot, head, pots, steps, stops
from dealer_app.ui.view.panel import StepView
from tests.ui.text.conftest import Speak

WORDS: list[tuple[Callable[[], str], str, str, str]] = [
    (lambda: head.panel_name(3), "Actions for seat 3", "Aksi untuk kursi 3", "Acțiuni pentru locul 3"),
    (answers.check_around, "Check around", "Semua check", "Check la toți"),
    (lambda: amounts.least(1000), "Least 1,000", "Minimal 1.000", "Minim 1.000"),
    (before_deal.between_title, "Before the next hand", "Sebelum tangan berikutnya", "Înaintea mâinii următoare"),
    (pots.push_order, "Push order", "Urutan dorong", "Ordinea împingerii"),
    (stops.go_on, "Why does play go on?", "Mengapa permainan dilanjutkan?", "De ce continuă jocul?"),
    (foot.call_floor, "Call floor", "Panggil floor", "Cheamă floorul"),
    (
        lambda: steps.step(StepView(PromptKind.BURN)),
        "Tap the table, burn one",
        "Ketuk meja, bakar satu",
        "Bate în masă, arde una",
    ),
]


@pytest.mark.parametrize(("say", "english", "indonesian", "romanian"), WORDS, ids=[words[1] for words in WORDS])
def test_words_of_the_panel_are_spoken_in_each_language(
    say: Callable[[], str], english: str, indonesian: str, romanian: str, speak: Speak
) -> None:
    assert say() == english
    speak("id")
    assert say() == indonesian
    speak("ro")
    assert say() == romanian
