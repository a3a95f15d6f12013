"""Tag maps: which tag is which card of a deck. On disk only encrypted under the table's own key.

Not sealed to the key holders: the table has to name its cards by itself after a restart.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from nacl.exceptions import CryptoError
from nacl.secret import SecretBox

from dealer_app.rules.cards import Card, card
from dealer_app.stores.keys import table_key
from dealer_app.stores.whole_files import OWNER_ONLY, replace

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


class DeckTrouble(Exception):
    """A tag map that can't be opened: the message says what to do, and no tag."""


class DeckFiles:
    """The tag maps in the folder `decks` of a table, one file each, by the name of the deck, as in "red-1"."""

    def __init__(self, table: Path) -> None:
        self._folder = table / "decks"
        self._box = SecretBox(table_key(table))

    def __repr__(self) -> str:
        return "DeckFiles()"  # a secret is never printed

    @property
    def names(self) -> tuple[str, ...]:
        """The decks that are kept, in order of their names."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.deck")))

    def save(self, name: str, tags: Mapping[str, Card]) -> None:
        """Keep a deck, in the place of one of the same name. Raises ValueError for a name that is none, or OSError."""
        plain = msgspec.json.encode({tag: each.text for tag, each in tags.items()}, order="sorted")
        replace(self._path(name), bytes(self._box.encrypt(plain)), OWNER_ONLY)

    def load(self, name: str) -> Mapping[str, Card]:
        """The tags of a deck with their cards. Raises KeyError when it is not kept, DeckTrouble when it won't open."""
        path = self._path(name)
        try:
            plain = self._box.decrypt(path.read_bytes())
            texts = msgspec.json.decode(plain, type=dict[str, str])
            return {tag: card(text) for tag, text in texts.items()}
        except FileNotFoundError:
            raise KeyError(f"no deck {name} is kept with this table") from None
        except (CryptoError, msgspec.MsgspecError, ValueError):
            # Without its cause: what was decrypted must not stand in a traceback.
            raise DeckTrouble(
                f"{path} was changed, or belongs to another table. Put it aside and enrol the deck anew"
            ) from None

    def _path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} names no deck: small letters, digits and hyphens, as in red-1")
        return self._folder / f"{name}.deck"
