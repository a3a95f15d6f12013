"""The two holders' key pairs and the table's own: who keeps which half, and where it may lie."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from nacl.encoding import HexEncoder
from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, PublicKey, SealedBox
from nacl.secret import SecretBox
from nacl.utils import random

from dealer_app.stores.whole_files import EVERYBODY_READS, OWNER_ONLY, write_new

HOLDERS: Final = ("auditor", "floor")
TABLE_KEY: Final = "table.key"
_ENROL: Final = "Put it aside with the folder decks and enrol the decks anew"


class KeyTrouble(Exception):
    """Keys are missing or may not lie there: the message says what to do."""


class Keys(NamedTuple):
    """The public halves that seal concealed cards at this table."""

    auditor: PublicKey
    floor: PublicKey


def load(folder: Path) -> Keys:
    """The public halves kept with a table. Raises KeyTrouble that says what to do."""
    keys = Keys(*(_public_half(folder, holder) for holder in HOLDERS))
    if keys.auditor == keys.floor:
        raise KeyTrouble(
            f"auditor.public and floor.public in {folder} are one and the same key: "
            "its holder alone could open concealed cards. Make new ones with dealer-app keys"
        )
    return keys


def _public_half(folder: Path, holder: str) -> PublicKey:
    path = folder / f"{holder}.public"
    try:
        key = PublicKey(path.read_bytes().strip(), HexEncoder)
        SealedBox(key).encrypt(b"")  # some keys look whole and seal nothing; that must not show at the first hand
    except FileNotFoundError:
        raise KeyTrouble(f"{path} is missing. Make the keys first: dealer-app keys --table {folder}") from None
    except OSError as error:
        raise KeyTrouble(f"{path} can't be read: {error.strerror}. Check the folder and its permissions") from error
    except (CryptoError, ValueError, TypeError) as error:
        raise KeyTrouble(f"{path} holds no public key: {error}. Make new ones with dealer-app keys") from error
    return key


def make(table: Path, private: dict[str, Path]) -> Keys:
    """Make both pairs: public halves into the table's folder, each private half where its holder said.

    Raises KeyTrouble before anything is written: a private half in the table's folder, both in one place, or a key
    that is there already. Raises OSError when a place can't be written; then no half of either pair is left anywhere.
    """
    for holder in HOLDERS:
        _refuse_inside(private[holder], table)
        for path in (private[holder], table / f"{holder}.public"):
            if path.exists():
                raise KeyTrouble(f"{path} is there already. A key is never overwritten; choose another place")
    if _real(private["auditor"]) == _real(private["floor"]):
        raise KeyTrouble("each holder needs a place of his own: one alone must not be able to open a card")
    pairs = {holder: PrivateKey.generate() for holder in HOLDERS}
    halves = {private[holder]: (pair.encode(HexEncoder), OWNER_ONLY) for holder, pair in pairs.items()}
    # The public halves last: with both of them the table opens.
    halves |= {
        table / f"{holder}.public": (pair.public_key.encode(HexEncoder), EVERYBODY_READS)
        for holder, pair in pairs.items()
    }
    write_new(halves)
    return Keys(*(pairs[holder].public_key for holder in HOLDERS))


def table_key(folder: Path) -> bytes:
    """The table's own key, which its tag maps lie under; made when there is none yet. For the table's user only.

    Raises KeyTrouble when what lies there is none, OSError when it can't be written.
    """
    path = folder / TABLE_KEY
    try:
        found = bytes.fromhex(path.read_bytes().decode())
    except FileNotFoundError:
        key = random(SecretBox.KEY_SIZE)
        write_new({path: (key.hex().encode(), OWNER_ONLY)})
        return key
    except ValueError as error:
        raise KeyTrouble(f"{path} holds no key. {_ENROL}") from error
    if len(found) != SecretBox.KEY_SIZE:
        raise KeyTrouble(f"{path} holds no key. {_ENROL}")
    return found


def _refuse_inside(path: Path, table: Path) -> None:
    """A private half may not lie in the table's folder, by whatever way the place is written."""
    inside, place = _real(table), _real(path)
    if any(_is_same(each, inside) for each in (place, *place.parents)):
        raise KeyTrouble(f"{path} lies in the table's own folder {table}. Put it on the holder's own medium")


def _real(path: Path) -> Path:
    """The place itself, by whatever links; a link to itself stays as it is, and whoever opens it is told."""
    return Path(os.path.realpath(path))


def _is_same(one: Path, other: Path) -> bool:
    """Also where the system takes capitals for small letters, or shows a folder in two places."""
    return one == other or (one.exists() and other.exists() and one.samefile(other))


def load_private(path: Path) -> PrivateKey:
    """A holder's private half. Raises KeyTrouble."""
    try:
        return PrivateKey(path.read_bytes().strip(), HexEncoder)
    except (OSError, CryptoError, ValueError, TypeError) as error:
        raise KeyTrouble(f"{path} holds no private key: {error}") from error
