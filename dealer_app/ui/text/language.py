"""The languages of the console; one more is one more pair of files in resources/i18n and a line here."""

from importlib.resources import files
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

LANGUAGES: Final = {"en": "English", "id": "Bahasa Indonesia", "ro": "Română"}  # code: own name


_SOURCE: Final = "en"
_OBJECT_NAME: Final = "cutcard.language"


def use_language(app: QCoreApplication, code: str) -> None:
    """Speak this language from now on, numbers too; widgets show their last view again to follow.

    Raises KeyError for a language that is not in LANGUAGES, RuntimeError when its file can't be read.
    """
    LANGUAGES[code]
    for old in app.findChildren(QTranslator, _OBJECT_NAME):
        app.removeTranslator(old)
        old.setParent(None)
    # English is pinned to the United States: "12,450" whatever the system says.
    QLocale.setDefault(QLocale("en_US" if code == _SOURCE else code))
    if code != _SOURCE:
        app.installTranslator(_translator(app, code))


def _translator(app: QCoreApplication, code: str) -> QTranslator:
    translator = QTranslator(app)
    translator.setObjectName(_OBJECT_NAME)
    compiled = files("resources") / "i18n" / f"cutcard_{code}.qm"
    if not translator.load(str(compiled)):
        raise RuntimeError(f"{compiled} could not be read")
    return translator
