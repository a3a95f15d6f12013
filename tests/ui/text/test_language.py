"""The translations are whole: every source translated, slots alike, compiled files fresh, nothing forgotten."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path
from string import Formatter

import PySide6
import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

import dealer_app.ui.text as texts
from dealer_app.ui.text.language import LANGUAGES, use_language
from dealer_app.ui.text.names import amount, seat_name
from tests.ui.text.conftest import Speak

I18N = Path(str(files("resources") / "i18n"))
TRANSLATED = [code for code in LANGUAGES if code != "en"]


def messages(ts: Path) -> dict[tuple[str, str], str | None]:
    """(context, source) -> translation, None while it is unfinished."""
    found: dict[tuple[str, str], str | None] = {}
    for context in ET.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            target = message.find("translation")
            is_done = target is not None and target.get("type") is None
            key = (context.findtext("name", ""), message.findtext("source", ""))
            found[key] = target.text if target is not None and is_done else None
    return found


def slots(text: str) -> list[str]:
    return sorted(field for _, field, _, _ in Formatter().parse(text) if field)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_source_is_translated_and_none_is_unfinished(code: str) -> None:
    assert [key for key, said in messages(I18N / f"cutcard_{code}.ts").items() if not said] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_named_slots_are_the_same_as_in_english(code: str) -> None:
    for (_, source), said in messages(I18N / f"cutcard_{code}.ts").items():
        assert slots(said or "") == slots(source)


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_compiled_file_gives_each_translation(qapp: QApplication, code: str) -> None:
    compiled = QTranslator()
    assert compiled.load(str(I18N / f"cutcard_{code}.qm"))
    for (context, source), said in messages(I18N / f"cutcard_{code}.ts").items():
        assert compiled.translate(context, source) == said


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_source_in_the_program_is_missing_from_the_translations(tmp_path: Path, code: str) -> None:
    """Starts a program of its own, about a second."""
    copy = tmp_path / f"cutcard_{code}.ts"
    shutil.copy(I18N / copy.name, copy)
    program = Path(PySide6.__path__[0]) / ("lupdate.exe" if sys.platform == "win32" else "lupdate")
    sources = [str(path) for path in sorted(Path(texts.__path__[0]).rglob("*.py"))]
    # Some files of texts call the function "_say".
    options = ["-silent", "-locations", "none", "-no-obsolete", "-tr-function-alias", "translate+=_say"]
    subprocess.run([program, *options, *sources, "-ts", str(copy)], check=True, timeout=60)
    assert messages(copy) == messages(I18N / copy.name)


def test_a_language_brings_its_words_and_its_numbers_and_english_takes_them_back(
    qapp: QApplication, speak: Speak
) -> None:
    speak("id")
    speak("ro")
    assert (seat_name(3), amount(1000), QLocale().language()) == ("Locul 3", "1.000", QLocale.Language.Romanian)
    speak("en")
    assert (seat_name(3), amount(1000)) == ("Seat 3", "1,000")


def test_a_language_that_is_not_there_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        use_language(qapp, "xx")
