"""A card's face is painted whole: rank top left, suit bottom right, in the suit's colour."""

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QImage
from pytestqt.qtbot import QtBot

from dealer_app.rules.cards import DECK, Card, card
from dealer_app.ui.fonts import FAMILY, load_fonts
from dealer_app.ui.theme import load_palette
from dealer_app.ui.widgets.card_face import SUIT_TOKEN, CardFace, rank_text


def picture(qtbot: QtBot, shown: Card | None) -> QImage:
    load_fonts()
    face = CardFace(load_palette(), 68)
    qtbot.addWidget(face)
    face.show_card(shown, "")
    return face.grab().toImage()


def count(image: QImage, colour: str, *, left: bool, top: bool) -> int:
    wanted = QColor(colour)
    columns = range(image.width() // 2) if left else range(image.width() // 2, image.width())
    rows = range(image.height() // 2) if top else range(image.height() // 2, image.height())
    return sum(image.pixelColor(x, y) == wanted for x in columns for y in rows)


def test_inter_is_there_without_any_font_of_the_system(qtbot: QtBot) -> None:
    load_fonts()
    assert FAMILY in QFontDatabase.families()


@pytest.mark.parametrize("text", ["Ks", "9d", "4c", "Th", "Ah"])
def test_rank_stands_top_left_and_suit_bottom_right_in_the_colour_of_the_suit(qtbot: QtBot, text: str) -> None:
    shown = card(text)
    colour = getattr(load_palette().colours, SUIT_TOKEN[shown.suit])
    image = picture(qtbot, shown)
    assert count(image, colour, left=True, top=True) > 40
    assert count(image, colour, left=False, top=False) > 200


def test_no_two_cards_look_alike(qtbot: QtBot) -> None:
    looks = {bytes(picture(qtbot, shown).constBits()) for shown in DECK}
    assert len(looks) == 52


def test_the_ten_is_printed_with_two_figures() -> None:
    assert (rank_text(card("Th")), rank_text(card("9d")), rank_text(card("Ks"))) == ("10", "9", "K")


def test_a_face_tells_its_name_to_assistive_tools(qtbot: QtBot) -> None:
    face = CardFace(load_palette(), 68)
    qtbot.addWidget(face)
    face.show_card(card("9d"), "Nine of diamonds")
    assert face.accessibleName() == "Nine of diamonds"
