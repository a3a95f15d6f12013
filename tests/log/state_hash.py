"""The hash of a whole table state: equal on every machine that folded the same facts."""

import hashlib

import msgspec

from dealer_app.rules.cards import Face
from dealer_app.rules.table import Table
from dealer_app.rules.variant import Variant


def state_hash(table: Table) -> str:
    """SHA-256, in hex, of the table's canonical JSON; a variant stands as its key."""
    plain = msgspec.to_builtins(_keyed(table), enc_hook=_text)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def _keyed(value: object) -> object:
    if isinstance(value, Variant):
        return value.key
    if isinstance(value, tuple):
        return [_keyed(each) for each in value]
    return value


def _text(value: object) -> str:
    if isinstance(value, Face):
        return value.text
    raise TypeError(f"{type(value).__name__} has no place in a state")
