"""Which tag is which card lies on disk only under the table's own key."""

import base64
import traceback
from pathlib import Path

import pytest

from dealer_app.rules.cards import DECK
from dealer_app.session.deck_map import DeckMap
from dealer_app.stores.decks import DeckFiles, DeckTrouble
from dealer_app.stores.keys import TABLE_KEY, KeyTrouble, table_key

TAGS = {f"iso15693:E0040150{at:08X}": card for at, card in enumerate(DECK)}


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() + path.name.encode() for path in folder.rglob("*") if path.is_file())


def test_a_deck_comes_back_after_a_restart(tmp_path: Path) -> None:
    DeckFiles(tmp_path).save("red-1", TAGS)
    again = DeckFiles(tmp_path)
    assert again.names == ("red-1",)
    assert again.load("red-1") == TAGS
    deck = DeckMap.kept(again, "red-1")
    assert all(deck.card(tag) is card for tag, card in TAGS.items())


def test_no_tag_can_be_read_in_any_file(tmp_path: Path) -> None:
    DeckFiles(tmp_path).save("red-1", TAGS)
    written = everything_in(tmp_path)
    assert len(written) > 52 * 20
    for tag in TAGS:
        number = tag.partition(":")[2]
        forms = (
            number.encode(),
            number.lower().encode(),
            bytes.fromhex(number),
            base64.b64encode(bytes.fromhex(number)),
        )
        assert not any(form in written for form in forms), "a tag id lies open"


def test_only_the_tables_user_may_read_key_and_map(tmp_path: Path) -> None:
    DeckFiles(tmp_path).save("red-1", TAGS)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.name for path in files} == {TABLE_KEY, "red-1.deck"}
    assert all(path.stat().st_mode & 0o077 == 0 for path in files)


def test_a_deck_enrolled_anew_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    decks = DeckFiles(tmp_path)
    decks.save("red-1", TAGS)
    other = dict(zip(TAGS, reversed(DECK), strict=True))
    decks.save("red-1", other)
    assert decks.load("red-1") == other


def test_a_map_is_opened_by_its_own_table_only(tmp_path: Path) -> None:
    here, there = tmp_path / "1", tmp_path / "2"
    DeckFiles(here).save("red-1", TAGS)
    DeckFiles(there).save("red-1", TAGS)
    (there / "decks" / "red-1.deck").write_bytes((here / "decks" / "red-1.deck").read_bytes())
    with pytest.raises(DeckTrouble, match="enrol the deck anew"):
        DeckFiles(there).load("red-1")


def test_a_changed_map_is_refused_without_a_word_of_what_is_in_it(tmp_path: Path) -> None:
    decks = DeckFiles(tmp_path)
    decks.save("red-1", TAGS)
    path = tmp_path / "decks" / "red-1.deck"
    content = bytearray(path.read_bytes())
    content[60] ^= 1
    path.write_bytes(content)
    with pytest.raises(DeckTrouble) as refused:
        decks.load("red-1")
    assert "E0040150" not in "".join(traceback.format_exception(refused.value))


@pytest.mark.parametrize("content", [b"", b"short", b"00" * 31, b"zz" * 32, b"\xff" * 64])
def test_a_table_key_that_is_none_is_told_and_not_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / TABLE_KEY).write_bytes(content)
    with pytest.raises(KeyTrouble, match="holds no key"):
        table_key(tmp_path)
    assert (tmp_path / TABLE_KEY).read_bytes() == content


def test_a_table_has_one_key(tmp_path: Path) -> None:
    assert table_key(tmp_path) == table_key(tmp_path)
    assert table_key(tmp_path) != table_key(tmp_path / "other")


@pytest.mark.parametrize("name", ["", "../red", "Red", "red/1", ".red", "a" * 33])
def test_a_deck_is_named_so_that_it_stays_in_its_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="names no deck"):
        DeckFiles(tmp_path).save(name, TAGS)


def test_a_deck_that_is_not_kept_is_missing_by_name(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="no deck blue"):
        DeckMap.kept(DeckFiles(tmp_path), "blue")
