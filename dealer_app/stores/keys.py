"""The two holders' key pairs and the table's own: who keeps which half, and where it may lie."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from nacl.encoding import HexEncoder
from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, PublicKey

HOLDERS: Final = ("auditor", "floor")


class KeyTrouble(Exception):
    """Keys are missing or may not lie there: the message says what to do."""


class Keys(NamedTuple):
    """The public halves that seal concealed cards at this table."""

    auditor: PublicKey
    floor: PublicKey


def load(folder: Path) -> Keys:
    """The public halves kept with a table. Raises KeyTrouble naming the command that makes them."""
    found = []
    for holder in HOLDERS:
        path = folder / f"{holder}.public"
        try:
            found.append(PublicKey(path.read_bytes().strip(), HexEncoder))
        except FileNotFoundError:
            raise KeyTrouble(f"{path} is missing. Make the keys first: dealer-app keys --table {folder}") from None
        except (CryptoError, ValueError, TypeError) as error:
            raise KeyTrouble(f"{path} holds no public key: {error}. Make new ones with dealer-app keys") from error
    return Keys(*found)


def make(table: Path, private: dict[str, Path]) -> Keys:
    """Make both pairs: public halves into the table's folder, each private half where its holder said.

    Raises KeyTrouble before anything is written: a private half in the table's folder, both in one place, or a key
    that is there already.
    """
    for holder in HOLDERS:
        _refuse_inside(private[holder], table)
        for path in (private[holder], table / f"{holder}.public"):
            if path.exists():
                raise KeyTrouble(f"{path} is there already. A key is never overwritten; choose another place")
    if private["auditor"].resolve() == private["floor"].resolve():
        raise KeyTrouble("each holder needs a place of his own: one alone must not be able to open a card")
    table.mkdir(parents=True, exist_ok=True)
    made = []
    for holder in HOLDERS:
        pair = PrivateKey.generate()
        _write_for_owner_only(private[holder], pair.encode(HexEncoder))
        (table / f"{holder}.public").write_bytes(pair.public_key.encode(HexEncoder))
        made.append(pair.public_key)
    return Keys(*made)


def _refuse_inside(path: Path, table: Path) -> None:
    """A private half may not lie in the table's folder, by whatever way the place is written."""
    inside = table.resolve()
    if inside == path.resolve() or inside in path.resolve().parents:
        raise KeyTrouble(f"{path} lies in the table's own folder {table}. Put it on the holder's own medium")


def _write_for_owner_only(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def load_private(path: Path) -> PrivateKey:
    """A holder's private half. Raises KeyTrouble."""
    try:
        return PrivateKey(path.read_bytes().strip(), HexEncoder)
    except (OSError, CryptoError, ValueError, TypeError) as error:
        raise KeyTrouble(f"{path} holds no private key: {error}") from error
