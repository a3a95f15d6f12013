"""Concealed cards on disk: sealed when read, opened by the auditor's and the floor manager's keys together.

A fresh key per hand seals each card; the key itself is sealed for the auditor and, outside that, for the floor manager,
so that one private half alone opens nothing.
"""

from collections.abc import Sequence

from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, PublicKey, SealedBox
from nacl.secret import SecretBox
from nacl.utils import random

from dealer_app.rules.cards import Card, cards


class CannotOpen(Exception):
    """The keys do not open this seal, or the sealed bytes were changed."""


class Seal:
    """Seals the cards of one hand. The key dies with this object."""

    def __init__(self, auditor: PublicKey, floor: PublicKey) -> None:
        self._auditor = auditor
        self._floor = floor
        self.key: bytes | None = None

    def __repr__(self) -> str:
        return "Seal()"

    def renew(self) -> bytes:
        """Begin a new hand: a fresh key, returned wrapped for both holders."""
        self.key = random(SecretBox.KEY_SIZE)
        return bytes(SealedBox(self._floor).encrypt(SealedBox(self._auditor).encrypt(self.key)))

    def close(self, cards: Sequence[Card]) -> bytes:
        """The cards under the key of this hand. Raises CannotOpen before `renew`: nobody could ever open them."""
        if self.key is None:
            raise CannotOpen("no key of this hand is wrapped yet: begin the hand or confirm the restart first")
        return bytes(SecretBox(self.key).encrypt("".join(each.text for each in cards).encode()))


def open_key(wrapped: bytes, auditor: PrivateKey, floor: PrivateKey) -> bytes:
    """The key of a hand, by both private halves. Raises CannotOpen."""
    try:
        return bytes(SealedBox(auditor).decrypt(SealedBox(floor).decrypt(wrapped)))
    except CryptoError as error:
        raise CannotOpen("these two keys do not open this seal") from error


def open_cards(sealed: bytes, key: bytes) -> tuple[Card, ...]:
    """The cards sealed under the key of a hand. Raises CannotOpen."""
    try:
        text = SecretBox(key).decrypt(sealed).decode()
    except CryptoError as error:
        raise CannotOpen("the sealed cards were changed or belong to another hand") from error
    return cards(text)
